"""Starting sites, opening hands, general influence and the first turn. [SET-09, SET-28 to SET-41]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import LOCATION
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Phase, Race, Skill, Stat

LORE_MASTER = Character(
    code="LORE",
    name="A Lore-master",
    race=Race.ELF,
    skills=(Skill.SAGE,),
    prowess=2,
    body=8,
    home=(named("Rivendell"),),
    mind=5,
    abilities=(Modify(Stat.HAND_SIZE, +1),),
)


def ready() -> Scene:
    """A scene in which both players have what a starting company needs."""
    scene = Scene()
    scene.first.location_deck("Lórien", "Rivendell")
    scene.second.location_deck("Lórien", "Rivendell")
    return scene


def kinds_of(playing: Playing) -> list[Happening]:
    """What has happened, in order, each sort named where it happened first."""
    return list(dict.fromkeys([fact.kind for fact in playing.happened]))


@rule("SET-09")
def test_draft_sites_hands_and_the_roll_for_the_first_turn_follow_each_other() -> None:
    scene = ready()
    aragorn, _ = scene.first.pool("Aragorn II", "Arwen")
    playing = scene.opening()

    playing.does(Verb.DRAFT, aragorn)
    playing.does(Verb.STOP_DRAFTING)
    playing.pass_until("RollForFirst")
    playing.rolls(7, 6)

    wanted = (Happening.DRAFTED, Happening.SHUFFLED, Happening.DREW, Happening.ROLLED, Happening.TURN_BEGAN)
    assert [kind for kind in kinds_of(playing) if kind in wanted] == list(wanted)
    assert aragorn.site == "Rivendell"


@rule("SET-28")
def test_the_starting_site_comes_from_the_location_deck() -> None:
    scene = Scene()
    rivendell, bree = scene.first.location_deck("Rivendell", "Bree")
    aragorn, _ = scene.first.pool("Aragorn II", "Arwen")
    playing = scene.opening()

    playing.does(Verb.DRAFT, aragorn)

    assert rivendell.in_play
    assert aragorn.company.site == rivendell.id
    assert playing.table.pile(0, LOCATION) == (bree.id,)


@rule("SET-29")
def test_the_starting_company_of_a_wizard_begins_at_rivendell_and_nowhere_else() -> None:
    scene = ready()
    haldir, annalena = scene.first.pool("Haldir", "Annalena")
    playing = scene.opening()

    playing.does(Verb.DRAFT, haldir)
    playing.does(Verb.DRAFT, annalena)
    playing.pass_until("RollForFirst")

    assert (haldir.site, annalena.site) == ("Rivendell", "Rivendell")
    assert len(playing.table.companies) == 1


@rule("SET-33")
def test_each_player_begins_with_eight_cards_and_keeps_them() -> None:
    playing = ready().opening()

    playing.pass_until("RollForFirst")
    playing.rolls(9, 4)

    assert len(playing.hand(0)) == 8
    assert len(playing.hand(1)) == 8
    assert playing.phase is Phase.ORGANIZATION
    assert not playing.may(Verb.DRAW)


@rule("SET-34")
def test_the_opening_hand_has_eight_cards_whatever_a_starting_character_says() -> None:
    scene = ready()
    lore_master = scene.first.pool(LORE_MASTER)[0]
    playing = scene.opening()

    playing.does(Verb.DRAFT, lore_master)
    playing.pass_until("RollForFirst")

    assert lore_master.in_play
    assert len(playing.hand(0)) == 8


@rule("SET-37")
def test_the_minds_of_starting_characters_are_deducted_from_twenty_points() -> None:
    scene = ready()
    aragorn, arwen, peath, _ = scene.first.pool("Aragorn II", "Arwen", "Peath", "Anborn")
    playing = scene.opening()
    assert playing.unused_general_influence(0) == 20

    playing.does(Verb.DRAFT, aragorn)
    playing.does(Verb.DRAFT, arwen)
    playing.does(Verb.DRAFT, peath)

    assert playing.unused_general_influence(0) == 4
    assert playing.unused_general_influence(1) == 20


@rule("SET-40")
def test_what_should_change_a_roll_must_come_before_the_dice() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    bergil = scene.first.character("Bergil")
    scene.first.gives("Scroll of Isildur", to=boromir)
    playing = scene.check(boromir)

    assert playing.may(Verb.SUPPORT, bergil)
    playing.passes()
    playing.rolls(4)  # 4 - 1 is not above 3; one more would have been enough

    assert boromir.is_discarded
    assert bergil.is_untapped
    assert not playing.may(Verb.SUPPORT)


@rule("SET-41")
def test_the_higher_roll_goes_first_and_cannot_decline() -> None:
    playing = ready().opening()
    playing.pass_until("RollForFirst")

    playing.rolls(6, 9)

    assert playing.resource_player == 1
    assert playing.asked == 1
    assert playing.phase is Phase.ORGANIZATION


@rule("SET-41")
def test_both_players_roll_again_after_a_tie() -> None:
    playing = ready().opening()
    playing.pass_until("RollForFirst")

    playing.rolls(7, 7)
    assert playing.question == "RollForFirst"
    playing.rolls(8, 3)

    assert playing.resource_player == 0
