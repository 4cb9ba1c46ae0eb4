"""The page of Tycoon Table: what the browser shows, in Python. Only `browser` knows a browser."""
