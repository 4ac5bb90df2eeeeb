"""Tactics cards: when they are played, by whom, and what becomes of them. [RW-202 – RW-212]"""
