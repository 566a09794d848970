"""The side door: everything the house does, from a command line."""
