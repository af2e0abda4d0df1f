"""How each target is called in German, at first and again."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.targets import target
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    At,
    AtLeast,
    AtMost,
    Beside,
    Having,
    KeyedTo,
    Needing,
    Not,
    With,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    Target,
    TheAttack,
    TheRoll,
    TheStrike,
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
    Stat,
    State,
    Turned,
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
        TheRoll((Check.INFLUENCE,), by=Sort.AGENT),
        "einen Einflussversuch eines deiner Agenten",
        "den Einflussversuch",
    ),
    (A(all_of(Sort.CHARACTER, Skill.RANGER)), "einen deiner Waldläufer", "den Waldläufer"),
    (
        A(all_of(Sort.CHARACTER, Race.HOBBIT, State.WOUNDED)),
        "einen deiner verwundeten Hobbits",
        "den Hobbit",
    ),
    (
        A(all_of(Sort.CHARACTER, Not(Race.HOBBIT)), Whose.OF_THE_COMPANY),
        "einen Charakter, der kein Hobbit ist,",
        "den Charakter",
    ),
    (
        A(
            all_of(
                Sort.CHARACTER, Not(any_of(Race.RINGWRAITH, Race.WIZARD)), Not(Having(Keyword.THE_ONE_RING))
            ),
            Whose.OF_THE_COMPANY,
        ),
        "einen Charakter, der weder Ringgeist noch Zauberer ist und der den Einen Ring nicht trägt,",
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Stat.MIND, 7), Not(Having(Keyword.WEAPON))), Whose.ANYBODYS),
        (
            "einen Charakter eines beliebigen Spielers, dessen Geisteskraft höchstens 7 beträgt und der "
            "keine Waffe trägt,"
        ),
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, any_of(Race.ELF, Race.DWARF), Skill.SAGE)),
        "einen deiner Charaktere, der Elf oder Zwerg ist und der Weiser ist,",
        "den Charakter",
    ),
    (A(all_of(Sort.CHARACTER, named("Aragorn II"))), "Aragorn II", "Aragorn II"),
    (
        A(all_of(Sort.CHARACTER, With(Sort.AVATAR))),
        "einen Charakter in der Gemeinschaft deines Avatars",
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Tally.SIZE, 2)), Whose.OF_THE_COMPANY),
        "einen Charakter, dessen Gemeinschaft kleiner als 3 ist,",
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Tally.CHARACTERS, 3)), Whose.OF_THE_COMPANY),
        "einen Charakter, dessen Gemeinschaft höchstens drei Charaktere zählt,",
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
        "einen Charakter, der den Einen Ring trägt,",
        "den Charakter",
    ),
    (
        A(all_of(Sort.CHARACTER, Having(Keyword.WEAPON)), Whose.OF_THE_COMPANY),
        "einen Charakter, der eine Waffe trägt,",
        "den Charakter",
    ),
    (
        A(all_of(Sort.COMPANY, With(Skill.DIPLOMAT))),
        "eine deiner Gemeinschaften mit einem Diplomaten",
        "die Gemeinschaft",
    ),
    (A(Sort.COMPANY), "eine deiner Gemeinschaften", "die Gemeinschaft"),
    (
        A(all_of(Sort.COMPANY, Alignment.MINION), Whose.OF_THE_COMPANY),
        "eine Schergen-Gemeinschaft",
        "die Gemeinschaft",
    ),
    (A(Sort.COMPANY, Whose.ANYBODYS), "eine Gemeinschaft eines beliebigen Spielers", "die Gemeinschaft"),
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
        A(all_of(Mark.DECLARED, Needing(Skill.SCOUT))),
        ("eine zuvor in derselben Kette von Effekten deklarierte Karte, die einen Kundschafter erfordert,"),
        "die Karte",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED)),
        "eine Gefahr, die gegen die Gemeinschaft oder etwas, das zu ihr gehört, deklariert wurde,",
        "die Gefahr",
    ),
    (
        TheAttack(any_of(Race.ORC, Race.TROLL)),
        "einen Angriff von Orks oder Trollen auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        TheAttack(all_of(Race.TROLL, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,))))),
        "einen Angriff von Trollen (automatisch oder an einen Ort gebunden) auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,))))),
        "einen Angriff einer Kreatur (nicht an einen Ort gebunden) auf eine deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        TheAttack(Sort.AUTOMATIC_ATTACK),
        "einen automatischen Angriff auf eine deiner Gemeinschaften",
        "den automatischen Angriff",
    ),
    (
        TheAttack(all_of(Not(Race.NAZGUL), AtLeast(Stat.PROWESS, 13))),
        (
            "einen Angriff (nicht von Nazgûl) mit mindestens 13 normaler Kampfkraft auf eine deiner "
            "Gemeinschaften"
        ),
        "den Angriff",
    ),
    (
        TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
        "einen Angriff einer Kreatur auf eine andere deiner Gemeinschaften",
        "den Angriff",
    ),
    (
        TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
        ("einen Angriff (gebunden an eine Wildnis oder ein Schattenland) auf eine deiner Gemeinschaften"),
        "den Angriff",
    ),
    (TheStrike(), "einen Schlag", "den Schlag"),
    (
        TheStrike(any_of(Race.ORC, Race.TROLL), who=Race.HOBBIT),
        "einen Schlag von Orks oder Trollen gegen einen Hobbit",
        "den Schlag",
    ),
    (
        TheStrike(
            all_of(Not(Sort.AUTOMATIC_ATTACK), Not(any_of(Race.UNDEAD, Race.NAZGUL))), on=(Subject.BEARER,)
        ),
        (
            "einen Schlag (außer dem eines automatischen Angriffs oder dem von Untoten oder Nazgûl) "
            "gegen den Träger"
        ),
        "den Schlag",
    ),
    (
        TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
        "einen Schlag gegen einen Krieger als Träger dieser Karte",
        "den Schlag",
    ),
    (
        TheStrike(Not(Sort.AUTOMATIC_ATTACK), on=(Subject.BEARER,)),
        "einen Schlag (außer dem eines automatischen Angriffs) gegen den Träger",
        "den Schlag",
    ),
    (
        TheStrike(who=Race.HOBBIT),
        "einen Schlag gegen einen Hobbit",
        "den Schlag",
    ),
    (
        TheStrike(on=(Subject.COMPANY,), who=Race.HOBBIT),
        "einen Schlag gegen einen anderen Hobbit in der Gemeinschaft",
        "den Schlag",
    ),
    (
        TheRoll((Check.CORRUPTION,), by=Race.HOBBIT),
        "einen Versuchungswurf eines deiner Hobbits",
        "den Versuchungswurf",
    ),
    (
        TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
        "einen Einflussversuch deines Gegners während seiner Ortsphase gegen eine deiner Karten",
        "den Einflussversuch",
    ),
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
        A(
            all_of(Sort.SITE, Having(all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL)))),
            Whose.OF_THE_COMPANY,
        ),
        "einen Ort mit einem automatischen Angriff von Orks oder Trollen",
        "den Ort",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS)),
            Whose.OF_THE_COMPANY,
        ),
        "eine Ruine/Hort (außer Drachenhorten und Orten in den Tiefen)",
        "den Ort",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),
            Whose.OF_THE_COMPANY,
        ),
        "eine Ruine/Hort mit einem automatischen Angriff von Trollen",
        "den Ort",
    ),
    (
        A(all_of(Sort.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), Whose.OF_THE_COMPANY),
        "einen Schattenhort oder einen Hort der Dunkelheit",
        "den Ort",
    ),
    (
        A(all_of(Sort.SITE, Within(("Rohan", "Khand")), Not(SiteType.HAVEN)), Whose.OF_THE_COMPANY),
        "einen Ort in einer der Regionen Rohan oder Khand (außer Zufluchtsorten)",
        "den Ort",
    ),
    (
        A(
            all_of(Sort.SITE, Not(any_of(SiteType.HAVEN, SiteType.DARK_HOLD)), Not(Mark.UNDER_DEEPS)),
            Whose.OF_THE_COMPANY,
        ),
        "einen Ort (außer Zufluchtsorten, Horten der Dunkelheit und Orten in den Tiefen)",
        "den Ort",
    ),
    (
        A(
            all_of(Sort.AUTOMATIC_ATTACK, At(all_of(Within(("Rohan",)), SiteType.BORDER_HOLD))),
            Whose.OF_THE_COMPANY,
        ),
        "einen automatischen Angriff an einem Grenzort in der Region Rohan",
        "den automatischen Angriff",
    ),
    (
        A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
        "eine Wildnis im Weg der sich bewegenden Gemeinschaft",
        "die Region",
    ),
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
    (A(Sort.SITE, Whose.OF_THE_COMPANY), "einen Ort", "den Ort"),
    (
        A(all_of(Sort.SITE, Turned.TAPPED, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DRAGON)))),
        "einen Ort mit einem automatischen Angriff von Drachen, der getappt ist,",
        "den Ort",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.RETURN_TO_ORIGIN)),
        (
            "eine zuvor in derselben Kette von Effekten deklarierte Gefahr, die die Gemeinschaft an"
            " ihren Ausgangsort zurückkehren ließe,"
        ),
        "die Gefahr",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.TAPPING_OF_SITES)),
        (
            "eine zuvor in derselben Kette von Effekten deklarierte Gefahr, die den Ort der "
            "Gemeinschaft tappen würde,"
        ),
        "die Gefahr",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.CAPTURE)),
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
