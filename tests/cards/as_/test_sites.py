"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("AS-139")
def test_the_men_of_gobel_mirlond_only_detain() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gobel Mírlond")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    race = playing.attack.race
    numbers = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)

    assert race is Race.MAN
    assert numbers == (4, 9)
    assert faramir.is_tapped


@card("AS-139")
def test_gobel_mirlond_has_minor_and_major_items() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gobel Mírlond")
    cram, shield, narsil = scene.first.hand("Cram", "Great-shield of Rohan", "Narsil")
    playing = scene.at_site(of=faramir)

    assert playing.may(Verb.PLAY_AT_SITE, cram)
    assert playing.may(Verb.PLAY_AT_SITE, shield)
    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE


@card("AS-141")
def test_the_men_of_raider_hold_only_detain() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Raider-hold")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    numbers = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)

    assert numbers == (4, 9)
    assert faramir.is_tapped


@card("AS-141")
def test_raider_hold_has_minor_and_major_items() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Raider-hold")
    cram, shield = scene.first.hand("Cram", "Great-shield of Rohan")
    playing = scene.at_site(of=faramir)

    assert playing.may(Verb.PLAY_AT_SITE, cram)
    assert playing.may(Verb.PLAY_AT_SITE, shield)


def who_waits(site: str) -> tuple[Race | None, int, int]:
    """The race, the strikes and the prowess of the first automatic-attack at a site."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    playing = scene.entering(of=haldir)
    playing.does(Verb.ENTER)
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def found_at(site: str) -> list[str]:
    """Which of a minor, a major and a greater item Haldir may play at the site."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    finds = scene.first.hand("Cram", "Hauberk of Bright Mail", "Narsil")
    playing = scene.at_site(of=haldir)
    return [find.name for find in finds if playing.may(Verb.PLAY_AT_SITE, find, haldir)]


@card("AS-137", "AS-138", "AS-140")
def test_orcs_wait_at_cirith_gorgor_and_men_at_geann_a_lisch_and_nurniag_camp() -> None:
    assert who_waits("Cirith Gorgor") == (Race.ORC, 5, 8)
    assert who_waits("Geann a-Lisch") == (Race.MAN, 4, 8)
    assert who_waits("Nûrniag Camp") == (Race.MAN, 4, 7)


@card("AS-137")
def test_behind_the_orcs_of_cirith_gorgor_there_are_trolls() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Cirith Gorgor")
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
    assert attack_prowess(playing.table, playing.attack) == 10


@card("AS-137", "AS-138", "AS-140")
def test_what_is_found_at_cirith_gorgor_geann_a_lisch_and_nurniag_camp() -> None:
    assert found_at("Cirith Gorgor") == ["Cram", "Hauberk of Bright Mail", "Narsil"]
    assert found_at("Geann a-Lisch") == ["Cram", "Hauberk of Bright Mail"]
    assert found_at("Nûrniag Camp") == ["Cram", "Hauberk of Bright Mail"]


@card("AS-138", "TW-1")
def test_any_man_may_be_played_at_geann_a_lisch() -> None:
    there, elsewhere = Scene(), Scene()
    annalena = there.first.character("Annalena", at="Edhellond")
    abductor = there.second.in_hand("Abductor")
    arwen = elsewhere.first.character("Arwen", at="Edhellond")
    another = elsewhere.second.hand("Abductor", "Brigands")[0]

    to_geann = there.hazards(on=annalena, to="Geann a-Lisch")
    to_the_stones = elsewhere.hazards(on=arwen, to="The Stones")

    assert to_geann.may(Verb.PLAY_CREATURE, abductor)  # normally at Border-holds and in Border-lands
    assert not to_the_stones.may(Verb.PLAY_CREATURE, another)
