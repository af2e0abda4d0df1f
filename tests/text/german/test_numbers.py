"""What the words about numbers say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.bonuses import (
    AttackBonus,
    Bonus,
    CheckBonus,
    DoublesCorruption,
    HandSize,
    ItemsWeigh,
    OfNumbers,
)
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import AnyFaction, Characters, FactionNamed, FactionsOf, Subject
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Check, Keyword, Race, Skill, Stat

EXAMPLES = (
    (
        Bonus(Stat.GENERAL_INFLUENCE, +6, maximum=2),
        "du hast +6 allgemeinen Einfluss; nur 2 dieser Punkte dürfen Charaktere kontrollieren",
    ),
    (Bonus(Stat.MIND, -1), "der Träger hat −1 Geisteskraft, mindestens jedoch 1"),
    (Bonus(Stat.PROWESS, +2, against=(Race.ORC,)), "der Träger hat +2 Kampfkraft gegen Orks"),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "der Träger hat +1 direkten Einfluss gegen Elfen und Heere der Elfen",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lebennin"), AnyFaction())),
        "der Träger hat +2 direkten Einfluss gegen das Heer „Männer von Lebennin“ und Heere",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +7, against=(Characters(name="Aragorn II"),)),
        "der Träger hat +7 direkten Einfluss gegen Aragorn II",
    ),
    (
        Bonus(Stat.PROWESS, +3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "der Träger hat +3 Kampfkraft, höchstens jedoch 8 (gegen Orks 9)",
    ),
    (
        Bonus(Stat.BODY, +2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "der Träger, der Krieger ist, hat +2 Körper, höchstens jedoch 9",
    ),
    (
        Bonus(Stat.PROWESS, +5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "der Träger hat +5 Kampfkraft, höchstens jedoch das Doppelte der aufgedruckten Kampfkraft",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, +2), "der Träger hat +2 Versuchungspunkte"),
    (
        Bonus(Stat.CORRUPTION_POINTS, +1, to=Subject.COMPANY),
        "jeder Charakter der Gemeinschaft hat +1 Versuchungspunkt",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "jeder Charakter der Gemeinschaft hat −1 Körper"),
    (CheckBonus(Check.CORRUPTION, -1), "die Versuchungswürfe des Trägers werden um −1 modifiziert"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        (
            "die Versuchungswürfe des Trägers werden um die Anzahl der Charaktere in seiner Gemeinschaft "
            "erhöht"
        ),
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "die Einflusswürfe des Trägers gegen Heere werden um −1 modifiziert",
    ),
    (
        CheckBonus(Check.RING_TEST, +2, to=Subject.COMPANY),
        "alle Ringprüfungen in der Gemeinschaft werden um +2 modifiziert",
    ),
    (
        CheckBonus(Check.CORRUPTION, +1, to=Subject.COMPANY),
        "alle Versuchungswürfe werden um +1 modifiziert",
    ),
    (
        AttackBonus((Race.ORC, Race.TROLL), strikes=+1, prowess=+1),
        "jeder Angriff von Orks oder Trollen erhält +1 Schlag und +1 Kampfkraft",
    ),
    (
        AttackBonus(strikes=+2, body=-1, condition=InPlay("Doors of Night")),
        ("jeder Angriff erhält zusätzlich +2 Schläge und −1 Körper, solange „Tore der Nacht“ im Spiel ist"),
    ),
    (HandSize(+1), "du darfst eine Karte mehr als üblich auf der Hand behalten"),
    (
        HandSize(+1, condition=AtPlace(SiteNamed("Rivendell"))),
        (
            "du darfst eine Karte mehr als üblich auf der Hand behalten, solange die Gemeinschaft in "
            "Bruchtal ist"
        ),
    ),
    (HandSize(-2), "du darfst zwei Karten weniger als üblich auf der Hand behalten"),
    (
        DoublesCorruption(),
        "jeder Charakter erhält die Versuchungspunkte einer seiner Quellen doppelt, und zwar der kleinsten",
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        (
            "die Bewegungswürfe aller Gemeinschaften von einem Ort in den Tiefen zum anderen werden um +4 "
            "modifiziert"
        ),
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.SITE),
        "alle Ringprüfungen an diesem Ort werden um +2 modifiziert",
    ),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "jeder automatische Angriff von Orks erhält +2 Kampfkraft",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "jeder Angriff von Menschen (außer von Agenten) erhält +1 Schlag",
    ),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "jeder Palantír gibt 1 Versuchungspunkt weniger",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "jeder Ring gibt 2 Versuchungspunkte mehr",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfNumbers))
