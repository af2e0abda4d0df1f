"""The printed facts: how many there are, what they agree on, how they are kept."""

from collections import Counter
from importlib.resources import files

import msgspec

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.printing import CardClass, CardSet, Kind, Printing, Trait, by_code, printings
from wizardhaven.vocabulary.cards import Character, Faction


def test_there_are_1683_printings_of_1625_cards() -> None:
    assert len(printings()) == 1683
    assert len({printing.card for printing in printings()}) == 1625


def test_every_set_is_complete_and_in_the_order_of_its_numbers() -> None:
    last = {"TW": 500, "TD": 185, "DM": 183, "LE": 419, "AS": 170, "WH": 122, "BA": 104}

    expected = [f"{s.value}-{number}" for s in CardSet for number in range(1, last[s.value] + 1)]

    assert [printing.code for printing in printings()] == expected
    assert all(printing.code.endswith(f"-{printing.number}") for printing in printings())


def test_a_reprint_prints_an_original_that_agrees_with_it() -> None:
    reprints = [printing for printing in printings() if printing.is_reprint]

    assert len(reprints) == 58
    for reprint in reprints:
        original = by_code()[reprint.card]
        assert not original.is_reprint
        assert (original.names.en, original.kind, original.card_class, original.version, original.unique) == (
            reprint.names.en,
            reprint.kind,
            reprint.card_class,
            reprint.version,
            reprint.unique,
        )


def test_only_three_printings_lack_a_german_name_and_none_a_french_one() -> None:
    without_german = [printing.code for printing in printings() if printing.names.de is None]

    assert without_german == ["TW-249", "TW-500", "AS-136"]
    assert all(printing.names.fr for printing in printings())


def test_the_kinds_of_card_are_counted() -> None:
    counted = Counter(printing.kind for printing in printings())

    assert counted[Kind.SITE] == 220
    assert counted[Kind.REGION] == 52
    assert sum(counted.values()) == 1683


def test_a_set_has_a_title() -> None:
    assert [card_set.title for card_set in CardSet] == [
        "The Wizards",
        "The Dragons",
        "Dark Minions",
        "The Lidless Eye",
        "Against the Shadow",
        "The White Hand",
        "The Balrog",
    ]


def test_the_files_hold_one_printing_a_line_in_one_way_of_writing() -> None:
    for card_set in CardSet:
        page = files("wizardhaven.catalogue") / "printed" / f"{card_set.value.lower()}.json"
        lines = [
            msgspec.json.encode(printing).decode()
            for printing in printings()
            if printing.card_set is card_set
        ]

        assert page.read_text(encoding="utf-8") == "[\n" + ",\n".join(lines) + "\n]\n"


def test_every_agent_and_every_character_but_an_avatar_has_a_mind() -> None:
    minded = [p for p in printings() if p.card_class in (CardClass.AGENT, CardClass.CHARACTER)]

    assert len(minded) == 176
    assert all(printing.mind is not None for printing in minded)
    assert by_code()["DM-14"].mind == 9


def test_every_character_and_every_faction_but_the_dead_has_a_race_and_nothing_else() -> None:
    peopled = (CardClass.CHARACTER, CardClass.FACTION)

    without = [p.code for p in printings() if (p.race is None) is (p.card_class in peopled)]

    assert without == ["TW-193"]


def test_the_race_of_a_card_that_can_be_played_is_the_one_on_the_card() -> None:
    playable = [(p, cards()[p.card]) for p in printings() if p.race is not None and p.card in cards()]

    told = [(p.race, card.race) for p, card in playable if isinstance(card, Character | Faction)]

    assert len(told) == len(playable) > 150
    assert all(printed is said for printed, said in told)


def test_what_deck_building_asks_of_a_card_is_counted() -> None:
    counted = Counter(trait for printing in printings() for trait in printing.traits)

    assert counted[Trait.HAVEN] == 13
    assert counted[Trait.OPEN_TO_ALL] == 5
    assert counted[Trait.DRAGON_EVENT] == 18
    assert counted[Trait.NO_STARTING_CARD] == 5
    assert set(counted) == set(Trait)


def test_a_printing_says_nothing_of_a_cards_text() -> None:
    assert set(Printing.__struct_fields__) == {
        "code",
        "number",
        "names",
        "rarity",
        "kind",
        "card_class",
        "subclass",
        "version",
        "unique",
        "race",
        "mind",
        "stage_points",
        "specific",
        "manifests",
        "traits",
        "card",
    }
