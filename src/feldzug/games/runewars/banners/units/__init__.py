"""The eight new units: how they are recruited, and what each does on an orb."""
