"""What the units of each faction do on an orb, one class a kind of unit. [RW-276 – RW-299]"""
