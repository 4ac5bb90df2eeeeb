"""The reward cards: one class a card."""
