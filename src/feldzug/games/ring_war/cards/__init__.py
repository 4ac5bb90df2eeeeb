"""The adventure cards: one class a card, its sentence above it."""
