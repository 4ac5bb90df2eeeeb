"""Commanders of the Battlefield: heroes who lead armies. [BOW-190 – BOW-220]"""
