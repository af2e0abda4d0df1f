"""What can go wrong from outside: each error is a sentence a player can read."""


class WizardhavenError(Exception):
    """Something a person asked for cannot be done; the message says what is wrong and where."""


class IllegalAction(WizardhavenError):
    """An action that the rules do not allow now; the table is left as it was."""


class UnknownName(WizardhavenError):
    """A card, deck or rule that we do not have; the message names the nearest ones."""


class BrokenFile(WizardhavenError):
    """A file that does not say what it should; the message names the line."""


class ImpossiblePosition(WizardhavenError):
    """A table that no game could come to; the message says why, and `card` is the number of what is wrong."""

    def __init__(self, message: str, card: int = -1) -> None:
        super().__init__(message)
        self.card = card
