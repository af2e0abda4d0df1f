"""What can go wrong from outside: each error is a sentence a player can read."""


class WizardhavenError(Exception):
    """Something a person asked for cannot be done; the message says what is wrong and where."""


class IllegalAction(WizardhavenError):
    """An action that the rules do not allow now; the table is left as it was."""


class UnknownName(WizardhavenError):
    """A card, deck or rule that we do not have; the message names the nearest ones."""


class BrokenFile(WizardhavenError):
    """A file that does not say what it should; the message names the line."""
