"""The rules, to be read and searched."""
