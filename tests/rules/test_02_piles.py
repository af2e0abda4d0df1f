"""Companies and play decks that come to their end. [UNT-11 to UNT-13]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


def site_of(piece: Piece) -> Piece:
    """The site card a character is at."""
    return Piece(piece.table, piece.company.site)


@rule("UNT-11", "OFF-11")
def test_an_untapped_site_goes_back_when_its_last_character_has_left_play() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=beretar)
    bree = site_of(beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, beretar)

    assert bree.place == "location deck"
    assert hunger.is_discarded


@rule("UNT-11")
def test_a_tapped_site_is_discarded_when_its_last_character_has_left_play() -> None:
    scene = Scene()
    beretar = scene.first.company("Bree", "Beretar", site_status="tapped")[0]
    bree = site_of(beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, beretar)

    assert bree.is_discarded


@rule("UNT-11")
def test_a_site_stays_while_another_company_is_there() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Bree", "Beretar", "Haldir")
    bree = site_of(beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, haldir)
    playing.does(Verb.DISCARD_CHARACTER, beretar)

    assert bree.in_play
    assert haldir.site == "Bree"


@rule("UNT-11")
def test_in_its_own_movement_hazard_phase_the_site_stays_until_the_last_of_them() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    bree = site_of(beretar)
    call = scene.second.in_hand("Call of Home")
    scene.first.company("Rivendell", "Aragorn II", "Arwen")
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)
    playing.plays(call, target=beretar)
    playing.resolve()
    playing.rolls(2)
    assert beretar.in_hand
    assert bree.in_play
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=haldir.company.id)
    playing.pass_to(Phase.SITE)

    assert bree.place == "location deck"


@rule("UNT-12")
def test_an_exhausted_deck_is_renewed_before_the_next_card_is_drawn() -> None:
    scene = Scene(filled=False)
    scene.first.character("Haldir")
    scene.first.deck("Sons of Kings", "Ghosts")
    gates, moria = scene.first.discard_pile("Gates of Morning", "Moria")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")

    assert playing.hand(0) == ["Sons of Kings", "Ghosts", "Gates of Morning"]
    assert gates.in_hand
    assert moria.place == "location deck"


@rule("UNT-12")
def test_on_exhaustion_up_to_five_cards_are_swapped_with_the_sideboard() -> None:
    scene = Scene(filled=False)
    scene.first.character("Haldir")
    scene.first.deck("Sons of Kings")
    discarded = scene.first.discard_pile("Gates of Morning", *["Sons of Kings"] * 9)
    board = scene.first.sideboard("Balin", "Glamdring", "Ghosts", "Twilight", "Concealment", "Stealth")
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.question == "Exchange"
    playing.does(Verb.TAKE, board[0])
    playing.does(Verb.EXCHANGE, discarded[0])
    playing.does(Verb.TAKE, board[1])
    playing.does(Verb.EXCHANGE, discarded[1])
    playing.does(Verb.TAKE, board[2])
    playing.does(Verb.EXCHANGE, discarded[2])
    playing.does(Verb.TAKE, board[3])
    playing.does(Verb.EXCHANGE, discarded[3])
    playing.does(Verb.TAKE, board[4])
    playing.does(Verb.EXCHANGE, discarded[4])

    assert playing.question == "Shuffle"
    assert board[0].in_deck
    assert board[4].in_deck
    assert board[5].place == "sideboard"
    assert discarded[0].place == "sideboard"


@rule("UNT-13")
def test_the_next_discard_of_a_player_without_cards_becomes_his_play_deck() -> None:
    scene = Scene(filled=False)
    haldir = scene.first.character("Haldir")
    bergil = scene.first.character("Bergil")
    star_glass = scene.first.gives("Star-glass", to=haldir)
    scene.first.gives("Elf-stone", to=bergil)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, haldir)

    assert star_glass.in_deck
    assert haldir.is_discarded
