"""What the words about hazards say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.conditions import Both, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import Danger, Race, RegionType, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Permit(Deed.KEY, Race.UNDEAD, then=(Permit(Deed.PLAY_FREELY),)),
        (
            "any creatures that are Undead may be played at the site of the target without counting against "
            "the hazard limit"
        ),
        (
            "alle Kreaturen, die Untote sind, dürfen am Ort des Ziels gespielt werden, ohne gegen das "
            "Gefahrenlimit zu zählen"
        ),
        (
            "toutes les créatures qui sont des Morts-vivants peuvent être jouées au site de la cible hors "
            "limite de périls"
        ),
    ),
    (
        Forbid(Deed.LIE_ON_GUARD),
        "no card stays on-guard: each returns at once to its player's hand",
        "keine Karte bleibt auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück",
        "aucune carte ne reste en garde ; elle retourne aussitôt dans la main de son joueur",
    ),
    (
        Forbid(Deed.RETURN_FROM_GUARD),
        "cards on-guard that are not revealed are discarded instead of returning to hand",
        (
            "Karten auf der Hut, die nicht aufgedeckt werden, werden abgeworfen, statt auf die Hand "
            "zurückzukehren"
        ),
        "les cartes en garde qui ne sont pas révélées sont défaussées au lieu de retourner en main",
    ),
    (
        Cancels(named("Bridge")),
        "the effects of Bridge are cancelled",
        "die Effekte der Karten „Brücke“ werden aufgehoben",
        "les effets des cartes « Pont » sont annulés",
    ),
    (
        Cancels(Sort.CREATURE),
        "all attacks by hazard creatures against the company are cancelled",
        "alle Angriffe von Gefahren-Kreaturen auf die Gemeinschaft werden aufgehoben",
        "toutes les attaques de créatures contre la compagnie sont annulées",
    ),
    (
        Cancels(named("Bridge", "Ford")),
        "the effects of Bridge and Ford are cancelled",
        "die Effekte der Karten „Brücke“ und „Furt“ werden aufgehoben",
        "les effets des cartes « Pont » et « Gué » sont annulés",
    ),
    (
        Forbid(Deed.PLAY, Sort.CREATURE),
        "no creature may be played on the company",
        "keine Kreatur darf gegen die Gemeinschaft gespielt werden",
        "aucune créature ne peut être jouée contre la compagnie",
    ),
    (
        Forbid(Deed.PLAY, all_of(Sort.CREATURE, Not(Race.UNDEAD))),
        "no creature other than Undead may be played on the company",
        "keine Kreatur außer Untoten darf gegen die Gemeinschaft gespielt werden",
        "aucune créature sauf les Morts-vivants ne peut être jouée contre la compagnie",
    ),
    (
        Permit(Deed.KEY, any_of(Race.UNDEAD, Race.SPIDER)),
        "any creatures that are Undead or Spiders may be played on the company",
        "alle Kreaturen, die Untote oder Spinnen sind, dürfen gegen die Gemeinschaft gespielt werden",
        (
            "toutes les créatures qui sont des Morts-vivants ou des Araignées peuvent être jouées contre la "
            "compagnie"
        ),
    ),
    (
        Forbid(Deed.AFFECT, any_of(Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        "hazard effects neither return the company to its site of origin nor tap its current or new site",
        (
            "Effekte von Gefahren, die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen oder die "
            "ihren jetzigen oder neuen Ort tappen, haben auf die Gemeinschaft keine Wirkung"
        ),
        (
            "les effets de péril qui font retourner une compagnie à son site d'origine ou qui engagent son "
            "site actuel ou son nouveau site n'affectent pas la compagnie"
        ),
    ),
    (
        Modify(Stat.HAZARD_LIMIT, -2, least=2),
        "the hazard limit against the company is lowered by two (to a minimum of two)",
        "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt (bis auf mindestens 2)",
        "la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum de 2)",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, -1),
        "the hazard limit against the company is lowered by one",
        "das Gefahrenlimit gegen die Gemeinschaft wird um 1 gesenkt",
        "la limite de périls contre la compagnie est réduite de 1",
    ),
    (
        Permit(Deed.PLAY_FREELY, Subject.TARGET),
        "creatures of the target do not count against the hazard limit when played on the company",
        (
            "Kreaturen dieser Art zählen nicht gegen das Gefahrenlimit, wenn sie gegen die Gemeinschaft "
            "gespielt werden"
        ),
        "les créatures de ce type jouées contre la compagnie ne comptent pas dans la limite de périls",
    ),
    (
        Permit(
            Deed.CANCEL_BY_TAPPING,
            condition=Both(
                (
                    There(RegionType.COASTAL_SEA, Subject.PATH),
                    Unless(
                        There(
                            all_of(Not(RegionType.COASTAL_SEA), Beside(Not(RegionType.COASTAL_SEA))),
                            Subject.PATH,
                        )
                    ),
                )
            ),
        ),
        (
            "while the company's site path has a Coastal Sea and no two regions of other types in a row, any "
            "character of the company may tap to cancel a hazard that is aimed at the company or at something"
            " associated with it"
        ),
        (
            "jeder Charakter der Gemeinschaft darf tappen, um eine Gefahr aufzuheben, die sie oder etwas, das"
            " zu ihr gehört, zum Ziel hat, solange ihr Weg mindestens ein Küstenmeer und keine zwei anderen "
            "Regionen hintereinander enthält"
        ),
        (
            "chaque personnage de la compagnie peut s'engager pour annuler un péril qui la cible ou qui cible"
            " quelque chose qui lui est associé, tant que son trajet comporte au moins une Mer côtière et "
            "jamais deux autres régions de suite"
        ),
    ),
    (
        Forbid(Deed.AFFECT, Danger.CAPTURE),
        "hazard effects cannot take a character of the company prisoner",
        (
            "Effekte von Gefahren, die einen ihrer Charaktere gefangen nehmen, haben auf die Gemeinschaft "
            "keine Wirkung"
        ),
        "les effets de péril qui font prisonnier l'un de ses personnages n'affectent pas la compagnie",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, +1),
        "the hazard limit against the company is raised by one",
        "das Gefahrenlimit gegen die Gemeinschaft wird um 1 erhöht",
        "la limite de périls contre la compagnie est augmentée de 1",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, -2),
        "the hazard limit against the company is lowered by two",
        "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt",
        "la limite de périls contre la compagnie est réduite de 2",
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
    assert {type(word) for word, *_ in EXAMPLES} == {Cancels, Forbid, Modify, Permit}
