"""What happens on a game's table is seen moving and heard; this part of the page knows how."""
