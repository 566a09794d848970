"""The cellar: what must survive, in SQLite by default."""
