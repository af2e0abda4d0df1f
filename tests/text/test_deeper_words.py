"""What is said of sites beside the Under-deeps, of who finds things there and of what must attack."""

from dataclasses import replace

import pytest

from wizardhaven.text.english.attack_targets import an_attack
from wizardhaven.text.english.places import place as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import only as english_only
from wizardhaven.text.english.selectors import user as english_user
from wizardhaven.text.french.attack_targets import of_attack as french_attack
from wizardhaven.text.french.places import at_place as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.selectors import user as french_user
from wizardhaven.text.german.attack_targets import of_attack as german_attack
from wizardhaven.text.german.places import at_place as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.selectors import user as german_user
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.such import Beside, Having, Such, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Keyword, Pile, Race, SiteType, Skill, Turned

SAGE_OR_DWARF = any_of(Skill.SAGE, Race.DWARF)

PLACES: tuple[tuple[Such, str, str, str], ...] = (
    (
        all_of(named("Bag End"), Having(named("Earth of Galadriel’s Orchard"))),
        "Bag End (if Earth of Galadriel’s Orchard is stored there)",
        "in Beutelsend (sofern dort „Erde aus Galadriels Garten“ hinterlegt ist)",
        "à Cul-de-Sac (si « Terre du verger de Galadriel » y est en réserve)",
    ),
    (
        all_of(Turned.UNTAPPED, Beside(Mark.UNDER_DEEPS)),
        "an untapped site adjacent to a site in the Under-deeps",
        "an einem Ort, der nicht getappt ist und der an einen Ort in den Tiefen grenzt,",
        "dans un site qui n'est pas engagé et qui est adjacent à un site des Abîmes",
    ),
    (
        Beside(named("Moria")),
        "a site adjacent to Moria",
        "an einem Ort, der an Moria grenzt,",
        "dans un site qui est adjacent à Moria",
    ),
    (
        all_of(Mark.UNDER_DEEPS, Having(all_of(named("Cram"), Mark.STORED))),
        "a site in the Under-deeps (if you have stored Cram)",
        "an einem Ort in den Tiefen (sofern du „Cram“ hinterlegt hast)",
        "dans un site des Abîmes (si vous avez mis « Cram » en réserve)",
    ),
    (
        all_of(named("Moria"), Having(all_of(named("Cram"), Mark.STORED))),
        "Moria (if you have stored Cram)",
        "in Moria (sofern du „Cram“ hinterlegt hast)",
        "à Moria (si vous avez mis « Cram » en réserve)",
    ),
)

HALLS = Site(
    code="XX-1",
    name="Deep Halls",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=3,
    automatic_attacks=(AttackOf(named("Adûnaphel"), Pile.PLAY), AttackOf(Race.NAZGUL, Pile.PLAY)),
)

ATTACKS = [
    (
        Language.EN,
        [
            (
                "Additional automatic-attack: if Adûnaphel is in play as a permanent-event, it must attack "
                "here. It is discarded afterwards and gives no points."
            ),
            (
                "Additional automatic-attack: if a Nazgûl is in play as a permanent-event, it must attack "
                "here; if there are several, your opponent chooses one. It is discarded afterwards and gives "
                "no points."
            ),
        ],
    ),
    (
        Language.DE,
        [
            (
                "Zusätzlicher automatischer Angriff: Ist „Adûnaphel“ als permanentes Ereignis im Spiel, muss "
                "diese Karte hier angreifen. Danach wird sie abgeworfen und bringt keine Siegpunkte."
            ),
            (
                "Zusätzlicher automatischer Angriff: Ist ein Nazgûl als permanentes Ereignis im Spiel, muss "
                "diese Karte hier angreifen; unter mehreren wählt dein Gegner. Danach wird sie abgeworfen "
                "und bringt keine Siegpunkte."
            ),
        ],
    ),
    (
        Language.FR,
        [
            (
                "Attaque automatique supplémentaire : si « Adûnaphel » est en jeu comme Événement Permanent, "
                "cette carte doit attaquer ici. Elle est ensuite défaussée et ne rapporte pas de points."
            ),
            (
                "Attaque automatique supplémentaire : si un Nazgûl est en jeu comme Événement Permanent, "
                "cette carte doit attaquer ici ; votre adversaire choisit s’il y en a plusieurs. Elle est "
                "ensuite défaussée et ne rapporte pas de points."
            ),
        ],
    ),
]


@pytest.mark.parametrize(("where", "in_english", "in_german", "in_french"), PLACES)
def test_a_site_may_lie_beside_the_under_deeps_or_be_open_to_whoever_has_stored_something(
    where: Such, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(where) == in_english
    assert german(where) == in_german
    assert french(where) == in_french


def test_either_a_skill_or_a_race_may_be_enough() -> None:
    assert english_only(SAGE_OR_DWARF) == "Sage or Dwarf only"
    assert english_user(SAGE_OR_DWARF).first == "a sage or Dwarf"
    assert german_user(SAGE_OR_DWARF).first.accusative == (
        "einen Charakter, der ein Weiser oder ein Zwerg ist,"
    )
    assert french_user(SAGE_OR_DWARF).first.text == "un personnage qui est un sage ou un Nain"


def test_an_attack_may_be_one_that_weapons_do_not_help_against() -> None:
    bare = TheAttack(Mark.WITHOUT_WEAPONS)

    assert an_attack(bare, Scene("Stone")) == "an attack that weapons do not help against"
    assert "(gegen den Waffen nicht helfen)" in german_attack(bare, GERMAN)
    assert "(contre laquelle les armes n'aident pas)" in french_attack(bare, FRENCH)


@pytest.mark.parametrize(("language", "said"), ATTACKS)
def test_a_permanent_event_may_have_to_attack_at_a_site(language: Language, said: list[str]) -> None:
    told = [paragraph.replace("\N{NO-BREAK SPACE}", " ") for paragraph in card_text(HALLS, language)]

    assert told == said


GALLERIES = replace(HALLS, automatic_attacks=(), stored_for=3, marks=(Keyword.STOLEN_KNOWLEDGE,))

STORED = [
    (
        Language.EN,
        "Shadow-hold in the Under-deeps, Stolen Knowledge",
        "Where it would be put on your discard pile, it is stored for 3 marshalling points instead.",
    ),
    (
        Language.DE,
        "Schattenhort in den Tiefen, Gestohlenes Wissen",
        "Käme dieser Ort auf deinen Abwurfstapel, wird er stattdessen für drei Siegpunkte hinterlegt.",
    ),
    (
        Language.FR,
        "Fief de l’Ombre des Abîmes, Savoir dérobé",
        (
            "Au lieu d’aller dans votre pile de défausse, ce site est mis en réserve pour trois points de "
            "rassemblement."
        ),
    ),
]


@pytest.mark.parametrize(("language", "line", "said"), STORED)
def test_a_site_may_be_stored_where_it_would_be_discarded(language: Language, line: str, said: str) -> None:
    told = [paragraph.replace("\N{NO-BREAK SPACE}", " ") for paragraph in card_text(GALLERIES, language)]

    assert type_line(GALLERIES, language) == line
    assert told == [said]
