"""Games that leave this device and games that come."""
