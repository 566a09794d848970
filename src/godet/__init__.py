"""Godet, an open table for dice games."""
