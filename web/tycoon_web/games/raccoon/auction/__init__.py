"""An auction: everybody bids at one device."""
