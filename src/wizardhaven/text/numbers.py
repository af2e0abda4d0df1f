"""The numbers on a card, each with the key of its label; they are the same in every language."""

from enum import Enum
from typing import assert_never

from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.terms import Points


class Label(Enum):
    """What a number on a card is."""

    PROWESS = "prowess"
    BODY = "body"
    MIND = "mind"
    DIRECT_INFLUENCE = "direct-influence"
    GENERAL_INFLUENCE = "general-influence"
    INFLUENCE_NUMBER = "influence-number"
    STRIKES = "strikes"
    CORRUPTION = "corruption"
    CORRUPTION_CHECK_MODIFIER = "corruption-check-modifier"
    MARSHALLING_POINTS = "marshalling-points"
    STAGE_POINTS = "stage-points"
    KILL_POINTS = "kill-points"
    RESOURCE_DRAWS = "resource-draws"
    HAZARD_DRAWS = "hazard-draws"


def numbers(card: Card) -> list[tuple[Label, int]]:
    """The numbers a card has, in the order in which they are shown."""
    return [(label, value) for label, value in _printed(card) if value is not None]


def _printed(card: Card) -> list[tuple[Label, int | None]]:
    match card:
        case Character():
            return [
                (Label.PROWESS, card.prowess),
                (Label.BODY, card.body),
                (Label.MIND, card.mind),
                (Label.DIRECT_INFLUENCE, card.direct_influence),
                (Label.GENERAL_INFLUENCE, card.general_influence),
                (Label.MARSHALLING_POINTS, card.marshalling_points),
                (Label.CORRUPTION_CHECK_MODIFIER, card.corruption_check_modifier or None),
            ]
        case Item():
            return [
                (Label.MARSHALLING_POINTS, card.marshalling_points),
                (Label.STAGE_POINTS, card.stage_points or None),
                (Label.CORRUPTION, card.corruption),
            ]
        case Ally():
            return [
                (Label.PROWESS, card.prowess),
                (Label.BODY, card.body),
                (Label.MIND, card.mind),
                (Label.DIRECT_INFLUENCE, card.direct_influence or None),
                (Label.MARSHALLING_POINTS, card.marshalling_points),
                (Label.STAGE_POINTS, card.stage_points or None),
            ]
        case Faction():
            return [
                (Label.INFLUENCE_NUMBER, card.influence_number),
                (Label.MARSHALLING_POINTS, card.marshalling_points),
                (Label.STAGE_POINTS, card.stage_points or None),
            ]
        case Event():
            worth = Label.KILL_POINTS if card.points is Points.KILL else Label.MARSHALLING_POINTS
            return [
                (worth, card.marshalling_points or None),
                (Label.STAGE_POINTS, card.stage_points or None),
                (Label.CORRUPTION, card.corruption or None),
            ]
        case Creature():
            return [
                (Label.STRIKES, card.strikes),
                (Label.PROWESS, card.prowess),
                (Label.BODY, card.body),
                (Label.KILL_POINTS, card.kill_points),
            ]
        case Site():
            return [
                (Label.RESOURCE_DRAWS, card.resource_draws),
                (Label.HAZARD_DRAWS, card.hazard_draws),
                (Label.STAGE_POINTS, card.stage_points or None),
            ]
        case Region():
            return []
        case _:
            assert_never(card)
