"""What a card permits is asked for where its traits are known, and every deed is permitted by some card."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.scenario import Scene
from wizardhaven.text.english import scene as english
from wizardhaven.text.english.standing import standing as in_english
from wizardhaven.text.french import scenes as french
from wizardhaven.text.french.standing import standing as in_french
from wizardhaven.text.german import scenes as german
from wizardhaven.text.german.standing import standing as in_german
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit, permits
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, AnyOf, AtMost, Named, Needing, Not, On, Such, With
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Phase,
    PlayerKind,
    Race,
    RegionType,
)

PRINTED: Final = (
    Deed.BRING,
    Deed.BRING_ANY_NUMBER,
    Deed.BRING_ONE,
    Deed.COME_BESIDES,
    Deed.KEY,
    Deed.KEY_ONE,
    Deed.PLAY_FREELY,
    Deed.PLAY_ONCE_A_TURN,
    Deed.PLAY_ONE_FREELY,
    Deed.PLAY_REGARDLESS,
    Deed.USE,
    Deed.USE_BY_TAPPING,
)
"""Of which cards something may be done is asked by what is printed on them."""

OTHERWISE: Final[dict[Deed, tuple[type | Mark | Sort | Subject, ...]]] = {
    Deed.ATTACK: (Alignment, With),
    Deed.ACT_AGAIN: (Mark.OUTSIDE_HAZARD_LIMIT,),
    Deed.CANCEL_BY_DISCARDING: (Race,),
    Deed.INFLUENCE: (Sort.FACTION,),
    Deed.JOIN: (Mark.LEADER, Race),
    Deed.LEAD: (Race, AtMost, Subject.THIS_CARD),
    Deed.MOVE: (RegionType,),
    Deed.PLAY: (Sort.ALLY, Mark.INFORMATION, ItemClass),
    Deed.PLAY_DISCARDED: (Sort.ALLY, Mark.UNIQUE, AtMost, On),
    Deed.PLAY_READ_AS: (Named,),
    Deed.PLAY_WITHOUT_TAPPING: (Subject.THIS_CARD, ItemClass, Sort.ITEM),
    Deed.RESERVE: (Race,),
    Deed.REVEAL_AGAINST: (Check, Needing, Sort.COMPANY),
}
"""Of which cards it is asked by whoever asks for the deed, and by what."""

BY: Final[dict[Deed, tuple[type | Sort | Subject, ...]]] = {
    Deed.ATTACK: (Alignment, With),
    Deed.ACT_AGAIN: (Sort.AGENT, Subject.THIS_CARD),
    Deed.BRING_ONE: (Subject.COMPANY,),
    Deed.MOVE: (Sort.AGENT, Sort.ALLY, Alignment),
    Deed.PLAY_DISCARDED: (Subject.BEARER,),
    Deed.PLAY_WITHOUT_TAPPING: (Named,),
    Deed.STORE_AT_END_OF_TURN: (Alignment,),
    Deed.USE: (Sort.AVATAR,),
    Deed.USE_MINION_SITES: (Subject.BEARER, PlayerKind),
}
"""Who may do it, where that is said."""


def found(value: object) -> Iterator[Permit]:
    """Every permission in a card, or in a part of one."""
    if isinstance(value, Permit):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from found(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from found(getattr(value, field.name))


def leaves(such: Such | None) -> list[Such]:
    """The traits of a selector that are not put together from others."""
    if isinstance(such, (AllOf, AnyOf)):
        return [leaf for trait in such.traits for leaf in leaves(trait)]
    if isinstance(such, Not):
        return leaves(such.trait)
    return [] if such is None else [such]


PERMITS: Final = list(dict.fromkeys([one for card in catalogue.cards().values() for one in found(card)]))


def is_known(trait: Such, known: tuple[object, ...]) -> bool:
    return any([trait is one or (isinstance(one, type) and isinstance(trait, one)) for one in known])


def test_what_it_is_about_is_known_at_its_door() -> None:
    scene = Scene()
    card = scene.first.in_hand("Gates of Morning").id
    printed = scene.table.printed[card]

    for permit in PERMITS:
        for trait in leaves(permit.what):
            if permit.deed in PRINTED and trait is not Subject.TARGET:
                assert fits_printed(printed, trait) in (True, False)
            elif permit.deed not in PRINTED:
                assert is_known(trait, OTHERWISE.get(permit.deed, ())), permit


def test_who_may_is_known_by_whoever_asks() -> None:
    for permit in PERMITS:
        for trait in leaves(permit.by):
            assert is_known(trait, BY.get(permit.deed, ())), permit


def test_whoever_plays_an_ally_by_name_is_asked_at_the_door_of_characters() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    table = scene.begin(Phase.ORGANIZATION).table
    named = [permit.by for permit in PERMITS if isinstance(permit.by, Named)]

    assert named
    assert not any([fits(table, elrond.id, by) for by in named])


def test_no_list_speaks_of_a_deed_that_no_card_permits() -> None:
    permitted = {permit.deed for permit in PERMITS}

    assert {*PRINTED, *OTHERWISE, *BY} <= permitted
    assert len(permitted) > 25


def test_something_follows_only_from_these_deeds() -> None:
    following = [permit for permit in PERMITS if permit.then]

    assert {permit.deed for permit in following} == {
        Deed.MOVE,
        Deed.KEY,
        Deed.RESERVE,
        Deed.INFLUENCE_FROM_AFAR,
    }


def test_a_permission_is_known_by_its_deed() -> None:
    leading = Permit(Deed.LEAD)

    assert permits(leading, Deed.LEAD, Deed.JOIN)
    assert not permits(leading, Deed.JOIN)
    assert not permits(ANYTHING, Deed.LEAD)


@pytest.mark.parametrize("permit", PERMITS, ids=range(len(PERMITS)))
def test_each_language_says_what_it_is_about(permit: Permit) -> None:
    said = [
        in_english(permit, english.Scene("Staff")),
        in_german(permit, german.PLAIN).said(),
        in_french(permit, french.PLAIN).said(),
    ]

    assert all(said)


def test_who_may_have_no_followers_and_where_rings_are_tested_is_said() -> None:
    by_name = {card.name: card for card in catalogue.cards().values() if str(card.code) in ("BA-3", "LE-352")}
    texts = {name: [" ".join(card_text(card, each)) for each in Language] for name, card in by_name.items()}

    assert "The Balrog may not have followers." in texts["The Balrog"][0]
    assert "Der Balrog darf keine Gefolgsleute haben." in texts["The Balrog"][1]
    assert "Le Balrog ne peut avoir aucun suivant." in texts["The Balrog"][2]
    assert "Each gold ring at Barad-dûr is tested" in texts["Barad-dûr"][0]
    assert "Jeder Goldene Ring an diesem Ort wird" in texts["Barad-dûr"][1]
    assert "Chaque anneau d’or qui se trouve ici est testé" in texts["Barad-dûr"][2]
