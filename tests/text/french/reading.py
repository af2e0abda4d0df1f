"""French text as it is read aloud: the spaces that do not break a line are spaces like any other."""


def read(words: str) -> str:
    """The words with ordinary spaces, so that an example can be written with the keys of a keyboard."""
    return words.replace("\N{NO-BREAK SPACE}", " ")
