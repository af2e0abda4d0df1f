"""What each standing word says in the three languages."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.attacks import Guards, HasAttacksOf
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, ReshufflesUsed
from wizardhaven.vocabulary.shapes import BecomesAlly, TakesShape
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.standing import GivenUpInstead, Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Needing, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Keyword, PlayerKind, Purpose, Race, Skill
from wizardhaven.vocabulary.under_deeps import Adjacent

SAID_ELSEWHERE = (
    Modify
    | MayChangeAttacks
    | OfFighting
    | BecomesAlly
    | RestAfterJourney
    | Cancels
    | TapsSites
    | HasAttacksOf
    | Guards
    | Adjacent
)

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        CountsAs(named("Gates of Morning"), Subject.THIS_CARD),
        "whatever hazards say of Gates of Morning, Staff counts as it",
        "diese Karte gilt für Gefahren als „Tore des Morgens“",
        "cette carte compte comme « Portes du Matin » pour les périls",
    ),
    (
        Forbid(Deed.PLAY, Needing(Skill.SCOUT)),
        "no resource that needs a scout may be played for the company",
        "keine Unterstützung darf für die Gemeinschaft gespielt werden, die einen Kundschafter erfordert",
        "aucune ressource qui exige un éclaireur ne peut être jouée pour la compagnie",
    ),
    (
        CountsAs(Race.HALF_ORC),
        "the bearer counts as a Half-orc for all purposes",
        "der Träger gilt in jeder Hinsicht als Halb-Ork",
        "le porteur compte en tout comme un Demi-orque",
    ),
    (
        GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Skill.SAGE),
        (
            "a sage may tap and you may discard Staff from your hand in place of a Lost Knowledge card that "
            "has to be discarded for a card played with his company"
        ),
        (
            "tappt ein Weiser, darfst du diese Karte aus der Hand abwerfen, anstelle einer Karte der Art "
            "Verlorenes Wissen, die für eine mit seiner Gemeinschaft gespielte Karte abgeworfen werden muss"
        ),
        (
            "vous pouvez engager un sage et défausser cette carte de votre main à la place d'une carte de "
            "Savoir perdu qu'une carte jouée avec sa compagnie demande de défausser"
        ),
    ),
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER)),
        (
            "the bearer has prowess 9, body 10, direct influence 1 and no skills but warrior and ranger in "
            "place of his own; your general influence is 25. He may bear items, but cannot use any"
        ),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 9, Körper 10, direkten Einfluss 1 und "
            "nur die Fertigkeiten Krieger und Waldläufer; dein allgemeiner Einfluss beträgt 25; er darf "
            "Gegenstände tragen, aber nicht benutzen"
        ),
        (
            "le porteur a, au lieu des siens, une prouesse de 9, un corps de 10, une influence directe de 1 "
            "et pour seuls talents guerrier et rôdeur ; votre influence générale est de 25 ; il peut porter "
            "des objets, mais pas les utiliser"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "the bearer has prowess 3, body 9, direct influence 8 and no skills but scout in place of his "
            "own; your general influence is 19. He may bear items, but cannot use any"
        ),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 3, Körper 9, direkten Einfluss 8 und nur"
            " die Fertigkeiten Kundschafter; dein allgemeiner Einfluss beträgt 19; er darf Gegenstände "
            "tragen, aber nicht benutzen"
        ),
        (
            "le porteur a, au lieu des siens, une prouesse de 3, un corps de 9, une influence directe de 8 et"
            " pour seuls talents éclaireur ; votre influence générale est de 19 ; il peut porter des objets, "
            "mais pas les utiliser"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "if an effect would discard an item that is not special from the company, you may discard Staff "
            "instead"
        ),
        (
            "müsste durch einen Effekt ein Gegenstand der Gemeinschaft abgeworfen werden, der kein besonderer"
            " ist, darfst du stattdessen diese Karte abwerfen"
        ),
        (
            "si un effet doit faire défausser un objet non spécial de la compagnie, vous pouvez défausser "
            "cette carte à sa place"
        ),
    ),
    (
        Permit(Deed.STORE_AT_END_OF_TURN, by=Alignment.HERO),
        "hero characters may store cards in the end-of-turn phase as in the organization phase",
        "Helden-Charaktere dürfen in der Zugende-Phase wie in der Organisationsphase Karten hinterlegen",
        (
            "les personnages héros peuvent mettre des cartes en réserve pendant la phase de fin de tour comme"
            " pendant la phase d'organisation"
        ),
    ),
    (
        Forbid(Deed.SEARCH, by=AtMost(Tally.PLAY_DECK, 15)),
        (
            "nothing lets a player with 15 or fewer cards in his play deck search or look at any part of it "
            "or of his discard pile"
        ),
        (
            "ein Spieler mit höchstens 15 Karten im Spieldeck darf weder dieses noch seinen Abwurfstapel "
            "durchsuchen oder ansehen"
        ),
        (
            "un joueur dont le deck de jeu a au plus 15 cartes ne peut fouiller ni regarder ni ce deck ni sa "
            "pile de défausse"
        ),
    ),
    (
        Forbid(Deed.SEARCH, by=all_of(PlayerKind.FALLEN_WIZARD, AtMost(Tally.PLAY_DECK, 20))),
        (
            "nothing lets a Fallen-wizard with 20 or fewer cards in his play deck search or look at any part "
            "of it or of his discard pile"
        ),
        (
            "ein Gefallener Zauberer mit höchstens 20 Karten im Spieldeck darf weder dieses noch seinen "
            "Abwurfstapel durchsuchen oder ansehen"
        ),
        (
            "un Sorcier Corrompu dont le deck de jeu a au plus 20 cartes ne peut fouiller ni regarder ni ce "
            "deck ni sa pile de défausse"
        ),
    ),
    (
        Forbid(Deed.PLAY, Keyword.ENVIRONMENT),
        "no environment cards can be played",
        "keine Umweltkarten können gespielt werden",
        "aucune carte d'environnement ne peut être jouée",
    ),
    (
        Keeps(Sort.ITEM, Mark.UNDER_DEEPS),
        (
            "an item beneath Staff is out of play and gives no marshalling points; its player may play it at "
            "a site in the Under-deeps as though it were in his hand"
        ),
        (
            "ein Gegenstand unter dieser Karte ist nicht im Spiel und gibt keine Siegpunkte; sein Spieler "
            "darf ihn an einem Ort in den Tiefen so ausspielen, als hätte er ihn auf der Hand"
        ),
        (
            "un objet sous cette carte n'est pas en jeu et ne donne pas de points de rassemblement ; son "
            "joueur peut le jouer dans un site des Abîmes comme s'il l'avait en main"
        ),
    ),
    (
        ReshufflesUsed((Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),
        (
            "magic cards that the bearer has used as your avatar go back into your play deck instead of "
            "being discarded, and you shuffle it"
        ),
        (
            "deine Magiekarten, die der Träger als dein Avatar angewendet hat, werden statt abgeworfen zu "
            "werden in dein Spieldeck gemischt"
        ),
        (
            "vos cartes de magie que le porteur a utilisées comme votre avatar retournent dans votre deck de "
            "jeu, que vous mélangez, au lieu d'être défaussées"
        ),
    ),
    (
        Rule(Own.REMOVE_DISCARDED),
        (
            "once Staff is stored, you may discard it as your opponent discards a hazard that is not unique "
            "and you see it, to remove the hazard from the game"
        ),
        (
            "ist diese Karte hinterlegt, wenn dein Gegner eine nicht einzigartige Gefahr vor deinen Augen "
            "abwirft, darfst du diese Karte abwerfen, um die Gefahr aus dem Spiel zu entfernen"
        ),
        (
            "une fois cette carte en réserve, vous pouvez la défausser pour retirer le péril du jeu quand "
            "votre adversaire défausse sous vos yeux un péril qui n'est pas unique"
        ),
    ),
    (
        DiscardsFromHand(),
        "your opponent shows each card he discards",
        "dein Gegner muss seine Karten offen abwerfen",
        "votre adversaire doit défausser ses cartes face visible",
    ),
    (
        CountsAs(Skill.SCOUT),
        "the bearer has the scout skill",
        "der Träger hat die Fähigkeit eines Kundschafters",
        "le porteur a le talent d'éclaireur",
    ),
    (
        Permit(Deed.USE, Keyword.PALANTIR),
        "the bearer is able to use a Palantír",
        "der Träger kann Palantíri benutzen",
        "le porteur peut utiliser les Palantíri",
    ),
    (
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR),
        "the bearer is able to use a Palantír, but must tap to do so",
        "der Träger kann Palantíri benutzen, muss dafür aber tappen",
        "le porteur peut utiliser les Palantíri, mais doit s'engager pour cela",
    ),
    (
        CountsAs(Subject.COMPANY, Sort.CHARACTER, (Purpose.HEALING,)),
        "whatever heals one character of the company heals all of them",
        "jeder Effekt, der einen Charakter in der Gemeinschaft heilt, heilt alle ihre Charaktere",
        (
            "tout effet qui guérit un personnage de la compagnie guérit tous les personnages de cette "
            "compagnie"
        ),
    ),
    (
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        "Staff does not untap in your untap phase",
        "diese Karte wird in der Enttapp-Phase nicht enttappt",
        "cette carte ne se redresse pas pendant la phase de redressement",
    ),
    (
        CountsAs(Mark.OVERT, Subject.COMPANY),
        "the company is overt",
        "die Gemeinschaft gilt als offen",
        "la compagnie est dévoilée",
    ),
    (
        CountsAs(Subject.SITE, Sort.CHARACTER, (Purpose.HEALING,)),
        "whatever heals one character at the site heals all of them",
        "jeder Effekt, der hier einen Charakter heilt, heilt alle Charaktere an diesem Ort",
        "tout effet qui guérit un personnage ici guérit tous les personnages ici",
    ),
    (
        Forbid(Deed.UNTAP, Subject.BEARER),
        "the bearer cannot untap as long as Staff is with him; if he is healed, he is tapped",
        (
            "der Träger kann nicht enttappt werden, solange diese Karte bei ihm liegt; wird er geheilt, ist "
            "er getappt"
        ),
        (
            "le porteur ne peut pas se redresser tant que cette carte est avec lui ; s'il est guéri, il est "
            "engagé"
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_standing_word_is_said_in_three_languages(
    word: Standing, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, SCENE) == in_english
    assert german(word, GERMAN).said() == in_german
    assert french(word, FRENCH).said() == in_french


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Standing)) - set(get_args(SAID_ELSEWHERE))
