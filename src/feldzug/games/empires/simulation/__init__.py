"""A battle of two Warmaster armies, unit by unit, as a function of one seed. [EMP-435]"""
