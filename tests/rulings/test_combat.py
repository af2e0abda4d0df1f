"""Rulings on attacks and strikes."""

from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene


def strength(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


def test_an_attack_is_as_strong_as_what_is_in_play_until_its_strikes_are_assigned() -> None:
    """A long-event that goes, or comes, before strikes are assigned changes the attack at once.

    (CoE digest 51)
    """
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    marvels = scene.first.in_hand("Marvels Told")
    scene.second.event("Doors of Night")
    stir = scene.second.event("Minions Stir")
    lieutenant, again = scene.second.hand("Orc-lieutenant", "Minions Stir")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.passes()
    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    before = strength(playing)
    playing.plays(marvels, user=elrond, target=stir)
    playing.resolve()
    playing.rolls(12)
    without = strength(playing)
    playing.plays(again)
    playing.resolve()

    assert before == (3, 9)
    assert without == (1, 7)
    assert strength(playing) == (3, 9)


def test_an_attack_on_every_character_has_no_strikes_to_add() -> None:
    """Where each character faces one strike, a card that adds strikes adds only its prowess.

    (CoE digest 50)
    """
    scene = Scene()
    elrond, arwen, anborn = scene.first.company("Lórien", "Elrond", "Arwen", "Anborn")
    scene.second.event("Wake of War")
    watcher = scene.second.in_hand("Watcher in the Water")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.does(Verb.PLAY_CREATURE, watcher)
    playing.resolve()

    assert strength(playing) == (3, 9)
    playing.fights(elrond, 9)
    playing.fights(arwen, 9)
    playing.fights(anborn, 9)
    assert playing.attack is None


def test_a_strike_of_an_attack_that_cannot_be_cancelled_may_be_cancelled() -> None:
    """That an attack cannot be cancelled says nothing of its strikes. (CRF 10, combat)"""
    scene = Scene()
    bilbo, anborn = scene.first.company("Moria", "Bilbo", "Anborn")
    concealment, another, stealth = scene.first.hand("Concealment", "Concealment", "Halfling Stealth")
    scene.second.event("The Black Enemy’s Wrath")
    playing = scene.entering(of=bilbo)

    playing.does(Verb.ENTER)
    playing.plays(concealment, user=anborn)  # against the Orcs
    playing.resolve()
    asked = playing.question
    playing.does(Verb.RESOLVE_STRIKE, bilbo)
    playing.does(Verb.STAY_UNTAPPED)
    playing.plays(stealth)
    playing.resolve()

    assert asked == "ChooseStrike"  # the lava flows though Bilbo could play another one
    assert another.in_hand
    assert playing.has_happened(Happening.STRIKE_CANCELED)
    assert bilbo.is_untapped


def test_everybody_in_the_company_defends_even_if_one_alone_is_struck() -> None:
    """All characters of an attacked company count as defending, though the Assassin strikes only one.

    (CoE digest 117)
    """
    several, alone = Scene(), Scene()
    faramir, _ = several.first.company("Minas Tirith", "Faramir", "Anborn")
    beretar = alone.first.character("Beretar", at="Minas Tirith")
    several.second.event("Rank upon Rank")
    alone.second.event("Rank upon Rank")
    assassin, pierced = several.second.hand("Assassin", "Pierced by Many Wounds")
    other, fitting = alone.second.hand("Assassin", "Pierced by Many Wounds")
    against_two, against_one = several.hazards(on=faramir), alone.hazards(on=beretar)

    against_two.does(Verb.PLAY_CREATURE, assassin)
    against_two.resolve()
    against_two.passes()
    against_one.does(Verb.PLAY_CREATURE, other)
    against_one.resolve()
    against_one.passes()

    assert against_two.question == "AssignByAttacker"  # there was nothing to be played before
    assert pierced.in_hand
    assert against_one.may_play(fitting)
