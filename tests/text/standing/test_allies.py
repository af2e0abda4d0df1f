"""What the words about allies say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.shapes import BecomesAlly
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, KeyedTo, Not, On, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Stat, Turned

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Permit(Deed.PLAY, all_of(Sort.ALLY, Not(Mark.UNIQUE), AtMost(Stat.MIND, 1)), where=ANY_SITE),
        "your companies may play a non-unique ally with a mind of 1 at any site, tapped or untapped",
        (
            "deine Gemeinschaften dürfen einen nicht einzigartigen Verbündeten mit Geisteskraft 1 an jedem "
            "Ort, ob getappt oder nicht, spielen"
        ),
        (
            "vos compagnies peuvent jouer un allié non unique d'un esprit de 1 dans n'importe quel site, "
            "engagé ou non"
        ),
    ),
    (
        Permit(
            Deed.PLAY_DISCARDED,
            all_of(Sort.ALLY, AtMost(Stat.MIND, 1), Not(On(Subject.BEARER))),
            by=Subject.BEARER,
        ),
        (
            "the bearer may play an ally with a mind of 1 of which he controls no copy, taking it from hand "
            "or from your discard pile"
        ),
        (
            "der Träger darf einen Verbündeten mit Geisteskraft 1, von dem er kein Exemplar kontrolliert, von"
            " der Hand oder aus deinem Abwurfstapel, spielen"
        ),
        (
            "le porteur peut jouer un allié d'un esprit de 1 dont il ne contrôle aucun exemplaire, de votre "
            "main ou de votre pile de défausse,"
        ),
    ),
    (
        Permit(
            Deed.PLAY, Sort.ALLY, where=Turned.TAPPED, condition=Is(Subject.COMPANY, AtMost(Tally.SIZE, 2))
        ),
        "your companies of size two or less may play allies at tapped sites too",
        "deine Gemeinschaften der Größe 2 oder weniger dürfen Verbündete auch an getappten Orten spielen",
        "vos compagnies d'une taille de 2 au plus peuvent jouer des alliés même dans des sites engagés",
    ),
    (
        Permit(
            Deed.PLAY_WITHOUT_TAPPING,
            Subject.THIS_CARD,
            where=named("Bree"),
            by=named("Radagast"),
        ),
        "Radagast may play Staff at Bree, tapped or untapped, and neither he nor the site need tap for it",
        (
            "Radagast darf diese Karte in Bree, ob getappt oder nicht, spielen; dafür müssen weder er noch "
            "der Ort tappen"
        ),
        (
            "Radagast peut jouer cette carte à Bree, engagé ou non ; ni lui ni le site ne doivent s'engager "
            "pour cela"
        ),
    ),
    (
        BecomesAlly(mind=1, prowess=-7, body=8),
        "Staff is an ally with 1 mind, 8 body and the normal prowess of the creature modified by −7",
        (
            "diese Karte ist ein Verbündeter mit Geisteskraft 1, Körper 8 und der normalen Kampfkraft der "
            "Kreatur, modifiziert um −7"
        ),
        (
            "cette carte est un allié d'esprit 1, de corps 8 et de la prouesse normale de la créature "
            "modifiée de −7"
        ),
    ),
    (
        Permit(Deed.INFLUENCE, Sort.FACTION),
        "Staff may try to influence factions as though it were a character",
        "diese Karte darf wie ein Charakter Heere zu beeinflussen versuchen",
        "cette carte peut tenter d'influencer des factions comme s'il s'agissait d'un personnage",
    ),
    (
        Permit(Deed.MOVE, by=all_of(Sort.ALLY, Not(Alignment.MINION))),
        "hero allies that the bearer controls may go wherever he goes",
        "von dem Träger kontrollierte Helden-Verbündete dürfen den Träger überallhin begleiten",
        "les alliés héros que contrôle le porteur peuvent le suivre partout",
    ),
    (
        Forbid(Deed.STRAY, Not(named("The Balrog"))),
        (
            "each ally at an Under-deeps site is discarded, and so is each ally whose site has another "
            "nearest Haven or Darkhaven than each site where it is playable, by the site cards of the ally's "
            "own alignment; The Balrog is not affected"
        ),
        (
            "jeder Verbündete an einem Ort in den Tiefen wird abgeworfen, ebenso jeder Verbündete, dessen Ort"
            " einen anderen nächsten Zufluchtsort hat als jeder Ort, an dem er spielbar ist, nach den "
            "Ortskarten seiner eigenen Seite; Der Balrog ist davon nicht betroffen"
        ),
        (
            "tout allié dans un site des Abîmes est défaussé, ainsi que tout allié dont le site a un autre "
            "Havre le plus proche que tous les sites où il est jouable, selon les cartes de site de son "
            "propre alignement ; Le Balrog n'est pas affecté"
        ),
    ),
    (
        Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),
        "neither automatic-attacks nor hazards keyed to the company's site can attack Staff",
        (
            "diese Karte kann weder durch automatische Angriffe noch durch Gefahren angegriffen werden, die "
            "an den Ort der Gemeinschaft gebunden sind"
        ),
        (
            "ni les attaques automatiques ni les périls liés au site de sa compagnie ne peuvent attaquer "
            "cette carte"
        ),
    ),
    (
        Fights(Manner.NOT_ATTACKED),
        "Staff cannot be attacked",
        "diese Karte kann nicht angegriffen werden",
        "aucune attaque ne peut viser cette carte",
    ),
    (
        Fights(Manner.STRUCK_FIRST),
        (
            "Staff must be assigned a strike before the bearer can be, and counts as untapped for this even "
            "if it is tapped or wounded"
        ),
        (
            "dieser Karte muss ein Schlag zugewiesen werden, bevor dem Träger einer zugewiesen werden kann, "
            "auch getappt oder verwundet"
        ),
        (
            "un coup doit être assigné à cette carte avant qu'un autre puisse l'être au porteur, même si "
            "cette carte n'est pas redressée"
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


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {BecomesAlly, Fights, Forbid, Permit}
