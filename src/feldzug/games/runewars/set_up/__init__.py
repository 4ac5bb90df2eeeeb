"""The set-up of Runewars, step by step."""
