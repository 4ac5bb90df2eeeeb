"""The cards of Runewars: one class a card."""
