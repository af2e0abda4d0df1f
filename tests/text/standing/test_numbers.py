"""What the words about numbers say in the three languages."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as in_english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.abilities import paragraphs as in_french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.abilities import paragraphs as in_german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, Keyword, Race, Skill, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Modify(Stat.GENERAL_INFLUENCE, +6, most=2),
        "you have +6 general influence; only 2 of these points may be used to control characters",
        "du hast +6 allgemeinen Einfluss; nur 2 dieser Punkte dürfen Charaktere kontrollieren",
        "vous recevez +6 à l'influence générale ; seuls 2 de ces points peuvent contrôler des personnages",
    ),
    (
        Modify(Stat.MIND, -1),
        "the bearer has −1 mind, to a minimum of 1",
        "der Träger hat −1 Geisteskraft, mindestens jedoch 1",
        "le porteur reçoit −1 à l'esprit, 1 au moins",
    ),
    (
        Modify(Stat.PROWESS, 2, against=Race.ORC),
        "the bearer has +2 prowess against Orcs",
        "der Träger hat +2 Kampfkraft gegen Orks",
        "le porteur reçoit +2 à la prouesse contre les Orques",
    ),
    (
        Modify(Stat.BODY, 2, all_of(Subject.BEARER, Skill.WARRIOR), most=9),
        "a bearer who is a warrior has +2 body, to a maximum of 9",
        "der Träger, der Krieger ist, hat +2 Körper, höchstens jedoch 9",
        "le porteur, s'il est guerrier, reçoit +2 au corps, 9 au plus",
    ),
    (
        Modify(Stat.PROWESS, 5, most=Amount.TWICE_PRINTED_PROWESS),
        "the bearer has +5 prowess, to a maximum of twice his printed prowess",
        "der Träger hat +5 Kampfkraft, höchstens jedoch das Doppelte der aufgedruckten Kampfkraft",
        "le porteur reçoit +5 à la prouesse, le double de la prouesse imprimée au plus",
    ),
    (
        Modify(Stat.CORRUPTION_POINTS, 2),
        "the bearer has +2 corruption points",
        "der Träger hat +2 Versuchungspunkte",
        "le porteur reçoit +2 points de corruption",
    ),
    (
        Modify(Stat.CORRUPTION_POINTS, 1, Subject.COMPANY),
        "each character of the company has +1 corruption point",
        "jeder Charakter der Gemeinschaft hat +1 Versuchungspunkt",
        "chaque personnage de la compagnie reçoit +1 point de corruption",
    ),
    (
        Modify(Stat.BODY, -1, Subject.COMPANY),
        "each character of the company has −1 body",
        "jeder Charakter der Gemeinschaft hat −1 Körper",
        "chaque personnage de la compagnie reçoit −1 au corps",
    ),
    (
        Modify(Check.INFLUENCE, -4),
        "the bearer's influence checks are modified by −4",
        "die Einflusswürfe des Trägers werden um −4 modifiziert",
        "les jets d'influence du porteur sont modifiés de −4",
    ),
    (
        Modify(Check.CORRUPTION, Count(Sort.CHARACTER, Subject.COMPANY)),
        "the bearer's corruption checks are modified by adding the number of characters in the company",
        (
            "die Versuchungswürfe des Trägers werden um die Anzahl der Charaktere in seiner Gemeinschaft "
            "erhöht"
        ),
        "le nombre de personnages de sa compagnie s'ajoute aux jets de corruption du porteur",
    ),
    (
        Modify(Check.CORRUPTION, 1, Subject.COMPANY),
        "corruption checks by everybody are modified by +1",
        "alle Versuchungswürfe werden um +1 modifiziert",
        "les jets de corruption de tous les personnages sont modifiés de +1",
    ),
    (
        Modify(Check.CORRUPTION, 1, all_of(With(Subject.COMPANY), On(all_of(Race.TROLL, Mark.LEADER)))),
        "corruption checks by followers of Troll leaders in the company are modified by +1",
        (
            "die Versuchungswürfe der Gefolgsleute von Troll-Anführern in der Gemeinschaft werden um +1 "
            "modifiziert"
        ),
        "les jets de corruption des suivants des chefs Trolls de la compagnie sont modifiés de +1",
    ),
    (
        Modify(Check.RING_TEST, 2, Subject.COMPANY),
        "tests of gold rings in the company are modified by +2",
        "alle Ringprüfungen in der Gemeinschaft werden um +2 modifiziert",
        "les vérifications d'anneaux d'or de la compagnie sont modifiées de +2",
    ),
    (
        Modify(Stat.PROWESS, 1, Sort.ATTACK),
        "each attack has +1 prowess",
        "jeder Angriff erhält +1 Kampfkraft",
        "chaque attaque reçoit +1 de prouesse",
    ),
    (
        Modify(Stat.PROWESS, 2, all_of(Sort.AUTOMATIC_ATTACK, Race.ORC)),
        "each automatic-attack by Orcs has +2 prowess",
        "jeder automatische Angriff von Orks erhält +2 Kampfkraft",
        "chaque attaque automatique d'Orques reçoit +2 de prouesse",
    ),
    (
        Modify(Stat.STRIKES, 1, all_of(Sort.ATTACK, Race.MAN, Not(Sort.AGENT))),
        "each attack by Men, agents excepted, has +1 strike",
        "jeder Angriff von Menschen (außer von Agenten) erhält +1 Schlag",
        "chaque attaque d'Humains (sauf d'agents) reçoit +1 coup",
    ),
    (
        Modify(Stat.STRIKES, 2, all_of(Sort.ATTACK, Race.ORC), condition=There(named("Doors of Night"))),
        "while Doors of Night is in play, each attack by Orcs also has +2 strikes",
        "jeder Angriff von Orks erhält zusätzlich +2 Schläge, solange „Tore der Nacht“ im Spiel ist",
        "chaque attaque d'Orques reçoit en plus +2 coups, tant que « Portes de la Nuit » est en jeu",
    ),
    (
        Modify(Stat.HAND_SIZE, 1),
        "your hand size is raised by one",
        "du darfst eine Karte mehr als üblich auf der Hand behalten",
        "vous pouvez garder en main une carte de plus que d'ordinaire",
    ),
    (
        Modify(Stat.HAND_SIZE, 1, condition=Is(Subject.SITE, named("Bree"))),
        "while the company is at Bree, your hand size is raised by one",
        "du darfst eine Karte mehr als üblich auf der Hand behalten, solange die Gemeinschaft in Bree ist",
        "vous pouvez garder en main une carte de plus que d'ordinaire, tant que la compagnie est à Bree",
    ),
    (
        Modify(Stat.MARSHALLING_POINTS, 1, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        "a bearer who is a Dwarf has +1 marshalling point",
        "der Träger, der Zwerg ist, hat +1 Siegpunkt",
        "le porteur, s'il est Nain, reçoit +1 point de rassemblement",
    ),
    (
        Modify(Stat.CORRUPTION_POINTS, 2, Subject.EVERYBODY, how=How.TIMES),
        (
            "each character has the corruption points of one of his sources twice, whichever card his player "
            "chooses"
        ),
        (
            "jeder Charakter erhält die Versuchungspunkte einer seiner Quellen doppelt, nämlich einer Karte "
            "nach Wahl seines Spielers"
        ),
        (
            "chaque personnage compte deux fois les points de corruption d'une de ses sources, une carte au "
            "choix de son joueur"
        ),
    ),
    (
        Modify(Check.UNDER_DEEPS_MOVEMENT, 4, Subject.COMPANY),
        "rolls to move from one site of the Under-deeps to another by every company are modified by +4",
        (
            "die Bewegungswürfe aller Gemeinschaften von einem Ort in den Tiefen zum anderen werden um +4 "
            "modifiziert"
        ),
        "les jets de déplacement de toute compagnie d'un site des Abîmes à un autre sont modifiés de +4",
    ),
    (
        Modify(Check.RING_TEST, 2, Subject.SITE),
        "tests of gold rings at the site are modified by +2",
        "alle Ringprüfungen an diesem Ort werden um +2 modifiziert",
        "les vérifications d'anneaux d'or dans ce site sont modifiées de +2",
    ),
    (
        Modify(Stat.CORRUPTION_POINTS, -1, Keyword.PALANTIR),
        "each Palantír gives one corruption point less",
        "jeder Palantír gibt 1 Versuchungspunkt weniger",
        "chaque Palantír donne 1 point de corruption de moins",
    ),
    (
        Modify(Stat.CORRUPTION_POINTS, +2, Sort.RING),
        "each ring gives two corruption points more",
        "jeder Ring gibt 2 Versuchungspunkte mehr",
        "chaque anneau donne 2 points de corruption de plus",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
        "the bearer has +1 direct influence against Elves and Elf factions",
        "der Träger hat +1 direkten Einfluss gegen Elfen und Heere der Elfen",
        "le porteur reçoit +1 à l'influence directe sur les Elfes et les factions d'Elfes",
    ),
    (
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            against=any_of(all_of(Sort.FACTION, named("Men of Lebennin")), Sort.FACTION),
        ),
        "the bearer has +2 direct influence against the Men of Lebennin and factions",
        "der Träger hat +2 direkten Einfluss gegen das Heer „Männer von Lebennin“ und Heere",
        "le porteur reçoit +2 à l'influence directe sur la faction « Hommes de Lebennin » et les factions",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, +7, against=named("Aragorn II")),
        "the bearer has +7 direct influence against Aragorn II",
        "der Träger hat +7 direkten Einfluss gegen Aragorn II",
        "le porteur reçoit +7 à l'influence directe sur Aragorn II",
    ),
    (
        Modify(Check.CORRUPTION, -1),
        "the bearer's corruption checks are modified by −1",
        "die Versuchungswürfe des Trägers werden um −1 modifiziert",
        "les jets de corruption du porteur sont modifiés de −1",
    ),
    (
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
        "the bearer's influence checks against factions are modified by −1",
        "die Einflusswürfe des Trägers gegen Heere werden um −1 modifiziert",
        "les jets d'influence du porteur sur les factions sont modifiés de −1",
    ),
    (
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Rivendell"))),
        "while the company is at Rivendell, your hand size is raised by one",
        (
            "du darfst eine Karte mehr als üblich auf der Hand behalten, solange die Gemeinschaft in Bruchtal"
            " ist"
        ),
        (
            "vous pouvez garder en main une carte de plus que d'ordinaire, tant que la compagnie est à "
            "Fondcombe"
        ),
    ),
    (
        Modify(Stat.HAND_SIZE, -2),
        "your hand size is lowered by two",
        "du darfst zwei Karten weniger als üblich auf der Hand behalten",
        "vous pouvez garder en main deux cartes de moins que d'ordinaire",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_standing_word_is_said_in_three_languages(
    word: Standing, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, SCENE) == in_english
    assert german(word, GERMAN).said() == in_german
    assert french(word, FRENCH).said() == in_french


def test_a_maximum_that_differs_against_some_is_said_in_one_sentence() -> None:
    blade = (
        Modify(Stat.PROWESS, 3, against=Not(Race.ORC), most=8),
        Modify(Stat.PROWESS, 3, against=Race.ORC, most=9),
    )

    assert in_english(blade, SCENE) == ["The bearer has +3 prowess, to a maximum of 8, or 9 against Orcs."]
    assert in_german(blade, GERMAN) == ["Der Träger hat +3 Kampfkraft, höchstens jedoch 8 (gegen Orks 9)."]
    assert in_french(blade, FRENCH) == [
        "Le porteur reçoit +3 à la prouesse, 8 au plus (9 contre les Orques)."
    ]


def test_a_card_that_cannot_change_rolls_is_named_even_alone() -> None:
    silent = Modify(Check.INFLUENCE, 0, named("Muster"), against=Sort.FACTION, how=How.SET)

    assert english(silent, SCENE) == "Muster cannot change influence checks against factions"
    assert german(silent, GERMAN).said() == (
        "die Karte „Heerschau“ wirkt nicht auf die Einflusswürfe gegen Heere"
    )
    assert french(silent, FRENCH).said() == (
        "la carte « Rassemblement » n'a aucun effet sur les jets d'influence sur les factions"
    )


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {Modify}
