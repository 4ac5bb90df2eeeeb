module-frost = Frost
breathe = breathe on the heap
heap-frozen = { $seat } breathes on the heap, and the stones stick together.
stones-stick = The stones stick together: one at a time, or a card.
