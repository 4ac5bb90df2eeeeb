"""Intrigue, an expansion in a folder of its own: all that it adds, and nothing of it in the base.

Relics lie face down in every area; intrigues are drawn from a hidden pile and played in windows of their
own; coffers are a dial. Scouts, a module that an option of this one pulls in, look at what lies hidden.
"""
