"""Terms of cards and where they lie: piles, storing, leaving play, uniqueness. [GLO-032 to GLO-120]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE, OUT, POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event, FormOf, Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Phase, Side

BREGALAD_THE_HASTY = Event(
    code="XX-1",
    name="Bregalad the Hasty",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Quickbeam")),
    uses=(Use(),),
)

THE_ONE_RING = Item(
    code="XX-2",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
)


@rule("GLO-032")
def test_a_discarded_card_takes_along_what_it_controls_except_followers() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    arwen = scene.first.character("Arwen", follower_of=theoden)
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    lure = scene.second.gives("Lure of Expedience", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, theoden)

    assert theoden.is_discarded
    assert sword.is_discarded
    assert lure.is_discarded
    assert arwen.in_play


@rule("GLO-032")
def test_cards_are_discarded_from_hand_one_at_a_time() -> None:
    scene = Scene()
    cards = scene.first.hand(*["Sons of Kings"] * 7, *["Dodge"] * 3)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.passes()
    asked = (playing.asked, [option.verb for option in playing.options()])
    playing.does(Verb.DISCARD, cards[0])
    in_between = len(playing.hand(0))
    playing.does(Verb.DISCARD, cards[7])

    assert asked == (0, [Verb.DISCARD, Verb.DISCARD])
    assert in_between == 9
    assert len(playing.hand(0)) == 8


@rule("GLO-033")
def test_a_discard_pile_is_looked_through_by_its_own_player_only() -> None:
    scene = Scene()
    scene.first.discard_pile("Stealth", "Dodge")
    playing = scene.begin(Phase.ORGANIZATION)

    own = playing.game.view(0).players[0].discard_pile
    opponents = playing.game.view(1).players[0].discard_pile

    assert own.cards is not None
    assert [card.code for card in own.cards] == ["TW-332", "TW-209"]
    assert (opponents.count, opponents.cards) == (2, None)


@rule("GLO-035")
def test_an_eliminated_card_is_out_of_play_and_what_it_controlled_is_discarded() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    arwen = scene.first.character("Arwen", follower_of=theoden, status="tapped")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    playing = scene.check(theoden, modifier=-2)

    playing.rolls(2)  # 2 - 2 is two below 2

    assert theoden.is_eliminated
    assert sword.is_discarded
    assert arwen.in_play


@rule("GLO-060", "GLO-100")
def test_location_deck_and_sideboard_are_looked_through_by_their_own_player_only() -> None:
    scene = Scene()
    scene.first.location_deck("Rivendell", "Moria")
    scene.first.sideboard("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    own = playing.game.view(0).players[0]
    opponents = playing.game.view(1).players[0]

    assert own.location_deck.cards is not None
    assert own.sideboard.cards is not None
    assert (len(own.location_deck.cards), len(own.sideboard.cards)) == (2, 1)
    assert (opponents.location_deck.cards, opponents.sideboard.cards) == (None, None)


@rule("GLO-063")
def test_another_manifestation_of_what_is_in_play_cannot_be_played() -> None:
    scene = Scene()
    theoden = scene.second.character("Théoden", at="Edoras")
    scene.second.gives("Quickbeam", to=theoden)
    bregalad = scene.first.in_hand(BREGALAD_THE_HASTY)
    scene.first.character("Beretar")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(bregalad)
    assert playing.why_not(bregalad) is Reason.UNIQUE_IN_PLAY


@rule("GLO-065")
def test_marshalling_points_count_for_the_player_who_has_the_card_in_play() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Isengard")
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(gandalf)

    in_hand = playing.points(0)
    playing.does(Verb.PLAY_AT_SITE, sword)

    assert in_hand == 0
    assert playing.points(0) == 2
    assert playing.points(1) == 0


@rule("GLO-066")
def test_of_a_marshalling_point_pile_stored_cards_and_hazards_cannot_be_targeted() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    men = scene.first.factions("Men of Lebennin")[0]
    scroll = scene.first.stored("Scroll of Isildur", at="Rivendell")
    orcs = scene.second.pile(POINTS, "Orc-guard")[0]
    muster = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=beretar)

    assert playing.may_play(muster, target=men)
    assert not playing.may_play(muster, target=scroll)
    assert not playing.may_play(muster, target=orcs)
    assert playing.points(0) == 2 + 2 + 4 + 1


@rule("GLO-066")
def test_what_lies_in_a_marshalling_point_pile_is_in_play_for_uniqueness() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    scene.second.factions("Men of Lebennin")
    men = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(faramir)

    assert playing.why_not(men) is Reason.UNIQUE_IN_PLAY


@rule("GLO-078")
def test_nobody_looks_through_a_play_deck() -> None:
    scene = Scene()
    scene.first.deck("Stealth", "Dodge")
    playing = scene.begin(Phase.ORGANIZATION)

    deck = playing.game.view(0).players[0].play_deck

    assert deck.count == 22
    assert deck.cards is None


@rule("GLO-078")
def test_a_play_deck_without_cards_continues_to_exist() -> None:
    scene = Scene(filled=False)
    scene.first.hand(*["Sons of Kings"] * 9)
    playing = scene.begin(Phase.END_OF_TURN)

    empty = playing.game.view(0).players[0].play_deck.count
    playing.does(Verb.DISCARD)

    assert empty == 0
    assert playing.game.view(0).players[0].play_deck.count == 1  # the next discard is the deck


@rule("GLO-079")
def test_placing_a_card_is_not_playing_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Moria")
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=beretar)

    playing.does(Verb.PLACE_ON_GUARD, orcs)
    playing.resolve()

    assert orcs.is_on_guard
    assert playing.attack is None
    assert not playing.has_happened(Happening.CAME_INTO_PLAY, orcs)


@rule("GLO-087", "GLO-120")
def test_a_unique_card_that_is_removed_from_play_still_keeps_its_copies_out() -> None:
    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.second.removed("Arwen")
    arwen, haldir = scene.first.hand("Arwen", "Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, haldir)
    assert not playing.may(Verb.PLAY_CHARACTER, arwen)
    assert playing.why_not(arwen) is Reason.UNIQUE_IN_PLAY


@rule("GLO-088", "GLO-120")
def test_a_unique_card_that_is_discarded_or_out_of_the_game_may_be_played_again() -> None:
    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.second.discard_pile("Arwen")
    scene.second.pile(OUT, "Haldir")
    arwen, haldir = scene.first.hand("Arwen", "Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, arwen)
    assert playing.may(Verb.PLAY_CHARACTER, haldir)


@rule("GLO-120")
def test_a_unique_card_in_play_keeps_its_copies_out_whoever_controls_it() -> None:
    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.second.character("Arwen", at="Lórien")
    arwen, haldir = scene.first.hand("Arwen", "Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, haldir)
    assert playing.why_not(arwen) is Reason.UNIQUE_IN_PLAY


@rule("GLO-090")
def test_a_character_who_returns_goes_to_his_players_hand() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.character("Thranduil")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=aragorn)

    playing.plays(call, target=aragorn)
    playing.rolls(7)  # 7 and 2 unused are below 10

    assert aragorn.in_hand


@rule("GLO-091")
def test_a_card_that_is_declared_is_shown_to_both_players() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.event("Gates of Morning")
    riders = scene.first.in_hand("Riders of Rohan")
    scene.second.hand("Twilight")
    playing = scene.at_site(theoden)

    before = playing.game.view(1).players[0].hand
    playing.does(Verb.PLAY_AT_SITE, riders)
    shown = playing.game.view(1).chain[-1].card

    assert (before.count, before.cards) == (1, None)
    assert shown.code == "TW-317"


@rule("GLO-099")
def test_a_play_deck_into_which_a_card_is_brought_is_shuffled() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    stealth = scene.first.sideboard("Stealth")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SIDEBOARD_TO_DECK, gandalf)
    asked = playing.asked
    playing.apply(playing.game.chance())

    assert asked == DICE
    assert stealth.in_deck
    assert playing.has_happened(Happening.SHUFFLED)


@rule("GLO-111")
def test_a_stored_card_counts_for_points_and_uniqueness_and_for_nothing_else() -> None:
    scene = Scene(active=1)
    stored = scene.first.stored("Scroll of Isildur", at="Rivendell")
    elsewhere = scene.second.character("Beretar", at="Dead Marshes")
    copy, narsil = scene.second.hand("Scroll of Isildur", "Narsil")
    playing = scene.at_site(elsewhere)

    assert playing.points(0) == 4
    assert stored.bearer is None
    assert playing.may(Verb.PLAY_AT_SITE, narsil)
    assert playing.why_not(copy) is Reason.UNIQUE_IN_PLAY


@rule("GLO-111")
def test_a_stored_item_no_longer_helps_or_burdens_its_bearer_and_the_one_ring_is_never_stored() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    glamdring = scene.first.gives("Glamdring", to=theoden)
    ring = scene.first.gives(THE_ONE_RING, to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    armed = (theoden.prowess(), theoden.corruption_points)
    of_the_ring = playing.may(Verb.STORE, ring)
    playing.does(Verb.STORE, glamdring)
    playing.rolls(7)

    assert armed == (8, 1)
    assert not of_the_ring
    assert glamdring.is_stored
    assert (theoden.prowess(), theoden.corruption_points) == (5, 0)


@rule("GLO-117")
def test_an_item_is_transferred_between_characters_at_one_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    faramir = scene.first.character("Faramir", at="Lórien")
    elsewhere = scene.first.character("Haldir", at="Rivendell")
    horn = scene.first.gives("Horn of Anor", to=aragorn)
    scene.first.turn(faramir, "tapped")
    playing = scene.begin(Phase.ORGANIZATION)

    too_far = playing.may(Verb.TRANSFER, horn, elsewhere)
    playing.does(Verb.TRANSFER, horn, faramir)
    playing.rolls(2)  # Aragorn II checks: above 1

    assert not too_far
    assert horn.bearer == faramir
