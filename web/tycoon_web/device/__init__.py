"""The device: its browser, what is stored on it, what was set for it."""
