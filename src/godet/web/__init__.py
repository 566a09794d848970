"""The front door: HTTP, sockets, sessions and the words of the wire."""
