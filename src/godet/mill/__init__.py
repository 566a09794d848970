"""The mill: games played by the million; knows no game by name."""
