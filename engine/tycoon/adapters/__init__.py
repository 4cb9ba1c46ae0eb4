"""The games in the forms that other programs know; each module needs an extra of its own."""
