"""How the Under-deeps are spoken of on site cards, in three languages."""

import pytest

from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Creature, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import Check, Pile, Race, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

DEEP_HALLS = Site(
    code="XX-1",
    name="Deep Halls",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=3,
    adjacent=(Adjacent(named("Goblin-gate"), 0), Adjacent(Within(("Rohan",)), 6)),
    automatic_attacks=(
        Attack(Race.BALROG, strikes=2, prowess=16, manifestation_of="Balrog of Moria"),
        AttackOf(all_of(KeyedTo((SiteType.DARK_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    abilities=(Permit(Deed.KEY, Race.UNDEAD), Modify(Check.RING_TEST, +2, Subject.SITE)),
)

TYPE_LINES = [
    (Language.EN, "Shadow-hold in the Under-deeps"),
    (Language.DE, "Schattenhort in den Tiefen"),
    (Language.FR, "Fief de l’Ombre des Abîmes"),
]

TEXTS = [
    (
        Language.EN,
        [
            "Adjacent sites: Goblin-gate (0), a site in Rohan (6).",
            (
                "Automatic-attack: Balrogs, 2 strikes with 16 prowess. There is no such attack while a "
                "manifestation of Balrog of Moria is in play, or once one has been defeated."
            ),
            (
                "Automatic-attack: your opponent may put down a creature from hand that is not unique and "
                "is normally keyed to a Dark-hold."
            ),
            (
                "Any creatures that are Undead may be played at Deep Halls. Tests of gold rings at Deep "
                "Halls are modified by +2."
            ),
        ],
    ),
    (
        Language.DE,
        [
            "Angrenzende Orte: Orkstadt (0), ein Ort in der Region Rohan (6).",
            (
                "Automatischer Angriff: Balrogs, zwei Schläge mit Kampfkraft 16. Dieser Angriff entfällt, "
                "solange eine Manifestation von „Der Balrog von Moria“ im Spiel ist oder wenn eine besiegt "
                "worden ist."
            ),
            (
                "Automatischer Angriff: Dein Gegner darf eine nicht einzigartige Kreatur von der Hand "
                "hinlegen, die normalerweise an einen Hort der Dunkelheit gebunden ist."
            ),
            (
                "Alle Kreaturen, die Untote sind, dürfen an diesem Ort gespielt werden. Alle Ringprüfungen "
                "an diesem Ort werden um +2 modifiziert."
            ),
        ],
    ),
    (
        Language.FR,
        [
            "Sites adjacents : Porte des Gobelins (0), un site de la région Rohan (6).",
            (
                "Attaque automatique : Balrogs, deux coups de prouesse 16. Cette attaque n’a pas lieu tant "
                "qu’une manifestation de « Balrog de la Moria » est en jeu, ou si l’une d’elles a été "
                "vaincue."
            ),
            (
                "Attaque automatique : votre adversaire peut poser une créature non unique de sa main, "
                "normalement liée à un Fief Noir."
            ),
            (
                "Toutes les créatures qui sont des Morts-vivants peuvent être jouées dans ce site. Les "
                "vérifications d’anneaux d’or dans ce site sont modifiées de +2."
            ),
        ],
    ),
]


@pytest.mark.parametrize(("language", "line"), TYPE_LINES)
def test_a_site_without_a_region_lies_in_the_under_deeps(language: Language, line: str) -> None:
    assert type_line(DEEP_HALLS, language) == line


@pytest.mark.parametrize(("language", "said"), TEXTS)
def test_an_under_deeps_site_tells_where_it_leads_and_what_waits_there(
    language: Language, said: list[str]
) -> None:
    told = [paragraph.replace("\N{NO-BREAK SPACE}", " ") for paragraph in card_text(DEEP_HALLS, language)]

    assert told == said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.EN, "Playable at a surface site of the Under-deeps."),
        (Language.DE, "Kann an einen Ort, der ein Oberflächenort der Tiefen ist, gebunden werden."),
        (Language.FR, "Peut être liée à un site qui est un site de surface des Abîmes."),
    ],
)
def test_a_site_above_the_under_deeps_is_called_a_surface_site(language: Language, text: str) -> None:
    spiders = Creature("XX-2", "Spiders", Race.SPIDER, 4, 8, 1, (Key(Mark.SURFACE),))

    assert card_text(spiders, language)[0] == text
