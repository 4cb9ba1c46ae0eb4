"""Word lists: fetched, imported, missed."""
