"""The development cards, a module a faction: one class a card."""
