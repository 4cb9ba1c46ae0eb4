"""The running game at the device: whose turn, what is put together, who sits where, its end."""
