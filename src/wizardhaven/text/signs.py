"""Numbers with their signs, which are written alike in every language."""

from wizardhaven.vocabulary.numbers import Modify


def signed(number: int) -> str:
    """A number with its sign, as modifications are written."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def signed_amount(bonus: Modify) -> str:
    """By how much it changes something; what goes by stage points is said at length elsewhere."""
    return signed(bonus.by) if isinstance(bonus.by, int) else ""
