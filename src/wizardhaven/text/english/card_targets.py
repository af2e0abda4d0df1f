"""Events, factions and items as what a card is played on or aimed at."""

from typing import assert_never

from wizardhaven.text.english.alignments import a_player
from wizardhaven.text.english.grammar import listed, one_of, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Noun, Scene
from wizardhaven.text.english.terms import item, sites
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import AFaction, AnEvent, AnItem
from wizardhaven.vocabulary.terms import Keyword, Length


def a_faction(what: AFaction) -> str:
    sort = f"{what.alignment.value} " if what.alignment else ""
    played = f" that can be played at {one_of(sites((what.played_at,)))}" if what.played_at else ""
    barred = f" (except {listed(what.other_than, 'and')})" if what.other_than else ""
    match what.whose:
        case Whose.OWN:
            return f"one of your {sort}factions{played}{barred}"
        case Whose.OF_THE_COMPANY:
            return f"one of your opponent's {sort}factions{played}{barred}"
        case Whose.ANYBODYS:
            return f"a {sort}faction{played}{barred}"
        case _:
            assert_never(what.whose)


def an_event(what: AnEvent, company: str) -> str:
    """An event in play, by side, length and whether it is an environment."""
    if what.opponents:
        return f"{what.opponents} if your opponent has it in play"
    side = f"{what.side.value} " if what.side else ""
    side = f"{what.alignment.value} {side}" if what.alignment else side
    environment = "environment " if what.environment else ""
    side = f"{what.race.value} {side}" if what.race else side
    noun = listed([f"{length.value}-event" for length in what.lengths], "or") if what.lengths else "card"
    where = " in play or declared earlier in the same chain of effects" if what.also_declared else " in play"
    if what.own:
        where = " of yours in play"
    if what.on_companion:
        where = f" on a character in {company}"
    if what.moving_to:
        going = f"on one of your companies that is moving to a site in {listed(what.moving_to, 'or')}"
        where = f" {going}, or on a character of it"
    if what.stored_information:
        where = " that is stored and could be played only where information is playable"
    if what.to_store:
        where = " of yours at a Wizardhaven that is for miscellaneous points and can be stored somewhere"
    barred = " that is not an environment" if what.environment is False else ""
    if what.also_declared and what.lengths == (Length.SHORT,):
        where = " declared earlier in the same chain of effects"
    where += f" by {a_player((what.by,))}" if what.by else ""
    return with_article(f"{side}{environment}{noun}") + where + barred


def an_item(what: AnItem, scene: Scene) -> Noun:
    noun = item(what.item_class) if what.item_class else "item"
    if what.keyword:
        noun = f"{what.keyword.value} {noun}" if what.item_class else bearing(what.keyword).split(" ", 1)[1]
    if what.ring:
        noun = "ring"
    if what.named:
        noun = what.named
    company = scene.company if scene.company != "the company" else "one of your companies"
    if what.corruption_at_least:
        company = "one of your companies"
    if what.whose is Whose.OF_THE_COMPANY:
        company = "a company"
    where = "at the same site" if what.at_same_site else "that he bears" if what.by_user else f"in {company}"
    if what.stored:
        return Noun("an item that your opponent has stored", "the item")
    if what.corruption_at_least:
        where += f" that normally gives {what.corruption_at_least} or more corruption points"
    if what.keyword is Keyword.THE_ONE_RING:
        return Noun(f"{what.keyword.value} {where}", what.keyword.value)
    return Noun(f"{with_article(noun)} {where}", f"the {noun}")
