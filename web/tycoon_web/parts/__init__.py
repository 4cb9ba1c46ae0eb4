"""Small pieces every screen is made of."""
