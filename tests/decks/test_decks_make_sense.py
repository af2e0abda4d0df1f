"""A deck that comes with the game can do what it is about: its cards find the sites they are played at."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally, Faction
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

FALLEN = [name for name in deck_names() if name.startswith("fallen")]
DOUBLE_DEALING = "WH-66"


def homeless(listed: Deck) -> list[str]:
    """The hero and minion factions and allies for which the location deck has no site."""
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    sites = scene.first.location_deck(*[cards()[code] for code in dict.fromkeys(listed.sites)])
    followers = [cards()[code] for code in dict.fromkeys(listed.resources + listed.sideboard)]
    missing: list[str] = []
    for card in followers:
        if isinstance(card, (Ally, Faction)) and card.alignment is not Alignment.FALLEN_WIZARD:
            either = card.alignment is Alignment.DUAL or DOUBLE_DEALING in listed.cards
            fitting = [site for site in sites if is_one_of(scene.table, site.id, card.playable_at)]
            of_its_side = [s for s in fitting if scene.table.printed[s.id].alignment is card.alignment]
            if not (fitting if either else of_its_side):
                missing.append(card.name)
    return missing


@pytest.mark.parametrize("name", FALLEN)
def test_every_faction_and_ally_of_a_fallen_wizard_finds_a_site(name: str) -> None:
    assert homeless(deck(name)) == []
