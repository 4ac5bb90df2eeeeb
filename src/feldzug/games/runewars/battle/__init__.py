"""Battles: from the marker in the area to the last unit put back. [RW-224 – RW-299]"""
