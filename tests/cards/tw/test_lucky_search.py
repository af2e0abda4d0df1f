"""Stories of the Lucky Search."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def searches(*deck: str, other: str = "") -> tuple[Playing, Piece, list[Piece], Piece | None]:
    """Arwen, a scout of prowess 2, searches Moria; the cards lie on top of the deck, the first uppermost."""
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Moria")
    pieces = scene.first.deck(*deck)
    search = scene.first.in_hand("Lucky Search")
    held = scene.first.in_hand(other) if other else None
    playing = scene.at_site(of=arwen)
    playing.plays(search, user=arwen)
    playing.resolve()
    playing.apply(playing.game.chance())  # the other cards are shuffled back
    return playing, arwen, pieces, held


def fights(playing: Playing, roll: int) -> None:
    """She is the only one who can be struck."""
    playing.pass_until("RollStrike")
    playing.rolls(roll)


@card("TW-269")
def test_the_scout_takes_the_first_item_and_keeps_it_if_no_wound_is_taken() -> None:
    playing, arwen, deck, _ = searches("Stealth", "Glamdring", "Orcrist")

    assert playing.attack is not None
    assert playing.attack.prowess == 5  # two cards were turned up
    fights(playing, 9)

    assert arwen.is_tapped
    assert deck[1].bearer == arwen
    assert deck[0].in_deck
    assert deck[2].in_deck


@card("TW-269")
def test_what_was_found_helps_in_the_fight() -> None:
    playing, arwen, deck, _ = searches("Glamdring")

    assert playing.attack is not None
    assert playing.attack.prowess == 4
    fights(playing, 2)  # 2 and a prowess of 5 with Glamdring, less one for being tapped, are above 4

    assert deck[0].bearer == arwen


@card("TW-269")
def test_the_item_is_discarded_with_a_wound() -> None:
    playing, arwen, deck, _ = searches("Stealth", "Stealth", "Stealth", "Dodge", "Elf-stone")

    assert playing.attack is not None
    assert playing.attack.prowess == 8
    fights(playing, 2)  # 2 + 2 - 1 is below 8
    playing.rolls(2)  # the body check

    assert arwen.is_wounded
    assert deck[4].is_discarded


@card("TW-269")
def test_special_items_and_unique_ones_in_play_are_passed_over_and_everybody_sees_it() -> None:
    scene = Scene(filled=False)
    arwen = scene.first.character("Arwen", at="Moria")
    haldir = scene.second.character("Haldir", at="Lórien")
    scene.second.gives("Orcrist", to=haldir)
    deck = scene.first.deck("Lesser Ring", "Orcrist", "Stealth")
    search = scene.first.in_hand("Lucky Search")
    playing = scene.at_site(of=arwen)

    playing.plays(search, user=arwen)
    playing.resolve()
    playing.apply(playing.game.chance())

    assert playing.attack is not None
    assert playing.attack.prowess == 6  # all three, to the end of the deck
    assert all([piece.in_deck for piece in deck])
    assert all([playing.has_happened(Happening.TURNED_UP, piece) for piece in deck])
    assert not playing.has_happened(Happening.EXHAUSTED)


@card("TW-269")
def test_nobody_can_cancel_the_strike() -> None:
    playing, arwen, _, ring = searches("Stealth", "Elf-stone", other="Concealment")
    assert ring is not None

    playing.pass_until("RollStrike")

    assert ring.in_hand
    assert playing.attack is not None
    assert playing.attack.defenders == (arwen.id,)


@card("TW-269")
def test_another_scout_cannot_cancel_the_attack() -> None:
    scene = Scene()
    arwen, _ = scene.first.company("Moria", "Arwen", "Anborn")
    scene.first.deck("Elf-stone")
    search, concealment = scene.first.hand("Lucky Search", "Concealment")
    playing = scene.at_site(of=arwen)

    playing.plays(search, user=arwen)
    playing.resolve()
    playing.apply(playing.game.chance())

    assert not playing.may(Verb.PLAY, concealment)


@card("TW-269")
def test_there_is_nothing_to_search_for_at_a_free_hold() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Edoras")
    search = scene.first.in_hand("Lucky Search")
    scene.first.in_hand("Thorough Search")
    playing = scene.at_site(of=arwen)

    assert playing.question == "SiteWindow"
    assert playing.why_not(search) is Reason.CONDITION_NOT_MET


@card("TW-269")
def test_a_tapped_shadow_hold_may_be_searched() -> None:
    scene = Scene()
    arwen = scene.first.company("Moria", "Arwen", site_status="tapped")[0]
    search = scene.first.in_hand("Lucky Search")
    playing = scene.at_site(of=arwen)

    assert playing.may_play(search, user=arwen)
