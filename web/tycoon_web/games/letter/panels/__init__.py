"""Words and cards that are being put together at Letter Tycoon."""
