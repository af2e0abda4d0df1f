"""How it is said that a player is Sauron himself, in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import ANYTHING, named
from wizardhaven.vocabulary.terms import Moment, Pile

SAID: tuple[tuple[Ability, str, str, str], ...] = (
    (
        Forbid(Deed.PLAY, named("Bade to Rule")),
        "Bade to Rule cannot be played, and is discarded if it is in play.",
        (
            "Die Karte „Übertragene Befehlsgewalt“ kann nicht gespielt werden und wird abgeworfen, wenn sie "
            "im Spiel ist."
        ),
        ("La carte «~Prié de gouverner~» ne peut être jouée, et est défaussée si elle est en jeu."),
    ),
    (
        Permit(Deed.BRING_ANY_NUMBER, Sort.CHARACTER),
        "In your organization phase you may bring any number of characters into play.",
        "In deiner Organisationsphase darfst du beliebig viele Charaktere ins Spiel bringen.",
        (
            "Pendant votre phase d’organisation, vous pouvez faire entrer en jeu autant de personnages que "
            "vous voulez."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Put(ANYTHING, Pile.DISCARD_PILE, (Pile.HAND,)),),
                effects=(Look(Pile.HAND, 3, Whose.OPPONENTS),),
                one_of_several=True,
            )
        ),
        (
            "During the organization phase, discard a card from your hand; your opponent reveals three cards "
            "at random from his hand. You may use only one such ability of this card each turn, and only "
            "once."
        ),
        (
            "Wirf während deiner Organisationsphase eine Karte aus der Hand ab: Dein Gegner deckt zufällig "
            "drei Karten aus seiner Hand auf. Nur eine solche Fähigkeit dieser Karte ist pro Zug erlaubt, "
            "und nur einmal."
        ),
        (
            "Pendant votre phase d’organisation, défaussez une carte de votre main~: votre adversaire "
            "dévoile au hasard trois cartes de sa main. Une seule capacité de ce genre de cette carte est "
            "permise par tour, une seule fois."
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), SAID)
def test_what_makes_a_player_sauron_is_said_in_each_language(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("Staff")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french.replace("~", "\N{NO-BREAK SPACE}")
