"""Empires: a club's map campaign, whose battles are fought with miniatures, on paper or simulated."""
