"""The cards of the expansion, a module a deck: one class a card."""
