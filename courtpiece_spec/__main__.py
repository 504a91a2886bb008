"""`python -m courtpiece_spec` is the command `courtpiece`."""

from courtpiece_spec.cli.main import entry

if __name__ == "__main__":
    entry()
