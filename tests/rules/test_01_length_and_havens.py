"""The length of a game, havens, hand size and general influence. [SET-01, SET-02, SET-05, SET-07, SET-35]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Length, Phase, Race, Side, Skill, Stat

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


def worth(points: int) -> Event:
    """A resource that gives that many points."""
    return Event("WORTH", "A Great Deed", Side.RESOURCE, Length.PERMANENT, (), marshalling_points=points)


def closing(scene: Scene) -> Playing:
    """The end of the turn, up to where its player might call the end of the game."""
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayCall", "OrganizationWindow")
    return playing


@rule("SET-01")
def test_a_game_for_which_nobody_chooses_a_length_is_a_short_one() -> None:
    settings = Settings()

    assert settings.length is GameLength.SHORT
    assert settings.thresholds().sideboard == 30
    assert settings.thresholds().points == 25


@rule("SET-01", "SET-02")
def test_in_a_short_game_a_player_calls_with_25_points_after_one_exhaustion() -> None:
    scene = Scene()
    scene.first.character("Bergil")
    scene.first.exhausted(1)
    scene.first.event(worth(25))

    playing = closing(scene)

    assert playing.may(Verb.CALL)


@rule("SET-02")
def test_24_points_are_not_enough_to_call() -> None:
    scene = Scene()
    scene.first.character("Bergil")
    scene.second.character("Anborn")
    scene.first.exhausted(1)
    scene.first.event(worth(24))

    playing = closing(scene)

    assert playing.question == "OrganizationWindow"  # nobody was asked
    assert playing.asked == 1


@rule("SET-02")
def test_in_a_long_game_the_same_points_do_not_let_a_player_call() -> None:
    scene = Scene(Settings(length=GameLength.LONG))
    scene.first.character("Bergil")
    scene.second.character("Anborn")
    scene.first.exhausted(1)
    scene.first.event(worth(30))

    playing = closing(scene)

    assert playing.question == "OrganizationWindow"


@rule("SET-02")
def test_who_has_exhausted_his_deck_often_enough_may_call_without_points() -> None:
    scene = Scene(Settings(length=GameLength.LONG))
    scene.first.character("Bergil")
    scene.second.character("Anborn")
    scene.first.exhausted(3)
    playing = closing(scene)

    playing.does(Verb.CALL)

    assert playing.outcome is None
    assert playing.asked == 1  # the opponent has one last turn


@rule("SET-02")
def test_once_each_deck_is_exhausted_often_enough_the_turn_is_the_last() -> None:
    scene = Scene(Settings(length=GameLength.STARTER))
    scene.first.exhausted(1)
    scene.second.exhausted(1)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("")

    assert playing.outcome is not None


@rule("SET-05")
def test_a_wizard_has_four_havens_and_heals_nowhere_else() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell", status="wounded")
    haldir = scene.first.character("Haldir", at="Lórien", status="wounded")
    annalena = scene.first.character("Annalena", at="Edhellond", status="wounded")
    peath = scene.first.character("Peath", at="Grey Havens", status="wounded")
    beretar = scene.first.character("Beretar", at="Bree", status="wounded")

    scene.begin(Phase.UNTAP)

    assert arwen.is_tapped
    assert haldir.is_tapped
    assert annalena.is_tapped
    assert peath.is_tapped
    assert beretar.is_wounded


@rule("SET-07")
def test_a_site_that_is_a_haven_for_healing_is_none_for_storing() -> None:
    scene = Scene()
    bergil = scene.first.character("Bergil", at="Minas Tirith", status="wounded")
    glamdring = scene.first.gives("Glamdring", to=bergil)
    scene.first.event("The White Tree")

    playing = scene.begin(Phase.UNTAP)
    playing.pass_until("OrganizationWindow")

    assert bergil.is_tapped
    assert not playing.may(Verb.STORE, glamdring)


@rule("SET-35")
def test_a_greater_hand_size_counts_when_the_hand_is_next_reset() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Grey Havens")
    scene.first.gives("Star-glass", to=haldir)
    pallando = scene.first.in_hand("Pallando")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, pallando)
    playing.does(Verb.FINISH_ORGANIZING)
    assert playing.hand(0) == []
    playing.pass_to(Phase.END_OF_TURN)

    assert len(playing.hand(0)) == 9


@rule("SET-36")
def test_effects_on_hand_size_add_up() -> None:
    scene = Scene()
    scene.first.character("Pallando")
    scene.first.character(LORE_MASTER, at="Lórien")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")

    assert len(playing.hand(0)) == 10


@rule("SET-38")
def test_available_general_influence_is_never_negative() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.character("Thranduil")
    scene.first.character("Théoden")
    scene.first.overdrawn()
    playing = scene.check(aragorn)

    assert playing.unused_general_influence(0) == 0
