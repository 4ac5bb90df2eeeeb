"""Attacks on a server: what somebody who means harm, or has a bad line, could send it.

All of it goes to 127.0.0.1 and ends by itself. The tests run each attack in a short form;
`python -m tests.server.attack` runs them for some minutes and prints figures.
"""
