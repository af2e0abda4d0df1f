"""What the words about journeys say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Having, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import Movement, RegionType, SiteType, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Modify(Stat.REGIONS, 1, Within(("Rohan", "Khand"))),
        "the company may move through one more region on a way through Rohan or Khand",
        (
            "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen, wenn ihr Weg durch eine der "
            "Regionen Rohan oder Khand führt"
        ),
        (
            "la compagnie peut traverser une région supplémentaire si son trajet passe par l'une des régions "
            "Rohan ou Khand"
        ),
    ),
    (
        Permit(Deed.PLAY_REGARDLESS, named("Eagle-mounts")),
        "Eagle-mounts may be played on the company wherever it is and whoever is in it",
        (
            "die Karte „Ritt auf den Adlern“ darf auf die Gemeinschaft gespielt werden, wo immer sie ist und "
            "wer immer zu ihr gehört"
        ),
        (
            "la carte « Transport par les Aigles » peut être jouée sur la compagnie, où qu'elle soit et quels"
            " que soient ses membres"
        ),
    ),
    (
        Forbid(Deed.MOVE, Subject.COMPANY),
        "the company cannot move",
        "die Gemeinschaft darf sich nicht bewegen",
        "la compagnie ne peut pas se déplacer",
    ),
    (
        Permit(Deed.MOVE, where=ANY_SITE, condition=Is(Subject.COMPANY, AtMost(Tally.HEADS, 1))),
        (
            "while there are no other characters or allies in the company, the company may move to a site; "
            "its site path then has no regions, so that creatures can be keyed to its new site only"
        ),
        (
            "solange die Gemeinschaft keine anderen Charaktere oder Verbündeten hat, darf sich die "
            "Gemeinschaft zu einem Ort bewegen; ihr Weg hat dann keine Regionen, sodass Kreaturen nur an "
            "ihren neuen Ort gebunden werden können"
        ),
        (
            "tant que la compagnie ne compte aucun autre personnage ni allié, la compagnie peut se déplacer "
            "vers un site ; son trajet ne comporte alors aucune région, de sorte que les créatures ne peuvent"
            " être liées qu'à son nouveau site"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "right after its movement/hazard phase, each company at the site may untap one of its characters,"
            " or heal one to tapped"
        ),
        (
            "unmittelbar nach ihrer Bewegungs-/Gefahrenphase darf jede Gemeinschaft an diesem Ort einen ihrer"
            " Charaktere enttappen oder einen verwundeten heilen (getappt)"
        ),
        (
            "juste après sa phase de mouvement/périls, chaque compagnie sur ce site peut redresser l'un de "
            "ses personnages, ou en guérir un (engagé)"
        ),
    ),
    (
        Modify(Stat.HAZARD_DRAWS, -1),
        "when the company moves, your opponent draws one card fewer (perhaps none)",
        "dein Gegner zieht eine Karte weniger (auch gar keine), wenn sich die Gemeinschaft bewegt",
        "lorsque la compagnie bouge, votre adversaire tire une carte de moins (éventuellement aucune)",
    ),
    (
        Modify(Stat.REGIONS, 1),
        "the company may move through one more region",
        "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen",
        "la compagnie peut traverser une région supplémentaire",
    ),
    (
        Modify(Stat.REGIONS, 2, condition=There(named("Gates of Morning"))),
        "while Gates of Morning is in play, the company may move through up to two more regions",
        (
            "die Gemeinschaft darf sich durch bis zu zwei zusätzliche Regionen bewegen, solange „Tore des "
            "Morgens“ im Spiel ist"
        ),
        (
            "la compagnie peut traverser jusqu'à deux régions supplémentaires, tant que « Portes du Matin » "
            "est en jeu"
        ),
    ),
    (
        Permit(Deed.MOVE, where=Within((RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "the company may move to a site in a Wilderness or Coastal Sea; its site path then has no "
            "regions, so that creatures can be keyed to its new site only"
        ),
        (
            "die Gemeinschaft darf sich zu einem Ort in einer Wildnis oder einem Küstenmeer bewegen; ihr Weg "
            "hat dann keine Regionen, sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
        ),
        (
            "la compagnie peut se déplacer vers un site d'une Contrée sauvage ou d'une Mer côtière ; son "
            "trajet ne comporte alors aucune région, de sorte que les créatures ne peuvent être liées qu'à "
            "son nouveau site"
        ),
    ),
    (
        Permit(
            Deed.MOVE,
            all_of(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            where=named("Bree"),
            then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
        ),
        (
            "the company may move to Bree; its site path then is Wilderness, Border-land, and the hazard "
            "limit against it is lowered by two (to a minimum of two)"
        ),
        (
            "die Gemeinschaft darf sich nach Bree bewegen; ihr Weg besteht dann aus Wildnis, Grenzland, und "
            "das Gefahrenlimit gegen sie wird um 2 gesenkt (bis auf mindestens 2)"
        ),
        (
            "la compagnie peut se déplacer vers Bree ; son trajet est alors Contrée sauvage, Terre "
            "frontalière, et la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum de "
            "2)"
        ),
    ),
    (
        Forbid(Deed.ACT),
        "the company may do nothing in its site phase",
        "die Gemeinschaft darf in ihrer Ortsphase nichts tun",
        "la compagnie ne peut rien faire pendant sa phase de site",
    ),
    (
        Forbid(Deed.ACT, Mark.MOVING),
        "no company that moves to the site may do anything in its site phase",
        "jede Gemeinschaft, die sich zu dem Ziel bewegt, darf in ihrer Ortsphase nichts tun",
        "toute compagnie qui se rend à la cible ne peut rien faire pendant sa phase de site",
    ),
    (
        Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES),
        "your opponent may draw up to twice the normal number of cards when the company moves",
        (
            "dein Gegner darf bis zu 2-mal so viele Karten wie üblich ziehen, wenn sich die Gemeinschaft "
            "bewegt"
        ),
        "lorsque la compagnie bouge, votre adversaire peut tirer jusqu'à 2 fois le nombre normal de cartes",
    ),
    (
        Permit(Deed.GO_BACK, where=SiteType.HAVEN),
        "at the end of the turn, the company may replace its site by the Haven where it began the turn",
        (
            "die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Zufluchtsort ersetzen, an dem sie "
            "den Zug begonnen hat"
        ),
        "la compagnie peut remplacer son site par le Havre où elle a commencé le tour, à la fin du tour",
    ),
    (
        Permit(Deed.GO_TO_NEAREST_HAVEN, condition=Is(Subject.COMPANY, AtMost(Tally.SIZE, 3))),
        (
            "at the end of your turn, you may discard Staff to replace the site of the company by the nearest"
            " Haven, if the company's size is at most three"
        ),
        (
            "du darfst am Ende deines Zuges diese Karte abwerfen, um den Ort der Gemeinschaft durch den "
            "nächsten Zufluchtsort zu ersetzen, wenn sie höchstens die Größe 3 hat"
        ),
        (
            "vous pouvez défausser cette carte à la fin de votre tour pour remplacer le site de la compagnie "
            "par le Havre le plus proche, si elle est d'une taille de 3 au plus"
        ),
    ),
    (
        Permit(Deed.MOVE_ON, where=SiteType.HAVEN),
        (
            "once the company has moved to a Haven, it may move on to another site; a further movement/hazard"
            " phase follows at once"
        ),
        (
            "die Gemeinschaft darf sich zu einem weiteren Ort bewegen, mit sofort folgender weiterer "
            "Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Zufluchtsort bewegt hat"
        ),
        (
            "la compagnie peut, après s'être rendue à un Havre, se rendre à un autre site, avec une nouvelle "
            "phase de mouvement/périls"
        ),
    ),
    (
        Permit(Deed.MOVE, where=Movement.REGION),
        "the company may set out from any site and use Region Movement as well",
        "die Gemeinschaft darf sich von jedem Ort aus auch über Regionen bewegen",
        "la compagnie peut aussi se déplacer par les régions, depuis n'importe quel site",
    ),
    (
        Modify(Stat.REGIONS, +2, condition=Unless(There(Not(Having(named("Noble Steed"))), Subject.COMPANY))),
        (
            "while each character of the company controls Noble Steed, the company may move through up to two"
            " more regions"
        ),
        (
            "die Gemeinschaft darf sich durch bis zu zwei zusätzliche Regionen bewegen, solange jeder ihrer "
            "Charaktere „Edles Roß“ kontrolliert"
        ),
        (
            "la compagnie peut traverser jusqu'à deux régions supplémentaires, tant que chacun de ses "
            "personnages contrôle « Noble destrier »"
        ),
    ),
    (
        Permit(
            Deed.MOVE,
            all_of(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            where=named("Rivendell"),
            then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
        ),
        (
            "the company may move to Rivendell; its site path then is Wilderness, Border-land, and the hazard"
            " limit against it is lowered by two (to a minimum of two)"
        ),
        (
            "die Gemeinschaft darf sich nach Bruchtal bewegen; ihr Weg besteht dann aus Wildnis, Grenzland, "
            "und das Gefahrenlimit gegen sie wird um 2 gesenkt (bis auf mindestens 2)"
        ),
        (
            "la compagnie peut se déplacer vers Fondcombe ; son trajet est alors Contrée sauvage, Terre "
            "frontalière, et la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum de "
            "2)"
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
    assert {type(word) for word, *_ in EXAMPLES} == {RestAfterJourney, Forbid, Modify, Permit}
