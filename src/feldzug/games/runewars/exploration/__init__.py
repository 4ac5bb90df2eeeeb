"""The exploration variant: hidden tokens that heroes find. [RW-361 – RW-373]"""
