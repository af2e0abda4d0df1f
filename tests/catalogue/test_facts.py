"""The numbers and symbols of every card are those that are printed; `facts.txt` has a line for each.

What our cards say otherwise than their print, or say though nobody knows the print, is in `differing.txt`:
the code, the fact that is left out and what we say, and why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, assert_never

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import item_class_in
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.fighting import Detains, Manner, fights
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import regions_of, sites_named
from wizardhaven.vocabulary.rolls import modifier
from wizardhaven.vocabulary.such import Not, Such, Within, choices
from wizardhaven.vocabulary.terms import RegionType, SiteType, Stat
from wizardhaven.vocabulary.whose import is_of_characters

WRITTEN: Final = (Path(__file__).parent / "facts.txt").read_text(encoding="utf-8").splitlines()
DIFFERING: Final = (Path(__file__).parent / "differing.txt").read_text(encoding="utf-8").splitlines()
LETTERS: Final = {
    RegionType.WILDERNESS: "w",
    RegionType.BORDER_LAND: "b",
    RegionType.FREE_DOMAIN: "f",
    RegionType.SHADOW_LAND: "s",
    RegionType.DARK_DOMAIN: "d",
    RegionType.COASTAL_SEA: "c",
}


def test_every_card_has_the_numbers_and_symbols_that_are_printed() -> None:
    wrong = []
    for code, *printed in [line.split("; ") for line in WRITTEN]:
        told = [f"{name} {value}" for name, value in facts(cards()[code]).items()]
        wrong.extend([f"{code} has {fact} in print, and not with us" for fact in printed if fact not in told])

    assert not wrong


def test_every_card_but_a_region_has_its_line() -> None:
    places = {code for code, card in cards().items() if isinstance(card, Region)}

    assert {line.split("; ")[0] for line in WRITTEN} == cards().keys() - places


def test_what_is_left_out_has_a_reason_and_is_what_we_say_it_is() -> None:
    left_out = []
    for code, *printed in [line.split("; ") for line in WRITTEN]:
        told = [fact.split(" ", 1)[0] for fact in printed]
        left_out.extend(
            [f"{code}; {n} {value}" for n, value in facts(cards()[code]).items() if n not in told]
        )

    assert sorted(left_out) == sorted(["; ".join(line.split("; ", 2)[:2]) for line in DIFFERING])


def facts(card: Card) -> dict[str, str]:
    """What a card shows in numbers and symbols."""
    match card:
        case Character():
            return _of_character(card)
        case Item():
            return _of_item(card)
        case Ally():
            return {
                "prowess": str(card.prowess),
                "body": str(card.body),
                "mind": str(card.mind),
                "points": str(card.marshalling_points),
            }
        case Faction():
            return {
                "number": str(card.influence_number),
                "points": str(card.marshalling_points),
                "at": _named(card.playable_at),
            }
        case Event():
            return {"points": str(card.marshalling_points), "corruption": str(card.corruption)}
        case Creature():
            return _of_creature(card)
        case Site():
            return _of_site(card)
        case Region():
            return {}
        case _:
            assert_never(card)


def _of_item(card: Item) -> dict[str, str]:
    """With the most that it gives its bearer."""
    added = [one for one in card.abilities if isinstance(one, Modify) and is_of_characters(one)]
    given = [one for one in added if not isinstance(one.against, Not)]  # against the others it is the same
    most = {
        stat: sum([one.by for one in given if one.what is stat and isinstance(one.by, int)])
        for stat in (Stat.PROWESS, Stat.BODY, Stat.DIRECT_INFLUENCE)
    }
    return {
        "points": str(card.marshalling_points),
        "corruption": str(card.corruption),
        "prowess": str(most[Stat.PROWESS]),
        "body": str(most[Stat.BODY]),
        "influence": str(most[Stat.DIRECT_INFLUENCE]),
    }


def _of_character(card: Character) -> dict[str, str]:
    return {
        "race": card.race.value if card.race is not None else "",
        "home": _named(card.home),
        "homeland": ",".join([name for one in card.home for name in regions_of(one)]),
        "skills": ",".join(sorted([skill.value for skill in card.skills])),
        "mind": str(card.mind),
        "influence": str(card.direct_influence),
        "prowess": str(card.prowess),
        "body": str(card.body),
        "points": str(card.marshalling_points),
        "discarded": ",".join(map(str, card.discarded_on)),
        "modifier": str(card.corruption_check_modifier),
    }


def _of_creature(card: Creature) -> dict[str, str]:
    always = [key for key in card.keyed_to if key.condition is None or isinstance(key.to, SiteType)]
    ways = [LETTERS[key.to] * key.count for key in always if isinstance(key.to, RegionType)]
    return {
        "race": card.race.value,
        "strikes": str(card.strikes),
        "prowess": str(card.prowess),
        "body": str(card.body),
        "points": str(card.kill_points),
        "chooses": str(fights(card.abilities, Manner.ATTACKER_ASSIGNS)),
        "ways": ",".join(sorted(ways)),
        "holds": ",".join(sorted([key.to.value for key in always if isinstance(key.to, SiteType)])),
        "regions": ",".join(
            sorted([name for key in always if isinstance(key.to, Within) for name in regions_of(key.to)])
        ),
    }


def _named(places: tuple[Such, ...]) -> str:
    return ",".join(sorted(sites_named(places)))


def _below(place: Such) -> str:
    return f"any in {','.join(regions_of(place))}" if regions_of(place) else _named((place,))


def _attack(attack: Attack) -> str:
    said = attack.abilities
    strikes = "each" if fights(said, Manner.EACH_FACES_A_STRIKE) else str(attack.strikes)
    covert = " covert" if any(isinstance(one, Detains) and _means_covert(one) for one in said) else ""
    checks = [one.then for one in said if isinstance(one, When)]
    modified = [f" {modifier(one)}" for one in checks if isinstance(one, Roll)]
    return f"{strikes}/{attack.prowess}{covert}{''.join(modified)}"


def _means_covert(detains: Detains) -> bool:
    return any(isinstance(one, Not) and one.trait is Mark.OVERT for one in choices(detains.whom))


def _of_site(card: Site) -> dict[str, str]:
    attacks = [one for one in card.automatic_attacks if isinstance(one, Attack)]
    return {
        "region": str(card.region),
        "haven": str(card.nearest_haven),
        "path": "".join([LETTERS[one] for one in card.path]),
        "draws": f"{card.resource_draws}/{card.hazard_draws}",
        "items": ",".join(sorted([item_class_in(one).value for one in card.playable_items])),
        "information": str(Mark.INFORMATION in card.marks),
        "hoard": str(Mark.HOARD in card.marks),
        "below": ",".join([f"{_below(one.place)} {one.number}" for one in card.adjacent]),
        "attackers": ",".join([one.race.value for one in attacks if one.race]),
        "attacks": ",".join([_attack(one) for one in attacks]),
    }
