"""Paragraphs that open with a sentence about the card itself."""


def opening(first: str, told: list[str]) -> list[str]:
    """These paragraphs, the first of them opened by one more sentence."""
    return [" ".join([first, *told[:1]]), *told[1:]]
