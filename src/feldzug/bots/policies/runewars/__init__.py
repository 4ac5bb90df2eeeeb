"""The policy of Runewars: how a battle may end, what things are worth, which answer follows from it."""
