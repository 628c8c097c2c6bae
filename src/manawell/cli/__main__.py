"""`python -m manawell.cli`: the same as `manawell`."""

from manawell.cli.app import main

if __name__ == "__main__":
    main()
