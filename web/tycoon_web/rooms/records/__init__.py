"""What the tables of this device remember of their games."""
