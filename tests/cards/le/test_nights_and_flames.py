"""Stories of blows that are turned, of flames against an attack and of raids by night."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import Keyword, PlayerKind, Skill

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


FIGHTER = replace(LUITPRAND, code="XX-3", name="Fighter", skills=(Skill.WARRIOR,))
MERCHANT = replace(LUITPRAND, code="XX-2", name="Merchant", skills=())


def able(word: Keyword) -> Character:
    """A man who knows that sort of magic."""
    return replace(LUITPRAND, code="XX-1", name="Man of Arts", abilities=(Permit(Deed.USE, word),))


def struck(turned: bool) -> tuple[Playing, Piece]:
    """A warrior faces a strike, and perhaps the blow is turned."""
    scene = Scene(kinds=DARK)
    fighter, _ = scene.first.company("Moria [minion]", FIGHTER, "Ostisen")
    blow = scene.first.hand("Blow Turned", "Bold Thrust")[0]
    playing = scene.attack(on=fighter, prowess=12)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, fighter)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("StrikeActions")
    if turned:
        playing.plays(blow, user=fighter)
        playing.resolve()
    playing.pass_until("RollStrike")
    return playing, fighter


@card("LE-171")
@pytest.mark.parametrize("turned", [True, False])
def test_a_warrior_who_turns_a_blow_does_not_tap(turned: bool) -> None:
    playing, fighter = struck(turned)
    playing.rolls(12)

    assert fighter.is_untapped == turned


@card("LE-171")
@pytest.mark.parametrize("turned", [True, False])
def test_if_the_blow_wounds_him_his_body_check_is_easier_by_one(turned: bool) -> None:
    playing, fighter = struck(turned)
    body = fighter.body
    playing.rolls(2)
    playing.pass_until("RollBodyCheck")
    playing.rolls(body + 1)

    assert fighter.is_wounded == turned
    assert fighter.in_play == turned


@card("LE-171")
def test_nobody_else_turns_a_blow() -> None:
    scene = Scene(kinds=DARK)
    luitprand, _ = scene.first.company("Moria [minion]", MERCHANT, "Gorbag")
    blow = scene.first.hand("Blow Turned", "Orc Stealth")[0]
    playing = scene.attack(on=luitprand, prowess=12)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, luitprand)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(blow)


def burning() -> tuple[Playing, Piece, Piece, Piece]:
    """Somebody who knows sorcery faces an attack and has two flames at hand."""
    scene = Scene(kinds=DARK)
    man, ostisen = scene.first.company("Moria [minion]", able(Keyword.SORCERY), "Ostisen")
    scene.first.gives("High Helm", to=man)
    flame, again, _ = scene.first.hand("Some Secret Art of Flame", "Some Secret Art of Flame", "Diversion")
    playing = scene.attack(on=man, strikes=2, prowess=14)
    playing.plays(flame, user=man)
    playing.resolve()
    playing.passes()  # nobody supports the check to come
    return playing, man, ostisen, again


@card("LE-232")
@pytest.mark.parametrize(("roll", "passed"), [(7, True), (6, False)])
def test_whoever_uses_flame_makes_a_corruption_check_less_four(roll: int, passed: bool) -> None:
    playing, man, _, _ = burning()
    playing.rolls(roll)  # less four, against two corruption points

    assert man.is_untapped == passed


@card("LE-232")
@pytest.mark.parametrize("who", ["the man", "Ostisen"])
def test_flame_helps_him_alone_against_the_attack(who: str) -> None:
    playing, man, ostisen, _ = burning()
    playing.rolls(12)
    one = man if who == "the man" else ostisen
    needed = 15 - one.prowess() - (4 if one == man else 0)
    playing.fights(one, needed)

    assert playing.has_happened(Happening.STRIKE_FAILED, one)


@card("LE-232")
def test_flame_is_used_once_against_an_attack() -> None:
    playing, _, _, again = burning()
    playing.rolls(12)

    assert playing.why_not(again) is Reason.DUPLICATED


@card("LE-232")
def test_nobody_burns_without_sorcery() -> None:
    scene = Scene(kinds=DARK)
    man, _ = scene.first.company("Moria [minion]", able(Keyword.SHADOW_MAGIC), "Ostisen")
    flame = scene.first.hand("Some Secret Art of Flame", "Diversion")[0]
    playing = scene.attack(on=man, strikes=2, prowess=14)
    assert not playing.may_play(flame)


def raiding(doors: bool = False, site: str = "Bree [minion]") -> tuple[Playing, Piece, Piece, Piece]:
    """Two come to a Border-hold by night."""
    scene = Scene(kinds=DARK)
    gorbag, lagduf = scene.first.company("Carn Dûm [minion]", "Gorbag", "Lagduf")
    night = scene.first.hand("Come By Night Upon Them", "Saw-toothed Blade", "Black-hide Shield")[0]
    if doors:
        scene.second.event("Doors of Night")
    return scene.hazards(on=gorbag, to=site), night, gorbag, lagduf


@card("LE-176")
@pytest.mark.parametrize(("doors", "prowess"), [(False, -1), (True, -2)])
def test_those_who_are_surprised_fight_worse(doors: bool, prowess: int) -> None:
    playing, night, _, _ = raiding(doors)
    playing.plays(night)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    assert playing.attack is not None

    assert attack_prowess(playing.table, playing.attack) == playing.attack.prowess + prowess


@card("LE-176")
def test_the_first_item_there_does_not_tap_the_site_and_the_second_does() -> None:
    scene = Scene(kinds=DARK)
    gorbag, lagduf = scene.first.company("Bree [minion]", "Gorbag", "Lagduf")
    night, blade, shield = scene.first.hand(
        "Come By Night Upon Them", "Saw-toothed Blade", "Black-hide Shield"
    )
    playing = scene.at_site(of=gorbag)
    site = playing.piece("Bree")

    playing.plays(night)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, blade, gorbag)
    playing.resolve()
    after_one = site.is_untapped
    playing.does(Verb.PLAY_AT_SITE, shield, lagduf)
    playing.resolve()

    assert after_one
    assert site.is_tapped
    assert shield.bearer == lagduf


@card("LE-176")
def test_only_a_border_hold_is_raided() -> None:
    scene = Scene(kinds=DARK)
    (gorbag,) = scene.first.company("Moria [minion]", "Gorbag")
    night, _ = scene.first.hand("Come By Night Upon Them", "Saw-toothed Blade")
    playing = scene.at_site(of=gorbag)

    assert not playing.may_play(night)
