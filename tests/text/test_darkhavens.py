"""How Darkhavens and the tower of Sauron are spoken of, in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import Not, any_of
from wizardhaven.vocabulary.terms import Alignment, Race

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        Forbid(Deed.COME_AS_STRANGER),
        "No character may be brought into play here, unless Staff is his home site.",
        "Kein Charakter darf hier ins Spiel gebracht werden, es sei denn, dies ist sein Heimatort.",
        "Aucun personnage ne peut entrer en jeu ici, à moins que ce ne soit son site natal.",
    ),
    (
        Forbid(Deed.COME_AS_STRANGER, Not(any_of(Race.ORC, Race.TROLL))),
        (
            "No character that is not an Orc or a Troll may be brought into play here, unless Staff is his "
            "home site."
        ),
        (
            "Kein Charakter außer Orks und Trollen darf hier ins Spiel gebracht werden, es sei denn, dies "
            "ist sein Heimatort."
        ),
        (
            "Aucun personnage (sauf les Orques et les Trolls) ne peut entrer en jeu ici, à moins que ce ne "
            "soit son site natal."
        ),
    ),
    (
        Forbid(Deed.STORE),
        "Nothing can be stored at Staff.",
        "Nichts kann an dieser Karte gelagert werden.",
        "Rien ne peut être entreposé ici.",
    ),
    (
        Cancels(Sort.ATTACK, against=Alignment.MINION),
        "All attacks against minion companies at the site are cancelled.",
        "Alle Angriffe gegen Schergen-Gemeinschaften an dem Ort werden aufgehoben.",
        "Toutes les attaques contre les compagnies séides qui se trouvent dans le site sont annulées.",
    ),
)


@pytest.mark.parametrize(("ability", "in_english", "in_german", "in_french"), EXAMPLES)
def test_what_is_said_of_darkhavens(
    ability: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(ability, Scene("Staff")) == in_english
    assert german(ability, GERMAN) == in_german
    assert french(ability, FRENCH) == in_french
