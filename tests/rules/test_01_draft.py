"""The character draft, from the first sealed pick to what remains of the pool. [SET-14 to SET-21]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race, Skill

RIDER = Character(
    code="RIDER",
    name="A Rider",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(named("Edoras"),),
    mind=3,
    marks=(Mark.COMMON,),
)


def ready() -> Scene:
    """A scene in which both players have what a starting company needs."""
    scene = Scene()
    scene.first.location_deck("Rivendell")
    scene.second.location_deck("Rivendell")
    return scene


@rule("SET-14")
def test_picks_lie_face_down_until_both_are_made_and_then_join_their_companies() -> None:
    scene = ready()
    aragorn, _ = scene.first.pool("Aragorn II", "Arwen")
    thranduil, _ = scene.second.pool("Thranduil", "Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, aragorn)
    assert not aragorn.in_play
    assert not playing.has_happened(Happening.DRAFTED)
    playing.does(Verb.DRAFT, thranduil)

    assert aragorn.in_play
    assert thranduil.in_play
    assert playing.asked == 0


@rule("SET-15")
def test_a_unique_character_revealed_by_both_is_set_aside_by_both() -> None:
    scene = ready()
    ours, arwen = scene.first.pool("Aragorn II", "Arwen")
    theirs, _ = scene.second.pool("Aragorn II", "Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, ours)
    playing.does(Verb.DRAFT, theirs)

    assert not ours.in_play
    assert not theirs.in_play
    assert not playing.may(Verb.DRAFT, ours)
    assert playing.may(Verb.DRAFT, arwen)


@rule("SET-15")
def test_characters_that_are_not_unique_never_collide_in_the_draft() -> None:
    scene = ready()
    ours, _ = scene.first.pool(RIDER, "Arwen")
    theirs, _ = scene.second.pool(RIDER, "Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, ours)
    playing.does(Verb.DRAFT, theirs)

    assert ours.in_play
    assert theirs.in_play


@rule("SET-16")
def test_a_person_drafted_in_an_earlier_round_cannot_be_drafted_by_the_other_player() -> None:
    scene = ready()
    faramir, bergil, _ = scene.first.pool("Faramir", "Bergil", "Anborn")
    late, haldir, _ = scene.second.pool("Faramir", "Haldir", "Annalena")
    playing = scene.opening()

    playing.does(Verb.DRAFT, faramir)
    playing.does(Verb.DRAFT, haldir)
    playing.does(Verb.DRAFT, bergil)
    playing.does(Verb.DRAFT, late)

    assert bergil.in_play
    assert faramir.in_play
    assert not late.in_play


@rule("SET-17")
def test_nobody_is_drafted_who_would_lift_the_total_mind_above_twenty() -> None:
    scene = ready()
    aragorn, thranduil, bergil, arwen = scene.first.pool("Aragorn II", "Thranduil", "Bergil", "Arwen")
    playing = scene.opening()

    playing.does(Verb.DRAFT, aragorn)
    playing.does(Verb.DRAFT, thranduil)

    assert playing.may(Verb.DRAFT, bergil)  # 9 + 9 + 2 is just 20
    assert not playing.may(Verb.DRAFT, arwen)
    playing.does(Verb.DRAFT, bergil)
    assert playing.question != "DraftPick"


@rule("SET-17")
def test_five_starting_characters_are_the_most() -> None:
    scene = ready()
    pool = scene.first.pool("Bergil", "Anborn", "Forlong", "Ioreth", "Haldir", "Arwen")
    playing = scene.opening()

    playing.does(Verb.DRAFT, pool[0])
    playing.does(Verb.DRAFT, pool[1])
    playing.does(Verb.DRAFT, pool[2])
    playing.does(Verb.DRAFT, pool[3])
    playing.does(Verb.DRAFT, pool[4])

    assert playing.question != "DraftPick"
    assert pool[0].companions == ["Bergil", "Anborn", "Forlong", "Ioreth", "Haldir"]


@rule("SET-17")
def test_a_player_may_stop_drafting_whenever_he_likes() -> None:
    scene = ready()
    bergil, anborn = scene.first.pool("Bergil", "Anborn")
    playing = scene.opening()

    assert playing.may(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, bergil)
    playing.does(Verb.STOP_DRAFTING)

    assert bergil.companions == ["Bergil"]
    assert playing.question == "RestOfPool"
    assert playing.may(Verb.SHUFFLE_IN, anborn)


@rule("SET-19")
def test_who_has_not_stopped_drafts_on_alone_and_cannot_be_duplicated() -> None:
    scene = ready()
    scene.first.pool("Faramir", "Bergil")
    haldir, faramir = scene.second.pool("Haldir", "Faramir")
    playing = scene.opening()

    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, haldir)
    assert playing.asked == 1
    playing.does(Verb.DRAFT, faramir)

    assert faramir.companions == ["Haldir", "Faramir"]


@rule("SET-20")
def test_two_starting_items_may_go_to_one_character() -> None:
    scene = ready()
    sam, bergil, elf_stone, star_glass = scene.first.pool("Sam Gamgee", "Bergil", "Elf-stone", "Star-glass")
    playing = scene.opening()
    playing.does(Verb.DRAFT, sam)
    playing.does(Verb.DRAFT, bergil)

    playing.does(Verb.GIVE_ITEM, star_glass, sam)
    playing.does(Verb.GIVE_ITEM, elf_stone, sam)

    assert elf_stone.bearer == sam
    assert star_glass.bearer == sam
    assert not playing.may(Verb.GIVE_ITEM)


@rule("SET-20")
def test_a_player_may_start_with_just_one_of_his_items() -> None:
    scene = ready()
    sam, _, elf_stone, star_glass = scene.first.pool("Sam Gamgee", "Bergil", "Elf-stone", "Star-glass")
    playing = scene.opening()
    playing.does(Verb.DRAFT, sam)
    playing.does(Verb.STOP_DRAFTING)

    playing.does(Verb.GIVE_ITEM, star_glass, sam)
    playing.passes()

    assert star_glass.in_play
    assert not elf_stone.in_play


@rule("SET-21")
def test_pool_characters_are_shuffled_into_the_play_deck_up_to_ten_there() -> None:
    scene = ready()
    scene.first.deck("Adrazar", "Anborn", "Bergil", "Beretar", "Boromir II", "Forlong", "Imrahil", "Ioreth")
    thranduil, faramir, haldir, peath = scene.first.pool("Thranduil", "Faramir", "Haldir", "Peath")
    scene.first.deck("Gandalf", "Gandalf")
    playing = scene.opening()
    playing.does(Verb.DRAFT, thranduil)
    playing.does(Verb.STOP_DRAFTING)

    playing.does(Verb.SHUFFLE_IN, haldir)
    playing.does(Verb.SHUFFLE_IN, peath)

    assert haldir.in_deck
    assert peath.in_deck
    assert not playing.may(Verb.SHUFFLE_IN, faramir)
    assert faramir.place == "out of the game"


@rule("SET-21")
def test_a_character_that_was_set_aside_may_be_shuffled_in_too() -> None:
    scene = ready()
    ours, star_glass = scene.first.pool("Aragorn II", "Star-glass")
    theirs = scene.second.pool("Aragorn II")[0]
    playing = scene.opening()
    playing.does(Verb.DRAFT, ours)
    playing.does(Verb.DRAFT, theirs)

    playing.does(Verb.SHUFFLE_IN, ours)
    playing.passes()

    assert ours.in_deck
    assert theirs.place == "out of the game"
    assert star_glass.place == "out of the game"


@rule("SET-27")
def test_a_character_whose_text_bars_him_from_starting_is_not_drafted() -> None:
    scene = ready()
    fram, haldir = scene.first.pool("Fram Framson", "Haldir")
    playing = scene.opening()

    assert playing.may(Verb.DRAFT, haldir)
    assert not playing.may(Verb.DRAFT, fram)
    playing.does(Verb.DRAFT, haldir)

    assert haldir.companions == ["Haldir"]
