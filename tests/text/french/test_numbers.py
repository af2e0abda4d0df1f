"""What the words about numbers say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
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
        "vous recevez +6 à l'influence générale ; seuls 2 de ces points peuvent contrôler des personnages",
    ),
    (Bonus(Stat.MIND, -1), "le porteur reçoit −1 à l'esprit, 1 au moins"),
    (Bonus(Stat.PROWESS, +2, against=(Race.ORC,)), "le porteur reçoit +2 à la prouesse contre les Orques"),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "le porteur reçoit +1 à l'influence directe sur les Elfes et les factions d'Elfes",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lebennin"), AnyFaction())),
        ("le porteur reçoit +2 à l'influence directe sur la faction « Hommes de Lebennin » et les factions"),
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +7, against=(Characters(name="Aragorn II"),)),
        "le porteur reçoit +7 à l'influence directe sur Aragorn II",
    ),
    (
        Bonus(Stat.PROWESS, +3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "le porteur reçoit +3 à la prouesse, 8 au plus (9 contre les Orques)",
    ),
    (
        Bonus(Stat.BODY, +2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "le porteur, s'il est guerrier, reçoit +2 au corps, 9 au plus",
    ),
    (
        Bonus(Stat.PROWESS, +5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "le porteur reçoit +5 à la prouesse, le double de la prouesse imprimée au plus",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, +2), "le porteur reçoit +2 points de corruption"),
    (
        Bonus(Stat.CORRUPTION_POINTS, +1, to=Subject.COMPANY),
        "chaque personnage de la compagnie reçoit +1 point de corruption",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "chaque personnage de la compagnie reçoit −1 au corps"),
    (CheckBonus(Check.CORRUPTION, -1), "les jets de corruption du porteur sont modifiés de −1"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        "le nombre de personnages de sa compagnie s'ajoute aux jets de corruption du porteur",
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "les jets d'influence du porteur sur les factions sont modifiés de −1",
    ),
    (
        CheckBonus(Check.RING_TEST, +2, to=Subject.COMPANY),
        "les vérifications d'anneaux d'or de la compagnie sont modifiées de +2",
    ),
    (
        CheckBonus(Check.CORRUPTION, +1, to=Subject.COMPANY),
        "les jets de corruption de tous les personnages sont modifiés de +1",
    ),
    (
        AttackBonus((Race.ORC, Race.TROLL), strikes=+1, prowess=+1),
        "chaque attaque d'Orques ou de Trolls reçoit +1 coup et +1 de prouesse",
    ),
    (
        AttackBonus(strikes=+2, body=-1, condition=InPlay("Doors of Night")),
        ("chaque attaque reçoit en plus +2 coups et −1 de corps, tant que « Portes de la Nuit » est en jeu"),
    ),
    (HandSize(+1), "vous pouvez garder en main une carte de plus que d'ordinaire"),
    (
        HandSize(+1, condition=AtPlace(SiteNamed("Rivendell"))),
        (
            "vous pouvez garder en main une carte de plus que d'ordinaire, tant que la compagnie est à "
            "Fondcombe"
        ),
    ),
    (HandSize(-2), "vous pouvez garder en main deux cartes de moins que d'ordinaire"),
    (
        DoublesCorruption(),
        "chaque personnage compte deux fois les points de corruption d'une de ses sources, la plus faible",
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        "les jets de déplacement de toute compagnie d'un site des Abîmes à un autre sont modifiés de +4",
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.SITE),
        "les vérifications d'anneaux d'or dans ce site sont modifiées de +2",
    ),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "chaque attaque automatique d'Orques reçoit +2 de prouesse",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "chaque attaque d'Humains (sauf d'agents) reçoit +1 coup",
    ),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "chaque Palantír donne 1 point de corruption de moins",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "chaque anneau donne 2 points de corruption de plus",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfNumbers))
