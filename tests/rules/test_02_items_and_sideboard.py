"""Storing, transferring, and the avatar's way to the sideboard. [ORG-53 to ORG-60]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase

THE_ONE_RING = Item(
    "ONE", "The One Ring", ItemClass.SPECIAL, corruption=2, marks=(Mark.UNIQUE, Keyword.THE_ONE_RING)
)


@rule("ORG-53")
def test_an_item_is_stored_at_a_haven_if_its_bearer_passes_a_check() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    scroll = scene.first.gives("Scroll of Isildur", to=theoden)
    scene.first.gives("Star-glass", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, scroll, theoden)
    playing.rolls(5)  # above 3 + 1

    assert scroll.is_stored
    assert scroll.bearer is None
    assert playing.points(0) == 2 + 4


@rule("ORG-53")
def test_a_bearer_who_fails_the_check_is_lost_with_the_item() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    scroll = scene.first.gives("Scroll of Isildur", to=theoden)
    star_glass = scene.first.gives("Star-glass", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, scroll, theoden)
    playing.rolls(4)  # his corruption points and no more, the Scroll's among them

    assert theoden.is_discarded
    assert scroll.is_discarded
    assert star_glass.is_discarded


@rule("ORG-53")
def test_nothing_is_stored_away_from_havens() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.character("Bergil", at="Edoras")
    scroll = scene.first.gives("Scroll of Isildur", to=theoden)

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.TRANSFER, scroll)
    assert not playing.may(Verb.STORE, scroll)


@rule("ORG-54")
def test_a_stored_card_is_of_no_use_to_anybody() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    bergil = scene.first.character("Bergil")
    glamdring = scene.first.gives("Glamdring", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)
    assert theoden.prowess() == 8

    playing.does(Verb.STORE, glamdring, theoden)
    playing.passes()
    playing.rolls(9)

    assert theoden.prowess() == 5
    assert theoden.corruption_points == 0
    assert not playing.may(Verb.TRANSFER, glamdring, bergil)


@rule("ORG-54")
def test_a_stored_unique_card_keeps_its_copies_from_being_played() -> None:
    scene = Scene()
    scene.second.stored("Glamdring", at="Rivendell")
    balin = scene.first.character("Balin", at="Moria")
    glamdring, sword = scene.first.hand("Glamdring", "Sword of Gondolin")

    playing = scene.at_site(of=balin)

    assert playing.why_not(glamdring) is Reason.UNIQUE_IN_PLAY
    assert playing.may(Verb.PLAY_AT_SITE, sword)
    assert not playing.may(Verb.PLAY_AT_SITE, glamdring)


@rule("ORG-55")
def test_the_one_ring_cannot_be_stored() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee")
    ring = scene.first.gives(THE_ONE_RING, to=sam)
    star_glass = scene.first.gives("Star-glass", to=sam)

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, star_glass)
    assert not playing.may(Verb.STORE, ring)


@rule("ORG-58")
def test_an_item_passes_to_another_company_at_the_site_after_a_check() -> None:
    scene = Scene()
    boromir = scene.first.company("Lórien", "Boromir II")[0]
    faramir = scene.first.company("Lórien", "Faramir")[0]
    bergil = scene.first.character("Bergil", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=boromir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.TRANSFER, sword, bergil)

    playing.does(Verb.TRANSFER, sword, faramir)
    assert sword.bearer == boromir
    playing.rolls(4)  # 4 - 1 is above 2

    assert sword.bearer == faramir


@rule("ORG-58")
def test_who_fails_the_check_does_not_hand_the_item_over() -> None:
    scene = Scene()
    boromir = scene.first.company("Lórien", "Boromir II")[0]
    faramir = scene.first.company("Lórien", "Faramir")[0]
    sword = scene.first.gives("Sword of Gondolin", to=boromir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, sword, faramir)
    playing.rolls(3)  # 3 - 1 is not above 2

    assert boromir.is_discarded
    assert sword.is_discarded


@rule("ORG-60")
def test_an_avatar_taps_to_take_up_to_five_resources_and_characters_from_the_sideboard() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    board = scene.first.sideboard("Stealth", "Concealment", "Glamdring", "Balin", "Peath", "Dodge")
    ghosts = scene.first.sideboard("Ghosts")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SIDEBOARD_TO_DISCARD, gandalf)
    assert gandalf.is_tapped
    assert not playing.may(Verb.TAKE, ghosts)
    playing.does(Verb.TAKE, board[0])
    playing.does(Verb.TAKE, board[1])
    playing.does(Verb.TAKE, board[2])
    playing.does(Verb.TAKE, board[3])
    playing.does(Verb.TAKE, board[4])

    assert board[0].is_discarded
    assert board[4].is_discarded
    assert board[5].place == "sideboard"
    assert not playing.may(Verb.SIDEBOARD_TO_DISCARD)


@rule("ORG-60")
def test_or_he_has_one_of_them_shuffled_into_the_play_deck() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    balin, stealth = scene.first.sideboard("Balin", "Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SIDEBOARD_TO_DECK, gandalf)
    playing.does(Verb.TAKE, balin)
    playing.pass_until("OrganizationWindow")

    assert balin.in_deck
    assert stealth.place == "sideboard"
    assert gandalf.is_tapped


@rule("ORG-60")
def test_a_hazard_that_is_a_resource_as_well_may_be_among_them() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    twilight, _ = scene.first.sideboard("Twilight", "Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SIDEBOARD_TO_DISCARD, gandalf)

    assert playing.may(Verb.TAKE, twilight)


@rule("ORG-60")
def test_a_tapped_avatar_and_a_thin_play_deck_close_the_sideboard() -> None:
    scene = Scene(filled=False)
    gandalf = scene.first.character("Gandalf", status="tapped")
    scene.first.sideboard("Stealth")
    scene.first.deck("Ghosts", "Ambusher", "Orc-guard", "Orc-watch")
    hastened = scene.first.in_hand("And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.SIDEBOARD_TO_DISCARD)

    playing.plays(hastened, target=gandalf)
    playing.resolve()

    assert playing.may(Verb.SIDEBOARD_TO_DISCARD, gandalf)
    assert not playing.may(Verb.SIDEBOARD_TO_DECK, gandalf)
