"""The hero cards: one class a card."""
