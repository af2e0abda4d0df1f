"""A table that no game could come to is refused with a sentence about the card that is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wizardhaven.errors import BrokenFile, ImpossiblePosition
from wizardhaven.scenario import Scene
from wizardhaven.scenario.position import read
from wizardhaven.vocabulary.terms import Phase, PlayerKind

Setting = Callable[[Scene], object]


def _with_an_avatar_who_was_eliminated(scene: Scene) -> None:
    scene.first.character("Gandalf")
    scene.first.avatar_eliminated()


IMPOSSIBLE: dict[str, tuple[Setting, str]] = {
    "an item at nobody": (
        lambda scene: scene.first.event("Glamdring"),
        "Glamdring is an item: say whose it is.",
    ),
    "an ally at nobody": (
        lambda scene: scene.first.event("Gwaihir"),
        "Gwaihir is an ally: say whose it is.",
    ),
    "a character in no company": (
        lambda scene: scene.first.event("Balin"),
        "Balin is a character: say in which company.",
    ),
    "somebody who was put down as an agent": (
        lambda scene: scene.first.agent("Balin"),
        "Balin is no agent.",
    ),
    "a unique card twice in play": (
        lambda scene: (
            scene.first.character("Balin"),
            scene.second.character("Balin"),
        ),
        "Balin is unique, and is in play already or removed from play.",
    ),
    "a unique card that is gone for good": (
        lambda scene: (scene.first.character("Balin"), scene.second.removed("Balin")),
        "Balin is unique, and is in play already or removed from play.",
    ),
    "a unique card twice among a player’s own": (
        lambda scene: scene.first.hand("Glamdring", "Glamdring"),
        "The first player has 2 copies of Glamdring; nobody has more than 1.",
    ),
    "four copies": (
        lambda scene: (scene.first.hand("Dodge", "Dodge"), scene.first.discard_pile("Dodge", "Dodge")),
        "The first player has 4 copies of Dodge; nobody has more than 3.",
    ),
    "a site twice": (
        lambda scene: scene.first.location_deck("Moria", "Moria"),
        "The first player has 2 copies of Moria; nobody has more than 1.",
    ),
    "a site in hand": (
        lambda scene: scene.first.hand("Moria"),
        "Moria is a site, which is never in a hand.",
    ),
    "an event among the sites": (
        lambda scene: scene.first.location_deck("Dodge"),
        "Dodge is an event, which is never in a location deck.",
    ),
    "an item among the points": (
        lambda scene: scene.first.factions("Glamdring"),
        "Glamdring is an item, which is never in a marshalling point pile.",
    ),
    "a character who is stored": (
        lambda scene: scene.first.stored("Balin", at="Rivendell"),
        "Balin is a character, which is never stored.",
    ),
    "a short-event in play": (
        lambda scene: scene.first.event("Dodge"),
        "Dodge is an event that does not stay in play.",
    ),
    "a creature in play that is no event": (
        lambda scene: scene.second.event("Giant"),
        "Giant is a creature that does not stay in play.",
    ),
    "a faction in play": (
        lambda scene: scene.first.event("Hillmen"),
        "Hillmen is a faction, which is never in play.",
    ),
    "a wounded item": (
        lambda scene: scene.first.gives("Glamdring", scene.first.character("Balin"), "wounded"),
        "Glamdring is an item, which is never wounded.",
    ),
    "an item on somebody in hand": (
        lambda scene: scene.first.gives("Glamdring", scene.first.in_hand("Balin")),
        "Glamdring cannot lie on Balin, which is not in play.",
    ),
    "an item with somebody of the other player’s": (
        lambda scene: scene.second.gives("Glamdring", scene.first.character("Balin")),
        "Glamdring belongs to another player than Balin.",
    ),
    "an item with somebody who cannot bear it": (
        lambda scene: scene.first.gives("Phial of Galadriel", scene.first.character("Balin")),
        "Balin cannot bear Phial of Galadriel.",
    ),
    "an ally at a site": (
        lambda scene: scene.first.gives("Gwaihir", scene.first.site("Moria")),
        "Gwaihir is an ally, and Moria is no character.",
    ),
    "an item in a company": (
        lambda scene: scene.first.company("Moria", "Glamdring"),
        "Glamdring is no character.",
    ),
    "a company at an item": (
        lambda scene: scene.first.company("Glamdring", "Balin"),
        "Glamdring is no site.",
    ),
    "a company too large to travel": (
        lambda scene: scene.first.company(
            "Moria", "Ori", "Dori", "Dwalin", "Bombur", "Forlong", "Mablung", "Ioreth", "Halbarad"
        ),
        "Ori, Dori, Dwalin, Bombur, Forlong, Mablung, Ioreth, Halbarad cannot be one company at Moria.",
    ),
    "two companies where they would have joined": (
        lambda scene: (scene.first.company("Moria", "Ori"), scene.first.company("Moria", "Dori")),
        (
            "The first player has two companies at Moria, where they would have joined; "
            "if they have not yet, one is set beside the other."
        ),
    ),
    "a hero at a minion’s site": (
        lambda scene: scene.first.company("Bree [minion]", "Balin"),
        "Bree (minion) is not the site card that a wizard uses.",
    ),
    "a minion among heroes": (
        lambda scene: scene.first.character("Luitprand"),
        "Luitprand is no character for a wizard.",
    ),
    "two avatars": (
        lambda scene: (scene.first.character("Gandalf"), scene.first.character("Saruman", at="Bree")),
        "Saruman is the second avatar of the player’s in play.",
    ),
    "the avatar of another kind of player": (
        lambda scene: scene.first.company("Bree", "Gandalf [fallen-wizard]"),
        "Gandalf (fallen-wizard) is the avatar of a fallen-wizard, not of a wizard.",
    ),
    "an avatar who was eliminated": (
        _with_an_avatar_who_was_eliminated,
        "Gandalf is in play, though the player’s avatar has been eliminated.",
    ),
    "a follower for whom there is no influence": (
        lambda scene: scene.first.character("Haldir", follower_of=scene.first.character("Balin")),
        "Balin has not enough direct influence to control Haldir.",
    ),
    "a follower of somebody elsewhere": (
        lambda scene: scene.first.character("Ori", at="Bree", follower_of=scene.first.character("Elrond")),
        "Ori cannot follow Elrond, who is not in the same company.",
    ),
    "a follower of a follower": (
        lambda scene: scene.first.character(
            "Ori",
            follower_of=scene.first.character("Balin", follower_of=scene.first.character("Gandalf")),
        ),
        "Ori cannot follow Balin, who is a follower himself.",
    ),
    "an avatar who follows somebody": (
        lambda scene: scene.first.character("Gandalf", follower_of=scene.first.character("Balin")),
        "Gandalf cannot follow Balin: an avatar follows only another.",
    ),
    "a card on-guard when it is not that player’s turn": (
        lambda scene: scene.first.on_guard("Orc-watch", against=scene.second.character("Balin")),
        "Orc-watch is on-guard, and it is not the second player’s turn.",
    ),
    "more minds than influence": (
        lambda scene: scene.first.company("Rivendell", "Aragorn II", "Elrond", "Balin"),
        (
            "The first player’s characters take 24 of his general influence, and he has 20; "
            "let some follow others, or say that he is overdrawn."
        ),
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_no_game_could_come_to_is_refused_with_a_sentence(what: str) -> None:
    setting, sentence = IMPOSSIBLE[what]
    scene = Scene()
    setting(scene)

    with pytest.raises(ImpossiblePosition) as refused:
        scene.begin(Phase.ORGANIZATION)

    assert str(refused.value) == sentence


AT_ONCE: dict[str, tuple[Setting, str]] = {
    "a company of nobody": (lambda scene: scene.first.company("Bree"), "Nobody is in the company at Bree."),
    "a card that lies oddly": (
        lambda scene: scene.first.character("Balin", status="asleep"),
        "“asleep” is none of untapped, tapped, wounded.",
    ),
    "an event on the company of a card in hand": (
        lambda scene: scene.first.event("Fellowship", on_company_of=scene.first.in_hand("Dodge")),
        "Dodge is in no company.",
    ),
    "a prisoner who is no character": (
        lambda scene: scene.second.holds(
            "Spells of the Barrow-wights", scene.first.in_hand("Dodge"), at="Moria"
        ),
        "Dodge is no character.",
    ),
    "stage points of a Wizard": (
        lambda scene: scene.first.stage_points(5),
        "Only a Fallen-wizard has stage points, and none below zero.",
    ),
    "a play deck that has run out less than never": (
        lambda scene: scene.first.exhausted(-1),
        "No play deck has run out -1 times.",
    ),
    "fewer hazards than none": (
        lambda scene: scene.hazards(on=scene.first.character("Balin"), used=-1),
        "Nobody has played -1 hazards.",
    ),
    "the check of somebody in hand": (
        lambda scene: scene.check(scene.first.in_hand("Balin")),
        "Balin is in no company.",
    ),
}


@pytest.mark.parametrize("what", AT_ONCE)
def test_what_makes_no_sense_is_refused_where_it_is_said(what: str) -> None:
    setting, sentence = AT_ONCE[what]

    with pytest.raises(ImpossiblePosition) as refused:
        setting(Scene())

    assert str(refused.value) == sentence


def test_a_minion_is_refused_at_the_hero_card_of_a_site_that_minions_have_themselves() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.company("Bree (hero)", "Luitprand")

    with pytest.raises(ImpossiblePosition, match="Bree is not the site card that a ringwraith uses"):
        scene.begin(Phase.ORGANIZATION)


def test_two_companies_may_be_at_one_haven_and_at_one_site_if_they_have_not_joined_yet() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Ori")
    scene.first.company("Rivendell", "Dori")
    haldir = scene.first.character("Haldir", at="Moria")
    arwen = scene.first.company_beside(haldir, "Arwen")[0]

    scene.begin(Phase.ORGANIZATION)

    assert arwen.company != haldir.company
    assert arwen.company.site == haldir.company.site


def test_a_player_may_be_overdrawn_if_the_scene_says_so() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Aragorn II", "Elrond", "Balin")
    scene.first.overdrawn()

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.unused_general_influence(0) == 0


def test_an_agent_that_lies_face_down_may_be_there_twice() -> None:
    scene = Scene()
    scene.first.character("Balin")
    gisulf = scene.first.agent("Gisulf", ("Bree",), face_up=True)
    hidden = scene.second.agent("Gisulf")

    scene.begin(Phase.ORGANIZATION)

    assert hidden.is_face_down
    assert not gisulf.is_face_down


def test_nothing_happens_to_a_company_whose_players_turn_it_is_not() -> None:
    scene = Scene()
    scene.first.character("Balin")
    arwen = scene.second.character("Arwen")
    dodge = scene.first.in_hand("Dodge")

    with pytest.raises(ImpossiblePosition, match="not the turn of the player whose company Arwen is in"):
        scene.hazards(on=arwen)
    with pytest.raises(ImpossiblePosition, match=r"Dodge is in no company\."):
        scene.at_site(of=dodge)


def test_a_way_that_does_not_exist_is_refused() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Rivendell")

    with pytest.raises(ImpossiblePosition, match="There is no such way from Rivendell to Barad-dûr"):
        scene.hazards(on=balin, to="Barad-dûr")


def test_a_position_that_no_game_could_come_to_names_its_line() -> None:
    text = """\
wizardhaven position 1
turn 5 first site phase
first company at Moria: Aragorn II [Glamdring]
first hand: Concealment
second hand: Twilight
second company at Rivendell: Arwen [Glamdring]
"""

    with pytest.raises(BrokenFile, match=r"^puzzle, line 6: Glamdring is unique, and is in play already"):
        read(text, "puzzle")


def test_only_a_hazard_host_holds_prisoners() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee")

    with pytest.raises(ImpossiblePosition, match=r"Doors of Night holds no prisoners\."):
        scene.second.holds("Doors of Night", sam, at="Moria")
