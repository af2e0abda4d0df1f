"""The final reckoning: how points are summed and the winner is found. [WIN-34 to WIN-56]"""

from pathlib import Path

from tests.rules.marks import rule
from tests.scoring.counting import (
    ANYBODY,
    JASON,
    JESSICA,
    JESSICA_AGAINST_THREE_DUPLICATES,
    JESSICA_AND_JASON,
    JESSICA_AND_JASON_STANDARD,
    WENDY_AND_NICK,
    council,
    count,
    file_with,
    printed,
    standing,
    tally,
)
from wizardhaven.engine.queries.ending.reckoning import (
    Decision,
    limited,
    points_to_call,
    points_towards_call,
)
from wizardhaven.engine.state.settings import Edition, HalfLimit


@rule("WIN-03")
def test_one_procedure_has_a_name_for_each_kind_of_player(tmp_path: Path) -> None:
    anna, bert = count(file_with(tmp_path)).players
    wendy = count(WENDY_AND_NICK).players[0]
    fallen = tmp_path / "fallen.toml"
    fallen.write_text(file_with(tmp_path).read_text().replace("balrog", "fallen-wizard"))

    assert (anna.reckoning, bert.reckoning) == ("Free Council", "Day of Decision")
    assert wendy.reckoning == "Audience with Sauron"
    assert count(fallen).players[1].reckoning == "Day of Reckoning"


@rule("WIN-16")
def test_owners_of_starter_decks_could_call_with_eighteen_points() -> None:
    printed_rules = points_to_call(Edition.THE_WIZARDS_UNLIMITED, decks=1, only_starter_decks=True)
    by_default = points_to_call(Edition.THE_WIZARDS_UNLIMITED, decks=1, only_starter_decks=False)
    two_decks = points_to_call(Edition.THE_WIZARDS_UNLIMITED, decks=2, only_starter_decks=True)
    current = points_to_call(Edition.CURRENT, decks=1, only_starter_decks=True)

    assert (printed_rules, by_default, two_decks, current) == (18, 20, 25, 20)


@rule("WIN-23")
def test_only_the_plain_total_lets_a_player_call() -> None:
    would_double = standing(tally(character=6, item=5, faction=5, ally=3), duplicates=2)
    without_avatar = standing(tally(character=20, item=4), avatar_eliminated=True)

    assert council(would_double, standing(tally(character=1, item=1, ally=1))).sums[0].doubled.total == 24
    assert points_towards_call(would_double) == 19
    assert points_towards_call(without_avatar) == 19


@rule("WIN-34")
def test_a_wizard_who_fails_costs_his_cards_and_five_points() -> None:
    current = count(JESSICA_AND_JASON, "--edition=CoE", "--fail=Pallando")
    unlimited = count(JESSICA_AND_JASON, "--fail=Pallando")

    assert current.players[0].counted["total"] == 15 - 4
    assert current.players[0].penalty == -5
    assert (unlimited.decision, unlimited.winners) == ("avatar eliminated", ["Jason"])


@rule("WIN-35")
def test_two_wizards_who_fail_cost_five_points_each() -> None:
    fifteen = standing(tally(character=5, item=5, faction=5), avatar_eliminated=True)
    twelve = standing(tally(character=4, item=4, faction=4), avatar_eliminated=True)

    current = council(fifteen, twelve)
    unlimited = council(fifteen, twelve, edition=Edition.THE_WIZARDS_UNLIMITED)

    assert [own.final for own in current.sums] == [10, 7]
    assert current.winners == (0,)
    assert (unlimited.decision, unlimited.winners) == (Decision.BOTH_AVATARS_ELIMINATED, ())


@rule("WIN-36")
def test_points_are_totalled_by_six_sources() -> None:
    counted = count(JESSICA_AND_JASON).players[0].counted

    assert counted == {
        "character": 7,
        "ally": 2,
        "item": 2,
        "faction": 2,
        "kill": 0,
        "miscellaneous": 2,
        "total": 15,
    }


@rule("WIN-37")
def test_every_source_has_its_symbol() -> None:
    current = printed(JESSICA_AND_JASON, "--edition=CoE")
    limited_edition = printed(JESSICA_AND_JASON, "--edition=METW-L")

    assert "│ character         │ octagon " in current
    assert "│ ally              │ triangle pointing up " in current
    assert "│ item              │ square " in current
    assert "│ faction           │ triangle pointing down " in current
    assert "│ kill              │ circle " in current
    assert "│ miscellaneous     │ diamond " in current
    assert "│ character         │ hexagon " in limited_edition
    assert "│ item              │ rectangle " in limited_edition


@rule("WIN-39")
def test_items_of_every_class_are_summed(tmp_path: Path) -> None:
    items = file_with(
        tmp_path,
        'name = "Sword of Gondolin", source = "item", points = 2',
        'name = "Great-shield of Rohan", source = "item", points = 2, unique = true',
        'name = "Magic Ring of Stealth", source = "item", points = 2',
        'name = "Dagger of Westernesse", source = "item"',
    )

    assert count(items).players[0].counted["item"] == 6


@rule("WIN-40")
def test_factions_and_allies_are_summed_apart() -> None:
    counted = count(WENDY_AND_NICK).players[0].counted  # Orcs of Angmar, Beornings; The Warg-king

    assert (counted["faction"], counted["ally"]) == (2 + 3, 2)


@rule("WIN-42")
def test_miscellaneous_points_leave_an_eliminated_avatar_aside() -> None:
    dreams_of_lore = standing(tally(character=2, miscellaneous=2), avatar_eliminated=True)

    own = council(dreams_of_lore, ANYBODY).sums[0]

    assert own.counted == tally(character=2, miscellaneous=2)
    assert own.final == 4 - 5


@rule("WIN-45")
def test_a_source_the_opponent_lacks_counts_twice() -> None:
    wendy = standing(tally(character=7, item=4, faction=5, ally=2, kill=1, miscellaneous=2))
    nick = standing(tally(character=11, item=5, ally=2))

    assert council(wendy, nick).sums[0].doubled == tally(
        character=7, item=4, faction=10, ally=2, kill=1, miscellaneous=2
    )


@rule("WIN-45")
def test_a_source_below_zero_lets_the_opponent_double_but_is_not_doubled_itself() -> None:
    below = standing(tally(character=-2, item=3))
    above = standing(tally(character=4, item=3))

    assert council(above, below).sums[0].doubled == tally(character=8, item=3)
    assert council(below, standing(tally(item=3))).sums[0].doubled == tally(character=-2, item=3)


@rule("WIN-46")
def test_doubling_asks_for_the_points_before_the_half_limit() -> None:
    only_characters = standing(tally(character=6))
    some_characters = standing(tally(character=4))

    reckoning = council(only_characters, some_characters)

    assert reckoning.sums[0].limited == tally(character=0)
    assert reckoning.sums[1].doubled == tally(character=4)


@rule("WIN-47")
def test_no_source_gives_more_than_half_of_what_remains() -> None:
    nick = tally(character=11, item=5, ally=2)

    assert limited(nick, HalfLimit.CURRENT) == tally(character=7, item=5, ally=2)


@rule("WIN-48")
def test_a_source_below_zero_is_ignored_by_the_half_limit_but_lowers_the_total() -> None:
    cut = limited(tally(character=-2, faction=10, item=4), HalfLimit.CURRENT)

    assert cut == tally(character=-2, faction=4, item=4)
    assert cut.total == 6


@rule("WIN-49")
def test_a_single_source_is_worth_nothing() -> None:
    assert limited(tally(kill=12), HalfLimit.CURRENT).total == 0


@rule("WIN-50")
def test_half_of_the_unreduced_total_would_leave_jason_a_point_more() -> None:
    points = JASON.tally

    assert limited(points, HalfLimit.LITERAL_ROUND_UP).total == 13
    assert limited(points, HalfLimit.LITERAL_HALF_OR_LESS).total == 13
    assert limited(points, HalfLimit.CURRENT).total == 12
    assert council(JESSICA, JASON, edition=Edition.THE_WIZARDS_UNLIMITED).sums[1].final == 12
    assert council(JESSICA, JASON, edition=Edition.THE_LIDLESS_EYE).sums[1].final == 12


@rule("WIN-51")
def test_no_single_card_loses_its_points_to_the_half_limit(tmp_path: Path) -> None:
    text = JESSICA_AND_JASON_STANDARD.read_text(encoding="utf-8")
    revealing = tmp_path / "revealing.toml"
    revealing.write_text(
        text.replace('avatar = "Pallando"', 'avatar = "Pallando"\nreveals = ["Théoden"]'), encoding="utf-8"
    )

    jason_counted = count(revealing, "--edition=CoE").players[1]

    assert jason_counted.limited["character"] == 6
    assert jason_counted.shown_against == ["Théoden"]
    assert jason_counted.final == 12 - 1


@rule("WIN-52")
def test_each_duplicate_of_a_unique_card_that_scores_takes_one_point_off(tmp_path: Path) -> None:
    anna = count(
        file_with(
            tmp_path,
            'name = "Aragorn II", source = "character", points = 3, unique = true',
            'name = "Glamdring", source = "item", points = 2, unique = true',
            'name = "Sapling of the White Tree", source = "item", points = 0, unique = true',
            'name = "Sword of Gondolin", source = "item", points = 2',
            bert_reveals='{ name = "Strider", manifestation_of = "Aragorn II" }, "Glamdring",'
            ' "Sapling of the White Tree", "Sword of Gondolin"',
        )
    ).players[0]

    assert anna.shown_against == ["Strider", "Glamdring"]
    assert anna.after_duplicates == anna.limited["total"] - 2
    assert anna.ignored["Sapling of the White Tree"] == "Sapling of the White Tree gives no points"
    assert anna.ignored["Sword of Gondolin"] == "Sword of Gondolin is not unique"


@rule("WIN-52")
def test_older_editions_ask_for_the_same_unique_card_and_for_no_points(tmp_path: Path) -> None:
    sapling_and_strider = file_with(
        tmp_path,
        'name = "Aragorn II", source = "character", points = 3, unique = true',
        'name = "Sapling of the White Tree", source = "item", points = 0, unique = true',
        bert_reveals='{ name = "Strider", manifestation_of = "Aragorn II" }, "Sapling of the White Tree"',
    )

    anna = count(sapling_and_strider, "--edition=METW-U").players[0]

    assert anna.shown_against == ["Sapling of the White Tree"]
    assert "Strider" in anna.ignored


@rule("WIN-53")
def test_duplicates_lower_the_total_and_no_source() -> None:
    own = council(JESSICA_AGAINST_THREE_DUPLICATES, JASON).sums[0]

    assert own.limited == tally(character=7, item=2, faction=4, ally=2, miscellaneous=2)
    assert (own.limited.total, own.after_duplicates) == (17, 14)


@rule("WIN-54")
def test_the_loss_of_an_avatar_comes_after_everything_else() -> None:
    loser = standing(tally(character=6, item=4, faction=4, ally=2), avatar_eliminated=True)

    own = council(loser, ANYBODY).sums[0]

    assert own.limited.total == 16
    assert own.final == 11


@rule("WIN-55")
def test_the_higher_total_wins() -> None:
    reckoning = council(JESSICA_AGAINST_THREE_DUPLICATES, JASON)

    assert [own.final for own in reckoning.sums] == [14, 12]
    assert (reckoning.decision, reckoning.winners) == (Decision.MOST_POINTS, (0,))


@rule("WIN-56")
def test_equal_totals_are_a_tie_which_one_edition_lets_both_players_win() -> None:
    current = council(ANYBODY, ANYBODY)
    unlimited = council(ANYBODY, ANYBODY, edition=Edition.THE_WIZARDS_UNLIMITED)
    lidless_eye = council(ANYBODY, ANYBODY, edition=Edition.THE_LIDLESS_EYE)

    assert (current.decision, current.winners) == (Decision.TIE, ())
    assert (unlimited.decision, unlimited.winners) == (Decision.TIE_WON_BY_BOTH, (0, 1))
    assert lidless_eye.decision is Decision.TIE
