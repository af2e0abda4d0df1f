"""Before the draft a Fallen-wizard is named, and the opponent gets ready for him. [FW-06 to FW-08, FW-89]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import NobodyDeclared, ready, starting_deck
from wizardhaven.engine.rules.players.fallen_wizard import ExchangeWizards
from wizardhaven.engine.rules.setup.draft import DraftPick
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, OUT, SIDEBOARD, CardId, Place
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.game.game import Game
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, PlayerKind

SARUMAN = starting_deck("challenge-a")
"""The deck of a Wizard with three Saruman in the play deck and one Alatar in the sideboard."""
GANDALF = starting_deck("challenge-e")
FALLEN_SARUMAN = replace(SARUMAN, kind=PlayerKind.FALLEN_WIZARD, declared="Saruman", other_wizards=())


def avatars(game: Game, seat: int, place: Place) -> list[str]:
    """The names of the avatars in a pile, in alphabetical order."""
    printed = [game.table.printed[card] for card in game.table.pile(seat, place)]
    return sorted([one.name for one in printed if one.avatar])


def exchanges(game: Game) -> list[tuple[str, str]]:
    """Whom one may take, and for whom, by their names."""
    offered = [option for option in game.options() if option.verb is Verb.EXCHANGE_WIZARD]
    return [(name(game, option.card), name(game, option.other)) for option in offered]


def exchange(game: Game, wanted: str) -> None:
    """Take that Wizard in place of one who has fallen."""
    game.apply(next(option for option in game.options() if takes(game, option, wanted)))


def takes(game: Game, option: Action, wanted: str) -> bool:
    return option.verb is Verb.EXCHANGE_WIZARD and name(game, option.card) == wanted


def name(game: Game, card: CardId) -> str:
    return game.table.printed[card].name


def pending(first: StartingDeck, second: StartingDeck) -> Game:
    """A game between these two, where somebody first has a choice."""
    return Game.new([first, second], seed=3)


@rule("FW-06", "FW-89", "SET-10")
def test_both_players_know_the_fallen_wizard_before_starting_companies_are_chosen() -> None:
    game = pending(FALLEN_SARUMAN, GANDALF)

    first = game.facts[0]
    told = [game.view(reader).players[0].declared for reader in (0, 1, None)]

    assert (first.kind, first.seat) == (Happening.NAMED_HIMSELF, 0)
    assert told == ["Saruman", "Saruman", "Saruman"]
    assert isinstance(game.pending, DraftPick)


@rule("FW-06", "SET-10")
def test_nobody_can_be_declared_of_whom_there_is_no_copy_in_the_deck() -> None:
    pallando = deck("fallen-pallando-prophet-of-doom")

    with pytest.raises(NobodyDeclared, match="declares no Fallen-wizard of whom it holds a copy"):
        ready(replace(pallando, avatar="WH-1"))


@rule("FW-06")
def test_both_players_may_declare_the_same_fallen_wizard() -> None:
    game = pending(FALLEN_SARUMAN, FALLEN_SARUMAN)

    named = [fact.seat for fact in game.facts if fact.kind is Happening.NAMED_HIMSELF]

    assert named == [0, 1]
    assert game.table.declared == ("Saruman", "Saruman")


@rule("FW-07", "SET-10")
def test_a_wizard_may_exchange_the_same_person_one_for_one_for_wizards_from_outside_his_deck() -> None:
    game = pending(SARUMAN, FALLEN_SARUMAN)
    asked = game.pending
    cards_before = [len(game.table.pile(0, place)) for place in (DECK, SIDEBOARD)]

    exchange(game, "Gandalf")
    exchange(game, "Gandalf")
    exchange(game, "Gandalf")

    assert isinstance(asked, ExchangeWizards)
    assert asked.seat == 0
    assert avatars(game, 0, DECK) == ["Gandalf", "Gandalf", "Gandalf"]
    assert avatars(game, 0, SIDEBOARD) == ["Alatar"]
    assert [len(game.table.pile(0, place)) for place in (DECK, SIDEBOARD)] == cards_before
    assert isinstance(game.pending, DraftPick)


@rule("FW-07")
def test_wizards_in_the_sideboard_may_be_exchanged_as_well_but_never_those_of_another_person() -> None:
    with_one_aside = replace(GANDALF, sideboard=(*GANDALF.sideboard, cards()["TW-181"]))
    game = pending(with_one_aside, FALLEN_SARUMAN)

    offered = exchanges(game)
    exchange(game, "Alatar")

    assert {fallen for _, fallen in offered} == {"Saruman"}
    assert "Saruman" not in [taken for taken, _ in offered]
    assert avatars(game, 0, DECK) == ["Gandalf", "Gandalf", "Gandalf"]
    assert "Alatar" in avatars(game, 0, SIDEBOARD)
    assert "Saruman" in avatars(game, 0, OUT)


@rule("FW-07", "DECK-06", "DECK-11")
def test_the_exchange_leaves_a_mix_of_avatars_that_a_deck_may_have() -> None:
    game = pending(SARUMAN, FALLEN_SARUMAN)

    exchange(game, "Gandalf")
    before = sorted([one for one, _ in exchanges(game)])
    exchange(game, "Radagast")
    taken = sorted([one for one, _ in exchanges(game)])

    assert before == ["Alatar", "Gandalf", "Pallando", "Radagast"]  # and not the Saruman who was given away
    assert taken == ["Gandalf", "Radagast"]  # a third person in the play deck is one too many


@rule("FW-07", "SET-10")
def test_who_exchanges_nobody_keeps_his_cards_and_goes_on_to_the_draft() -> None:
    game = pending(SARUMAN, FALLEN_SARUMAN)

    game.apply(PASS)

    assert avatars(game, 0, DECK) == ["Saruman", "Saruman", "Saruman"]
    assert isinstance(game.pending, DraftPick)


@rule("FW-07", "SET-10", "MAN-07")
def test_a_wizard_cannot_play_the_person_whom_his_opponent_has_declared_as_a_fallen_wizard() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD))
    scene.second.declares("Saruman")
    scene.first.company("Rivendell", "Bilbo")
    saruman, gandalf = scene.first.in_hand("Saruman"), scene.first.in_hand("Gandalf")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert not playing.may(Verb.PLAY_CHARACTER, saruman)
    assert playing.why_not(saruman) is Reason.AVATAR_HAS_FALLEN
    assert playing.may(Verb.PLAY_CHARACTER, gandalf)


@rule("FW-07")
def test_only_his_own_player_learns_which_wizards_are_exchanged() -> None:
    game = pending(SARUMAN, FALLEN_SARUMAN)

    exchange(game, "Gandalf")
    (fact,) = [fact for fact in game.facts if fact.kind is Happening.WIZARD_EXCHANGED]
    own, others = seen_fact(game.table, fact, 0), seen_fact(game.table, fact, 1)

    assert (name(game, own.card), name(game, own.other)) == ("Gandalf", "Saruman")
    assert (others.card, others.other, others.seat) == (-1, -1, 0)


@rule("FW-08", "DECK-10", "WIN-26")
def test_the_cards_kept_for_fallen_wizards_join_the_sideboard_against_one_and_nobody_else() -> None:
    kept = tuple([cards()[code] for code in ("TW-204", "TW-204", "TW-106")])
    prepared = replace(GANDALF, against_fallen_wizards=kept)

    against_a_fallen_wizard = pending(prepared, FALLEN_SARUMAN)
    against_a_wizard = pending(prepared, SARUMAN)

    assert len(against_a_fallen_wizard.table.pile(0, SIDEBOARD)) == len(GANDALF.sideboard) + 3
    assert len(against_a_wizard.table.pile(0, SIDEBOARD)) == len(GANDALF.sideboard)


@rule("FW-08")
def test_a_fallen_wizard_too_has_cards_against_fallen_wizards() -> None:
    prepared = replace(FALLEN_SARUMAN, against_fallen_wizards=(cards()["TW-204"],))

    game = pending(prepared, FALLEN_SARUMAN)

    assert len(game.table.pile(0, SIDEBOARD)) == len(FALLEN_SARUMAN.sideboard) + 1
