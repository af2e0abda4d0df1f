"""Agents and the hazards that need them, in the three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

FIRIEL = (
    "DM-10",
    (
        "Firiel is able to use shadow-magic. +2 direct influence against Dúnedain and factions playable at "
        "a site in Anfalas, Anórien, Belfalas, Lamedon or Lebennin. Home site: Pelargir or Vale of Erech."
    ),
    (
        "Firiel kann Schattenmagie anwenden. +2 direkter Einfluss gegen Dúnedain und Heere, die an einem "
        "Ort in einer der Regionen Anfalas, Anórien, Belfalas, Lamedon oder Lebennin spielbar sind. "
        "Heimatort: Pelargir oder Tal von Erech."
    ),
    (
        "Firiel peut utiliser la magie de l’ombre. +2 à l’influence directe sur les Dunedain et les "
        "factions jouables dans un site de l’une des régions Anfalas, Anórien, Belfalas, Lamedon ou "
        "Lebennin. Site natal\N{NO-BREAK SPACE}: Pelargir ou Val d’Erech."
    ),
)
GOLODHROS = (
    "DM-14",
    (
        "Golodhros is able to use spirit-magic. During the movement/hazard phase, tap Golodhros; Golodhros "
        "may try to influence one of your opponent's factions, allies or characters. Home site: Minas "
        "Morgul, Cirith Ungol or Barad-dûr."
    ),
    (
        "Golodhros kann Geistermagie anwenden. Tappe während der Bewegungs-/Gefahrenphase einer "
        "Gemeinschaft Golodhros: Golodhros darf ein Heer, einen Verbündeten oder einen Charakter deines "
        "Gegners zu beeinflussen versuchen. Heimatort: Minas Morgul, Cirith Ungol oder Barad-Dûr."
    ),
    (
        "Golodhros peut utiliser la magie de l’esprit. Pendant la phase de mouvement/périls d’une "
        "compagnie, engagez Golodhros\N{NO-BREAK SPACE}: Golodhros peut tenter d’influencer une faction, un"
        " allié ou un personnage de votre adversaire. Site natal\N{NO-BREAK SPACE}: Minas Morgul, Cirith "
        "Ungol ou Barad-dûr."
    ),
)
THE_GRIMBURGOTH = (
    "DM-15",
    (
        "The Grimburgoth is able to use sorcery. During the movement/hazard phase, tap The Grimburgoth at "
        "the company's new site; The Grimburgoth attacks the company with +2 prowess. Home site: Dol "
        "Guldur."
    ),
    (
        "Der Grimburgoth kann Hexerei anwenden. Tappe während der Bewegungs-/Gefahrenphase einer "
        "Gemeinschaft Der Grimburgoth am neuen Ort der Gemeinschaft: Der Grimburgoth greift die "
        "Gemeinschaft mit +2 Kampfkraft an. Heimatort: Dol Guldur."
    ),
    (
        "Le Grimburgoth peut utiliser la sorcellerie. Pendant la phase de mouvement/périls d’une compagnie,"
        " engagez Le Grimburgoth au nouveau site de la compagnie\N{NO-BREAK SPACE}: Le Grimburgoth attaque "
        "la compagnie avec +2 de prouesse. Site natal\N{NO-BREAK SPACE}: Dol Guldur."
    ),
)
TALADHAN = (
    "DM-25",
    (
        "Taladhan is able to use shadow-magic. When Taladhan attacks as an agent: The attacking player "
        "assigns all strikes. A successful strike wounds nobody; instead, the company discards one item, "
        "which its player chooses. Home site: Sarn Goriwing or Dol Guldur."
    ),
    (
        "Taladhan kann Schattenmagie anwenden. Greift Taladhan als Agent an: Der angreifende Spieler weist "
        "alle Schläge zu. Ein erfolgreicher Schlag verwundet niemanden; stattdessen wirft die Gemeinschaft "
        "einen Gegenstand nach Wahl ihres Spielers ab. Heimatort: Sarn Goriwing oder Dol Guldur."
    ),
    (
        "Taladhan peut utiliser la magie de l’ombre. Quand Taladhan attaque en tant "
        "qu’agent\N{NO-BREAK SPACE}: Le joueur attaquant attribue tous les coups. Un coup réussi ne blesse "
        "personne\N{NO-BREAK SPACE}; à la place, la compagnie défausse un objet, au choix de son joueur. "
        "Site natal\N{NO-BREAK SPACE}: Sarn Goriwing ou Dol Guldur."
    ),
)
WORMTONGUE = (
    "DM-27",
    (
        "+4 direct influence against the Riders of Rohan and any character whose home site is Edoras. Home "
        "site: Edoras, Dunharrow or Isengard."
    ),
    (
        "+4 direkter Einfluss gegen das Heer „Reiter von Rohan“ und jeden Charakter, dessen Heimatort "
        "Edoras ist. Heimatort: Edoras, Dunharg oder Isengard."
    ),
    (
        "+4 à l’influence directe sur la faction «\N{NO-BREAK SPACE}Cavaliers de Rohan\N{NO-BREAK SPACE}» "
        "et tout personnage dont le site natal est Edoras. Site natal\N{NO-BREAK SPACE}: Edoras, Dunharrow "
        "ou Isengard."
    ),
)
AN_ARTICLE_MISSING = (
    "DM-43",
    (
        "If your opponent is not a Ringwraith or Balrog player, tap one of your scout agents at the "
        "company's new site; the agent attacks the company with +4 prowess; you choose the defending "
        "characters. A successful strike wounds nobody; instead, the company discards one item, which its "
        "player chooses."
    ),
    (
        "Wenn dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist, tappe einen deiner "
        "Kundschafter-Agenten am neuen Ort der Gemeinschaft: Der Agent greift die Gemeinschaft mit +4 "
        "Kampfkraft an. Du bestimmst die verteidigenden Charaktere. Ein erfolgreicher Schlag verwundet "
        "niemanden. Stattdessen wirft die Gemeinschaft einen Gegenstand nach Wahl ihres Spielers ab."
    ),
    (
        "Si votre adversaire n’est ni joueur de Spectre ni joueur de Balrog, engagez l’un de vos agents "
        "(éclaireur) au nouveau site de la compagnie\N{NO-BREAK SPACE}: l’agent attaque la compagnie avec "
        "+4 de prouesse. Vous choisissez les personnages défenseurs. Un coup réussi ne blesse personne. À "
        "la place, la compagnie défausse un objet, au choix de son joueur."
    ),
)
I_KNOW_MUCH_ABOUT_YOU = (
    "DM-144",
    (
        "Cancel an attack by an agent. Alternatively, cancel a hazard effect declared earlier in the same "
        "chain of effects for which an agent was tapped. Alternatively, cancel one attack by a creature "
        "with several attacks."
    ),
    (
        "Hebe einen Angriff eines Agenten auf eine deiner Gemeinschaften auf. Oder: Hebe eine zuvor in "
        "derselben Kette von Effekten deklarierte Gefahr auf, für die ein Agent getappt wurde. Oder: Hebe "
        "einen Angriff einer Kreatur mit mehreren Angriffen auf eine deiner Gemeinschaften auf."
    ),
    (
        "Annulez une attaque d’un agent contre l’une de vos compagnies. Ou bien\N{NO-BREAK SPACE}: annulez "
        "un péril qui a été annoncé plus tôt dans la même chaîne d’effets et pour lequel un agent a été "
        "engagé. Ou bien\N{NO-BREAK SPACE}: annulez une attaque d’une créature aux attaques multiples "
        "contre l’une de vos compagnies."
    ),
)

CARDS = (
    FIRIEL,
    GOLODHROS,
    THE_GRIMBURGOTH,
    TALADHAN,
    WORMTONGUE,
    AN_ARTICLE_MISSING,
    I_KNOW_MUCH_ABOUT_YOU,
)


@pytest.mark.parametrize(("code", "english", "german", "french"), CARDS)
def test_a_card_is_said_in_three_languages(code: str, english: str, german: str, french: str) -> None:
    card = cards()[code]

    assert " ".join(card_text(card, Language.EN)) == english
    assert " ".join(card_text(card, Language.DE)) == german
    assert " ".join(card_text(card, Language.FR)) == french
