"""The games on this device."""
