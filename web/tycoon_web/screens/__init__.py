"""One file per screen that knows no particular game: functions from data to elements."""
