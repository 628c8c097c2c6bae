"""`python -m manawell.cli`: the same as `manawell`."""

if __name__ == "__main__":
    from manawell.cli.app import main  # not in the processes of bots and workers, which load this file as well

    main()
