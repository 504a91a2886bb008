"""What each level asks, what its messages look like, and how answers are compared.

`shapes` are small checks of JSON values, `forms` puts them together for every message both ways, `comparing`
holds an answer against the expected one, `bare` and `standing` say what the reference engine answers about
matches, and what a seat knows.
"""
