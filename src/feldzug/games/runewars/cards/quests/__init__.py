"""The quest cards: one class a card."""
