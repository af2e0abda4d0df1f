import pytest

from tests.text.french.reading import read
from tests.view.positions import called
from tests.view.telling.table import OTHER, OWN, attacked, set_table
from wizardhaven.engine.rules.combat.assignment import AssignByDefender
from wizardhaven.engine.rules.movement.journey import RevealSite
from wizardhaven.engine.rules.turn.site_phase import EnterSite
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import ITEM_USE, ON_GUARD_PLAY, Declaration
from wizardhaven.engine.state.company import REGION_MOVEMENT, STARTER
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.keyed import BY_REGION_NAME, BY_REGION_TYPE, Keyed
from wizardhaven.engine.state.lasting import ATTACK, DECLARATION, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text, reason_text

EN, DE, FR = Language.EN, Language.DE, Language.FR


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (EN, "The hazard limit is used up."),
        (DE, "Das Gefahrenlimit ist ausgeschöpft."),
        (FR, "La limite de périls est atteinte."),
    ],
)
def test_a_reason(language: Language, sentence: str) -> None:
    assert reason_text(Reason.HAZARD_LIMIT, language) == sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Play Concealment with Adrazar against the attack of Orc-watch"),
        (DE, "„Versteck“ mit Adrazar gegen den Angriff von „Ork-Wache“ ausspielen"),
        (FR, "Jouer « Camouflage » avec Adrazar contre l’attaque de « Sentinelles Orques »"),
    ],
)
def test_a_card_played_against_an_attack(language: Language, words: str) -> None:
    table = set_table()
    attacked(table)
    concealment, adrazar = called(table, "Concealment", OWN), called(table, "Adrazar", OWN)
    play = Action(Verb.PLAY, concealment, adrazar, number=0, aim=Aim(ATTACK, table.company))

    assert read(action_text(table, play, language)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Plan movement from Rivendell to Moria"),
        (DE, "Bewegung von Bruchtal nach Moria planen"),
        (FR, "Prévoir le mouvement de Fondcombe à Moria"),
    ],
)
def test_a_movement_planned(language: Language, words: str) -> None:
    table = set_table()
    plan = Action(Verb.PLAN_MOVEMENT, called(table, "Moria", OWN), number=table.company)

    assert action_text(table, plan, language) == words


def _way(table: Table, language: Language, movement: int) -> str:
    names = ("Rhudaur", "Hollin", "Redhorn Gate")
    travel = Action(Verb.TRAVEL, called(table, "Moria", OWN), number=movement, names=names)
    return action_text(table, travel, language)


def test_the_ways_of_a_company() -> None:
    table = set_table()

    assert _way(table, EN, STARTER) == "Move to Moria by Starter Movement"
    assert _way(table, EN, REGION_MOVEMENT) == "Move to Moria by way of Rhudaur, Hollin and Redhorn Gate"
    assert _way(table, DE, STARTER) == "Auf dem aufgedruckten Weg nach Moria ziehen"
    assert _way(table, DE, REGION_MOVEMENT) == "Über Rhudaur, Hulsten und Rothornpaß nach Moria ziehen"
    assert _way(table, FR, STARTER) == "Aller à Moria par le trajet imprimé"
    assert _way(table, FR, REGION_MOVEMENT) == (
        "Aller à Moria en passant par Rhudaur, Houssaye et Porte de Rubicorne"
    )


def test_places_whose_names_are_no_towns() -> None:
    table = set_table()
    caves = Action(Verb.PLAN_MOVEMENT, called(table, "Glittering Caves", OWN), number=table.company)

    assert action_text(table, caves, DE) == "Bewegung von Bruchtal zum Ort Die Glitzernden Grotten planen"
    assert action_text(table, caves, FR) == "Prévoir le mouvement de Fondcombe aux Cavernes Étincelantes"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Who faces a strike of Orc-watch (prowess 9)?"),
        (DE, "Wer stellt sich einem Schlag von „Ork-Wache“ (Kampfkraft 9)?"),
        (FR, "Qui affronte un coup de « Sentinelles Orques » (prouesse 9) ?"),
    ],
)
def test_a_strike_to_assign(language: Language, words: str) -> None:
    table = set_table()
    attacked(table)

    assert read(choice_text(table, AssignByDefender(OWN), language)) == words


def test_the_way_to_choose() -> None:
    table = set_table()
    company = table.companies[table.company].copy()
    company.destination = called(table, "Moria", OWN)
    table.companies[company.id] = company
    choice = RevealSite(OWN, company.id)

    assert choice_text(table, choice, EN) == "Which way does Adrazar's company take to Moria?"
    assert choice_text(table, choice, DE) == "Welchen Weg nimmt die Gemeinschaft von Adrazar nach Moria?"
    french = read(choice_text(table, choice, FR))
    assert french == "Quel trajet la compagnie d’Adrazar prend-elle vers Moria ?"


def test_passing_is_told_by_what_it_declines() -> None:
    table = set_table()
    plain = action_text(table, Action(Verb.PASS), EN)
    table.stack.append(EnterSite(OWN, table.company))

    assert plain != "Do not enter the site"
    assert action_text(table, PASS, EN) == "Do not enter the site"
    assert action_text(table, PASS, DE) == "Den Ort nicht betreten"
    assert action_text(table, PASS, FR) == "Ne pas entrer dans le site"


def test_a_card_with_several_uses_tells_which_one_is_meant() -> None:
    table = set_table()
    cram = called(table, "Cram", OWN)

    assert action_text(table, Action(Verb.USE, cram, number=0), EN) == (
        "Use Cram (Adrazar): discard Cram to untap the bearer"
    )
    assert action_text(table, Action(Verb.USE, cram, number=0), DE) == (
        "„Cram“ (Adrazar) benutzen: Wirf diesen Gegenstand ab, um den Träger zu enttappen"
    )
    assert read(action_text(table, Action(Verb.USE, cram, number=0), FR)) == (
        "Utiliser « Cram » (Adrazar) : défaussez cet objet pour redresser le porteur"
    )


def test_a_creature_tells_what_it_is_keyed_to() -> None:
    table = set_table()
    play = Action(
        Verb.PLAY_CREATURE, called(table, "Cave-drake", OTHER), keyed=Keyed(BY_REGION_TYPE, "Wilderness", 0)
    )

    assert action_text(table, play, EN) == "Play Cave-drake on Adrazar's company, keyed to two Wildernesses"
    assert action_text(table, play, DE) == (
        "„Höhlendrache“ auf die Gemeinschaft von Adrazar ausspielen, gebunden an zwei Wildnisse"
    )
    assert read(action_text(table, play, FR)) == (
        "Jouer « Drake des cavernes » sur la compagnie d’Adrazar, créature liée à deux Contrées sauvages"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Anduin Vales or Grey Mountain Narrows, while Doors of Night is in play"),
        (DE, "Täler des Anduin oder Klüfte des Grauen Gebirges, solange „Tore der Nacht“ im Spiel ist"),
        (FR, "Vallée de l’Anduin ou Goulet des Montagnes Grises, tant que « Portes de la Nuit » est en jeu"),
    ],
)
def test_a_key_tells_under_which_condition_it_is_used(language: Language, words: str) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    (bairanax,) = scene.second.hand("Bairanax")
    table = scene.hazards(on=faramir).table
    play = Action(Verb.PLAY_CREATURE, bairanax.id, keyed=Keyed(BY_REGION_NAME, "Gundabad", 1))

    assert read(action_text(table, play, language)).endswith(words)


@pytest.mark.parametrize("language", Language)
def test_a_card_being_placed_on_guard_is_named_in_no_option(language: Language) -> None:
    table = set_table()
    hidden = called(table, "Twilight", OTHER)
    table.chain = (Declaration(ON_GUARD_PLAY, OTHER, hidden),)
    play = Action(Verb.PLAY, called(table, "Dodge", OWN), number=0, aim=Aim(DECLARATION, hidden, 0))
    names = {EN: "Twilight", DE: "Zwielicht", FR: "Crépuscule"}

    assert names[language] not in action_text(table, play, language)


def _told(table: Table, fact: Fact) -> tuple[str | None, str | None, str]:
    french = fact_text(table, fact, OWN, FR)
    return fact_text(table, fact, OWN, EN), fact_text(table, fact, OWN, DE), read(french or "")


def test_some_facts() -> None:
    table = set_table()
    adrazar, sam = called(table, "Adrazar", OWN), called(table, "Sam Gamgee", OWN)
    site, moria = called(table, "Rivendell", OWN), called(table, "Moria", OWN)

    assert _told(table, Fact(Happening.WOUNDED, sam)) == (
        "Sam Gamgee is wounded.",
        "Sam Gamdschie wird verwundet.",
        "Sam Gamegie subit une blessure.",
    )
    assert _told(table, Fact(Happening.BECAME_FOLLOWER, sam, adrazar)) == (
        "Sam Gamgee becomes a follower of Adrazar.",
        "Sam Gamdschie folgt von nun an Adrazar.",
        "Sam Gamegie suit désormais Adrazar.",
    )
    assert _told(table, Fact(Happening.SITE_REVEALED, moria, site, OWN, table.company)) == (
        "Adrazar's company sets out from Rivendell to Moria.",
        "Die Gemeinschaft von Adrazar bricht von Bruchtal nach Moria auf.",
        "La compagnie d’Adrazar se met en route de Fondcombe à Moria.",
    )
    assert _told(table, Fact(Happening.TURN_BEGAN, seat=OTHER, number=4)) == (
        "Turn 4 begins: it is the opponent's turn.",
        "Zug 4 beginnt: der Gegner ist an der Reihe.",
        "Le tour 4 commence : c’est à l’adversaire de jouer.",
    )
    assert _told(table, Fact(Happening.INFLUENCE_FAILED, sam, adrazar, number=-2)) == (
        "Adrazar fails to influence Sam Gamgee with −2.",
        "Adrazar versucht mit −2 vergeblich, Sam Gamdschie zu beeinflussen.",
        "Adrazar ne parvient pas à influencer Sam Gamegie avec −2.",
    )
    assert _told(table, Fact(Happening.GAME_ENDED, seat=OWN)) == (
        "The game is over: you win.",
        "Das Spiel ist zu Ende: du gewinnst.",
        "La partie est terminée : vous gagnez.",
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "take Glamdring into use"),
        (DE, "nimmst „Glamdring“ in Gebrauch"),
        (FR, "mettez « Glamdring » en usage"),
    ],
)
def test_an_item_that_is_taken_into_use(language: Language, words: str) -> None:
    table = set_table()
    fact = Fact(Happening.DECLARED, called(table, "Glamdring", OWN), seat=OWN, number=ITEM_USE)

    assert words in read(fact_text(table, fact, OWN, language) or "")
