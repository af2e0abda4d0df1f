"""Puts people's names into a sentence that is ready, so that nothing in a name is taken for words."""

from __future__ import annotations

from typing import Final

from wizardhaven.protocol.shapes import Name, Text
from wizardhaven.view.telling.person import Person

SIGNS: Final = (Person.FIRST_BY_NAME.value, Person.SECOND_BY_NAME.value)


def with_people(text: Text, names: tuple[str, str]) -> Text:
    """The sentence with every sign of a name replaced; the stretches that name cards move along."""
    if not any([sign in text.text for sign in SIGNS]):
        return text
    said, shifts = "", [0]
    for letter in text.text:
        said += names[SIGNS.index(letter)] if letter in SIGNS else letter
        shifts.append(len(said))
    moved = [Name(shifts[one.from_], shifts[one.to], one.code) for one in text.names]
    return Text(said, tuple(moved))
