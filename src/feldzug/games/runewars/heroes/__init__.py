"""Heroes: the Quest Phase, duels, quests and what they bring."""
