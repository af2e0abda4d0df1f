"""Words about magic: who can use it, what it does, in the three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.english.cards import card_text as english
from wizardhaven.text.french.cards import card_text as french
from wizardhaven.text.german.cards import card_text as german
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of, any_of
from wizardhaven.vocabulary.terms import Check, Keyword, Length, Side, Skill

GOVERN_THE_STORMS = (
    "WH-45",
    (
        "Until the end of the turn, hazard effects neither return a sorcery-using character's company to "
        "its site of origin nor tap its current or new site. The sorcery-using character makes a corruption"
        " check modified by −4."
    ),
    (
        "Nur Charaktere, die Hexerei anwenden können: Bis zum Ende des Zuges haben Effekte von Gefahren, "
        "die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen oder die ihren jetzigen oder neuen "
        "Ort tappen, auf die Gemeinschaft des Anwenders keine Wirkung. Der Anwender macht einen um −4 "
        "modifizierten Versuchungswurf."
    ),
    (
        "Personnage capable d’utiliser la sorcellerie seulement\N{NO-BREAK SPACE}: jusqu’à la fin du tour, "
        "les effets de péril qui font retourner une compagnie à son site d’origine ou qui engagent son site"
        " actuel ou son nouveau site n’affectent pas la compagnie de l’utilisateur. L’utilisateur fait un "
        "jet de corruption modifié de −4."
    ),
)
POISON_OF_HIS_VOICE = (
    "WH-48",
    (
        "Discard a hazard permanent-event on a character in a spirit-magic-using character's company. The "
        "spirit-magic-using character makes a corruption check modified by −3. Alternatively, a "
        "spirit-magic-using Fallen-wizard's stage points are lowered by six (to a minimum of three) until "
        "the end of the turn. The spirit-magic-using Fallen-wizard makes a corruption check modified by −3."
    ),
    (
        "Nur Charaktere, die Geistermagie anwenden können: Wirf ein permanentes Gefahren-Ereignis auf einem"
        " Charakter in der Gemeinschaft des Anwenders ab. Der Anwender macht einen um −3 modifizierten "
        "Versuchungswurf. Oder: Nur Gefallene Zauberer, die Geistermagie anwenden können: Bis zum Ende des "
        "Zuges werden die Entwicklungspunkte des Gefallenen Zauberers um 6 verringert (mindestens aber 3). "
        "Der Gefallene Zauberer macht einen um −3 modifizierten Versuchungswurf."
    ),
    (
        "Personnage capable d’utiliser la magie de l’esprit seulement\N{NO-BREAK SPACE}: défaussez un péril"
        " d’Événement Permanent sur un personnage de la compagnie de l’utilisateur. L’utilisateur fait un "
        "jet de corruption modifié de −3. Ou bien\N{NO-BREAK SPACE}: Sorcier Corrompu capable d’utiliser la "
        "magie de l’esprit seulement\N{NO-BREAK SPACE}: jusqu’à la fin du tour, les points de Déchu du "
        "Sorcier Corrompu sont réduits de 6 (mais au moins 3). Le Sorcier Corrompu fait un jet de "
        "corruption modifié de −3."
    ),
)
SOJOURN_IN_SHADOWS = (
    "WH-49",
    (
        "Before the strikes of an attack are assigned, choose a character in a shadow-magic-using "
        "character's company, who cannot be assigned a strike of the attack. The shadow-magic-using "
        "character makes a corruption check modified by −4."
    ),
    (
        "Nur Charaktere, die Schattenmagie anwenden können: Wähle vor der Zuweisung der Schläge eines "
        "Angriffs einen Charakter in der Gemeinschaft des Anwenders. Ihm kann kein Schlag des Angriffs "
        "zugewiesen werden. Der Anwender macht einen um −4 modifizierten Versuchungswurf."
    ),
    (
        "Personnage capable d’utiliser la magie de l’ombre seulement\N{NO-BREAK SPACE}: avant l’attribution"
        " des coups d’une attaque, choisissez un personnage de la compagnie de l’utilisateur. Il ne peut se "
        "voir attribuer aucun coup de l’attaque. L’utilisateur fait un jet de corruption modifié de −4."
    ),
)
WHITE_LIGHT_BROKEN = (
    "WH-50",
    (
        "A sorcery-using character's corruption checks are modified by +2 until the end of the turn. The "
        "sorcery-using character makes a corruption check. Alternatively, a sorcery-using Fallen-wizard's "
        "stage points are lowered by four (to a minimum of three) until the end of the turn. The "
        "sorcery-using Fallen-wizard makes a corruption check."
    ),
    (
        "Nur Charaktere, die Hexerei anwenden können: Bis zum Ende des Zuges werden die Versuchungswürfe "
        "des Anwenders um +2 modifiziert. Der Anwender macht einen Versuchungswurf. Oder: Nur Gefallene "
        "Zauberer, die Hexerei anwenden können: Bis zum Ende des Zuges werden die Entwicklungspunkte des "
        "Gefallenen Zauberers um 4 verringert (mindestens aber 3). Der Gefallene Zauberer macht einen "
        "Versuchungswurf."
    ),
    (
        "Personnage capable d’utiliser la sorcellerie seulement\N{NO-BREAK SPACE}: jusqu’à la fin du tour, "
        "les jets de corruption de l’utilisateur sont modifiés de +2. L’utilisateur fait un jet de "
        "corruption. Ou bien\N{NO-BREAK SPACE}: Sorcier Corrompu capable d’utiliser la sorcellerie "
        "seulement\N{NO-BREAK SPACE}: jusqu’à la fin du tour, les points de Déchu du Sorcier Corrompu sont "
        "réduits de 4 (mais au moins 3). Le Sorcier Corrompu fait un jet de corruption."
    ),
)
NEVER_REFUSE = (
    "WH-78",
    (
        "Corruption checks caused by your magic cards and made by your characters who are not Wizards are "
        "modified by +2."
    ),
    (
        "Alle durch deine Magiekarten verursachten Versuchungswürfe deiner Charaktere, die keine Zauberer "
        "sind, werden um +2 modifiziert."
    ),
    (
        "Les jets de corruption que causent vos cartes de magie et que font vos personnages qui ne sont pas"
        " des Sorciers sont modifiés de +2."
    ),
)
SPELLS_BORN_OF_DISCORD = (
    "WH-81",
    (
        "Your avatar is able to use sorcery, spirit-magic and shadow-magic. Cannot be duplicated by a given"
        " player."
    ),
    (
        "Dein Avatar kann Hexerei, Geistermagie und Schattenmagie anwenden. Jeder Spieler darf nur ein "
        "Exemplar dieser Karte im Spiel haben."
    ),
    (
        "Votre avatar peut utiliser la sorcellerie, la magie de l’esprit et la magie de l’ombre. Un seul "
        "exemplaire de cette carte peut se trouver en jeu par joueur."
    ),
)
ARCANE_SCHOOL = (
    "WH-103",
    (
        "Playable on one of your sages who is not a Hobbit or Dwarf at a Wizardhaven or in your starting "
        "company. The sage is able to use sorcery, spirit-magic and shadow-magic. Cannot be duplicated on a "
        "given character."
    ),
    (
        "Spielbar auf einen deiner Weisen, der weder Hobbit noch Zwerg ist, wenn die Gemeinschaft des "
        "Weisen an einem Zauberer-Zufluchtsort ist oder deine Anfangsgemeinschaft ist. Der Weise kann "
        "Hexerei, Geistermagie und Schattenmagie anwenden. Von dieser Karte darf nur ein Exemplar je "
        "Charakter im Spiel sein."
    ),
    (
        "Jouable sur l’un de vos sages qui n’est ni un Hobbit ni un Nain si la compagnie du sage est dans "
        "un Havre de Sorcier ou est votre compagnie de départ. Le sage peut utiliser la sorcellerie, la "
        "magie de l’esprit et la magie de l’ombre. Un seul exemplaire de cette carte peut se trouver en jeu "
        "par personnage."
    ),
)

CARDS = [
    GOVERN_THE_STORMS,
    POISON_OF_HIS_VOICE,
    SOJOURN_IN_SHADOWS,
    WHITE_LIGHT_BROKEN,
    NEVER_REFUSE,
    SPELLS_BORN_OF_DISCORD,
    ARCANE_SCHOOL,
]


@pytest.mark.parametrize(("code", "in_english", "in_german", "in_french"), CARDS)
def test_magic_is_said(code: str, in_english: str, in_german: str, in_french: str) -> None:
    card = cards()[code]

    assert " ".join(english(card)) == in_english
    assert " ".join(german(card)) == in_german
    assert " ".join(french(card)) == in_french


WARDING = Event(
    "XX-620",
    "Warding",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Modify(
            Check.CORRUPTION,
            -1,
            all_of(With(Subject.COMPANY), Skill.SCOUT),
            against=any_of(Keyword.SPELL, Keyword.RITUAL),
        ),
    ),
)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            Language.EN,
            (
                "Corruption checks caused by your spell and ritual cards and made by your scouts "
                "are modified by −1."
            ),
        ),
        (
            Language.DE,
            (
                "Alle durch deine Karten mit Zauberspruch oder Ritual verursachten Versuchungswürfe deiner "
                "Kundschafter werden um −1 modifiziert."
            ),
        ),
        (
            Language.FR,
            (
                "Les jets de corruption que causent vos cartes de sort ou de rituel et que font vos "
                "éclaireurs sont modifiés de −1."
            ),
        ),
    ],
)
def test_checks_may_be_caused_by_cards_of_some_sorts(language: Language, said: str) -> None:
    assert card_text(WARDING, language) == [said]
