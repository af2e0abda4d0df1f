"""What the words about sites and regions say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import TapsSites
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, all_of, named
from wizardhaven.vocabulary.terms import Keyword, Purpose, RegionType, SiteType

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Permit(Deed.PLAY_ONCE_A_TURN, all_of(Sort.ITEM, Keyword.TECHNOLOGY)),
        "once each turn, one Technology item may be played at the site, even if it is tapped",
        (
            "einmal pro Zug darf ein Technologie-Gegenstand an diesem Ort gespielt werden, auch wenn der Ort "
            "getappt ist"
        ),
        (
            "une fois par tour, un objet de technologie peut être joué dans ce site, même si le site est "
            "engagé"
        ),
    ),
    (
        Permit(Deed.PLAY, Mark.INFORMATION),
        "information is playable at the site",
        "Information ist an diesem Ort spielbar",
        "les informations sont jouables dans ce site",
    ),
    (
        CountsAs(SiteType.SHADOW_HOLD, Subject.SITE),
        "the site counts as a Shadow-hold",
        "der Ort gilt als Schattenhort",
        "le site compte comme un Fief de l'Ombre",
    ),
    (
        CountsAs(SiteType.HAVEN, named("Bree"), (Purpose.HEALING, Purpose.PLAYING_HAZARDS)),
        "Bree counts as a Haven for healing and for the playing of hazards",
        "Bree gilt für die Heilung und für das Ausspielen von Gefahren als Zufluchtsort",
        "Bree compte comme un Havre pour la guérison et pour jouer des périls",
    ),
    (
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
        "the site has no automatic-attacks",
        "der Ort hat keine automatischen Angriffe",
        "le site n'a plus d'attaque automatique",
    ),
    (
        TapsSites(There(RegionType.WILDERNESS, Subject.PATH, 2), There(named("Doors of Night"))),
        (
            "while Doors of Night is in play, each site in play that is not a haven and has at least two "
            "Wildernesses in its site path is tapped"
        ),
        (
            "alle Orte im Spiel, die keine Zufluchtsorte sind und deren Weg mindestens zwei Wildnisse "
            "enthält, werden getappt, solange „Tore der Nacht“ im Spiel ist"
        ),
        (
            "tous les sites en jeu qui ne sont pas des havres et dont le trajet comporte au moins deux "
            "Contrées sauvages sont engagés, tant que « Portes de la Nuit » est en jeu"
        ),
    ),
    (
        CountsAs(RegionType.WILDERNESS, Beside(Subject.SITE)),
        "the region of the site and all regions next to it count as Wilderness",
        "die Region des Ortes und alle angrenzenden Regionen gelten als Wildnis",
        "la région du site et toutes les régions adjacentes comptent comme une Contrée sauvage",
    ),
    (
        CountsAs(RegionType.SHADOW_LAND, Subject.TARGET),
        "the target counts as a Shadow-land",
        "das Ziel gilt als Schattenland",
        "la cible compte comme une Terre de l'ombre",
    ),
    (
        CountsAs(SiteType.HAVEN, named("Minas Tirith"), (Purpose.HEALING, Purpose.PLAYING_HAZARDS)),
        "Minas Tirith counts as a Haven for healing and for the playing of hazards",
        "Minas Tirith gilt für die Heilung und für das Ausspielen von Gefahren als Zufluchtsort",
        "Minas Tirith compte comme un Havre pour la guérison et pour jouer des périls",
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
    assert {type(word) for word, *_ in EXAMPLES} == {TapsSites, CountsAs, Forbid, Permit}
