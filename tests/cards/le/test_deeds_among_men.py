"""Stories of what minions do in the towns of others, and of what they carry off there."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def strength(playing: Playing) -> tuple[Race | None, int, int]:
    """Who attacks, with how many strikes, of what prowess."""
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def comes_through(playing: Playing) -> list[tuple[Race | None, int, int]]:
    """Everybody fights without tapping and wins, until the card may be taken; which attacks there were."""
    faced = []
    while playing.question != "TakeCard":
        if playing.attack is not None and strength(playing) not in faced:
            faced.append(strength(playing))
        if playing.may(Verb.ROLL):
            playing.rolls(12)
        elif playing.may(Verb.STAY_UNTAPPED):
            playing.does(Verb.STAY_UNTAPPED)
        elif playing.may(Verb.PASS) and not playing.may(Verb.ASSIGN):
            playing.passes()
        else:
            playing.does(playing.options()[0].verb)
    return faced


@card("LE-201")
def test_whoever_survives_the_halflings_takes_them_to_barad_dur() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company("Bag End [minion]", "Gorbag", "Lagduf")
    deed = scene.first.in_hand("Kill All But NOT the Halflings")
    playing = scene.at_site(of=gorbag)

    playing.plays(deed)
    playing.resolve()
    facing = strength(playing)
    comes_through(playing)
    playing.does(Verb.PLAY_AT_SITE, deed, lagduf)

    assert facing == (Race.HOBBIT, 4, 6)
    assert deed.bearer == lagduf
    assert lagduf.is_tapped


@card("LE-201")
def test_only_the_first_of_these_deeds_is_worth_five() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company("Barad-dûr", "Gorbag", "Lagduf")
    first = scene.first.gives("Kill All But NOT the Halflings", to=gorbag)
    second = scene.first.gives("Kill All But NOT the Halflings", to=lagduf)
    playing = scene.begin(Phase.ORGANIZATION)
    before = first.points

    playing.does(Verb.STORE, first)
    playing.does(Verb.STORE, second)

    assert before == 0
    assert (first.points, second.points) == (5, 1)


@card("LE-227")
def test_prisoners_are_seized_from_those_who_guard_the_town() -> None:
    scene = Scene(kinds=MINIONS)
    (gorbag,) = scene.first.company("Edoras [minion]", "Gorbag", site_status="tapped")
    seize = scene.first.in_hand("Seize Prisoners")
    playing = scene.at_site(of=gorbag)

    playing.plays(seize)
    playing.resolve()

    assert strength(playing) == (Race.MAN, 3, 8)


@card("LE-227")
@pytest.mark.parametrize("where", ["Dol Guldur", "Moria [minion]", "Barad-dûr"])
def test_seized_prisoners_are_stored_where_the_shadow_holds(where: str) -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at=where)
    seize = scene.first.gives("Seize Prisoners", to=gorbag)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, seize)

    assert seize.points == 2


@card("LE-230")
def test_smoke_on_the_wind_drives_off_the_people_of_the_town() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company("Edoras [minion]", "Gorbag", "Lagduf", site_status="tapped")
    smoke = scene.first.in_hand("Smoke on the Wind")
    playing = scene.at_site(of=gorbag)

    playing.plays(smoke)
    playing.resolve()
    faced = comes_through(playing)
    playing.does(Verb.PLAY_AT_SITE, smoke, lagduf)

    assert faced == [(Race.MAN, 5, 8), (Race.MAN, 1, 10)]
    assert smoke.among_points
    assert playing.points(0) >= 3


def stabs(status: str) -> tuple[Playing, Piece, Piece]:
    scene = Scene(kinds=MINIONS)
    (scout,) = scene.first.company("Bree [minion]", "Ostisen", site_status=status)
    scene.first.in_hand("Orc-draughts")
    deed = scene.first.in_hand("Stabbed Him in His Sleep")
    return scene.at_site(of=scout), scout, deed


@card("LE-234")
def test_a_scout_who_comes_through_untapped_has_stabbed_him() -> None:
    playing, scout, deed = stabs("tapped")

    playing.plays(deed, target=scout)
    playing.resolve()
    facing = strength(playing)
    playing.pass_until("FaceStrike")
    playing.fights(scout, 12, untapped=True)
    playing.pass_until("TakeCard")
    playing.does(Verb.PLAY_AT_SITE, deed, scout)

    assert facing == (Race.DUNADAN, 1, 8)
    assert scout.is_tapped
    assert deed.among_points


@card("LE-234")
def test_a_scout_who_taps_for_the_stroke_has_been_seen() -> None:
    playing, scout, deed = stabs("tapped")

    playing.plays(deed, target=scout)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.wins(scout)
    playing.pass_to(Phase.END_OF_TURN)

    assert scout.is_tapped
    assert deed.is_discarded


@card("LE-234")
def test_nobody_is_stabbed_where_everybody_is_still_awake() -> None:
    playing, _, deed = stabs("untapped")

    assert playing.why_not(deed) is Reason.CONDITION_NOT_MET


@card("LE-211")
def test_who_has_met_men_keeps_them_from_telling() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company("Ettenmoors [minion]", "Gorbag", "Lagduf")
    news = scene.first.in_hand("No News of Our Riding")
    first = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=gorbag, to="Bandit Lair [minion]")
    before = playing.may_play(news)

    playing.does(Verb.PLAY_CREATURE, first)
    playing.resolve()
    while playing.attack is not None:
        if playing.may(Verb.ROLL):
            playing.rolls(12)
        elif playing.may(Verb.STAY_UNTAPPED):
            playing.does(Verb.STAY_UNTAPPED)
        elif playing.may(Verb.PASS) and not playing.may(Verb.ASSIGN):
            playing.passes()
        else:
            playing.does(playing.options()[0].verb)
    if playing.question == "TakeTrophy":
        playing.passes()
    playing.plays(news, target=lagduf)
    playing.resolve()

    assert news.bearer == lagduf
    assert lagduf.is_tapped
    assert not before


@card("LE-211")
def test_whoever_bears_no_news_taps_to_cancel_men() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Ettenmoors [minion]")
    news = scene.first.gives("No News of Our Riding", to=gorbag)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=gorbag, to="Bandit Lair [minion]")

    playing.does(Verb.PLAY_CREATURE, brigands)
    playing.resolve()
    playing.uses(news)
    playing.resolve()

    assert playing.attack is None
    assert gorbag.is_tapped
    assert news.points == 1


@card("LE-186")
def test_trophies_make_one_strong_but_brittle_strike_of_an_attack() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Ettenmoors [minion]")
    trophies = scene.first.gives("Foul Trophies", to=gorbag)
    others = scene.first.gives("Foul Trophies", to=gorbag)
    playing = scene.attack(on=gorbag, race=Race.ELF, strikes=3, prowess=8, body=7)

    playing.uses(trophies)
    playing.resolve()

    assert trophies.is_discarded
    assert strength(playing) == (Race.ELF, 1, 11)
    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, gorbag.id) == 5
    assert not playing.may(Verb.USE, others)


@card("LE-186")
@pytest.mark.parametrize(("roll", "taken"), [(12, True), (2, False)])
def test_trophies_are_taken_from_those_who_have_just_been_defeated(roll: int, taken: bool) -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company("Ettenmoors [minion]", "Gorbag", "Lagduf")
    trophies = scene.first.in_hand("Foul Trophies")
    playing = scene.attack(on=gorbag, race=Race.DWARF, strikes=1, prowess=5, body=9)

    playing.does(Verb.ASSIGN, gorbag)
    playing.wins(gorbag)
    playing.rolls(roll)  # against the body of the strike

    assert playing.may_play(trophies, target=lagduf) == taken
