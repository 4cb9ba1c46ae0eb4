"""The page as an app: offline play, updates, installing, how long storage lasts."""
