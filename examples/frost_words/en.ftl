module-frost = Frost
breathe = breathe on the heap
heap-frozen = { $seat } breathes on the heap, and the stones stick together.
stones-stick = The stones stick together: one at a time, or a card.

rule-F1 = Once in the game a player may breathe on the heap instead of taking stones.
rule-F2 = Then the stones stick together: without a card everybody takes one at a time.
rule-F3 = The frost ends when it is that player's turn again.
