"""French nouns and sentences: elision, contraction, agreement, typography."""

import pytest

from wizardhaven.text.french.clauses import DISCARD, Clause, do
from wizardhaven.text.french.grammar import (
    company_of,
    definite,
    indefinite,
    named,
    of,
    of_many,
    one_of_yours,
    sentence,
    that,
    the,
    this,
    to,
)
from wizardhaven.text.french.names import at_site, one_region_of, quoted
from wizardhaven.text.french.terms import COMPANY, FACTION, HAVEN, ITEM, RACES, SKILLS, STATS
from wizardhaven.vocabulary.terms import Race, Skill, Stat


def test_an_article_elides_before_a_vowel_and_a_silent_h() -> None:
    assert the(SKILLS[Skill.SCOUT]) == "l'éclaireur"
    assert the(RACES[Race.MAN]) == "l'Humain"
    assert the(RACES[Race.HOBBIT]) == "le Hobbit"
    assert the(HAVEN) == "le Havre"
    assert this(ITEM).text == "cet objet"


@pytest.mark.parametrize(
    ("words", "behind"),
    [
        ("le porteur", "du porteur"),
        ("les Elfes", "des Elfes"),
        ("la compagnie", "de la compagnie"),
        ("Ioreth", "d'Ioreth"),
        ("Eärcaraxë", "d'Eärcaraxë"),
        ("Haldir", "de Haldir"),
    ],
)
def test_de_contracts_with_an_article_and_elides_before_a_vowel(words: str, behind: str) -> None:
    assert of(words) == behind


def test_many_of_a_sort_have_no_article_behind_de() -> None:
    assert of_many(RACES[Race.ORC]) == "d'Orques"
    assert of_many(RACES[Race.MAN]) == "d'Humains"
    assert of_many(RACES[Race.HOBBIT]) == "de Hobbits"


def test_a_contracts_with_an_article() -> None:
    assert to(the(STATS[Stat.BODY])) == "au corps"
    assert to(the(STATS[Stat.DIRECT_INFLUENCE])) == "à l'influence directe"
    assert to("les jets de corruption") == "aux jets de corruption"


def test_que_elides_before_a_vowel() -> None:
    assert that("elle bouge") == "qu'elle bouge"
    assert that("la compagnie bouge") == "que la compagnie bouge"


def test_a_participle_agrees_with_what_it_speaks_of() -> None:
    assert do(DISCARD, definite(FACTION)).passive().said() == "la faction est défaussée"
    assert do(DISCARD, definite(ITEM)).passive().said() == "l'objet est défaussé"


def test_one_of_several_takes_the_gender_of_the_noun() -> None:
    assert one_of_yours(COMPANY).text == "l'une de vos compagnies"
    assert indefinite(ITEM).text == "un objet"
    assert company_of(named("Alatar")).text == "la compagnie d'Alatar"


def test_what_comes_first_stands_before_a_comma() -> None:
    clause = Clause("la carte", "est défaussée", front="jusqu'à la fin du tour")

    assert (
        clause.after("après l'attaque") == "après l'attaque, jusqu'à la fin du tour, la carte est défaussée"
    )


def test_a_line_never_breaks_before_a_colon_or_inside_quotation_marks() -> None:
    said = sentence("si « Cram » est en jeu : l'objet")

    assert said == "Si «\N{NO-BREAK SPACE}Cram\N{NO-BREAK SPACE}» est en jeu\N{NO-BREAK SPACE}: l’objet."


def test_a_site_with_a_common_name_has_its_article() -> None:
    assert at_site("Moria") == "à Moria"
    assert at_site("Rivendell") == "à Fondcombe"
    assert at_site("Grey Havens") == "aux Havres Gris"
    assert at_site("Wellinghall") == "à la Salle du Jaillissement"
    assert at_site("Bandit Lair") == "au site Repaire de bandits"


def test_regions_keep_their_names_alone() -> None:
    assert one_region_of(("Rohan",)) == "la région Rohan"
    assert one_region_of(("Rohan", "Khand")) == "l'une des régions Rohan ou Khand"


def test_a_name_with_its_own_quotation_marks_needs_no_more() -> None:
    assert quoted("“Bert” (Bûrat)") == "“Bert” (Bûrat)"
