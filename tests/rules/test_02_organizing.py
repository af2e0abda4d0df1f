"""The organizing block: one character a turn, control, and what a company may be. [ORG-01 to ORG-46]"""

from tests.rules.fallen_wizards import FALLEN_AND_WIZARD, WHITE_TOWERS
from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Phase, Race, Skill

ORC = Character(
    code="ORC",
    name="An Orc",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(named("Moria"),),
    mind=2,
    alignment=Alignment.MINION,
)


def organizing(scene: Scene) -> Playing:
    """The organizing block of the resource player."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


@rule("ORG-01")
def test_while_organizing_nothing_else_can_be_done() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    bergil = scene.first.character("Bergil")
    glamdring = scene.first.gives("Glamdring", to=boromir)
    scene.first.location_deck("Bree")
    arwen, gates = scene.first.hand("Arwen", "Gates of Morning")
    playing = organizing(scene)

    assert playing.may(Verb.PLAY_CHARACTER, arwen)
    assert playing.may(Verb.SPLIT, bergil)
    assert not playing.may(Verb.TRANSFER, glamdring)
    assert not playing.may(Verb.PLAN_MOVEMENT)
    assert playing.why_not(gates) is Reason.NOT_WHILE_ORGANIZING


@rule("ORG-01")
def test_a_player_organizes_once_a_turn() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    scene.first.character("Bergil")
    scene.first.gives("Glamdring", to=boromir)
    arwen = scene.first.in_hand("Arwen")
    playing = organizing(scene)

    playing.does(Verb.FINISH_ORGANIZING)

    assert not playing.may(Verb.ORGANIZE)
    assert playing.why_not(arwen) is Reason.ORGANIZED_ALREADY


@rule("ORG-02")
def test_items_movement_and_the_sideboard_come_before_or_after_organizing() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    bergil = scene.first.character("Bergil")
    glamdring = scene.first.gives("Glamdring", to=gandalf)
    scene.first.location_deck("Bree")
    scene.first.sideboard("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, glamdring)
    assert playing.may(Verb.PLAN_MOVEMENT)
    assert playing.may(Verb.SIDEBOARD_TO_DISCARD, gandalf)
    playing.does(Verb.TRANSFER, glamdring, bergil)
    playing.passes()
    playing.rolls(7)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FINISH_ORGANIZING)

    assert glamdring.bearer == bergil
    assert playing.may(Verb.TRANSFER, glamdring, gandalf)
    assert playing.may(Verb.STORE, glamdring)
    assert playing.may(Verb.PLAN_MOVEMENT)
    assert playing.may(Verb.SIDEBOARD_TO_DISCARD, gandalf)


@rule("ORG-05")
def test_who_has_discarded_a_character_cannot_play_one_the_same_turn() -> None:
    scene = Scene()
    peath = scene.first.character("Peath")
    scene.first.company("Lórien", "Bergil", "Anborn")
    faramir = scene.first.in_hand("Faramir")
    playing = organizing(scene)
    assert playing.may(Verb.PLAY_CHARACTER, faramir)

    playing.does(Verb.DISCARD_CHARACTER, peath)

    assert not playing.may(Verb.PLAY_CHARACTER)
    assert not playing.may(Verb.DISCARD_CHARACTER)
    assert playing.why_not(faramir) is Reason.ONE_CHARACTER_A_TURN


@rule("ORG-05")
def test_who_has_played_a_character_cannot_play_another_the_same_turn() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    faramir, arwen = scene.first.hand("Faramir", "Arwen")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, faramir)

    assert playing.why_not(arwen) is Reason.ONE_CHARACTER_A_TURN
    assert not playing.may(Verb.DISCARD_CHARACTER)


@rule("ORG-06")
def test_a_character_is_discarded_at_a_haven_or_at_home_only() -> None:
    scene = Scene()
    bergil, _ = scene.first.company("Lórien", "Bergil", "Peath")
    forlong = scene.first.character("Forlong", at="Minas Tirith")
    anborn = scene.first.character("Anborn", at="Bree")
    playing = organizing(scene)

    assert playing.may(Verb.DISCARD_CHARACTER, bergil)
    assert playing.may(Verb.DISCARD_CHARACTER, forlong)
    assert not playing.may(Verb.DISCARD_CHARACTER, anborn)


@rule("ORG-06")
def test_an_avatar_is_never_discarded_while_organizing() -> None:
    scene = Scene()
    gandalf, bergil = scene.first.company("Rivendell", "Gandalf", "Bergil")
    playing = organizing(scene)

    assert playing.may(Verb.DISCARD_CHARACTER, bergil)
    assert not playing.may(Verb.DISCARD_CHARACTER, gandalf)


@rule("ORG-37")
def test_characters_go_between_companies_at_one_site_and_not_further() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Lórien", "Haldir", "Bergil")
    anborn, peath = scene.first.company("Lórien", "Anborn", "Peath")
    arwen = scene.first.character("Arwen", at="Rivendell")
    playing = organizing(scene)

    playing.does(Verb.CHANGE_COMPANY, bergil, number=anborn.company.id)
    playing.does(Verb.CHANGE_COMPANY, peath, number=haldir.company.id)

    assert haldir.companions == ["Haldir", "Peath"]
    assert anborn.companions == ["Anborn", "Bergil"]
    assert not playing.may(Verb.CHANGE_COMPANY, number=arwen.company.id)


@rule("ORG-38")
def test_a_company_of_size_seven_may_leave_a_haven_and_hobbits_count_half() -> None:
    scene = Scene()
    scene.first.company(
        "Rivendell",
        "Sam Gamgee",
        "Fatty Bolger",
        "Bergil",
        "Anborn",
        "Forlong",
        "Ioreth",
        "Arwen",
        "Haldir",
    )
    scene.first.location_deck("Bree")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT)


@rule("ORG-38")
def test_a_larger_company_may_be_at_a_haven_but_not_set_out() -> None:
    scene = Scene()
    bergil = scene.first.company(
        "Rivendell", "Bergil", "Anborn", "Forlong", "Ioreth", "Arwen", "Haldir", "Peath", "Sam Gamgee"
    )[0]
    scene.first.location_deck("Bree")
    annalena = scene.first.in_hand("Annalena")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT)
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, annalena, number=bergil.company.id)


@rule("ORG-38")
def test_away_from_havens_nobody_joins_a_company_of_size_seven() -> None:
    scene = Scene()
    scene.first.company("Bree", "Bergil", "Anborn", "Forlong", "Ioreth", "Arwen", "Haldir", "Annalena")
    beretar = scene.first.in_hand("Beretar")
    playing = organizing(scene)

    assert not playing.may(Verb.PLAY_CHARACTER, beretar)
    assert playing.why_not(beretar) is Reason.NO_PLACE_FOR_CHARACTER


@rule("ORG-38")
def test_an_ally_does_not_count_for_the_size_of_a_company() -> None:
    scene = Scene()
    bergil = scene.first.company("Bree", "Bergil", "Anborn", "Forlong", "Ioreth", "Arwen", "Haldir")[0]
    scene.first.gives("Treebeard", to=bergil)
    beretar = scene.first.in_hand("Beretar")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, beretar, number=bergil.company.id)

    assert len(bergil.companions) == 7


@rule("ORG-39")
def test_orcs_and_dunedain_share_a_company_at_a_haven_only() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    bergil, orc = scene.first.company(WHITE_TOWERS, "Bergil", ORC)
    scene.first.location_deck("Weathertop")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, orc)
    playing.does(Verb.FINISH_ORGANIZING)

    assert playing.may(Verb.PLAN_MOVEMENT, number=bergil.company.id)
    assert playing.may(Verb.PLAN_MOVEMENT, number=orc.company.id)


@rule("ORG-39")
def test_orcs_and_men_may_travel_together() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Peath", ORC)
    scene.first.location_deck("Weathertop")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT)


@rule("ORG-45")
def test_a_new_follower_frees_general_influence() -> None:
    scene = Scene()
    aragorn, arwen, bergil = scene.first.company("Rivendell", "Aragorn II", "Arwen", "Bergil")
    playing = organizing(scene)
    assert playing.unused_general_influence(0) == 6

    playing.does(Verb.FOLLOW, arwen, aragorn)

    assert arwen.controller == aragorn
    assert playing.unused_general_influence(0) == 9
    assert aragorn.unused_direct_influence() == 0
    assert not playing.may(Verb.FOLLOW, bergil, aragorn)


@rule("ORG-45")
def test_nobody_follows_a_follower_and_who_has_followers_follows_nobody() -> None:
    scene = Scene()
    gandalf, theoden, bergil, anborn = scene.first.company(
        "Rivendell", "Gandalf", "Théoden", "Bergil", "Anborn"
    )
    playing = organizing(scene)

    playing.does(Verb.FOLLOW, bergil, theoden)
    assert not playing.may(Verb.FOLLOW, theoden, gandalf)
    assert not playing.may(Verb.FOLLOW, gandalf)
    playing.does(Verb.FREE, bergil)
    playing.does(Verb.FOLLOW, theoden, gandalf)

    assert theoden.controller == gandalf
    assert not playing.may(Verb.FOLLOW, anborn, theoden)


@rule("ORG-45")
def test_a_character_follows_somebody_of_his_own_company() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    bergil, anborn = scene.first.company("Lórien", "Bergil", "Anborn")
    playing = organizing(scene)

    assert not playing.may(Verb.FOLLOW, bergil, theoden)
    playing.does(Verb.CHANGE_COMPANY, bergil, number=theoden.company.id)

    assert playing.may(Verb.FOLLOW, bergil, theoden)
    assert not playing.may(Verb.FOLLOW, anborn, theoden)


@rule("ORG-46")
def test_a_follower_comes_under_general_influence_only_if_there_is_room() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil")
    aragorn = scene.first.character("Aragorn II")
    scene.first.character("Forlong")
    bergil = scene.first.character("Bergil", follower_of=aragorn)
    ioreth = scene.first.character("Ioreth", follower_of=thranduil)
    playing = organizing(scene)
    assert playing.unused_general_influence(0) == 1

    assert not playing.may(Verb.FREE, bergil)
    playing.does(Verb.FREE, ioreth)

    assert ioreth.controller is None
    assert playing.unused_general_influence(0) == 0
