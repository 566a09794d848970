"""The foundations: what a record, a move, a chance, a log and a game are."""
