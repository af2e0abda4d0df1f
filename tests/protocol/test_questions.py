"""What the page is told of a question besides its answers, and the second line of an answer."""

import pytest

from tests.protocol.games import positions
from tests.rules.situations import site_of
from tests.rules.test_03_site_paths import sets_out
from tests.text.french.reading import read
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.company import REGION_MOVEMENT
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.options import options
from wizardhaven.protocol.pictures import Option
from wizardhaven.protocol.question import question
from wizardhaven.protocol.rules_of import ON_THE_CARD, RULES
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase

EN, DE, FR = Language.EN, Language.DE, Language.FR


def test_every_question_names_its_rules_or_is_explained_by_a_card() -> None:
    assert set(RULES) | ON_THE_CARD == set(Question)
    assert not set(RULES) & ON_THE_CARD


def test_every_rule_that_a_question_names_is_an_entry_of_the_rulebook() -> None:
    named = {rule for rules in RULES.values() for rule in rules}

    assert named <= set(rulebook())
    assert all(RULES.values())


def test_a_question_says_what_it_is_about_and_names_cards() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    playing = scene.entering(elladan)

    asked = question(playing.game, 0, 1, EN)

    assert asked.title.text == "Does Elladan's company enter Moria?"
    assert [asked.title.text[name.from_ : name.to] for name in asked.title.names] == ["Elladan", "Moria"]
    assert asked.help is not None
    assert asked.help.text.startswith("Who enters faces the automatic-attacks of the site.")


def answers(playing: Playing, verb: Verb, language: Language = EN) -> list[Option]:
    return [one for one in options(playing.game, playing.asked, language) if one.verb is verb]


def detail(option: Option) -> str:
    return read(option.detail.text) if option.detail is not None else ""


def planning(goal: str) -> Playing:
    scene = Scene()
    scene.first.character("Elladan", at="Rivendell")
    scene.first.location_deck(goal)
    return scene.begin(Phase.ORGANIZATION)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Printed path: Wilderness, Wilderness"),
        (DE, "Aufgedruckter Weg: Wildnis, Wildnis"),
        (FR, "Trajet imprimé : Contrée sauvage, Contrée sauvage"),
    ],
)
def test_a_printed_path_tells_its_lands(language: Language, words: str) -> None:
    assert detail(answers(planning("Bree"), Verb.PLAN_MOVEMENT, language)[0]) == words


def test_without_a_printed_path_the_shortest_way_tells_its_lands() -> None:
    told = detail(answers(planning("Moria"), Verb.PLAN_MOVEMENT)[0])

    assert told == "Wilderness, Wilderness, Wilderness"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Under-deeps, on a roll of 8 or more"),
        (DE, "Tiefen, ab einem Wurf von 8"),
        (FR, "Abîmes, sur un jet d’au moins 8"),
    ],
)
def test_a_way_below_tells_what_must_be_rolled(language: Language, words: str) -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Under-gates")
    scene.first.location_deck("The Under-grottos", "Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    told = [detail(way) for way in answers(playing, Verb.PLAN_MOVEMENT, language)]

    assert told[0] == words
    assert told[1] == words.split(",", maxsplit=1)[0]  # up to the surface any roll will do


def test_every_way_tells_its_lands_in_order() -> None:
    playing = planning("Bree")
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")

    told = [detail(way) for way in answers(playing, Verb.TRAVEL)]

    assert told[0] == "Printed path: Wilderness, Wilderness"
    assert told[1].startswith("Wilderness, ")
    assert all(told)


def test_lands_are_told_as_they_are_treated_now() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    moria = scene.first.location_deck("Moria")[0]
    scene.second.event("Doors of Night")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, moria, number=haldir.company.id)
    playing.does(Verb.PLAN_MOVEMENT, site_of(haldir), number=aragorn.company.id)
    sets_out(playing, haldir, REGION_MOVEMENT)
    playing.does(Verb.PLAY, shadows, names=("Wold & Foothills",))
    playing.resolve()
    playing.pass_until("RevealSite")

    told = [detail(way) for way in answers(playing, Verb.TRAVEL)]

    assert told
    assert all([way.endswith("Shadow-land") for way in told])


def test_a_character_tells_what_he_costs_and_what_is_left_to_pay_it_from() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Elrond", "Elladan")
    scene.first.hand("Elrohir")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    told = {detail(each) for each in answers(playing, Verb.PLAY_CHARACTER)}

    assert told == {"Mind 4; general influence left: 6", "Mind 4; direct influence left: 4"}


@pytest.mark.parametrize("language", Language)
def test_details_are_words_in_whole_games(language: Language) -> None:
    told = 0
    for number, game in enumerate(positions(3)):
        choice = game.pending
        if choice is not None and choice.seat >= 0 and number % 7 == 0:
            for option in options(game, choice.seat, language):
                if option.detail is not None:
                    told += 1
                    assert option.detail.text == option.detail.text.strip() != ""
    assert told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Tap Gandalf to test a gold ring in the same company."),
        (DE, "Tappe Gandalf"),
        (FR, "Engagez Gandalf"),
    ],
)
def test_what_a_card_is_used_for_stands_beneath_its_name(language: Language, words: str) -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.gives("Precious Gold Ring", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    (use,) = answers(playing, Verb.USE, language)

    assert detail(use).startswith(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Sword of Gondolin then comes to nothing: who has tapped for it must still be tapped"),
        (DE, "Aus Schwert von Gondolin wird dann nichts: Wer dafür getappt hat, muss noch getappt sein"),
        (FR, "Epée de Gondolin reste alors sans effet : qui s’est engagé doit l’être encore"),
    ],
)
def test_who_would_undo_his_own_play_is_warned(language: Language, words: str) -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    scene.first.gives("Cram", to=balin)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=balin)

    playing.does(Verb.PLAY_AT_SITE, sword, balin)
    cram = answers(playing, Verb.USE, language)[0]

    assert cram.weight == "grave"
    assert detail(cram) == words


def test_nobody_is_warned_once_the_item_has_been_played() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    scene.first.gives("Cram", to=balin)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=balin)

    playing.does(Verb.PLAY_AT_SITE, sword, balin)
    playing.resolve()
    playing.pass_until("SiteWindow")

    assert answers(playing, Verb.USE)[0].weight != "grave"
