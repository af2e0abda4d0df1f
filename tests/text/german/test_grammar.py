"""German nouns and sentences: endings, genitives, the place of the verb."""

import pytest

from wizardhaven.text.german.clauses import CANCEL, DISCARD, Clause, Deed, sentence
from wizardhaven.text.german.grammar import Case, Noun, a, no, the
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import at_site, in_regions
from wizardhaven.text.german.nominals import company_of, definite, indefinite, named, one_of_yours, pronoun
from wizardhaven.text.german.terms import CARD, FACTION, RACES, REGION_TYPES, SITE_TYPES, SKILLS
from wizardhaven.vocabulary.terms import Keyword, Race, RegionType, SiteType, Skill


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        (SKILLS[Skill.SAGE], ("ein Weiser", "eines Weisen", "einem Weisen", "einen Weisen")),
        (RACES[Race.MAN], ("ein Mensch", "eines Menschen", "einem Menschen", "einen Menschen")),
        (RACES[Race.ANIMAL], ("ein Tier", "eines Tieres", "einem Tier", "ein Tier")),
        (
            SITE_TYPES[SiteType.FREE_HOLD],
            ("ein Freier Ort", "eines Freien Ortes", "einem Freien Ort", "einen Freien Ort"),
        ),
        (
            REGION_TYPES[RegionType.DARK_DOMAIN],
            ("ein Dunkles Reich", "eines Dunklen Reiches", "einem Dunklen Reich", "ein Dunkles Reich"),
        ),
        (
            RACES[Race.AWAKENED_PLANT],
            (
                "eine Erwachte Pflanze",
                "einer Erwachten Pflanze",
                "einer Erwachten Pflanze",
                "eine Erwachte Pflanze",
            ),
        ),
    ],
)
def test_a_noun_and_its_adjective_take_the_endings_of_their_case(word: Noun, forms: tuple[str, ...]) -> None:
    assert tuple(a(word, case) for case in Case) == forms


def test_an_adjective_is_weak_after_the_definite_article() -> None:
    assert the(SKILLS[Skill.SAGE], Case.NOMINATIVE) == "der Weise"
    assert the(KEYWORDS[Keyword.THE_ONE_RING], Case.ACCUSATIVE) == "den Einen Ring"
    assert no(KEYWORDS[Keyword.WEAPON], Case.ACCUSATIVE) == "keine Waffe"


def test_a_plural_takes_an_n_in_the_dative_unless_it_ends_in_n_or_s() -> None:
    assert RACES[Race.TROLL].plural.dative == "Trollen"
    assert RACES[Race.ORC].plural.dative == "Orks"
    assert RACES[Race.UNDEAD].plural.dative == "Untoten"
    assert RACES[Race.RINGWRAITH].plural.dative == "Ringgeistern"


def test_the_company_of_a_name_stands_behind_its_genitive() -> None:
    assert company_of(named("Ioreth")).dative == "Ioreths Gemeinschaft"
    assert company_of(named("Celebrimbors")).dative == "Celebrimbors’ Gemeinschaft"
    assert company_of(named("Aragorn II")).dative == "der Gemeinschaft von Aragorn II"


def test_one_of_several_takes_the_gender_of_the_noun() -> None:
    assert one_of_yours(FACTION).accusative == "eines deiner Heere"
    assert pronoun(indefinite(FACTION)).accusative == "es"


def test_a_relative_clause_follows_the_verb_of_a_command() -> None:
    card = indefinite(CARD).such(["{pronoun} im Spiel ist"])
    deed = Deed(CANCEL, card, then=Deed(DISCARD, pronoun(card)))

    assert sentence(deed.command()) == "Hebe eine Karte auf, die im Spiel ist, und wirf sie ab."
    assert deed.purpose() == "eine Karte aufzuheben, die im Spiel ist, und sie abzuwerfen"
    assert sentence(deed.passive().said()) == "Eine Karte, die im Spiel ist, wird aufgehoben und abgeworfen."


def test_the_verb_stays_in_the_second_place() -> None:
    clause = Clause(definite(CARD).nominative, "wird", "abgeworfen", front="bis zum Ende des Zuges")

    assert clause.said() == "bis zum Ende des Zuges wird die Karte abgeworfen"
    assert clause.after("nach dem Angriff") == (
        "nach dem Angriff wird bis zum Ende des Zuges die Karte abgeworfen"
    )


def test_a_site_with_an_article_or_a_common_name_is_called_a_site() -> None:
    assert at_site("Moria") == "in Moria"
    assert at_site("Rivendell") == "in Bruchtal"
    assert at_site("Glittering Caves") == "am Ort Die Glitzernden Grotten"


def test_regions_keep_their_names_unbent() -> None:
    assert in_regions(("Brown Lands",)) == "in der Region Braune Lande"
    assert in_regions(("Brown Lands", "Rohan")) == "in einer der Regionen Braune Lande oder Rohan"
