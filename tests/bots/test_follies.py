"""What people smile at in a bot is counted as it happens."""

from tests.bots.playing import match
from wizardhaven.bots.arena import Match
from wizardhaven.bots.follies import COUNTED, Follies
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def watched(playing: Playing, *actions: Action) -> dict[str, int]:
    """What is counted while these things are done, of what is done at all."""
    follies, seen = Follies(), match(seed=1)
    seen.game, seen.actions = playing.game, []
    follies.sees(seen)
    for action in actions:
        playing.apply(action)
        seen.actions.append(action)
        follies.sees(seen)
    return {name: count for name, count in follies.counts.items() if count}


def option(playing: Playing, verb: Verb, card: int | None = None) -> Action:
    return next(one for one in playing.options() if one.verb is verb and card in (None, one.card))


def test_a_card_on_guard_is_counted_where_it_was_laid() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Rivendell")
    scene.second.hand("Cram")
    playing = scene.hazards(on=frodo, to="Moria")

    assert watched(playing, option(playing, Verb.PLACE_ON_GUARD)) == {"on_guard_in_window": 1}


def test_a_card_on_guard_in_an_answer_is_counted_apart() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Rivendell")
    drake, _ = scene.second.hand("Cave-drake", "Cram")
    playing = scene.hazards(on=frodo, to="Moria")
    playing.does(Verb.PLAY_CREATURE, drake)

    assert watched(playing, option(playing, Verb.PLACE_ON_GUARD)) == {"on_guard_in_answer": 1}


def test_an_answer_to_ones_own_card_is_counted() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    cram = scene.first.gives("Cram", to=gimli)
    (glamdring,) = scene.first.hand("Glamdring")
    playing = scene.at_site(of=gimli)
    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)

    assert watched(playing, option(playing, Verb.USE, cram.id)) == {"own_cards_answered": 1}


def test_a_second_cancel_is_counted() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Moria")
    quarrels, concealment = scene.first.hand("Dark Quarrels", "Concealment")
    playing = scene.attack(on=frodo, strikes=4, prowess=12)
    playing.does(Verb.PLAY, quarrels)

    counted = watched(playing, option(playing, Verb.PLAY, concealment.id))

    assert counted == {"own_cards_answered": 1, "second_cancels": 1}


def test_a_site_is_counted_that_nobody_enters_though_somebody_could_untap() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    scene.first.gives("Cram", to=gimli)
    scene.first.hand("Glamdring")
    entering = scene.entering(of=gimli)

    without = Scene()
    thorin = without.first.character("Thorin II", at="Moria", status="tapped")
    without.first.hand("Glamdring")
    idle = without.entering(of=thorin)

    assert watched(entering, option(entering, Verb.PASS)) == {"sites_not_entered": 1}
    assert watched(idle, option(idle, Verb.PASS)) == {}


def test_an_avatar_who_sets_out_by_himself_is_counted_once_a_turn() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.location_deck("Moria")
    playing = scene.begin(Phase.ORGANIZATION)
    moves, stays = option(playing, Verb.PLAN_MOVEMENT), option(playing, Verb.PASS)

    assert watched(playing, moves, stays) == {"avatar_turns": 1, "avatars_alone": 1}


def test_whole_games_are_watched_without_being_changed() -> None:
    follies = Follies()
    game: Match = match(seed=4)

    assert game.play(follies).digest == match(seed=4).play().digest
    assert list(follies.counts) == list(COUNTED)
    assert follies.counts["discards"] > 0
