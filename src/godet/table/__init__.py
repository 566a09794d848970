"""The parlour: the authority over matches. Judge, ask, write, then tell."""
