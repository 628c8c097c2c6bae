"""What all models of the HTTP routes share."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Objection(Model):
    """The rule of a game that excludes a position, and why: a message of the game's texts with values."""

    rule: str
    reason: str
    values: dict[str, Any]


class FaultBody(Model):
    """A fault: a message id with values, and its English text."""

    fault: str
    values: dict[str, Any]
    message: str
    objection: Objection | None = None
    """For `fault-impossible`."""


Name = Annotated[str, Field(min_length=1, max_length=40)]

Language = Literal["en", "de", "fr"]
