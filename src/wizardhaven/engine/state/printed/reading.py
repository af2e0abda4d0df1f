"""How each kind of card is read into what the engine keeps of it."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.printed.marks import read_marks
from wizardhaven.engine.state.printed.printed import (
    ALLY,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    ITEM,
    REGION_CARD,
    SITE,
    Printed,
)
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.shapes import BecomesAlly
from wizardhaven.vocabulary.terms import Length, Points, Side

_READ: Final[dict[str, Printed]] = {}
"""What was read last under each code, for all games."""


def read_card(card: Card) -> Printed:
    """The card as the engine reads it, with everything laid out; read once, and shared by all games."""
    known = _READ.get(card.code)
    if known is None or known.card is not card:  # a story may invent another card under a known code
        known = Printed(card)
        _read(known, card)
        known.lay_out()
        _READ[card.code] = known
    return known


def _read(printed: Printed, card: Card) -> None:
    if not isinstance(card, Region):
        read_marks(printed, card.marks)
    if isinstance(card, Character):
        _read_character(printed, card)
    elif isinstance(card, Item):
        _read_item(printed, card)
    elif isinstance(card, Ally):
        _read_ally(printed, card)
    elif isinstance(card, Faction):
        _read_faction(printed, card)
    elif isinstance(card, Event):
        _read_event(printed, card)
    elif isinstance(card, Creature):
        _read_creature(printed, card)
    elif isinstance(card, Site):
        printed.kind = SITE
        printed.site = card
        printed.alignment = card.alignment
        printed.abilities = card.abilities
        printed.stage_points = card.stage_points
    else:
        assert isinstance(card, Region)
        printed.kind = REGION_CARD


def _read_character(printed: Printed, card: Character) -> None:
    printed.kind = CHARACTER
    printed.character = card
    printed.alignment = card.alignment
    printed.abilities = card.abilities
    printed.race = card.race
    printed.skills = card.skills
    printed.prowess = card.prowess
    printed.body = card.body
    printed.mind = card.mind if card.mind is not None else 0
    printed.direct_influence = card.direct_influence
    printed.points = card.marshalling_points
    printed.points_source = Points.CHARACTER
    printed.avatar = card.avatar is not None
    printed.discarded_on = card.discarded_on


def _read_item(printed: Printed, card: Item) -> None:
    printed.kind = ITEM
    printed.item = card
    printed.alignment = card.alignment
    printed.resource = True
    printed.abilities = card.abilities
    printed.corruption = card.corruption
    printed.points = card.marshalling_points
    printed.stage_points = card.stage_points
    printed.points_source = Points.ITEM


def _read_ally(printed: Printed, card: Ally) -> None:
    printed.kind = ALLY
    printed.ally = card
    printed.race = card.race
    printed.alignment = card.alignment
    printed.resource = True
    printed.abilities = card.abilities
    printed.skills = card.skills
    printed.prowess = card.prowess or 0
    printed.body = card.body or 0
    printed.mind = card.mind
    printed.direct_influence = card.direct_influence
    printed.points = card.marshalling_points
    printed.stage_points = card.stage_points
    printed.points_source = Points.ALLY


def _read_faction(printed: Printed, card: Faction) -> None:
    printed.kind = FACTION
    printed.faction = card
    printed.alignment = card.alignment
    printed.resource = True
    printed.abilities = card.abilities
    printed.race = card.race
    printed.points = card.marshalling_points
    printed.stage_points = card.stage_points
    printed.points_source = Points.FACTION


def _read_event(printed: Printed, card: Event) -> None:
    printed.kind = EVENT
    printed.event = card
    printed.alignment = card.alignment
    printed.hazard = card.side is Side.HAZARD
    printed.resource = card.side is Side.RESOURCE
    printed.abilities = card.abilities
    printed.uses = card.uses
    printed.corruption = card.corruption
    printed.points = card.marshalling_points
    printed.stage_points = card.stage_points
    printed.points_source = card.points
    printed.race = card.race
    for ability in card.abilities:
        if isinstance(ability, BecomesAlly):  # where it is not in play, nobody asks what it is
            printed.kind = ALLY
            printed.mind, printed.body, printed.prowess = ability.mind, ability.body, ability.prowess


def _read_creature(printed: Printed, card: Creature) -> None:
    printed.kind = CREATURE
    printed.creature = card
    printed.hazard = True
    printed.abilities = card.abilities
    printed.race = card.race
    printed.prowess = card.prowess
    printed.body = card.body if card.body is not None else NONE
    printed.points = card.kill_points
    printed.points_source = Points.KILL
    if card.as_event:
        printed.abilities = (*card.abilities, *card.as_event)
        _read_as_event(printed, card, Length.PERMANENT, (Use(),))
    elif card.as_short_event:
        _read_as_event(printed, card, Length.SHORT, card.as_short_event)


def _read_as_event(printed: Printed, card: Creature, length: Length, uses: tuple[Use, ...]) -> None:
    """A creature that can be an event instead is read as both. [MOV-39]"""
    printed.uses = uses
    marks = (Mark.UNIQUE,) if printed.unique else ()
    printed.event = Event(card.code, card.name, Side.HAZARD, length, uses, card.as_event, marks=marks)
