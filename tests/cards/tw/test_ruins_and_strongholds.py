"""Stories of ruins, lairs and strongholds: who waits there, what is found there, what the way is like."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race

FINDS = ("Cram", "Hauberk of Bright Mail", "Narsil", "Beautiful Gold Ring")


def who_waits(site: str) -> tuple[Race | None, int, int]:
    """The race, the strikes and the prowess of the first automatic-attack at a site."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    playing = scene.entering(of=haldir)
    playing.does(Verb.ENTER)
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def corrupts_whom_it_wounds(site: str) -> bool:
    """Whether Sam, whom the denizens of the site have wounded, makes a corruption check."""
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at=site)
    playing = scene.entering(of=sam)
    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)
    return playing.question == "RollCheck"


def found_at(site: str) -> list[str]:
    """Which of a minor, a major and a greater item and a gold ring Haldir may play at the site."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    finds = scene.first.hand(*FINDS)
    playing = scene.at_site(of=haldir)
    return [find.name for find in finds if playing.may(Verb.PLAY_AT_SITE, find, haldir)]


@card("TW-385", "TW-395", "TW-418", "TW-422", "TW-430", "TW-431", "TW-436")
def test_orcs_trolls_wolves_and_spiders_wait_in_ruins() -> None:
    assert who_waits("Dimrill Dale") == (Race.ORC, 1, 6)
    assert who_waits("Ettenmoors") == (Race.TROLL, 1, 9)
    assert who_waits("Ost-in-Edhil") == (Race.WOLF, 3, 5)
    assert who_waits("Ruined Signal Tower") == (Race.SPIDER, 2, 8)
    assert who_waits("The White Towers") == (Race.WOLF, 2, 6)
    assert who_waits("The Wind Throne") == (Race.ORC, 3, 7)
    assert who_waits("Weathertop") == (Race.WOLF, 2, 6)


@card("TW-427", "TW-429")
def test_pukel_creatures_guard_the_stones() -> None:
    assert who_waits("Stone-circle") == (Race.PUKEL_CREATURE, 1, 9)
    assert who_waits("The Stones") == (Race.PUKEL_CREATURE, 2, 9)


@card("TW-371", "TW-401", "TW-405", "TW-411")
def test_the_dead_wait_on_amon_hen_on_two_isles_and_in_minas_morgul() -> None:
    assert who_waits("Amon Hen") == (Race.UNDEAD, 1, 6)
    assert who_waits("Himring") == (Race.UNDEAD, 1, 8)
    assert who_waits("Isles of the Dead that Live") == (Race.UNDEAD, 2, 8)
    assert who_waits("Minas Morgul") == (Race.UNDEAD, 3, 8)


@card("TW-371", "TW-401", "TW-405", "TW-411", "TW-422")
def test_whom_these_dead_wound_checks_corruption() -> None:
    assert corrupts_whom_it_wounds("Amon Hen")
    assert corrupts_whom_it_wounds("Himring")
    assert corrupts_whom_it_wounds("Isles of the Dead that Live")
    assert corrupts_whom_it_wounds("Minas Morgul")
    assert not corrupts_whom_it_wounds("Ruined Signal Tower")


@card("TW-383", "TW-402")
def test_dragons_wait_at_dancing_spire_and_irerock() -> None:
    assert who_waits("Dancing Spire") == (Race.DRAGON, 2, 11)
    assert who_waits("Irerock") == (Race.DRAGON, 1, 14)


@card("TW-383", "TD-11")
def test_daelomin_is_at_home_at_dancing_spire() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Dancing Spire")
    scene.second.event("Daelomin at Home")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)  # 12 + 4 is greater than 11
    playing.pass_until("RollStrike")

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 3
    assert attack_prowess(playing.table, playing.attack) == 14


@card("TW-374", "TW-382", "TW-387", "TW-424")
def test_orcs_guard_the_strongholds_of_the_enemy() -> None:
    assert who_waits("Barad-dûr") == (Race.ORC, 4, 7)
    assert who_waits("Cirith Ungol") == (Race.ORC, 4, 7)
    assert who_waits("Dol Guldur") == (Race.ORC, 3, 7)
    assert who_waits("Shelob’s Lair") == (Race.ORC, 2, 8)


@card("TW-374", "TW-387")
def test_behind_the_orcs_of_dol_guldur_there_are_trolls() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Dol Guldur")
    playing = scene.entering(of=thorin)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, thorin)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    playing.pass_until("AssignByDefender")

    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL
    assert attack_strikes(playing.table, playing.attack) == 2
    assert attack_prowess(playing.table, playing.attack) == 8


@card("TW-374")
def test_the_hazard_limit_on_the_way_to_barad_dur_is_two_higher() -> None:
    there, elsewhere = Scene(), Scene()
    haldir = there.first.character("Haldir", at="Minas Morgul")
    there.second.in_hand("Orc-lieutenant")
    orophin = elsewhere.first.character("Orophin", at="Minas Morgul")
    elsewhere.second.in_hand("Orc-lieutenant")

    to_barad_dur = there.hazards(on=haldir, to="Barad-dûr")
    to_shelob = elsewhere.hazards(on=orophin, to="Shelob’s Lair")

    assert to_barad_dur.hazard_limit(haldir) == 2 + 2
    assert to_shelob.hazard_limit(orophin) == 2


@card("TW-371", "TW-383", "TW-385", "TW-395", "TW-401", "TW-402", "TW-405", "TW-418")
def test_what_is_found_in_eight_ruins() -> None:
    assert found_at("Amon Hen") == ["Cram"]
    assert found_at("Dancing Spire") == list(FINDS)
    assert found_at("Dimrill Dale") == []
    assert found_at("Ettenmoors") == ["Cram"]
    assert found_at("Himring") == ["Cram", "Hauberk of Bright Mail"]
    assert found_at("Irerock") == list(FINDS)
    assert found_at("Isles of the Dead that Live") == [
        "Cram",
        "Hauberk of Bright Mail",
        "Beautiful Gold Ring",
    ]
    assert found_at("Ost-in-Edhil") == ["Cram", "Beautiful Gold Ring"]


@card("TW-422", "TW-427", "TW-429", "TW-430", "TW-431", "TW-436")
def test_what_is_found_in_six_more_ruins() -> None:
    assert found_at("Ruined Signal Tower") == ["Cram", "Hauberk of Bright Mail"]
    assert found_at("Stone-circle") == ["Cram"]
    assert found_at("The Stones") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("The White Towers") == []
    assert found_at("The Wind Throne") == ["Cram", "Hauberk of Bright Mail"]
    assert found_at("Weathertop") == []


@card("TW-374", "TW-382", "TW-387", "TW-411", "TW-424")
def test_greater_items_are_found_in_dark_holds() -> None:
    assert found_at("Barad-dûr") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("Cirith Ungol") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("Dol Guldur") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("Minas Morgul") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("Shelob’s Lair") == ["Cram", "Hauberk of Bright Mail"]


@card("TW-379", "TW-388", "TW-406", "TW-410", "TW-426", "TW-435", "TW-438", "TW-439")
def test_nothing_is_found_in_eight_border_holds() -> None:
    assert found_at("Cameth Brin") == []
    assert found_at("Drúadan Forest") == []
    assert found_at("Lake-town") == []
    assert found_at("Lossadan Camp") == []
    assert found_at("Southron Oasis") == []
    assert found_at("Variag Camp") == []
    assert found_at("Woodmen-town") == []
    assert found_at("Wose Passage-hold") == []


@card("TW-435", "TW-410")
def test_the_camps_far_away_are_reached_from_their_own_havens() -> None:
    from_edhellond, from_rivendell, from_lorien = Scene(), Scene(), Scene()
    from_edhellond.first.character("Annalena", at="Edhellond")
    khand, forochel = from_edhellond.first.location_deck("Variag Camp", "Lossadan Camp")
    from_rivendell.first.character("Arwen", at="Rivendell")
    forochel_in_the_north = from_rivendell.first.location_deck("Lossadan Camp")[0]
    from_lorien.first.character("Haldir", at="Lórien")
    khand_in_the_east = from_lorien.first.location_deck("Variag Camp")[0]

    in_the_south = from_edhellond.begin(Phase.ORGANIZATION)
    in_the_north = from_rivendell.begin(Phase.ORGANIZATION)
    in_the_east = from_lorien.begin(Phase.ORGANIZATION)

    assert in_the_south.may(Verb.PLAN_MOVEMENT, khand)
    assert not in_the_south.may(Verb.PLAN_MOVEMENT, forochel)
    assert in_the_north.may(Verb.PLAN_MOVEMENT, forochel_in_the_north)
    assert not in_the_east.may(Verb.PLAN_MOVEMENT, khand_in_the_east)


@card("TW-417", "TW-420")
def test_minor_items_are_found_at_rhosgobel_and_nothing_in_the_old_forest() -> None:
    assert found_at("Rhosgobel") == ["Cram"]
    assert found_at("Old Forest") == []
