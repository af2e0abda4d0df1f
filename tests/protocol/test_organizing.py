"""Organizing without a door, what a journey would bring, and what is asked once more."""

from __future__ import annotations

import pytest

from tests.protocol.games import positions
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.inside import beyond
from wizardhaven.protocol.pictures import Option, Planned
from wizardhaven.protocol.pictures import Question as Asked
from wizardhaven.protocol.planning import planned
from wizardhaven.protocol.question import question
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase, RegionType

EN, DE, FR = Language.EN, Language.DE, Language.FR
WILDERNESS, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND


def asked(playing: Playing, language: Language = EN) -> Asked:
    return question(playing.game, playing.asked, 1, language)


def of(options: tuple[Option, ...], verb: Verb) -> list[Option]:
    return [option for option in options if option.verb is verb]


def prospect(playing: Playing, verb: Verb = Verb.PLAN_MOVEMENT, number: int = 0) -> Planned:
    action = playing.options(verb)[number]
    found = planned(playing.game, "1", "0", action, EN)
    assert found is not None
    return found


def at_rivendell(*hand: str) -> Playing:
    scene = Scene()
    scene.first.company("Rivendell", "Elrond", "Elladan")
    scene.second.character("Aragorn II", at="Lórien")
    scene.first.hand(*hand)
    scene.first.location_deck("Bree", "Moria")
    return scene.begin(Phase.ORGANIZATION)


# --- The door ------------------------------------------------------------------------------------------


def test_what_can_be_organized_is_told_before_the_block_is_opened() -> None:
    playing = at_rivendell("Elrohir")
    told = asked(playing)

    assert told.inside is not None
    assert told.options[int(told.inside.door)].verb is Verb.ORGANIZE
    assert len(of(told.inside.options, Verb.PLAY_CHARACTER)) == 3
    assert of(told.inside.options, Verb.FOLLOW)
    assert of(told.options, Verb.PLAN_MOVEMENT)
    assert not playing.may(Verb.PLAY_CHARACTER), "the door itself is still shut"


def test_within_the_block_journeys_and_passing_are_told_beforehand() -> None:
    playing = at_rivendell()
    playing.does(Verb.ORGANIZE)
    told = asked(playing)

    assert told.inside is not None
    assert told.options[int(told.inside.door)].verb is Verb.FINISH_ORGANIZING
    assert len(of(told.inside.options, Verb.PLAN_MOVEMENT)) == 2
    assert of(told.inside.options, Verb.PASS)
    assert not of(told.inside.options, Verb.ORGANIZE)


def test_once_the_block_is_closed_there_is_no_door_any_more() -> None:
    playing = at_rivendell("Elrohir")
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FINISH_ORGANIZING)
    told = asked(playing)

    assert told.inside is None
    assert [refusal.rule for refusal in told.refusals] == ["ORG-01"]


def test_a_character_who_could_come_is_not_refused_and_another_says_why_he_could_not() -> None:
    told = asked(at_rivendell("Elrohir", "Aragorn II", "Stealth"))
    why = {refusal.anchor.ref: refusal.rule for refusal in told.refusals}

    assert len(why) == 2
    assert "ORG-01" not in why.values()


def test_every_option_behind_the_door_can_be_taken_by_going_through_it() -> None:
    looked = 0
    for game in positions(3):
        other = beyond(game)
        if other is None or game.pending is None:
            continue
        told = question(game, game.pending.seat, 1, EN)
        assert told.inside is not None
        for option in told.inside.options:
            door, number = option.id.split("/")
            tried = game.clone()
            tried.apply(tried.options()[int(door)])
            assert tried.options()[int(number)].verb is option.verb
            looked += 1
    assert looked > 100


# --- Journeys ------------------------------------------------------------------------------------------


def test_a_journey_tells_its_ways_its_limit_and_the_draws() -> None:
    told = prospect(at_rivendell())
    first = told.ways[0]

    assert first.name == "Printed path"
    assert first.lands == (WILDERNESS, WILDERNESS)
    assert first.anchor.regions == ("Rhudaur", "Arthedain")
    assert (first.limit, first.draws, first.roll) == (2, (1, 1), None)
    assert told.attacks == ()
    assert {way.name for way in told.ways} >= {"Rhudaur, Arthedain"}
    assert [len(way.lands) for way in told.ways] == sorted([len(way.lands) for way in told.ways])


def test_a_journey_tells_what_defends_the_site() -> None:
    told = prospect(at_rivendell(), number=1)

    assert told.attacks == ("Orcs 4×7",)


def test_lands_are_told_as_they_count_now() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Elrond", "Elladan")
    scene.first.location_deck("Bree")
    scene.second.event("Doors of Night")
    scene.second.event("Morgul Night")
    playing = scene.begin(Phase.ORGANIZATION)

    assert prospect(playing).ways[0].lands == (SHADOW, SHADOW)
    assert {(land.region, land.land) for land in playing.game.view(1).lands} >= {("Rhudaur", SHADOW)}


def test_a_journey_tells_which_cards_could_be_played_at_its_end_and_how_likely() -> None:
    playing = at_rivendell("Rangers of the North", "Sword of Gondolin", "Stealth")
    hand = {playing.table.printed[card].name: str(card) for card in playing.table.pile(0, HAND)}
    bree, moria = prospect(playing), prospect(playing, number=1)

    assert [play.anchor.ref for play in bree.plays] == [hand["Rangers of the North"]]
    assert bree.plays[0].odds is not None
    assert [(play.anchor.ref, play.odds) for play in moria.plays] == [(hand["Sword of Gondolin"], None)]


def test_before_a_site_is_entered_the_same_is_told() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.entering(elladan)

    told = prospect(playing, Verb.ENTER)

    assert (told.ways, told.attacks) == ((), ("Orcs 4×7",))
    assert [play.anchor.ref for play in told.plays] == [str(sword.id)]


def test_a_printed_path_is_drawn_through_all_its_regions() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    scene.first.location_deck("Rivendell")
    told = prospect(scene.begin(Phase.ORGANIZATION))
    (printed,) = [way for way in told.ways if way.name == "Printed path"]

    assert printed.anchor.regions is not None
    assert len(printed.anchor.regions) == len(printed.lands) > 2
    assert printed.anchor.ref == "1/Wold & Foothills/Rhudaur"


def test_to_look_at_a_journey_changes_nothing() -> None:
    playing = at_rivendell("Rangers of the North")
    before = playing.game.options()
    table = playing.table.clone()
    prospect(playing)

    assert playing.game.options() is before
    assert (playing.table.phase, playing.table.companies) == (table.phase, table.companies)
    assert planned(playing.game, "1", "0", Action(Verb.PASS), EN) is None


# --- What is asked once more ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Nobody moves this turn. Stay?"),
        (DE, "Diesen Zug reist niemand. Bleiben?"),
        (FR, "Personne ne voyage ce tour-ci. Rester\N{NO-BREAK SPACE}?"),
    ],
)
def test_who_could_move_and_lets_nobody_move_is_asked_once_more(language: Language, words: str) -> None:
    playing = at_rivendell()
    (passing,) = of(asked(playing, language).options, Verb.PASS)
    assert passing.warns is not None
    assert passing.warns.text == words

    playing.does(Verb.PLAN_MOVEMENT)
    (passing,) = of(asked(playing, language).options, Verb.PASS)
    assert passing.warns is None


def test_to_discard_a_character_is_asked_once_more() -> None:
    told = asked(at_rivendell())

    assert told.inside is not None
    warned = [option.warns for option in of(told.inside.options, Verb.DISCARD_CHARACTER)]
    assert [text.text for text in warned if text is not None] == [
        "Elrond leaves play. Discard it?",
        "Elladan leaves play. Discard it?",
    ]


def test_who_would_undo_his_own_play_is_asked_once_more() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    scene.first.gives("Cram", to=balin)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=balin)
    playing.does(Verb.PLAY_AT_SITE, sword, balin)

    (cram,) = of(asked(playing).options, Verb.USE)

    assert cram.warns is not None
    assert cram.warns.text == "Then Sword of Gondolin comes to nothing. Do it all the same?"


def test_a_second_cancel_of_the_same_attack_is_asked_once_more() -> None:
    scene = Scene()
    fatty, _ = scene.first.company("Moria", "Fatty Bolger", "Frodo")
    first, _ = scene.first.hand("Concealment", "Concealment")
    playing = scene.attack(fatty)
    assert not [option for option in of(asked(playing).options, Verb.PLAY) if option.warns is not None]
    playing.does(Verb.PLAY, first, fatty)
    second = of(asked(playing).options, Verb.PLAY)[0]

    assert second.weight == "grave"
    assert second.warns is not None
    assert second.warns.text == "Concealment cancels that already. Cancel it twice?"


def test_passing_on_until_the_end_of_ones_own_turn_is_asked_once_more() -> None:
    playing = at_rivendell()
    assert asked(playing).hasty is not None

    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    assert asked(scene.entering(elladan)).hasty is None
    assert asked(playing).kind is Question.ORGANIZATION_ACTIONS
