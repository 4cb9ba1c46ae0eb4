"""What is set for this device, and the menu it is set in."""
