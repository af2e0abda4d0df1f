"""Somebody must be untapped to play a card at a site, and nothing is answered or cancelled twice."""

from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.combat import chance_untapped
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene


def test_a_site_is_entered_by_somebody_who_can_untap_there() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    scene.first.gives("Cram", to=gimli)
    scene.first.hand("Glamdring")

    action, because = chosen(scene.entering(of=gimli))

    assert action.verb is Verb.ENTER
    assert because is Because.ENTERS_TO_PLAY


def test_it_is_not_entered_where_nobody_can() -> None:
    for status in ("tapped", "wounded"):
        scene = Scene()
        gimli = scene.first.character("Gimli", at="Moria", status=status)
        if status == "wounded":
            scene.first.gives("Cram", to=gimli)
        scene.first.hand("Glamdring")

        assert chosen(scene.entering(of=gimli))[0].verb is Verb.PASS


def test_what_untaps_only_others_or_the_site_does_not_count() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    scene.first.gives("Dwarven Ring of Durin’s Tribe", to=gimli)
    sight = seen(scene.entering(of=gimli))

    assert chance_untapped(sight, gimli.company.id, []) == 0


def test_the_last_one_dares_more_before_the_site_where_a_card_waits() -> None:
    verbs = []
    for card in ("Glamdring", "Rangers of Ithilien"):
        scene = Scene()
        beorn = scene.first.character("Beorn", at="Moria")
        scene.first.hand(card)
        playing = scene.attack(on=beorn, strikes=1, prowess=9)
        playing.pass_until("FaceStrike")
        verbs.append(chosen(playing)[0].verb)

    assert verbs == [Verb.STAY_UNTAPPED, Verb.TAP_TO_FACE]


def test_its_own_card_is_resolved_before_anything_else_is_done() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.gives("Cram", to=gimli)
    glamdring, _ = scene.first.hand("Glamdring", "Smoke Rings")
    scene.first.sideboard("Sword of Gondolin")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)
    action, because = chosen(playing)

    assert playing.may(Verb.PLAY) or playing.may(Verb.USE)
    assert (action.verb, because) == (Verb.PASS, Because.OWN_CARD_FIRST)


def test_an_attack_that_is_being_cancelled_is_not_cancelled_again() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Moria")
    quarrels, concealment = scene.first.hand("Dark Quarrels", "Concealment")
    scene.second.hand("Twilight")
    playing = scene.attack(on=frodo, strikes=4, prowess=12)
    first = chosen(playing)[0]

    playing.apply(first)
    while playing.asked == 1:
        playing.does(Verb.PASS)

    assert first.card in (quarrels.id, concealment.id)
    assert chosen(playing)[0].verb is Verb.PASS
