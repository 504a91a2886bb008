"""The command `courtpiece`: one thin module a command.

`main` holds the table of commands and the exit codes, `output` what commands print and write with.
A module `courtpiece_spec.cli.NAME` offers one click command named `command`, and imports what is heavy
inside it: `courtpiece --help` imports none of these modules.
"""
