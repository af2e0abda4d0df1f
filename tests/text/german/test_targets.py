"""How each target is called in German, at first and again."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.targets import target
from wizardhaven.vocabulary.places import SitesIn, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Beside, Mark, Not, Sort, all_of, any_of
from wizardhaven.vocabulary.targets import (
    A,
    ACharacter,
    ACheck,
    ACompany,
    ACreatureType,
    ADeclaredCard,
    AnAttack,
    AnAutomaticAttack,
    ARegion,
    ASite,
    AStrike,
    Target,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Keyword,
    Length,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

EXAMPLES = (
    (A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN))), "einen deiner offenen Agenten", "den Agenten"),
    (
        A(all_of(Sort.AGENT, Skill.WARRIOR, At(Subject.SITE))),
        "einen deiner Krieger-Agenten am neuen Ort der Gemeinschaft",
        "den Agenten",
    ),
    (A(all_of(Sort.AGENT, Subject.THIS_CARD, Not(Mark.FACE_DOWN))), "diese Karte als Agenten", "diese Karte"),
    (
        ACheck((Check.INFLUENCE,), by_own_agent=True),
        "einen Einflussversuch eines deiner Agenten",
        "den Einflussversuch",
    ),
    (ACharacter(Characters(skill=Skill.RANGER)), "einen deiner Waldläufer", "den Waldläufer"),
    (
        ACharacter(Characters(races=(Race.HOBBIT,), wounded=True)),
        "einen deiner verwundeten Hobbits",
        "den Hobbit",
    ),
    (
        ACharacter(Characters(other_than=(Race.HOBBIT,)), Whose.OF_THE_COMPANY),
        "einen Charakter, der kein Hobbit ist,",
        "den Charakter",
    ),
    (
        ACharacter(
            Characters(other_than=(Race.RINGWRAITH, Race.WIZARD), not_bearing=Keyword.THE_ONE_RING),
            Whose.OF_THE_COMPANY,
        ),
        "einen Charakter, der weder Ringgeist noch Zauberer ist und der den Einen Ring nicht trägt,",
        "den Charakter",
    ),
    (
        ACharacter(Characters(not_bearing=Keyword.WEAPON, mind_at_most=7), Whose.ANYBODYS),
        (
            "einen Charakter eines beliebigen Spielers, dessen Geisteskraft höchstens 7 beträgt und der "
            "keine Waffe trägt,"
        ),
        "den Charakter",
    ),
    (
        ACharacter(Characters(races=(Race.ELF, Race.DWARF), skill=Skill.SAGE)),
        "einen deiner Charaktere, der Elf oder Zwerg ist und der Weiser ist,",
        "den Charakter",
    ),
    (ACharacter(Characters(name="Aragorn II")), "Aragorn II", "Aragorn II"),
    (
        ACharacter(Characters(with_avatar=True)),
        "einen Charakter in der Gemeinschaft deines Avatars",
        "den Charakter",
    ),
    (
        ACharacter(Characters(company_size_below=3), Whose.OF_THE_COMPANY),
        "einen Charakter, dessen Gemeinschaft kleiner als 3 ist,",
        "den Charakter",
    ),
    (
        ACharacter(Characters(company_at_most=3), Whose.OF_THE_COMPANY),
        "einen Charakter, dessen Gemeinschaft höchstens drei Charaktere zählt,",
        "den Charakter",
    ),
    (
        ACharacter(Characters(bearing=Keyword.THE_ONE_RING), Whose.OF_THE_COMPANY),
        "einen Charakter, der den Einen Ring trägt,",
        "den Charakter",
    ),
    (
        ACharacter(Characters(bearing=Keyword.WEAPON), Whose.OF_THE_COMPANY),
        "einen Charakter, der eine Waffe trägt,",
        "den Charakter",
    ),
    (
        ACompany(containing=Characters(skill=Skill.DIPLOMAT)),
        "eine deiner Gemeinschaften mit einem Diplomaten",
        "die Gemeinschaft",
    ),
    (ACompany(), "eine deiner Gemeinschaften", "die Gemeinschaft"),
    (ACompany(Whose.OF_THE_COMPANY, Alignment.MINION), "eine Schergen-Gemeinschaft", "die Gemeinschaft"),
    (ACompany(Whose.ANYBODYS), "eine Gemeinschaft eines beliebigen Spielers", "die Gemeinschaft"),
    (
        A(
            all_of(Sort.EVENT, Side.HAZARD, any_of(Length.PERMANENT, Length.LONG), Not(Keyword.ENVIRONMENT)),
            Whose.ANYBODYS,
        ),
        "ein permanentes oder langes Gefahren-Ereignis, das keine Umweltkarte ist,",
        "das Ereignis",
    ),
    (
        A(all_of(Sort.EVENT, Keyword.ENVIRONMENT, any_of(Mark.IN_PLAY, Mark.DECLARED)), Whose.ANYBODYS),
        ("eine Umweltkarte, die im Spiel ist oder zuvor in derselben Kette von Effekten deklariert wurde,"),
        "die Umweltkarte",
    ),
    (A(all_of(Sort.EVENT, Length.SHORT), Whose.ANYBODYS), "ein kurzes Ereignis", "das Ereignis"),
    (
        ADeclaredCard(Skill.SCOUT),
        ("eine zuvor in derselben Kette von Effekten deklarierte Karte, die einen Kundschafter erfordert,"),
        "die Karte",
    ),
    (
        ADeclaredCard(),
        "eine Gefahr, die gegen die Gemeinschaft oder etwas, das zu ihr gehört, deklariert wurde,",
        "die Gefahr",
    ),
    (
        AnAttack((Race.ORC, Race.TROLL)),
        "einen Angriff von Orks oder Trollen auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        AnAttack((Race.TROLL,), at_site=True),
        "einen Angriff von Trollen (automatisch oder an einen Ort gebunden) auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        AnAttack(by_creature=True, at_site=False),
        "einen Angriff einer Kreatur (nicht an einen Ort gebunden) auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        AnAttack(automatic=True),
        "einen automatischen Angriff auf eine deiner Gemeinschaften",
        "den automatischen Angriff",
    ),
    (
        AnAttack(prowess_at_least=13, not_by=(Race.NAZGUL,)),
        (
            "einen Angriff (nicht von Nazgûl) mit mindestens 13 normaler Kampfkraft auf eine deiner "
            "Gemeinschaften"
        ),
        "den Angriff",
    ),
    (
        AnAttack(by_creature=True, elsewhere=True),
        "einen Angriff einer Kreatur auf eine andere deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        AnAttack(keyed_to=(RegionType.WILDERNESS, RegionType.SHADOW_LAND)),
        ("einen Angriff (gebunden an eine Wildnis oder ein Schattenland) auf eine deiner Gemeinschaften"),
        "den Angriff",
    ),
    (AStrike(), "einen Schlag", "den Schlag"),
    (
        AStrike(Characters(races=(Race.HOBBIT,)), by=(Race.ORC, Race.TROLL)),
        "einen Schlag von Orks oder Trollen gegen einen Hobbit",
        "den Schlag",
    ),
    (
        AStrike(on_bearer=True, not_automatic=True, not_by=(Race.UNDEAD, Race.NAZGUL)),
        (
            "einen Schlag (außer dem eines automatischen Angriffs oder dem von Untoten oder Nazgûl) "
            "gegen den Träger"
        ),
        "den Schlag",
    ),
    (
        AStrike(Characters(skill=Skill.WARRIOR), on_bearer=True),
        "einen Schlag gegen einen Krieger als Träger dieser Karte",
        "den Schlag",
    ),
    (
        AStrike(on_bearer=True, not_automatic=True),
        "einen Schlag (außer dem eines automatischen Angriffs) gegen den Träger",
        "den Schlag",
    ),
    (
        AStrike(defender=Characters(races=(Race.HOBBIT,))),
        "einen Schlag gegen einen Hobbit",
        "den Schlag",
    ),
    (
        AStrike(defender=Characters(races=(Race.HOBBIT,)), on_companion=True),
        "einen Schlag gegen einen anderen Hobbit in der Gemeinschaft",
        "den Schlag",
    ),
    (
        ACheck((Check.CORRUPTION,), Characters(races=(Race.HOBBIT,))),
        "einen Versuchungswurf eines deiner Hobbits",
        "den Versuchungswurf",
    ),
    (
        ACheck((Check.INFLUENCE,), by_opponent=True),
        "einen Einflussversuch deines Gegners während seiner Ortsphase gegen eine deiner Karten",
        "den Einflussversuch",
    ),
    (A(Sort.ALLY, Whose.ANYBODYS), "einen Verbündeten", "den Verbündeten"),
    (A(Sort.ALLY), "einen deiner Verbündeten", "den Verbündeten"),
    (A(Sort.ALLY, Whose.OF_THE_COMPANY), "einen Verbündeten", "den Verbündeten"),
    (A(Sort.FACTION, Whose.OF_THE_COMPANY), "eines der Heere deines Gegners", "das Heer"),
    (A(Sort.FACTION), "eines deiner Heere", "das Heer"),
    (
        A(all_of(Sort.ITEM, Keyword.THE_ONE_RING, Beside(Subject.THIS_CARD))),
        "den Einen Ring am selben Ort",
        "den Einen Ring",
    ),
    (A(all_of(Sort.ITEM, Keyword.PALANTIR)), "einen Palantír in einer deiner Gemeinschaften", "den Palantír"),
    (
        A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
        "einen Goldenen Ring in einer deiner Gemeinschaften",
        "den Goldenen Ring",
    ),
    (
        ASite(SitesOf(with_attack=(Race.ORC, Race.TROLL))),
        "einen Ort mit einem automatischen Angriff von Orks oder Trollen",
        "den Ort",
    ),
    (
        ASite(SitesOf((SiteType.RUINS_AND_LAIRS,), no_lairs=True, under_deeps=False)),
        "eine Ruine/Hort (außer Drachenhorten und Orten in den Tiefen)",
        "den Ort",
    ),
    (
        ASite(SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.TROLL,))),
        "eine Ruine/Hort mit einem automatischen Angriff von Trollen",
        "den Ort",
    ),
    (
        ASite(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
        "einen Schattenhort oder einen Hort der Dunkelheit",
        "den Ort",
    ),
    (
        ASite(SitesIn(("Rohan", "Khand"), not_of=(SiteType.HAVEN,))),
        "einen Ort in einer der Regionen Rohan oder Khand (außer Zufluchtsorten)",
        "den Ort",
    ),
    (
        ASite(SitesOf(not_of=(SiteType.HAVEN, SiteType.DARK_HOLD), under_deeps=False)),
        "einen Ort (außer Zufluchtsorten, Horten der Dunkelheit und Orten in den Tiefen)",
        "den Ort",
    ),
    (
        AnAutomaticAttack(SitesIn(("Rohan",), (SiteType.BORDER_HOLD,))),
        "einen automatischen Angriff an einem Grenzort in der Region Rohan",
        "den automatischen Angriff",
    ),
    (ARegion(RegionType.WILDERNESS), "eine Wildnis im Weg der sich bewegenden Gemeinschaft", "die Region"),
    (
        A(all_of(Sort.CREATURE, Race.UNDEAD, Mark.DISCARDED)),
        (
            "eine Kreatur der Art Untoter aus deinem Abwurfstapel, die die Gemeinschaft jetzt angreifen "
            "könnte,"
        ),
        "die Kreatur",
    ),
    (
        ACreatureType((Race.NAZGUL, Race.UNDEAD)),
        "eine Art von Kreaturen außer Nazgûl und Untoten",
        "diese Art",
    ),
    (ASite(), "einen Ort", "den Ort"),
    (
        ASite(SitesOf(with_attack=(Race.DRAGON,), tapped=True), of_any_company=True),
        "einen Ort mit einem automatischen Angriff von Drachen, der getappt ist,",
        "den Ort",
    ),
    (
        ADeclaredCard(danger=Danger.RETURN_TO_ORIGIN),
        (
            "eine zuvor in derselben Kette von Effekten deklarierte Gefahr, die die Gemeinschaft an"
            " ihren Ausgangsort zurückkehren ließe,"
        ),
        "die Gefahr",
    ),
    (
        ADeclaredCard(danger=Danger.TAPPING_OF_SITES),
        (
            "eine zuvor in derselben Kette von Effekten deklarierte Gefahr, die den Ort der "
            "Gemeinschaft tappen würde,"
        ),
        "die Gefahr",
    ),
    (
        ADeclaredCard(danger=Danger.CAPTURE),
        "einen Effekt, der den Träger gefangen nehmen würde,",
        "den Effekt",
    ),
)


@pytest.mark.parametrize(("word", "first", "again"), EXAMPLES)
def test_a_target_is_called_by_name_at_first_and_again(word: Target, first: str, again: str) -> None:
    assert target(word, PLAIN).first.accusative == first
    assert target(word, PLAIN).again.accusative == again


def test_every_target_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Target))
