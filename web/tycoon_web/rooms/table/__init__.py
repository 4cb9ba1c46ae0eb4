"""Playing: the table, the curtain, the log, taking back, the end and the replay."""
