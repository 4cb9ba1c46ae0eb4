"""A game to be: its options and editions, who sits where, deals in links and of the day."""
