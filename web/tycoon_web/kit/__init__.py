"""What any page could be made of: it knows no game and remembers nothing."""
