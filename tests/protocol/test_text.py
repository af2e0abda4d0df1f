"""Names of cards are found in ready sentences, and small shapes travel under the page's own names."""

import msgspec

from wizardhaven.catalogue.catalogue import find
from wizardhaven.protocol.shapes import Anchor, Name, Outcome, Text
from wizardhaven.protocol.text import linked
from wizardhaven.text.language import Language

RING = find("The One Ring").code
MORIA = find("Moria").code
BALIN = find("Balin").code


def named(text: Text) -> list[tuple[str, str]]:
    return [(text.text[name.from_ : name.to], name.code) for name in text.names]


def test_every_occurrence_of_a_name_is_marked() -> None:
    text = linked("Balin goes to Moria. Balin stays there.", [MORIA, BALIN], Language.EN)
    assert named(text) == [("Balin", BALIN), ("Moria", MORIA), ("Balin", BALIN)]


def test_only_whole_words_are_names() -> None:
    assert named(linked("Balinish talk in Moria, and Morias", [BALIN, MORIA], Language.EN)) == [
        ("Moria", MORIA)
    ]


def test_the_longer_name_goes_before_the_shorter_within_it() -> None:
    gandalf, friend = find("Gandalf").code, find("Gandalf's Friend").code
    assert named(linked("Gandalf’s Friend helps Gandalf", [gandalf, friend], Language.EN)) == [
        ("Gandalf’s Friend", friend),
        ("Gandalf", gandalf),
    ]


def test_of_cards_with_one_name_the_first_given_is_meant() -> None:
    one, other = "AS-145", "TW-393"
    assert named(linked("Edhellond", [one, other], Language.EN)) == [("Edhellond", one)]
    assert named(linked("Edhellond", [other, one], Language.EN)) == [("Edhellond", other)]


def test_names_are_those_of_the_language() -> None:
    assert named(linked("Der Eine Ring liegt in Moria.", [RING, MORIA], Language.DE)) == [
        ("Der Eine Ring", RING),
        ("Moria", MORIA),
    ]


def test_nothing_is_marked_without_cards() -> None:
    assert linked("Balin", [], Language.EN) == Text("Balin")


def test_shapes_travel_as_the_page_reads_them() -> None:
    assert msgspec.json.encode(Text("Balin", (Name(0, 5, BALIN),))) == (
        b'{"text":"Balin","names":[{"from":0,"to":5,"code":"' + BALIN.encode() + b'"}]}'
    )
    assert msgspec.json.encode(Anchor("card", "7")) == b'{"kind":"card","ref":"7"}'
    assert msgspec.json.encode(Anchor("path", "3", regions=("Rhudaur",))) == (
        b'{"kind":"path","ref":"3","regions":["Rhudaur"]}'
    )
    assert msgspec.json.encode(Outcome(2, 6, "bad", Text("x"), None)) == (
        b'{"from":2,"to":6,"tone":"bad","text":{"text":"x","names":[]},"rule":null}'
    )
