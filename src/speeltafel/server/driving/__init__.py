"""What happens at a table by itself: clocks that run out, bots that move."""
