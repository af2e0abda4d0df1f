"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in English."""

from wizardhaven.text.english.amounts import amount
from wizardhaven.text.english.grammar import counted, listed, number, possessive, with_article
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.terms import item, races, regions
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.effects import ModifyCheck, ReplaceNewSite, RollFor
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile, Race


def modify(change: ModifyCheck, scene: Scene) -> str:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return f"make {scene.target} succeed whatever the dice show"
    if isinstance(change.amount, int):
        sense = "add {} to" if change.amount > 0 else "take {} from"
        drawn = change.then.count if change.then and isinstance(change.then.count, int) else 0
        gain = f"; if it is successful, draw {counted(drawn, 'card', 'cards')}" if drawn else ""
        return f"{sense.format(abs(change.amount))} {scene.target}{gain}"
    most = f", to a maximum of {change.maximum}" if change.maximum is not None else ""
    return f"modify {scene.target} by adding {amount(change.amount, scene)}{most}"


def roll_for(roll: RollFor, then: list[str], worse: str, lesser: str, scene: Scene) -> str:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene)
    sort = with_article(roll.kind.value) if roll.kind else "a roll"
    player = f"the player of {somebody}" if " who " in somebody else f"{possessive(somebody)} player"
    who = somebody if roll.kind else player
    rolling, added = f"{who} makes {sort}", "adds"
    if roll.by is Subject.THIS_CARD:
        rolling, added = f"you make {sort}", "add"
    if roll.each_faction:
        rolling, added = "each player makes a roll for each faction he has in play", "adds"
    adding = f" and {added} {listed([amount(each, scene) for each in roll.plus], 'and')}" if roll.plus else ""
    if roll.minus:
        taken = listed([_of_controller(each, scene) for each in roll.minus], "and")
        adding += f", and {'subtract' if added == 'add' else 'subtracts'} {taken}"
    if roll.below is not None:
        reached = f"less than {roll.below}"
        if roll.or_dice_at_most:
            reached += f" or the dice alone show {roll.or_dice_at_most} or less"
    elif roll.above_mind is not None:
        reached = f"more than the mind of {somebody} plus {roll.above_mind}"
    elif roll.above_attack:
        reached = f"more than the prowess of {scene.target}"
    else:
        reached = f"more than {listed([_against(of, number) for of, number in roll.above], 'or')}"
    if roll.for_item:
        paying = f"you may discard {with_article(item(roll.for_item))} borne in {scene.company}. If you do, "
        rolling = f"{paying}{rolling}"
    lost = f"; if it is less than {roll.failing[0]}, {worse}" if roll.failing else ""
    if roll.between:
        lost += f"; otherwise, if it is less than {roll.between[0]}, {lesser}"
    return f"{rolling}{adding}; if the total is {reached}, {'; '.join(then)}{lost}"


def _of_controller(number: Number, scene: Scene) -> str:
    """A number as it is for whoever controls the target."""
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return f"the unused direct influence of the character who controls {scene.target}"
    return amount(number, scene)


def replace_site(change: ReplaceNewSite, scene: Scene) -> str:
    """Which site comes instead of the one that the company set out for."""
    near = " that lies in the same region or an adjacent one" if change.nearby else ""
    way = f" that has {regions(1, change.through)} in its site path" if change.through else ""
    if change.present:
        other = f"another site in {listed(change.within, 'or')} from your location deck"
        return f"replace {possessive(scene.company)} site with {other}"
    other = f"another site of the same alignment from your location deck{near}{way}"
    return f"replace {possessive(scene.company)} new site with {other}"


def _against(of: tuple[Race, ...], number: int) -> str:
    return f"{number} against {listed([races(race) for race in of], 'or')}" if of else str(number)


def turn_up(prowess: int, scene: Scene) -> str:
    """Who turns up what, and what it costs him."""
    until = "turn up cards of your play deck until you come to an item that is not special and may be borne"
    gaining = f"{until}, or to the end: {scene.user} gains the item, and the other cards are shuffled back"
    facing = f"Then he alone faces an attack of one strike with a prowess of {prowess}"
    more = "plus one for each card turned up, which cannot be cancelled"
    return f"{gaining}. {facing} {more}. If he is wounded, discard the item"


def hunt(source: Pile, creatures: int) -> str:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"until {number(creatures)} of them are creatures or none is left"
    reveals = f"your opponent turns up the cards of his {source.value} one at a time {until}"
    shuffled = ". Then his play deck is shuffled" if source is Pile.PLAY_DECK else ""
    return f"{reveals}; each creature at once attacks your avatar's company{shuffled}"
