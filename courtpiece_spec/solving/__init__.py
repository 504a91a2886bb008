"""Perfect play: what each card leads to when everybody sees all hands and errs nowhere."""
