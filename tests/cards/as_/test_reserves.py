"""Stories of Summons from Long Sleep: a Dragon or Drake waits off to the side."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.scenario import Piece, Playing, Scene


def summoned(*hand: str, used: int = 0) -> tuple[Playing, list[Piece], Piece, list[Piece]]:
    """Haldir and Beretar at a ruin, Summons from Long Sleep against them, and hazards in hand."""
    scene = Scene()
    pair = scene.first.company("Gladden Fields", "Haldir", "Beretar")
    summons = scene.second.event("Summons from Long Sleep")
    held = [scene.second.in_hand(name) for name in hand]
    return scene.hazards(on=pair[0], used=used), pair, summons, held


@card("AS-39")
@rule("OFF-01")
def test_a_drake_is_reserved_and_counts_nothing_against_the_limit() -> None:
    playing, (haldir, _), summons, (drake, wargs) = summoned("Cave-drake", "Wargs")

    assert not playing.may(Verb.STORE, wargs)
    playing.does(Verb.STORE, drake, target=summons)

    assert drake.is_aside
    assert summons.aside("Cave-drake") == drake
    assert haldir.company.hazards == 0


@card("AS-39")
def test_it_may_be_reserved_though_the_limit_is_used_up_but_not_played() -> None:
    playing, _, summons, (drake,) = summoned("Cave-drake", used=2)

    assert not playing.may(Verb.PLAY_CREATURE, drake)
    playing.does(Verb.STORE, drake, target=summons)

    assert drake.is_aside
    assert not playing.may(Verb.PLAY_CREATURE, drake)


@card("AS-39")
def test_only_one_creature_is_reserved_at_a_time() -> None:
    playing, _, summons, (drake, dragon) = summoned("Cave-drake", "Smaug")
    assert playing.may(Verb.STORE, dragon)

    playing.does(Verb.STORE, drake, target=summons)
    playing.pass_until("HazardWindow")

    assert not playing.may(Verb.STORE, dragon)


@card("AS-39")
def test_what_is_reserved_attacks_with_two_more_prowess_and_then_the_summons_is_discarded() -> None:
    playing, (haldir, beretar), summons, (drake,) = summoned("Cave-drake")  # 2 strikes of 10
    playing.does(Verb.STORE, drake, target=summons)
    playing.pass_until("HazardWindow")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()
    assert haldir.company.hazards == 1
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 10 + 2
    assert summons.in_play
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.fights(haldir, 12)
    assert summons.in_play
    playing.fights(beretar, 12)

    assert summons.is_discarded
    assert drake.among_points


@card("AS-39")
def test_a_drake_from_hand_is_no_stronger_and_the_summons_stays() -> None:
    playing, _, summons, (drake,) = summoned("Cave-drake")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 10
    assert summons.in_play


@card("AS-39")
@rule("OFF-06")
def test_with_the_summons_goes_what_it_reserved() -> None:
    scene = Scene()
    haldir, elrond = scene.first.company("Gladden Fields", "Haldir", "Elrond")
    summons = scene.second.event("Summons from Long Sleep")
    drake = scene.second.aside("Cave-drake", summons)
    told = scene.first.in_hand("Marvels Told")
    playing = scene.hazards(on=haldir)

    playing.plays(told, user=elrond, target=summons)
    playing.resolve()
    playing.passes()  # nobody supports the check to come

    assert summons.is_discarded
    assert drake.is_discarded


@card("AS-39")
def test_a_reserved_creature_must_be_keyed_as_any_other() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    summons = scene.second.event("Summons from Long Sleep")
    drake = scene.second.aside("Cave-drake", summons)
    scene.second.in_hand("Twilight")
    playing = scene.hazards(on=haldir)

    assert not playing.may(Verb.PLAY_CREATURE, drake)
    assert drake.is_aside
