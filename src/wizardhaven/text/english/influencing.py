"""Attempts to influence that cards let somebody make, in English."""

from wizardhaven.text.english.clauses import Outcome
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.influencing import (
    at_home,
    base,
    by_such,
    is_sure_at_home,
    makes_up_for_general,
    tries,
)
from wizardhaven.vocabulary.marks import Sort


def influence(tried: Influence, scene: Scene) -> Outcome:
    """An agent tries a card of the opponent's, or a character one from afar."""
    return Outcome(_by_agent(tried, scene)) if tried.by is Sort.AGENT else _from_afar(tried, scene)


def _from_afar(tried: Influence, scene: Scene) -> Outcome:
    """Which faction a character tries, and what comes of it."""
    if tried.within:
        near = (
            f"playable at a site whose site path from this haven has at most {number(tried.within)} regions"
        )
        trying = f"{scene.target} tries to influence a faction from your hand that is {near}"
        shown = "which a site card in play or in your location deck must show"
        less = f"The check is modified by {signed(base(tried))} and counts no direct influence"
        theirs = "It may be a faction that your opponent has in play"
        return Outcome(f"{trying}, {shown}. {less}. {theirs}. If the attempt succeeds, tap his site")
    trying = f"{scene.target} tries to influence a faction from your hand, wherever it is playable"
    each = f"{signed(-1)} for each region on the way there, both ends counted"
    less = f"modified by {signed(base(tried))} and by {each}"
    lost = f"If the attempt fails, discard {scene.target} as well; if it succeeds, tap his site"
    return Outcome(f"{trying}; the attempt is {less}. {lost}, for which no further item may be played")


def _by_agent(tried: Influence, scene: Scene) -> str:
    """Whom an agent may try, and with what advantage."""
    sorts = [
        ("factions", tries(tried, Sort.FACTION)),
        ("allies", tries(tried, Sort.ALLY)),
        ("characters", tries(tried, Sort.CHARACTER)),
    ]
    cards = listed([sort for sort, is_meant in sorts if is_meant], "or")
    diplomat = ""
    for such, further in by_such(tried):
        diplomat = f" ({signed(base(tried) + further)} for {with_article(kind(such)[0])})"
    bonus = f" with {signed(base(tried))}{diplomat}" if base(tried) or diplomat else ""
    home = ". If that card shares a home site with the agent or can be played at one, the attempt"
    more = f"{home} gets a further {signed(at_home(tried))}" if at_home(tried) else ""
    sure = f"{home} succeeds without a roll" if is_sure_at_home(tried) else ""
    general = ". His unused general influence does not count" if makes_up_for_general(tried) else ""
    to_hand = ". If the attempt succeeds, that card returns to his hand" if tried.then else ""
    trying = f"{scene.target} may try to influence one of your opponent's {cards}"
    return f"{trying}{bonus}{more}{sure}{general}{to_hand}"
