"""Every reason of a bot's has a sentence in every language, and names only what its reader sees."""

import pytest

from tests.bots.playing import SHORTEST, decks
from wizardhaven.bots.arena import Match
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.telling.seen import is_played_openly
from wizardhaven.bots.telling.speaking import why_text
from wizardhaven.bots.why import TELLS_OF_HAND, Because, Why, read_why, why_code
from wizardhaven.catalogue.catalogue import find, name
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language

PERSON, SITE, THING = CardId(4), CardId(7), CardId(9)
NAMES = {
    PERSON: find("Aragorn II").code,
    SITE: find("Grey Havens").code,
    THING: find("Elven Cloak").code,
}
UNSEEN = {Language.EN: "a card", Language.DE: "eine", Language.FR: "une carte"}
TO_A_SITE = (
    Because.GOES_TO_PLAY,
    Because.GOES_TO_FREE,
    Because.GOES_ON_FROM_THERE,
    Because.ENTERS_TO_PLAY,
    Because.ENTERS_TO_FREE,
    Because.HARDEST_TO_ENTER,
)


def about(because: Because) -> Why:
    """The reason with cards of the sort it is about."""
    return Why(because, SITE if because in TO_A_SITE else PERSON, THING, 3)


@pytest.mark.parametrize("language", Language)
def test_every_reason_has_a_sentence_of_its_own(language: Language) -> None:
    told = [why_text(about(because), NAMES, language) for because in Because]

    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence[0].isupper() or sentence[0] in "„«“"
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_no_sentence_is_left_in_another_language() -> None:
    for because in Because:
        assert len({why_text(about(because), NAMES, language) for language in Language}) == 3


@pytest.mark.parametrize("language", Language)
def test_a_card_is_called_what_the_catalogue_calls_it(language: Language) -> None:
    goes = why_text(Why(Because.GOES_TO_PLAY, SITE, THING), NAMES, language)
    helped = why_text(Why(Because.NEEDS_HELP, PERSON, PERSON), NAMES, language)

    for code in (NAMES[SITE], NAMES[THING]):
        assert name(code, language) in goes
    assert helped.count(name(NAMES[PERSON], language)) == 2


@pytest.mark.parametrize("language", Language)
def test_what_the_reader_does_not_see_is_not_named(language: Language) -> None:
    for because in Because:
        with_names = why_text(about(because), NAMES, language)
        told = why_text(about(because), {}, language)
        for code in NAMES.values():
            assert name(code, language) not in told
        if because not in TO_A_SITE and with_names != told:
            assert UNSEEN[language] in told.lower()


def test_german_and_french_bend_the_words_around_a_name() -> None:
    goes, helps = Why(Because.GOES_ON_FROM_THERE, SITE), Why(Because.NEEDS_HELP, PERSON, PERSON)

    assert why_text(goes, NAMES, Language.DE) == (
        "Die Gemeinschaft zieht zum Ort Die Grauen Anfurten, von wo aus mehr zu erreichen ist."
    )
    assert why_text(goes, NAMES, Language.FR) == (
        "La compagnie va aux Havres Gris, d’où l’on peut aller plus loin."
    )
    assert why_text(helps, NAMES, Language.FR).endswith("de l’aide d’Aragorn II.")


@pytest.mark.parametrize(
    ("number", "english", "german", "french"),
    [
        (0, "no throw would", "eine Wunde bei keinem Wurf", "aucun jet ne causerait de"),
        (1, "1 of 36 throws would", "eine Wunde bei 1 von 36 Würfen", "1 jet sur 36 causerait une"),
        (3, "3 of 36 throws would", "eine Wunde bei 3 von 36 Würfen", "3 jets sur 36 causeraient une"),
    ],
)
def test_throws_are_counted(number: int, english: str, german: str, french: str) -> None:
    why = Why(Because.STRONG_ENOUGH, PERSON, number=number)

    assert english in why_text(why, NAMES, Language.EN)
    assert german in why_text(why, NAMES, Language.DE)
    assert french in why_text(why, NAMES, Language.FR)


def test_a_reason_travels_as_a_few_words() -> None:
    assert why_code(Why(Because.GOES_TO_PLAY, CardId(12), CardId(45))) == "goes-to-play c12 o45"
    assert why_code(Why(Because.LEAD_IS_ENOUGH, number=4)) == "lead-is-enough n4"
    for because in Because:
        for why in (Why(because), about(because), Why(because, number=0)):
            assert read_why(why_code(why)) == why


@pytest.mark.parametrize(
    "code", ["", "because", "in-order c", "in-order cx", "in-order x4", "in-order c1 c2"]
)
def test_what_is_no_reason_is_refused(code: str) -> None:
    with pytest.raises(WizardhavenError, match="no reason"):
        read_why(code)


def test_what_names_a_card_the_opponent_does_not_see_tells_of_the_hand() -> None:
    bots = [PlanningBot(), PlanningBot()]
    match = Match(decks(), bots, SHORTEST, 2)
    heard = 0
    while match.game.pending is not None:
        seat = match.game.pending.seat
        match.advance()
        if seat in (0, 1):
            why, action = bots[seat].why(), match.actions[-1]
            seen = set(Sight(match.game.view(1 - seat), 1 - seat).codes)
            if is_played_openly(action):
                seen.add(action.card)
            if any(card >= 0 and card not in seen for card in (why.card, why.other)):
                heard += 1
                assert why.because in TELLS_OF_HAND or action.verb is Verb.DRAFT, why
    assert heard > 20


def test_a_pick_is_not_named_before_the_other_player_has_picked() -> None:
    bot = PlanningBot()
    match = Match(decks(), [bot, PlanningBot()], SHORTEST, 2)

    match.advance()

    assert bot.why().because is Because.MOST_USEFUL_LEFT
    told = why_text(bot.why(), Sight(match.game.view(1), 1).codes, Language.EN)
    assert told == "A card is the most useful character left in the pool."
