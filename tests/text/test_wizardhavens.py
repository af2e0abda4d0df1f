"""How Wizardhavens and the versions of sites are spoken of, in three languages."""

import pytest

from wizardhaven.text.english.places import place as english_place
from wizardhaven.text.french.places import place as french_place
from wizardhaven.text.german.places import place as german_place
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.attacks import HasAttacksOf
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AtLeast,
    HomeAt,
    Normally,
    Not,
    SpecificTo,
    Such,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, RegionType, Side, SiteType, Stat
from wizardhaven.vocabulary.under_deeps import Adjacent

HERO_TYPES = (SiteType.HAVEN, SiteType.FREE_HOLD)

EXAMPLES: list[tuple[Ability, str, str, str]] = [
    (
        CountsAs(Mark.PROTECTED, Subject.SITE),
        "The site is a protected Wizardhaven.",
        "Der Ort gilt als geschützter Zauberer-Zufluchtsort.",
        "Le site est un Havre de Sorcier protégé.",
    ),
    (
        Cancels(Sort.ATTACK),
        "All attacks against your companies at the site are cancelled.",
        "Alle Angriffe gegen deine Gemeinschaften an dem Ort werden aufgehoben.",
        "Toutes les attaques contre vos compagnies qui se trouvent dans le site sont annulées.",
    ),
    (
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        "Other Fallen-wizards may not use the site as a Wizardhaven.",
        "Andere Gefallene Zauberer dürfen den Ort nicht als Zauberer-Zufluchtsort benutzen.",
        "Les autres Sorciers Corrompus ne peuvent pas utiliser le site comme Havre de Sorcier.",
    ),
    (
        Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
        "Your opponent cannot play cards that give marshalling points at any version of the site.",
        "Dein Gegner darf an keiner Version des Ortes Karten spielen, die Siegpunkte bringen.",
        (
            "Votre adversaire ne peut jouer aucune carte qui rapporte des points de rassemblement dans le "
            "site, quelle que soit la version du site."
        ),
    ),
    (
        Forbid(Deed.LEAVE_PLAY, Subject.THIS_CARD),
        "Stones leaves play only with the site; nothing else can discard it.",
        "Diese Karte verlässt das Spiel nur zusammen mit dem Ort und kann sonst nicht abgeworfen werden.",
        "Cette carte ne quitte le jeu qu’avec le site et ne peut pas être défaussée autrement.",
    ),
    (
        CountsAs(all_of(Alignment.HERO, Alignment.MINION), Subject.SITE),
        "The site counts as a hero site and as a minion site for the resources that you play there.",
        "Der Ort gilt für die Karten, die du dort spielst, zugleich als Heldenort und als Schergenort.",
        "Le site compte à la fois comme site héros et comme site séide pour les ressources que vous y jouez.",
    ),
    (
        Permit(Deed.USE_MINION_SITES, where=any_of(*HERO_TYPES)),
        "You must use minion site cards for hero Havens and Free-holds.",
        "Du musst für Zufluchtsorte der Helden und Freie Orte Schergen-Ortskarten benutzen.",
        "Vous devez utiliser des cartes de site séides pour les Havres des héros et les Fiefs libres.",
    ),
    (
        Permit(
            Deed.USE_MINION_SITES,
            where=SiteType.BORDER_HOLD,
            condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8)),
            by=PlayerKind.FALLEN_WIZARD,
        ),
        "Fallen-wizard players with 8 or more stage points must use minion site cards for Border-holds.",
        (
            "Spieler Gefallener Zauberer mit mindestens 8 Entwicklungspunkten müssen für Grenzorte "
            "Schergen-Ortskarten benutzen."
        ),
        (
            "Les joueurs de Sorcier Corrompu avec 8 points de Déchu ou plus doivent utiliser des cartes "
            "de site séides pour les Fiefs Frontaliers."
        ),
    ),
    (
        Permit(Deed.USE_MINION_SITES, where=SiteType.BORDER_HOLD, by=Subject.BEARER),
        "The player of the bearer must use minion site cards for Border-holds.",
        "Der Spieler des Trägers muss für Grenzorte Schergen-Ortskarten benutzen.",
        "Le joueur du porteur doit utiliser des cartes de site séides pour les Fiefs Frontaliers.",
    ),
    (
        Permit(Deed.USE_MINION_SITES, where=Subject.SITE),
        "Use the minion card of the site instead of the hero card.",
        "Du musst für den Ort die Schergenkarte statt der Heldenkarte benutzen.",
        "Vous devez utiliser la carte séide du site au lieu de la carte héros.",
    ),
    (
        HasAttacksOf(Alignment.MINION, prowess=2),
        (
            "The site also has the automatic-attacks of its minion card, with +2 prowess; they are "
            "detainment attacks against hero companies."
        ),
        (
            "Der Ort hat auch die automatischen Angriffe seiner Schergenkarte mit Kampfkraft +2; gegen "
            "Helden-Gemeinschaften sind sie Verhöre."
        ),
        (
            "Le site a aussi les attaques automatiques de sa carte séide, de prouesse +2\u00a0; contre les "
            "compagnies héros, elles sont dilatoires."
        ),
    ),
    (
        Adjacent(Subject.TARGET, 7),
        "The site and the Under-deeps site chosen are adjacent, with a number of 7.",
        "Der Ort und der gewählte Ort in den Tiefen sind angrenzend, mit der Zahl 7.",
        "Le site et le site des Abîmes choisi sont adjacents, avec le nombre 7.",
    ),
    (
        CountsAs(SiteType.HAVEN, Subject.SITE),
        "The site becomes one of your Wizardhavens.",
        "Der Ort wird zu einem deiner Zauberer-Zufluchtsorte.",
        "Le site devient l’un de vos Havres de Sorcier.",
    ),
    (
        CountsAs(HomeAt(Subject.SITE), named("Gandalf")),
        "The site is a home site of Gandalf.",
        "Der Ort ist ein Heimatort von Gandalf.",
        "Le site est un site natal de Gandalf.",
    ),
    (
        Forbid(Deed.PLAY, Mark.PLAYABLE_HERE, where=Subject.SITE),
        "Nothing printed on the site is playable there.",
        "Was auf dem Ort steht, ist dort nicht spielbar.",
        "Rien de ce qu’indique le site n’y est jouable.",
    ),
    (
        CountsAs(SiteType.RUINS_AND_LAIRS, Mark.ANY_VERSION),
        "Every version of the site counts as a Ruins & Lairs.",
        "Jede Version des Ortes gilt als Ruine/Hort.",
        "Toute version du site compte comme un site de Ruines et Antres.",
    ),
]


@pytest.mark.parametrize(("word", "english", "german", "french"), EXAMPLES)
def test_a_word_about_wizardhavens_is_said_in_three_languages(
    word: Ability, english: str, german: str, french: str
) -> None:
    stones = Event(
        code="XX-1",
        name="Stones",
        side=Side.RESOURCE,
        length=Length.PERMANENT,
        uses=(Use(target=A(Sort.SITE, Whose.OF_THE_COMPANY)),),
        abilities=(word,),
    )

    assert card_text(stones, Language.EN)[1] == english
    assert card_text(stones, Language.DE)[1] == german
    assert card_text(stones, Language.FR)[1] == french


def test_every_word_about_wizardhavens_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} >= {HasAttacksOf, Adjacent}


PLACES: list[tuple[Such, str, str, str]] = [
    (
        all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD, Not(named("Isengard"))),
        "a Wizardhaven other than Isengard",
        "ein Zauberer-Zufluchtsort (außer Isengard)",
        "un Havre de Sorcier (sauf Isengard)",
    ),
    (
        Mark.PROTECTED,
        "a protected Wizardhaven",
        "ein geschützter Zauberer-Zufluchtsort",
        "un Havre de Sorcier protégé",
    ),
    (
        all_of(SiteType.FREE_HOLD, Alignment.HERO),
        "a hero Free-hold",
        "ein Freier Ort, der ein Heldenort ist,",
        "un Fief libre qui est un site héros",
    ),
    (
        all_of(Within((RegionType.WILDERNESS,)), Not(Mark.LAIR), Normally(SiteType.BORDER_HOLD)),
        "a site other than a Dragon's lair in a Wilderness that is normally a Border-hold",
        "ein Ort in einer Wildnis (außer Drachenhorten), der normalerweise ein Grenzort ist,",
        "un site d'une Contrée sauvage (sauf les antres de Dragon) qui est normalement un Fief Frontalier",
    ),
    (
        all_of(
            Within((RegionType.WILDERNESS,)), SiteType.HAVEN, Alignment.FALLEN_WIZARD, Not(Mark.PROTECTED)
        ),
        "a Wizardhaven in a Wilderness that is not protected",
        "ein Zauberer-Zufluchtsort in einer Wildnis, der nicht geschützt ist,",
        "un Havre de Sorcier d'une Contrée sauvage qui n'est pas protégé",
    ),
]


@pytest.mark.parametrize(("where", "english", "german", "french"), PLACES)
def test_wizardhavens_and_hero_sites_are_named_as_places(
    where: Such, english: str, german: str, french: str
) -> None:
    assert english_place(where) == english
    assert german_place(where).nominative == german
    assert french_place(where).text == french


HOLE = Site(
    code="XX-2",
    name="Hole",
    site_type=SiteType.HAVEN,
    region="Arthedain",
    resource_draws=1,
    hazard_draws=1,
    stage_points=1,
    marks=(SpecificTo("Radagast"),),
    alignment=Alignment.FALLEN_WIZARD,
)


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        (
            Language.EN,
            "Wizardhaven in Arthedain",
            (
                "Only the companies of Radagast may use this card. You have its stage points while one "
                "of your companies is here."
            ),
        ),
        (
            Language.DE,
            "Zauberer-Zufluchtsort in der Region Arthedain",
            (
                "Nur die Gemeinschaften von Radagast dürfen diese Karte benutzen. Du hast die "
                "Entwicklungspunkte, solange eine deiner Gemeinschaften hier ist."
            ),
        ),
        (
            Language.FR,
            "Havre de Sorcier de la région Arthedain",
            (
                "Seules les compagnies de Radagast peuvent utiliser cette carte. Vous avez ses points "
                "de Déchu tant que l’une de vos compagnies est ici."
            ),
        ),
    ],
)
def test_the_site_of_a_fallen_wizard_says_for_whom_it_is(language: Language, line: str, text: str) -> None:
    assert type_line(HOLE, language) == line
    assert card_text(HOLE, language) == [text]
