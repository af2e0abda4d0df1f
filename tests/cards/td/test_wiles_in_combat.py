"""Stories of what old, swift and agile Dragons do in combat, and of their feuds."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def attacked_by(
    dragon: str, site: str, *hand: str, members: tuple[str, ...] = ("Aragorn II",)
) -> tuple[Playing, list[Piece], list[Piece]]:
    """A company at a lair is attacked by a Dragon, whose player has these cards in hand besides."""
    scene = Scene()
    company = scene.first.company(site, *members)
    foe, *cards = scene.second.hand(dragon, *hand)
    playing = scene.hazards(on=company[0])
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    return playing, company, cards


@card("TD-55")
def test_each_further_prowess_of_age_adds_more() -> None:
    scene = Scene()
    company = scene.first.company("The Lonely Mountain", "Bifur", "Bofur", "Bombur", "Kíli")
    smaug, *ages = scene.second.hand("Smaug", "Prowess of Age", "Prowess of Age", "Prowess of Age")
    playing = scene.hazards(on=company[0])
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    assert playing.attack is not None
    before = attack_prowess(playing.table, playing.attack)
    gained = []

    for age in ages:
        while playing.asked != 1:
            playing.passes()
        playing.does(Verb.PLAY, age, number=1)
        playing.resolve()
        gained.append(attack_prowess(playing.table, playing.attack) - before)

    assert gained == [1, 4, 9]


@card("TD-55")
def test_prowess_of_age_saves_the_attack_of_a_dragon() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="The Lonely Mountain")
    concealment = scene.first.in_hand("Concealment")
    smaug, age = scene.second.hand("Smaug", "Prowess of Age")
    playing = scene.hazards(on=bilbo)
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("BeforeAssignment")

    playing.plays(concealment)
    playing.does(Verb.PLAY, age, number=0)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.attack.canceled
    assert concealment.is_discarded


@card("TD-55")
def test_it_saves_no_attack_of_a_drake() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    age = scene.second.in_hand("Prowess of Age")
    playing = scene.attack(on=bilbo, race=Race.DRAKE)

    playing.plays(concealment)

    assert not playing.may(Verb.PLAY, age, number=0)


@pytest.mark.parametrize(
    ("dragon", "site", "use", "more"), [("Smaug", "The Lonely Mountain", 0, 1), ("Scorba", "Zarak Dûm", 1, 2)]
)
@card("TD-79")
def test_haste_brings_strikes_without_a_body(dragon: str, site: str, use: int, more: int) -> None:
    playing, _, (haste,) = attacked_by(dragon, site, "Velocity of Haste")
    assert playing.attack is not None
    before = attack_strikes(playing.table, playing.attack)

    playing.does(Verb.PLAY, haste, number=use)
    playing.resolve()
    assert playing.attack is not None

    assert attack_strikes(playing.table, playing.attack) == before + more
    assert playing.attack.bodiless == more


@card("TD-79")
def test_only_the_strike_that_haste_has_added_has_no_body() -> None:
    members = ("Aragorn II", "Balin", "Gimli")
    playing, company, (haste,) = attacked_by(
        "Smaug", "The Lonely Mountain", "Velocity of Haste", members=members
    )
    playing.does(Verb.PLAY, haste, number=0)
    playing.resolve()
    playing.pass_until("AssignByDefender", "AssignByAttacker")
    for member in company:
        if playing.may(Verb.ASSIGN, member):  # the last one has it by himself
            playing.does(Verb.ASSIGN, member)
    assert playing.attack is not None

    assert [strike.bodiless for strike in playing.attack.strikes] == [False, False, True]


@pytest.mark.parametrize(
    ("dragon", "site", "use", "weaker"),
    [("Smaug", "The Lonely Mountain", 0, 3), ("Bairanax", "Ovir Hollow", 1, 0)],
)
@card("TD-12")
def test_an_agile_dragon_strikes_the_same_one_again(dragon: str, site: str, use: int, weaker: int) -> None:
    playing, (aragorn, _), (agility,) = attacked_by(
        dragon, site, "Deftness of Agility", members=("Aragorn II", "Balin")
    )
    playing.does(Verb.PLAY, agility, number=use)
    playing.resolve()
    playing.pass_until("AssignByDefender", "AssignByAttacker")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN, aragorn)
        playing.passes()

    if playing.attack is not None and not playing.attack.strikes:
        playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.ASSIGN, aragorn)
    assert playing.attack is not None

    assert [strike.defender for strike in playing.attack.strikes] == [aragorn.id, aragorn.id]
    assert [strike.modifier for strike in playing.attack.strikes] == [0, weaker]


@card("TD-12")
def test_without_agility_no_second_strike_is_aimed_at_him() -> None:
    playing, (aragorn, _), _ = attacked_by(
        "Bairanax", "Ovir Hollow", "Deftness of Agility", members=("Aragorn II", "Balin")
    )
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, aragorn)

    assert not playing.may(Verb.ASSIGN, aragorn)


@card("TD-14")
def test_who_spills_a_dragon_s_blood_makes_a_body_check() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.gives("Shield of Iron-bound Ash", to=aragorn)
    blood, more = scene.second.hand("Dragon’s Blood", "Dragon’s Blood")
    playing = scene.attack(on=aragorn, prowess=5, race=Race.DRAKE)
    playing.pass_until("StrikeHazards")

    playing.plays(blood)
    playing.resolve()
    again = playing.may_play(more)
    playing.fights(aragorn, roll=12)
    check = playing.question
    needed = playing.game.pending
    playing.rolls(11)  # 11 - 1 for the shield is above his body of 9

    assert not again
    assert check == "RollBodyCheck"
    assert needed is not None
    assert aragorn.is_eliminated


@card("TD-14")
def test_the_blood_of_a_dragon_that_hits_does_nothing_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    blood = scene.second.in_hand("Dragon’s Blood")
    playing = scene.attack(on=aragorn, prowess=20, race=Race.DRAKE)
    playing.pass_until("StrikeHazards")

    playing.plays(blood)
    playing.resolve()
    playing.fights(aragorn, roll=2)
    playing.rolls(2)

    assert playing.question != "RollBodyCheck"
    assert aragorn.is_wounded


@card("TD-107")
def test_dragons_fall_out_with_each_other() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    feuds, drake, wolves = scene.first.hand("Dragon-feuds", "Cave-drake", "Wolves")
    smaug = scene.second.in_hand("Smaug")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(feuds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("BeforeAssignment")

    idle = playing.may(Verb.DISCARD, wolves)
    playing.does(Verb.DISCARD, drake)

    assert not idle
    assert aragorn.is_untapped
    assert drake.is_discarded
    assert playing.attack is None or playing.attack.canceled


@card("TD-107")
def test_orcs_have_no_part_in_the_feud() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    feuds, drake = scene.first.hand("Dragon-feuds", "Cave-drake")
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(feuds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert aragorn.is_untapped
    assert not playing.may(Verb.DISCARD, drake)
