"""Agents and the hazards that need them, in the three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

ELERINA = (
    "DM-7",
    (
        "Elerína is able to use shadow-magic and spirit-magic. Tap Elerína to give an attack by Elerína +1 "
        "strike. Home site: Carn Dûm or Mount Gram."
    ),
    (
        "Elerína kann Schattenmagie und Geistermagie anwenden. Tappe Elerína, um einem Angriff von Elerína "
        "+1 Schlag zu geben. Heimatort: Carn Dûm oder Der Gramberg."
    ),
    (
        "Elerína peut utiliser la magie de l’ombre et la magie de l’esprit. Engagez Elerína pour donner +1 "
        "coup à une attaque d’Elerína. Site natal\N{NO-BREAK SPACE}: Carn Dûm ou Mont Gram."
    ),
)
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
        "Golodhros is able to use spirit-magic. During the movement/hazard phase, tap Golodhros as an agent; "
        "Golodhros may try to influence one of your opponent's factions, allies or characters. Home site: "
        "Minas Morgul, Cirith Ungol or Barad-dûr."
    ),
    (
        "Golodhros kann Geistermagie anwenden. Tappe während der Bewegungs-/Gefahrenphase einer Gemeinschaft "
        "Golodhros als Agenten: Golodhros darf ein Heer, einen Verbündeten oder einen Charakter deines "
        "Gegners zu beeinflussen versuchen. Heimatort: Minas Morgul, Cirith Ungol oder Barad-Dûr."
    ),
    (
        "Golodhros peut utiliser la magie de l’esprit. Pendant la phase de mouvement/périls d’une compagnie, "
        "engagez Golodhros en tant qu’agent\N{NO-BREAK SPACE}: Golodhros peut tenter d’influencer une "
        "faction, un allié ou un personnage de votre adversaire. Site natal\N{NO-BREAK SPACE}: Minas Morgul, "
        "Cirith Ungol ou Barad-dûr."
    ),
)
THE_GRIMBURGOTH = (
    "DM-15",
    (
        "The Grimburgoth is able to use sorcery. During the movement/hazard phase, tap The Grimburgoth as an "
        "agent at the company's new site; The Grimburgoth attacks the company with +2 prowess. Home site: "
        "Dol Guldur."
    ),
    (
        "Der Grimburgoth kann Hexerei anwenden. Tappe während der Bewegungs-/Gefahrenphase einer "
        "Gemeinschaft den Grimburgoth als Agenten am neuen Ort der Gemeinschaft: Der Grimburgoth greift die "
        "Gemeinschaft mit +2 Kampfkraft an. Heimatort: Dol Guldur."
    ),
    (
        "Le Grimburgoth peut utiliser la sorcellerie. Pendant la phase de mouvement/périls d’une compagnie, "
        "engagez le Grimburgoth en tant qu’agent au nouveau site de la compagnie\N{NO-BREAK SPACE}: le "
        "Grimburgoth attaque la compagnie avec +2 de prouesse. Site natal\N{NO-BREAK SPACE}: Dol Guldur."
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
LOBELIA_SACKVILLE_BAGGINS = (
    "DM-28",
    (
        "+3 direct influence against Hobbits and Hobbit factions. As an agent, Lobelia Sackville-Baggins "
        "may move only to Bree, Old Forest, The White Towers or a site in The Shire. Home site: Bag End or "
        "Bree."
    ),
    (
        "+3 direkter Einfluss gegen Hobbits und Heere der Hobbits. Lobelia Sackheim-Beutlin darf sich als "
        "Agent nur nach Bree, zum Ort Der Alte Wald, zum Ort Die Weißen Türme oder zu einem Ort in der "
        "Region Das Auenland bewegen. Heimatort: Beutelsend oder Bree."
    ),
    (
        "+3 à l’influence directe sur les Hobbits et les factions de Hobbits. Lobélia Sacquet de Besace ne "
        "peut aller, en tant qu’agent, qu’à Bree, au site Vieille Forêt, au site Les Tours Blanches ou dans"
        " un site de la région La Comté. Site natal\N{NO-BREAK SPACE}: Cul-de-Sac ou Bree."
    ),
)
MY_PRECIOUS = (
    "DM-29",
    (
        "Whenever My Precious is face-up and takes an agent action, it may take a second one, "
        "which does not count against the hazard limit. When My Precious attacks as an agent: If "
        "a strike of the attack is successful, discard My Precious and a ring of the company, "
        "which you choose, unless it has none. If the attack fails but is not defeated, the "
        "player of the company may tap one of its characters to play Gollum from his hand with "
        "him; if he does, discard My Precious. A manifestation of Gollum. Home site: "
        "Goblin-gate, Moria, Shelob’s Lair or Mount Doom."
    ),
    (
        "Wenn Mein Schatz offen liegt und eine Agentenaktion ausführt, darf er eine zweite "
        "ausführen, die nicht gegen das Gefahrenlimit zählt. Greift Mein Schatz als Agent an: "
        "Ist ein Schlag des Angriffs erfolgreich, wird ein Ring der Gemeinschaft nach deiner "
        "Wahl zusammen mit dieser Karte abgeworfen, falls die Gemeinschaft einen hat. Misslingt "
        "der Angriff, ohne besiegt zu werden, darf der Spieler der Gemeinschaft einen ihrer "
        "Charaktere tappen, um „Gollum“ von der Hand zu ihm zu spielen. Dann wird diese Karte "
        "abgeworfen. Eine Manifestation von Gollum. Heimatort: Orkstadt, Moria, Kankras Lauer "
        "oder Schicksalsberg."
    ),
    (
        "Chaque fois que Mon Trésor, face visible, fait une action d’agent, il peut en faire une "
        "seconde, qui ne compte pas dans la limite de périls. Quand Mon Trésor attaque en tant "
        "qu’agent\N{NO-BREAK SPACE}: Si un coup de l’attaque réussit, un anneau de la "
        "compagnie, à votre choix, "
        "est défaussé avec cette carte, si la compagnie en a un. Si l’attaque échoue sans être "
        "vaincue, le joueur de la compagnie peut engager un personnage de celle-ci pour jouer "
        "«\N{NO-BREAK SPACE}Gollum\N{NO-BREAK SPACE}» de sa main avec lui. Dans ce cas, vous "
        "défaussez cette carte. Une "
        "manifestation de Gollum. Site natal\N{NO-BREAK SPACE}: Porte des Gobelins, Moria, "
        "Antre d’Arachne ou "
        "Montagne du Destin."
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
INNER_CUNNING = (
    "DM-68",
    (
        "Playable on one of your face-down agents put down this turn if your opponent is not a Ringwraith "
        "or Balrog player. Alternatively, as a short-event, if your opponent is not a Ringwraith or Balrog "
        "player, take an agent whose home site is a Shadow-hold or Dark-hold from your play deck into your "
        "hand and show it to your opponent. The agent may have come into play at any Shadow-hold or "
        "Dark-hold, if one of its home sites is such a site; discard Inner Cunning when it is turned up."
    ),
    (
        "Spielbar auf einen deiner in diesem Zug ausgespielten verdeckten Agenten, wenn dein Gegner weder "
        "Ringgeist-Spieler noch Balrog-Spieler ist. Oder: Als kurzes Ereignis: Wenn dein Gegner weder "
        "Ringgeist-Spieler noch Balrog-Spieler ist, nimm einen Agenten, dessen Heimatort ein Schattenhort "
        "oder ein Hort der Dunkelheit ist, aus deinem Spieldeck auf deine Hand und zeige ihn deinem Gegner."
        " Der Agent darf an jedem Schattenhort oder jedem Hort der Dunkelheit ins Spiel gekommen sein, "
        "wenn einer seiner Heimatorte ein solcher Ort ist; wird er aufgedeckt, wird diese Karte abgeworfen."
    ),
    (
        "Jouable sur l’un de vos agents face cachée mis en jeu ce tour-ci si votre adversaire n’est ni "
        "joueur de Spectre ni joueur de Balrog. Ou bien\N{NO-BREAK SPACE}: comme Événement "
        "Court\N{NO-BREAK SPACE}: si votre adversaire n’est ni joueur de Spectre ni joueur de Balrog, prenez "
        "en main un agent (avec pour site natal un Fief de l’Ombre ou un Fief Noir) de votre deck de jeu. "
        "Votre adversaire voit cette carte. L’agent peut être entré en jeu dans un Fief de l’Ombre ou un "
        "Fief Noir quelconque, si l’un de ses sites natals est de ce type\N{NO-BREAK SPACE}; cette carte "
        "est défaussée quand il est révélé."
    ),
)
NOBODYS_FRIEND = (
    "DM-76",
    (
        "Playable on one of your face-down agents put down this turn if your opponent is not a Ringwraith "
        "or Balrog player. Alternatively, as a short-event, if your opponent is not a Ringwraith or Balrog "
        "player, take an agent whose home site is a Border-hold or Free-hold from your play deck into your "
        "hand and show it to your opponent. The agent may have come into play at any Border-hold or "
        "Free-hold, if one of its home sites is such a site; discard Nobody’s Friend when it is turned up."
    ),
    (
        "Spielbar auf einen deiner in diesem Zug ausgespielten verdeckten Agenten, wenn dein Gegner weder "
        "Ringgeist-Spieler noch Balrog-Spieler ist. Oder: Als kurzes Ereignis: Wenn dein Gegner weder "
        "Ringgeist-Spieler noch Balrog-Spieler ist, nimm einen Agenten, dessen Heimatort ein Grenzort oder "
        "ein Freier Ort ist, aus deinem Spieldeck auf deine Hand und zeige ihn deinem Gegner. Der Agent"
        " darf an jedem Grenzort oder jedem Freien Ort ins Spiel gekommen sein, wenn einer seiner "
        "Heimatorte ein solcher Ort ist; wird er aufgedeckt, wird diese Karte abgeworfen."
    ),
    (
        "Jouable sur l’un de vos agents face cachée mis en jeu ce tour-ci si votre adversaire n’est ni "
        "joueur de Spectre ni joueur de Balrog. Ou bien\N{NO-BREAK SPACE}: comme Événement "
        "Court\N{NO-BREAK SPACE}: si votre adversaire n’est ni joueur de Spectre ni joueur de Balrog, prenez "
        "en main un agent (avec pour site natal un Fief Frontalier ou un Fief libre) de votre deck de jeu. "
        "Votre adversaire voit cette carte. L’agent peut être entré en jeu dans un Fief Frontalier ou un "
        "Fief libre quelconque, si l’un de ses sites natals est de ce type\N{NO-BREAK SPACE}; cette carte "
        "est défaussée quand il est révélé."
    ),
)
SHADOW_OUT_OF_THE_DARK = (
    "DM-89",
    (
        "Playable on one of your face-up agents that can use shadow-magic if your opponent is not a "
        "Ringwraith or Balrog player. During the movement/hazard phase, tap the face-up agent that is not "
        "at a Free-hold or Haven; any creatures that are Undead may be played at the site of the agent "
        "without counting against the hazard limit until the end of the turn."
    ),
    (
        "Spielbar auf einen deiner offenen Agenten, der Schattenmagie anwenden kann, wenn dein Gegner weder"
        " Ringgeist-Spieler noch Balrog-Spieler ist. Tappe während der Bewegungs-/Gefahrenphase einer "
        "Gemeinschaft den offenen Agenten, der nicht an einem Freien Ort oder einem Zufluchtsort ist: Bis "
        "zum Ende des Zuges dürfen alle Kreaturen, die Untote sind, am Ort des Agenten gespielt werden, "
        "ohne gegen das Gefahrenlimit zu zählen."
    ),
    (
        "Jouable sur l’un de vos agents face visible capable d’utiliser la magie de l’ombre si votre "
        "adversaire n’est ni joueur de Spectre ni joueur de Balrog. Pendant la phase de mouvement/périls "
        "d’une compagnie, engagez l’agent face visible (hors d’un Fief libre ou d’un "
        "Havre)\N{NO-BREAK SPACE}: jusqu’à la fin du tour, toutes les créatures qui sont des Morts-vivants "
        "peuvent être jouées au site de l’agent hors limite de périls."
    ),
)
SUDDEN_FURY = (
    "DM-91",
    (
        "Playable on a site. Until the end of the turn, each attack by a scout agent at the site has +1 "
        "strike; its player assigns all its strikes."
    ),
    (
        "Spielbar auf einen Ort. Bis zum Ende des Zuges hat jeder Angriff eines Kundschafter-Agenten an dem"
        " Ort +1 Schlag; dessen Spieler weist alle Schläge zu."
    ),
    (
        "Jouable sur un site. Jusqu’à la fin du tour, chaque attaque d’un agent éclaireur sur le site "
        "reçoit +1 coup\N{NO-BREAK SPACE}; son joueur attribue tous les coups."
    ),
)
WILL_NOT_COME_DOWN = (
    "DM-101",
    (
        "If your opponent is not a Ringwraith or Balrog player, tap one of your agents; the agent may try "
        "to influence one of your opponent's factions, allies or characters. His unused general influence "
        "does not count. If the attempt succeeds, that card returns to his hand."
    ),
    (
        "Wenn dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist, tappe einen deiner Agenten: Der "
        "Agent darf ein Heer, einen Verbündeten oder einen Charakter deines Gegners zu beeinflussen "
        "versuchen. Sein ungenutzter allgemeiner Einfluss zählt dabei nicht. Gelingt der Versuch, kehrt die"
        " Karte auf seine Hand zurück, statt abgeworfen zu werden."
    ),
    (
        "Si votre adversaire n’est ni joueur de Spectre ni joueur de Balrog, engagez l’un de vos "
        "agents\N{NO-BREAK SPACE}: l’agent peut tenter d’influencer une faction, un allié ou un personnage "
        "de votre adversaire. Son influence générale inutilisée ne compte pas. Si la tentative réussit, la "
        "carte retourne dans sa main au lieu d’être défaussée."
    ),
)
FACE_OUT_OF_SIGHT = (
    "DM-127",
    (
        "No card stays on-guard: each returns at once to its player's hand. At the end of each turn, all "
        "tapped and wounded agents return to their players' hands. Cannot be duplicated."
    ),
    (
        "Keine Karte bleibt auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück. Am Ende jedes"
        " Zuges kehren alle getappten und verwundeten Agenten auf die Hand zurück. Von dieser Karte darf "
        "nur ein Exemplar im Spiel sein."
    ),
    (
        "Aucune carte ne reste en garde\N{NO-BREAK SPACE}; elle retourne aussitôt dans la main de son "
        "joueur. À la fin de chaque tour, tous les agents engagés ou blessés retournent dans la main de "
        "leur joueur. Un seul exemplaire de cette carte peut se trouver en jeu."
    ),
)
HERE_IS_A_SNAKE = (
    "DM-137",
    (
        "Playable during the movement/hazard phase on a company. Your opponent may show you any number of "
        "hazards from his hand; he may play no others on the company until the end of its movement/hazard "
        "phase, nor place them on-guard. Alternatively, tap one of your opponent's face-down agents and "
        "turn it up."
    ),
    (
        "Spielbar während der Bewegungs-/Gefahrenphase einer Gemeinschaft auf eine Gemeinschaft. Dein "
        "Gegner darf dir beliebig viele Gefahren aus seiner Hand zeigen. Bis zum Ende ihrer "
        "Bewegungs-/Gefahrenphase darf er keine anderen auf die Gemeinschaft spielen oder auf die Hut "
        "legen. Oder: Tappe einen verdeckten Agenten deines Gegners und decke ihn auf."
    ),
    (
        "Jouable pendant la phase de mouvement/périls d’une compagnie sur une compagnie. Votre adversaire "
        "peut vous montrer autant de périls de sa main qu’il veut. Il ne peut en jouer aucun autre sur la "
        "compagnie jusqu’à la fin de sa phase de mouvement/périls, ni en mettre d’autres en garde. "
        "Ou bien\N{NO-BREAK SPACE}: engagez et révélez un agent face cachée de votre adversaire."
    ),
)
HIDDEN_KNIFE = (
    "DM-138",
    (
        "Playable during the site phase on a face-up agent of either player. A creature from your hand that"
        " can be keyed to the site of the agent at once attacks it as though it were a character. Nobody "
        "receives marshalling points for the agent."
    ),
    (
        "Spielbar während deiner Ortsphase auf einen offenen Agenten eines beliebigen Spielers. Eine "
        "Kreatur aus deiner Hand, die an den Ort des Agenten gebunden werden kann, greift ihn sofort an, "
        "als wäre er ein Charakter. Für den Agenten erhält niemand Siegpunkte."
    ),
    (
        "Jouable pendant votre phase de site sur un agent face visible de l’un ou l’autre joueur. Une "
        "créature de votre main qui peut être liée au site de l’agent l’attaque aussitôt comme s’il était "
        "un personnage. Personne ne reçoit de points de rassemblement pour l’agent."
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
ORDERED_TO_KILL = (
    "DM-152",
    (
        "Each face-up agent must attack a company that enters the site where it is. Cards on-guard that are"
        " not revealed are discarded instead of returning to hand. When a play deck is exhausted, discard "
        "Ordered to Kill. Cannot be duplicated."
    ),
    (
        "Jeder offene Agent muss jede Gemeinschaft angreifen, die seinen Ort betritt. Karten auf der Hut, "
        "die nicht aufgedeckt werden, werden abgeworfen, statt auf die Hand zurückzukehren. Wenn ein "
        "Spieldeck aufgebraucht ist, wird diese Karte abgeworfen. Von dieser Karte darf nur ein Exemplar im"
        " Spiel sein."
    ),
    (
        "Chaque agent face visible doit attaquer toute compagnie qui entre dans son site. Les cartes en "
        "garde qui ne sont pas révélées sont défaussées au lieu de retourner en main. Lorsqu’un deck de jeu"
        " est épuisé, cette carte est défaussée. Un seul exemplaire de cette carte peut se trouver en jeu."
    ),
)

CARDS = (
    ELERINA,
    FIRIEL,
    GOLODHROS,
    THE_GRIMBURGOTH,
    TALADHAN,
    WORMTONGUE,
    LOBELIA_SACKVILLE_BAGGINS,
    MY_PRECIOUS,
    AN_ARTICLE_MISSING,
    INNER_CUNNING,
    NOBODYS_FRIEND,
    SHADOW_OUT_OF_THE_DARK,
    SUDDEN_FURY,
    WILL_NOT_COME_DOWN,
    FACE_OUT_OF_SIGHT,
    HERE_IS_A_SNAKE,
    HIDDEN_KNIFE,
    I_KNOW_MUCH_ABOUT_YOU,
    ORDERED_TO_KILL,
)


@pytest.mark.parametrize(("code", "english", "german", "french"), CARDS)
def test_a_card_is_said_in_three_languages(code: str, english: str, german: str, french: str) -> None:
    card = cards()[code]

    assert " ".join(card_text(card, Language.EN)) == english
    assert " ".join(card_text(card, Language.DE)) == german
    assert " ".join(card_text(card, Language.FR)) == french
