"""What may be exchanged before the draft does not depend on how the deck lies. [FW-07]"""

from wizardhaven import Game, deck
from wizardhaven.bots.hidden import with_other_secrets


def test_the_offers_are_the_same_however_the_deck_lies() -> None:
    game = Game.new([deck("fallen-saruman-men-of-skill"), deck("challenge-a")], seed=8)
    choice = game.pending
    assert choice is not None
    assert type(choice).__name__ == "ExchangeWizards"

    for seed in range(20):
        other = with_other_secrets(game.table, choice.seat, seed)
        assert list(choice.options(other)) == list(game.options())
