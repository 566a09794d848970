"""Targets: flick a die from one's tower; where it comes to rest is measured."""
