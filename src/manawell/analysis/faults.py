"""What cannot be analysed; the words are those of the table."""

from manawell.table.faults import TableFault


class Unfinished(TableFault):
    """The game is not over: an analysis would show what a player may not know."""

    def __init__(self) -> None:
        super().__init__("fault-unfinished")
