"""What a run reports: in a terminal, as JSON Lines, JUnit XML, a page, a badge; and what is known of it."""
