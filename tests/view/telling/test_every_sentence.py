import re
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import product
from pkgutil import walk_packages

import pytest

import wizardhaven.engine.rules
from tests.each import of_each
from tests.view.positions import called, positions
from tests.view.telling.table import OTHER, OWN, attacked, set_table
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.keyed import BY_SITE_TYPE, Keyed
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.text.language import Language
from wizardhaven.view.telling.declining import Declined
from wizardhaven.view.telling.english import choices as english
from wizardhaven.view.telling.english.passing import passing as english_passing
from wizardhaven.view.telling.french import choices as french
from wizardhaven.view.telling.french.passing import passing as french_passing
from wizardhaven.view.telling.german import choices as german
from wizardhaven.view.telling.german.passing import passing as german_passing
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text, reason_text

CHOICES = {Language.EN: english, Language.DE: german, Language.FR: french}
PASSING = {Language.EN: english_passing, Language.DE: german_passing, Language.FR: french_passing}
LONGEST = 66
"""What fits into a heading besides the names."""
CALLS = (
    Question.ROLL_FOR_FIRST,
    Question.REMOVAL_ROLL,
    Question.MOVEMENT_ROLL,
    Question.SHUFFLE,
    Question.AT_RANDOM,
    Question.CARD_ROLL,
    Question.RING_ROLL,
    Question.ESCAPE_ROLL,
    Question.ALLY_ROLL,
    Question.ALLY_STRENGTH,
    Question.AGENT_ROLL,
    Question.ATTACKER_ROLL,
    Question.DEFENDER_ROLL,
    Question.STRIKE_ROLL,
    Question.STRIKE_BODY_ROLL,
    Question.BODY_CHECK_ROLL,
    Question.CHECK_ROLL,
    Question.FACTION_ROLL,
    Question.ATTEMPT_ROLL,
    Question.ROLL_AGAINST,
    Question.RING_TEST_ROLL,
    Question.RECKONING,
    Question.ROLL_FOR_TIE,
)
"""Where there is nothing to decide, only to do."""
ABOUT_SITES = (
    Happening.SITE_REVEALED,
    Happening.COMPANY_ARRIVED,
    Happening.SITE_ENTERED,
    Happening.RETURNED_TO_LOCATION_DECK,
)


@cache
def quiet_table() -> Table:
    """A table that is only spoken about."""
    return set_table()


@cache
def tables_under_way() -> tuple[Table, Table]:
    """The company is on its way to Moria: in peace, and attacked."""
    tables = set_table(), set_table()
    for table in tables:
        company = table.companies[table.company].copy()
        company.destination = called(table, "Moria", OWN)
        table.companies[company.id] = company
    attacked(tables[1])
    return tables


def is_phrase(words: str) -> bool:
    """Whether it could stand on a button: a capital or a name first, no gaps, nothing unsaid."""
    begins = words[:1].isupper() or words[:1].isdigit() or words[:1] in "„«“"
    return begins and "  " not in words and "None" not in words and words == words.strip()


@pytest.mark.parametrize("language", Language)
def test_every_reason_is_a_sentence_of_its_own(language: Language) -> None:
    told = [reason_text(reason, language) for reason in Reason]

    assert len(set(told)) == len(Reason)
    for reason, sentence in zip(Reason, told, strict=True):
        assert is_phrase(sentence)
        assert sentence.endswith(".")
        assert reason.rule not in sentence


@pytest.mark.parametrize("language", [Language.DE, Language.FR])
def test_no_reason_is_left_in_english(language: Language) -> None:
    english_ones = {reason_text(reason, Language.EN) for reason in Reason}

    assert not english_ones & {reason_text(reason, language) for reason in Reason}


def _happened(table: Table, kind: Happening) -> Fact:
    """Such a fact about Adrazar, Cram and Rivendell."""
    site = called(table, "Rivendell", OWN)
    adrazar, cram = called(table, "Adrazar", OWN), called(table, "Cram", OWN)
    if kind in ABOUT_SITES:
        return Fact(kind, site, site, OWN, table.company)
    if kind is Happening.STORED:
        return Fact(kind, cram, site, OWN)
    if kind is Happening.TRANSFERRED:
        return Fact(kind, cram, adrazar, OWN, adrazar)
    return Fact(kind, adrazar, cram, OWN, table.company)


def _in(case: tuple[Enum, Language]) -> str:
    return f"{case[0].name} in {case[1].name}"


TOLD = [kind for kind in Happening if kind is not Happening.PLAYED]
"""That a card was played is told by its being declared, taking effect and coming into play."""


@of_each(lambda: product(TOLD, Language), _in)
def test_every_fact_is_told_to_both_players_and_to_spectators(case: tuple[Happening, Language]) -> None:
    kind, language = case
    table = quiet_table()
    fact = _happened(table, kind)
    for reader in (OWN, OTHER, None):
        sentence = fact_text(table, fact, reader, language)
        assert sentence is not None
        assert is_phrase(sentence)
        assert sentence.endswith(".")


def _option(table: Table, verb: Verb) -> Action:
    """Such an action with Cram and Adrazar."""
    adrazar, cram = called(table, "Adrazar", OWN), called(table, "Cram", OWN)
    site = called(table, "Moria", OWN)
    company = table.company
    if verb in (Verb.PLAN_MOVEMENT, Verb.TRAVEL, Verb.ENTER):
        return Action(verb, site, number=company, names=("Rhudaur", "Hollin"))
    if verb is Verb.PLAY_CHARACTER:
        return Action(verb, called(table, "Haldir", OWN), aim=Aim(CARD, site))
    if verb in (Verb.JOIN_COMPANIES, Verb.JOIN_AT_HAVEN):
        return Action(verb, number=company, company=company)
    if verb in (Verb.PLAY, Verb.USE):
        return Action(verb, cram if verb is Verb.USE else called(table, "Dodge", OWN), number=0)
    if verb in (Verb.PLAY_CREATURE, Verb.REVEAL_ON_GUARD):
        return Action(verb, called(table, "Orc-watch", OWN), keyed=Keyed(BY_SITE_TYPE, "Shadow-hold", 0))
    if verb is Verb.INFLUENCE:
        return Action(verb, adrazar, cram)
    if verb is Verb.NAME_CARD:
        return Action(verb, names=("Wargs",))
    return Action(verb, cram, adrazar, number=company)


@of_each(lambda: product(Verb, Language), _in)
def test_every_action_is_told(case: tuple[Verb, Language]) -> None:
    verb, language = case
    table = quiet_table()
    words = action_text(table, _option(table, verb), language)

    assert is_phrase(words)
    assert not words.endswith(".")


def _kinds_of_choice(kind: type[Choice]) -> list[type[Choice]]:
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in _kinds_of_choice(one)] if below else [kind]


def test_every_kind_of_choice_asks_something_of_its_own() -> None:
    package = wizardhaven.engine.rules
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)

    asked = [kind.asks.name for kind in _kinds_of_choice(Choice)]

    assert sorted(asked) == sorted([question.name for question in Question])


@of_each(lambda: product(Question, Language), _in)
def test_every_question_is_told_with_and_without_an_attack(case: tuple[Question, Language]) -> None:
    question, language = case
    for table in tables_under_way():
        asked = Asked(question, OWN, table.company)
        asked.card, asked.other = called(table, "Adrazar", OWN), called(table, "Cram", OWN)
        if question is Question.MAY_JOIN:
            asked.other_company = table.company
        asked.number = 1

        words = CHOICES[language].choice_text(table, asked)

        assert is_phrase(words)
        assert not words.endswith(".")
        asks = "?" in words
        assert asks != (question in CALLS)
        assert not asks or len(_without_names(words)) <= LONGEST


def _without_names(words: str) -> str:
    """What is left of a question that has to fit into a heading."""
    names = r"(die |la )?(Gemeinschaft von|compagnie d[e’]) ?Adrazar|Adrazar('s company)?|[„«]?.?Cram.?[“»]?"
    strikes = r"\([^)]*\)|(„Ork-Wache“|« Sentinelles Orques »|Orc-watch)"
    return re.sub(f"{names}|{strikes}", "", words)


@pytest.mark.parametrize("language", Language)
def test_passing_has_other_words_wherever_it_means_something_else(language: Language) -> None:
    words = [PASSING[language](what) for what in Declined]

    assert len(set(words)) == len(Declined)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_asked_and_offered_in_a_game_is_told(seed: int, language: Language) -> None:
    for number, game in enumerate(positions(seed)):
        for fact in game.facts:
            for reader in (0, 1, None):
                sentence = fact_text(game.table, fact, reader, language)
                assert sentence is None or is_phrase(sentence)
        if game.pending is not None and number % 3 == 0:
            assert is_phrase(choice_text(game.table, game.pending, language))
            _told_apart(game.table, list(game.options()), language)


def _told_apart(table: Table, options: list[Action], language: Language) -> None:
    """Two options with the same words are the same but for the copy of the card that is taken."""
    said: dict[str, Action] = {}
    for option in options:
        words = action_text(table, option, language)
        assert is_phrase(words)
        other = said.setdefault(words, option)
        same_card = option.card == other.card or (
            NONE not in (option.card, other.card)
            and table.printed[option.card].code == table.printed[other.card].code
        )
        assert option.verb is other.verb
        assert option.verb is Verb.SHUFFLE or option is other or (same_card and option.card != other.card)
