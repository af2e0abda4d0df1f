"""Positions are written in a few lines and read back."""

from __future__ import annotations

import re

import pytest

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import Edition, GameLength, Level, Settings
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written
from wizardhaven.vocabulary.terms import Race

POSITION = """\
wizardhaven position 1
turn 5 first site phase
first company at Moria tapped: Aragorn II tapped [Glamdring, Lure of Expedience]; Arwen < Aragorn II
first hand: Concealment; 2 Dodge
first play deck: Stealth; Smoke Rings
first location deck: Rivendell; Bree
first points: Men of Lebennin
first held at Goblin-gate by Waylaid, Wounded, and Orc-dragged: Sam Gamgee wounded [Lesser Ring]; Fatty Bolger
first stored at Minas Tirith: Sapling of the White Tree
second company at Rivendell with Nothing to Eat or Drink: Beretar
second agent face-down: Gisulf tapped by way of Gladden Fields; Framsburg
second agent face-up: Leamon wounded [Never Seen Him] by way of Cameth Brin
second hand: Twilight
second table: Doors of Night
"""


def test_a_position_reads_its_own_output() -> None:
    playing = read(POSITION)

    again = written(playing.table)

    assert again == POSITION


def test_a_position_can_be_played_on_from() -> None:
    playing = read(POSITION)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.ORC


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("first hand: Concealmant", "line 15.*Concealment"),
        ("third hand: Dodge", "line 15.*first hand"),
        ("first pocket: Dodge", "line 15.*pocket"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(line: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        read(POSITION + line)


def test_a_position_needs_its_header_and_its_turn() -> None:
    with pytest.raises(BrokenFile, match="line 1"):
        read("turn 5 first site phase")
    with pytest.raises(BrokenFile, match="phases are"):
        read("wizardhaven position 1\nturn 5 first tea time")


FALLEN = """\
wizardhaven position 1
turn 5 first organization phase
first plays: fallen-wizard Alatar
first company at Weathertop (minion) [Double-dealing]: Beretar
first hand: Join the Hunt
second company at Rivendell: Elrond
"""


def test_a_position_says_who_plays_which_version_of_a_site_and_what_lies_on_it() -> None:
    playing = read(FALLEN)

    assert written(playing.table) == FALLEN
    assert playing.table.declared[0] == "Alatar"


BENEATH = """\
wizardhaven position 1
turn 7 first organization phase
first plays: fallen-wizard Saruman
first company at Deep Mines tapped beneath Isengard (fallen-wizard) [The Fortress of Isen]: Beretar; Éowyn
second company at Rivendell: Elrond
"""


def test_a_position_says_beneath_which_wizardhaven_a_company_is() -> None:
    playing = read(BENEATH)

    assert written(playing.table) == BENEATH
    assert playing.piece("The Fortress of Isen").bearer == playing.piece("Isengard")
    assert playing.piece("Beretar").site == "Deep Mines"
    assert playing.piece("Deep Mines").is_tapped


def test_a_position_says_how_often_a_play_deck_has_run_out() -> None:
    text = FALLEN.replace("second company", "second exhausted: 2\nsecond company")
    playing = read(text)

    assert written(playing.table) == text
    assert playing.table.exhaustions == (0, 2)
    with pytest.raises(BrokenFile, match=r"line 6.*twice"):
        read(text.replace("exhausted: 2", "exhausted: twice"))


def test_a_position_says_which_optional_rules_are_agreed() -> None:
    text = FALLEN.replace("first plays", "agreed: fallen-wizard-duels; starter-movement-only\nfirst plays")
    playing = read(text)

    assert written(playing.table) == text
    assert playing.table.settings == Settings(fallen_wizard_duels=True, starter_movement_only=True)
    with pytest.raises(BrokenFile, match=r"line 3: “no-movement” is none of"):
        read(text.replace("starter-movement-only", "no-movement"))


def test_a_position_says_how_long_the_game_is_and_by_which_edition_it_is_played() -> None:
    text = FALLEN.replace("first plays", "agreed: campaign; METW-L; starter-rules\nfirst plays")
    playing = read(text)

    assert written(playing.table) == text
    assert playing.table.settings == Settings(
        GameLength.CAMPAIGN,
        "literal-round-up",
        edition=Edition.THE_WIZARDS_LIMITED,
        level=Level.STARTER,
    )
    with pytest.raises(BrokenFile, match=r"line 3: only one of CoE, METW-L, METW-U, MELE, MECH can be"):
        read(text.replace("METW-L", "METW-L; MELE"))
    with pytest.raises(BrokenFile, match=r"line 3: only one of starter, short, long, campaign can be"):
        read(text.replace("campaign", "campaign; short"))


def test_a_card_is_found_by_its_name_and_its_owner_on_the_table_first() -> None:
    playing = read(FALLEN + "second hand: Twilight\nsecond discard pile: Twilight\n")

    assert playing.piece("join the hunt").in_hand
    assert playing.piece("Twilight", seat=1).in_hand
    assert playing.piece("Elrond", seat=1).in_play
    assert playing.piece("Weathertop (minion)") == playing.piece("Weathertop")
    with pytest.raises(
        UnknownName, match="The first player has no card called “Elrond”; the second player has"
    ):
        playing.piece("Elrond")


def test_a_kind_of_player_that_does_not_exist_is_named() -> None:
    with pytest.raises(BrokenFile, match=r"line 3.*wizzard"):
        read(FALLEN.replace("fallen-wizard", "wizzard"))


BEFORE = """\
wizardhaven position 1
turn 6 first site phase
first avatar: eliminated
first influence: overdrawn
first company at Moria: Aragorn II; Elrond
first company beside Aragorn II: Arwen; Ori < nobody; Nori < nobody yet
second plays: fallen-wizard Saruman
second stage points: 8
second company at Bree (minion): Luitprand
second on-guard against Aragorn II: Orc-watch
"""


def test_a_position_says_what_has_happened_before() -> None:
    playing = read(BEFORE)

    assert written(playing.table) == BEFORE
    assert playing.table.eliminated_avatars == (True, False)
    assert playing.piece("Arwen").company.site == playing.piece("Elrond").company.site
    assert playing.piece("Ori").is_uncontrolled
    assert playing.piece("Nori").is_uncontrolled
    assert playing.piece("Orc-watch", seat=1).is_on_guard
    assert playing.stage_points(1) == 8


def test_an_event_among_the_points_is_told_there_and_is_in_force() -> None:
    told = BEFORE.replace("second plays:", "first points: Sentinels of Númenor\nsecond plays:")

    playing = read(told)

    assert written(playing.table) == told
    assert playing.piece("Sentinels of Númenor").id in playing.table.board


def test_a_version_may_stand_in_either_bracket() -> None:
    either = BEFORE.replace("Bree (minion)", "Bree [minion] [Cram]").replace("[Cram]", "")

    playing = read(either)

    assert written(playing.table) == BEFORE


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("avatar: eliminated", "avatar: tired", "line 3.*“tired” is nothing that an avatar can be"),
        ("influence: overdrawn", "influence: low", "line 4.*“low” is nothing that influence can be"),
        ("beside Aragorn II", "beside Boromir II", "line 6.*no card called “Boromir II”"),
        ("stage points: 8", "stage points: many", "line 8.*“many” is no number of stage points"),
        ("turn 6", "turn 0", "line 2.*write “turn 3 first"),
    ],
)
def test_what_cannot_have_happened_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        read(BEFORE.replace(old, new))


def test_a_strict_position_is_asked_even_where_there_is_only_one_answer() -> None:
    easy, strict = read(POSITION), read(POSITION, strictly=True)

    assert easy.question == "EnterSite"
    assert strict.question != "EnterSite"
    strict.pass_until("EnterSite")


COMMAS = """\
wizardhaven position 1
turn 5 first organization phase
first company at Rivendell: Sam Gamgee [Glamdring, Bill the Pony tapped, Cram]; Beretar
second company at Lórien: Haldir
"""


def test_names_with_commas_stand_in_brackets_beside_others() -> None:
    german = COMMAS.replace("Bill the Pony", "Bill, das Pony")

    playing = read(german)

    assert playing.piece("Bill, das Pony").bearer == playing.piece("Sam Gamgee")
    assert playing.piece("Bill the Pony").is_tapped
    assert written(playing.table) == COMMAS


UNDER_WAY = """\
wizardhaven position 1
turn 5 first movement/hazard phase
first company at Rivendell: Aragorn II; Ori < Aragorn II
first company beside Aragorn II with Fellowship: Gimli
first hand: 2 Dodge
first location deck: Moria
second company at Lórien: Galadriel
second hand: 2 Cave-drake; Orc-watch
first journey of Aragorn II: to Bree through Rhudaur, Arthedain; 1 hazards used
first journey of Gimli: to Bandit Lair
"""


def test_a_position_says_where_companies_are_bound_and_what_is_used_of_the_hazard_limit() -> None:
    playing = read(UNDER_WAY)

    assert written(playing.table) == UNDER_WAY
    company = playing.piece("Ori").company
    assert (company.hazards, company.base_limit) == (1, 2)
    assert company.regions == ("Rhudaur", "Arthedain")
    assert playing.may(Verb.PLAY_CREATURE, playing.piece("Cave-drake", seat=1))


def test_when_the_hazard_limit_is_used_up_no_creature_comes_any_more() -> None:
    playing = read(UNDER_WAY.replace("1 hazards used", "2 hazards used"), strictly=True)

    assert playing.question == "HazardWindow"
    assert not playing.may(Verb.PLAY_CREATURE, playing.piece("Cave-drake", seat=1))
    more = read(UNDER_WAY.replace("1 hazards used", "2 of 4 hazards used"))
    assert more.may(Verb.PLAY_CREATURE, more.piece("Cave-drake", seat=1))
    assert "2 of 4 hazards used" in written(more.table)


def test_a_journey_goes_on_and_the_next_company_goes_where_it_is_bound() -> None:
    playing = read(UNDER_WAY, strictly=True)

    playing.pass_until("RevealSite")

    assert playing.piece("Aragorn II").site == "Bree"
    assert "first journey of Aragorn II: has travelled; has moved\n" in written(playing.table)
    assert "first journey of Gimli: to Bandit Lair\n" in written(playing.table)


def test_who_has_been_sent_back_does_nothing_at_his_site() -> None:
    playing = read(UNDER_WAY, strictly=True)
    playing.sends_back(playing.piece("Aragorn II"))

    text = written(playing.table)
    again = read(text, strictly=True)

    assert "first journey of Aragorn II: 1 hazards used; sent back\n" in text
    assert written(again.table) == text
    assert not again.may(Verb.PLAY_CREATURE)


SENT_BACK = """\
wizardhaven position 1
turn 5 first site phase
first company at Moria: Aragorn II
first company at Bree: Beretar
second company at Rivendell: Elrond
first journey of Aragorn II: sent back
"""


def test_only_who_was_not_sent_back_is_asked_at_a_site() -> None:
    playing = read(SENT_BACK)

    assert written(playing.table) == SENT_BACK
    playing.does(Verb.CHOOSE_COMPANY, number=playing.piece("Aragorn II").company.id)
    assert playing.question == "EnterSite"
    assert playing.table.company == playing.piece("Beretar").company.id


def test_company_combat_comes_from_a_position() -> None:
    text = """\
wizardhaven position 1
turn 5 first site phase
first company at Bree: Aragorn II
second plays: ringwraith
second company at Bree (minion): Gorbag
"""
    playing = read(text)
    assert written(playing.table) == text

    playing.does(Verb.ENTER)
    playing.pass_until("MayAttack")
    playing.does(Verb.ATTACK_COMPANY)

    assert playing.attack is not None


def test_an_editor_may_have_marked_the_beginning_of_the_file() -> None:
    assert written(read("\ufeff" + POSITION.replace("\n", "\r\n")).table) == POSITION


AT_MORIA = "wizardhaven position 1\nturn 5 first site phase\nfirst company at Moria: Balin\n"
ODD = {
    "first hand: 0 Dodge": "line 4: “0 Dodge” is no card at all",
    "first hand: 99999999 Sons of Kings": "line 4: “99999999” is no number of copies",
    "first stored at Glamdring: Cram": "line 4: Glamdring is no site",
    "first stored at Rivendell: Dodge": "line 4: Dodge is an event that is never stored",
    "second on-guard against Balin: Bree": "line 4: Bree is a site, which is never on-guard",
    "first held at Bree by Spells of the Barrow-wights: Glamdring": "line 4: Glamdring is no character",
    "first held at Cram by Spells of the Barrow-wights: Sam Gamgee": "line 4: Cram is no site",
    "first plays: fallen-wizard Tom Bombadil": "line 4: Tom Bombadil is no avatar of a fallen-wizard",
    "first stage points: 5": "line 4: Only a Fallen-wizard has stage points",
    "first exhausted: ٣": "line 4: “٣” is no number of times",
    "first company at Bree: Bilbo [Aragorn II]": "line 4: Aragorn II is a character: say in which company",
    "first company at Bree: Bilbo [Rivendell]": "line 4: Rivendell is a site, and lies on nothing",
    "first company at Bree beneath Rivendell: Bilbo": "line 4: Bree lies beneath no Wizardhaven",
    "first company at Bree: Bilbo; Gandalf < Bilbo": "line 4: Gandalf cannot follow Bilbo: an avatar follows",
    "first company at Bree: Bilbo [Dodge]": "line 4: Dodge is an event that does not stay in play",
    "first table: Bree": "line 4: Bree is a site: say who is there",
    "first removed: Rhudaur": "line 4: Rhudaur is a region, which is never removed from play",
    "agreed:": "line 4: say what is agreed, of starter, short",
    "first journey of Balin: dances": "line 4: “dances” is nothing that a company does",
    "first journey of Balin: ;": "line 4: say once what has become of the company",
    "first journey of Balin: 2 hazards used": "line 4: hazards are counted only in the movement/hazard phase",
    "first journey of Balin: to Bree": "line 4: nobody is bound for another site but in",
    "first journey of Moria: sent back": "line 4: Moria is in no company",
    "second journey of Balin: sent back": "line 4: The second player has no card called “Balin”",
}


@pytest.mark.parametrize("line", ODD)
def test_an_odd_line_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BrokenFile, match=re.escape(ODD[line])):
        read(AT_MORIA + line)


ODD_JOURNEYS = {
    "to Cram; 0 hazards used": "line 4: Cram is no site",
    "to Edhellond; 0 hazards used": "line 4: There is no such way from Moria to Edhellond",
    "to Bree through Mordor; 0 hazards used": "line 4: There is no such way from Moria to Bree",
    "to Bree through Rhudaur": "line 4: a way is chosen when hazards may be played",
    "to Bree specially through mud; 0 hazards used": "line 4: “mud” is none of Wilderness",
    "1 hazards used; 2 hazards used": "line 4: say once what has become",
}


@pytest.mark.parametrize("journey", ODD_JOURNEYS)
def test_an_odd_journey_is_refused_in_a_sentence(journey: str) -> None:
    moving = AT_MORIA.replace("site phase", "movement/hazard phase")

    with pytest.raises(BrokenFile, match=re.escape(ODD_JOURNEYS[journey])):
        read(f"{moving}first journey of Balin: {journey}")
