"""Cards found by a line of words and filters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wizardhaven.catalogue.search.complaints import TABLES, Trouble
from wizardhaven.catalogue.search.entry import entries
from wizardhaven.catalogue.search.filters import NUMBERS, WORDS, having
from wizardhaven.catalogue.search.search import search
from wizardhaven.text.language import Language

PIECES = [
    "race:dwarf",
    "prowess>=5",
    "or",
    "not",
    "-",
    "(",
    ")",
    '"',
    "mind:2..4",
    "moria",
    "set:tw,td",
    "x:y",
]


def names(query: str) -> list[str]:
    return [entry.card.names.en for entry in search(query).cards]


def test_words_and_filters_are_put_side_by_side() -> None:
    assert names("race:dwarf prowess>=5 set:tw") == ["Dáin II", "Gimli", "Glóin", "Thorin II"]


@pytest.mark.parametrize(
    "spoken", ["sword gondolin", "schwert gondolin", "épée gondolin", "espada gondolin", "SWORD-OF gondólin"]
)
def test_a_card_is_found_by_words_of_its_name_in_four_languages(spoken: str) -> None:
    assert names(spoken) == ["Sword of Gondolin"]


def test_accents_apostrophes_and_capitals_make_no_difference() -> None:
    assert names("eowyn") == names("ÉOWYN") == ["Éowyn"]
    assert names("wizard's laughter") == names("wizards laughter") == ["Wizard’s Laughter"]


def test_a_name_that_begins_with_the_words_comes_first() -> None:
    assert names("gandalf")[0] == "Gandalf"
    assert names("moria")[:3] == ["Moria", "Moria", "Moria"]


def test_several_values_are_an_or_and_so_is_or() -> None:
    assert names("race:elf,dwarf mind:6") == names("mind:6 (race:elf or race:dwarf)")


def test_a_minus_or_a_not_leaves_out() -> None:
    assert len(names("kind:site")) == len(names("kind:site side:hero")) + len(names("kind:site -side:hero"))
    assert names("kind:site not side:hero") == names("kind:site -side:hero")


def test_what_is_in_quotation_marks_is_looked_for_as_it_stands() -> None:
    assert names('"two or three"') == ["Two or Three Tribes Present"]
    assert names("region:“the shire” site:F side:hero") == ["Bag End"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("mind>=5 race:hobbit", {"Bilbo", "Frodo"}),
        ("prowess>=19", {"Itangast at Home"}),
        ("at:pelargir", {"Men of Lebennin"}),
        ("at:minas-tirith kind:faction", {"Tower Guard of Minas Tirith", "Men of Anórien"}),
        ("kind:avatar side:balrog", {"The Balrog"}),
        ("keyed:rohan race:dunadan kind:creature", {"Steward’s Guard"}),
        ("code:LE-145", {"Twilight"}),
        ("item:gold-ring kind:item set:tw", {"Beautiful Gold Ring", "Fair Gold Ring", "Precious Gold Ring"}),
    ],
)
def test_a_filter_asks_for_what_is_printed(query: str, expected: set[str]) -> None:
    assert set(names(query)) == expected


def test_a_small_letter_is_a_region_and_a_capital_a_site() -> None:
    assert set(names("keyed:R")) != set(names("keyed:s"))
    assert names("keyed:R") == names('keyed:"ruins & lairs"')
    assert "Cave-drake" in names("keyed:ww")


def test_a_place_is_named_in_any_language() -> None:
    assert names("at:minas-tirith") == names("at:“Minas Tirith”")
    assert names("home:bruchtal") == names("home:rivendell") == names("home:rivendel")


def test_a_fact_that_nobody_knows_for_sure_is_marked() -> None:
    assert set(names("is:uncertain")) >= {
        "Deadly Dart",
        "Little Snuffler",
        "Lure of MECCG",
        "Padding Feet",
    }
    assert len([name for name in names("is:uncertain side:minion") if name.startswith("Dwarven Ring")]) == 7


def test_nothing_asked_for_is_every_card() -> None:
    assert len(names("")) == len(names("  ")) == 1625


def test_a_reprint_belongs_to_all_its_sets() -> None:
    assert names("twilight set:le") == names("twilight set:tw") == ["Twilight"]


@pytest.mark.parametrize(
    ("query", "trouble", "place", "length"),
    [
        ("mind:3 rase:dwarf", Trouble.NO_FILTER, 7, 5),
        ("race:elf,dwarff", Trouble.NO_VALUE, 9, 6),
        ("prowess>=x", Trouble.NO_NUMBER, 9, 1),
        ("mind:5..", Trouble.NO_NUMBER, 5, 3),
        ("mind>5..7", Trouble.NO_NUMBER, 5, 4),
        ("race>3", Trouble.NOT_COMPARED, 0, 6),
        ("moria race:", Trouble.SAYS_NOTHING, 6, 5),
        ("(moria", Trouble.OPEN_BRACKET, 0, 1),
        ("moria)", Trouble.LONELY_BRACKET, 5, 1),
        ("or moria", Trouble.LONELY_OR, 0, 2),
        ("moria or", Trouble.LONELY_OR, 6, 2),
        ('moria "x', Trouble.OPEN_QUOTE, 6, 1),
        ("moria not", Trouble.NOTHING_DENIED, 6, 3),
        ("x" * 501, Trouble.TOO_LONG, 500, 1),
        ("(" * 21 + ")" * 21, Trouble.TOO_DEEP, 20, 1),
    ],
)
def test_what_is_not_understood_is_said_with_its_place(
    query: str, trouble: Trouble, place: int, length: int
) -> None:
    [complaint] = search(query).complaints

    assert (complaint.trouble, complaint.place, complaint.length) == (trouble, place, length)


@pytest.mark.parametrize(
    ("query", "rest"),
    [
        ("rase:dwarf mind:6", "mind:6"),
        ("race:dwarff,elf mind:6", "race:elf mind:6"),
        ("(rase:dwarf or race:elf) mind:6", "race:elf mind:6"),
        ("-rase:dwarf moria", "moria"),
        ("moria) kind:site", "moria kind:site"),
        ("mind:6 (race:elf or race:dwarf", "mind:6 (race:elf or race:dwarf)"),
        ("moria or", "moria"),
        ('"two or', "two or"),
        ('region:"the shire', "region:the-shire"),
    ],
)
def test_the_rest_of_a_line_still_searches(query: str, rest: str) -> None:
    assert search(query).complaints
    assert names(query) == names(rest.replace("two or", '"two or"'))


def test_the_nearest_word_is_offered_in_each_language() -> None:
    [complaint] = search("rase:dwarf").complaints

    assert complaint.sentence(Language.EN).startswith("“rase:” is no filter. Did you mean “race:”")
    assert complaint.sentence(Language.DE).startswith("„rase:“ ist kein Filter. Meintest du „race:“")
    assert complaint.sentence(Language.FR).startswith("« rase: » n’est pas un filtre. Voulais-tu dire « race")


def test_a_word_that_no_name_holds_finds_those_one_letter_off() -> None:
    assert names("gandlaf")[:2] == names("gandal")[:2] == ["Gandalf", "Gandalf the White Rider"]
    assert names("gandlf") == names("gamdalf") == names("gandaalf") == names("gandlaf")
    assert names("xyzzy") == []


def test_hits_stand_in_the_order_of_their_nearness() -> None:
    found = names("schwert")

    assert found[0] == "Sword of Gondolin"
    assert found[-1] == "The Pale Sword"


def test_what_a_card_says_is_searched_in_the_language_of_the_reader() -> None:
    scroll = "Scroll of Isildur"
    assert scroll in names('text:"tests of gold rings"')
    assert scroll not in [entry.card.names.en for entry in search('text:"tests of gold"', Language.DE).cards]
    assert scroll in [entry.card.names.en for entry in search("text:Ringprüfungen", Language.DE).cards]


def test_ability_words_are_asked_for_by_name() -> None:
    assert "Concealment" in names("word:cancel side:hero")
    assert "Sword of Gondolin" in names("word:weapon")
    assert set(names("word:ring-test")) >= {"Scroll of Isildur", "Test of Lore"}


def test_a_deck_of_ones_own_is_asked_for_and_left_out() -> None:
    mine = {"Stewards by Sea": frozenset(["TW-323", "TW-413"])}

    held = search('deck:"stewards by sea"', decks=mine).cards
    others = search("-deck:stewards-by-sea", decks=mine).cards
    assert [entry.code for entry in held] == ["TW-323", "TW-413"]
    assert len(others) == 1623
    assert search("deck:nobodys", decks=mine).complaints[0].trouble is Trouble.NO_VALUE


@pytest.mark.parametrize("language", Language)
def test_every_trouble_has_its_sentence_in_every_language(language: Language) -> None:
    assert set(TABLES[language]) == set(Trouble)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=8).map(" ".join))
def test_any_line_is_answered_and_complained_of_within_itself(query: str) -> None:
    assert all(
        [0 <= one.place <= len(query) and one.length >= 1 for one in search(query).complaints],
    )


def test_every_filter_means_something() -> None:
    assert all(having(name) for name in WORDS)
    assert all(any(number(entry) is not None for entry in entries()) for number in NUMBERS.values())
