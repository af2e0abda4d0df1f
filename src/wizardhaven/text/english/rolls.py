"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in English."""

from dataclasses import replace
from typing import Final

from wizardhaven.text.english.amounts import amount, for_each
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import counted, listed, number, possessive, with_article
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.terms import item, races, regions
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.asked_for import one_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, ModifyCheck, Roll, Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import bounds_by_attack, failures, graver_failures, modifier, parts_of_bound
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Such, Within, choices
from wizardhaven.vocabulary.terms import Keyword, Pile, Race, RegionType, Stat

_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"


def modify(change: ModifyCheck, scene: Scene) -> str:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return f"make {scene.target} succeed whatever the dice show"
    if isinstance(change.amount, int):
        sense = "add {} to" if change.amount > 0 else "take {} from"
        drawn = change.then.count if change.then and isinstance(change.then.count, int) else 0
        gain = f"; if it is successful, draw {counted(drawn, 'card', 'cards')}" if drawn else ""
        lost = (
            "; if it is not successful, the faction is shuffled into your play deck" if change.failing else ""
        )
        return f"{sense.format(abs(change.amount))} {scene.target}{gain}{lost}"
    most = f", to a maximum of {change.maximum}" if change.maximum is not None else ""
    return f"modify {scene.target} by adding {amount(change.amount, scene)}{most}"


def roll_for(roll: Roll, then: list[str], failing: list[str], scene: Scene) -> str:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene)
    sort = with_article(roll.kind.value) if roll.kind else "a roll"
    player = f"the player of {somebody}" if " who " in somebody else f"{possessive(somebody)} player"
    who = somebody if roll.kind else player
    rolling, added = f"{who} makes {sort}", "adds"
    if roll.by is Subject.THIS_CARD:
        rolling, added = f"you make {sort}", "add"
    if roll.of is not None:
        rolling, added = "each player makes a roll for each faction he has in play", "adds"
    numbers = [str(each) if isinstance(each, int) else amount(each, scene) for each in roll.plus]
    adding = f" and {added} {listed(numbers, 'and')}" if numbers else ""
    if roll.for_item:
        paying = f"you may discard {with_article(item(roll.for_item))} borne in {scene.company}. If you do, "
        rolling = f"{paying}{rolling}"
    graver = [below for below, _ in graver_failures(roll)]
    if not then:
        low = (
            f"less than {roll.above + 1}"
            if isinstance(roll.above, int)
            else f"not more than {_bound(roll, scene)}"
        )
        if roll.or_dice_at_most:
            low += f" or the dice alone show {roll.or_dice_at_most} or less"
        return f"{rolling}{adding}; if the total is {low}, {'; '.join(failing)}"
    lost = f"; otherwise, {'; '.join(failing)}" if failing and not graver else ""
    for place, (below, words) in enumerate(zip(graver, failing, strict=False)):
        lost += f"; {'otherwise, ' if place else ''}if it is less than {below}, {words}"
    return f"{rolling}{adding}; if the total is more than {_bound(roll, scene)}, {'; '.join(then)}{lost}"


def _bound(roll: Roll, scene: Scene) -> str:
    """The number to exceed: by itself, by who attacks, or put together."""
    if isinstance(roll.above, Stat):
        return f"the {roll.above.value} of {scene.target}"
    by_attack = [f"{number} against {_attackers(such)}" for such, number in bounds_by_attack(roll)]
    parts = parts_of_bound(roll)
    put_together = " plus ".join([_standing_against(part, roll, scene) for part in parts])
    return listed([*by_attack, *([put_together] if parts else [])], "or")


def _attackers(such: Such) -> str:
    return listed([races(one) for one in choices(such) if isinstance(one, Race)], "or")


def _standing_against(number: int | Number, roll: Roll, scene: Scene) -> str:
    """A number to exceed; direct influence is that of whoever controls the target."""
    if isinstance(number, int):
        return str(number)
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return f"the unused direct influence of the character who controls {scene.target}"
    return amount(number, replace(scene, target=subject(roll.by, scene)))


def check_corruption(check: Roll, gain: Said | None, scene: Scene) -> str:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modified by {signed(modifier(check))}" if modifier(check) else ""
    often = "" if isinstance(check.times, int) else f" {for_each(check.times, scene)}"
    everybody = f"each character of {scene.company}"
    by = everybody if check.by is Subject.COMPANY else subject(check.by, scene)
    if check.by is Subject.SITE:
        by = f"each character at the site of {scene.target}, whosever he is,"
    if check.by is Subject.EVERYBODY and check.of is not None:
        by = f"each {kind(check.of)[0]} in play"
    somebody, roll = by, f"a corruption check{modified}{often}"
    if check.of is Sort.ITEM:
        items = "for each item that others in his company bear, modified by minus its corruption points"
        return f"{somebody} makes {roll} {items}"
    for lost in failures(check):
        if isinstance(lost, Put) and not isinstance(lost.what, Subject):
            thing = listed([word.value for word in one_of(lost.what, Keyword)], "or")
            return f"{somebody} makes {roll}; if it fails, {thing} is discarded, and so is he"
        if isinstance(lost, Put) and lost.what is check.by:
            return f"{somebody} makes {roll}; if he would be eliminated, he is discarded instead"
        if isinstance(lost, Put) and isinstance(lost.what, Subject):
            loss = f"if it fails, he stays in play but {subject(lost.what, scene)} is discarded"
            return f"{somebody} makes {roll}; {loss}"
    if gain is None:
        return f"{somebody} makes {roll}"
    if isinstance(gain, Deed):
        return f"{somebody} may make {roll} to {gain.words}"
    makes = "may make" if _is_exchange(check.then[0]) else "makes"  # nobody need exchange it
    return f"{somebody} {makes} {roll}; if it succeeds, {gain.words}"


def check_bodies(check: Roll, scene: Scene) -> str:
    """Everybody of a company makes a body check, and perhaps nobody comes to harm."""
    modified = f" modified by {signed(modifier(check))}" if modifier(check) else ""
    checking = f"each character of {scene.company} makes a body check{modified}"
    return f"{checking}. {_HARMLESS}" if failures(check) else checking


def test_ring(test: Roll, scene: Scene) -> Said:
    """A gold ring is tested, by a roll or without one."""
    ring = subject(test.by, scene)
    times = test.times if isinstance(test.times, int) else 1
    if times == 0 and test.of is not None:
        instead = "with any special ring from your hand other than The One Ring"
        return Outcome(f"you may test {ring} without a roll and replace it {instead}")
    if times == 0:
        could = "special ring from your hand of a kind that a test of it could show"
        return Deed(f"discard {ring}; you may replace it with a {could}, other than The One Ring")
    if times > 1:
        return Deed(f"test {ring} with two rolls, using whichever result you like")
    modified = f", modifying the roll by {signed(modifier(test))}" if modifier(test) else ""
    return Deed(f"test {ring}{modified}")


def replace_site(change: Send, scene: Scene) -> str:
    """Which site comes instead of the one that the company set out for."""
    near = " that lies in the same region or an adjacent one" if isinstance(change.to, Beside) else ""
    way = f" that has {regions(1, change.to)} in its site path" if isinstance(change.to, RegionType) else ""
    if isinstance(change.to, Within):
        other = f"another site in {listed(regions_of(change.to), 'or')} from your location deck"
        return f"replace {possessive(scene.company)} site with {other}"
    other = f"another site of the same alignment from your location deck{near}{way}"
    return f"replace {possessive(scene.company)} new site with {other}"


def hunt(source: Pile, creatures: int) -> str:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"until {number(creatures)} of them are creatures or none is left"
    reveals = f"your opponent turns up the cards of his {source.value} one at a time {until}"
    shuffled = ". Then his play deck is shuffled" if source is Pile.PLAY_DECK else ""
    return f"{reveals}; each creature at once attacks your avatar's company{shuffled}"


def _is_exchange(gain: Effect) -> bool:
    return isinstance(gain, Put) and way_of(gain) is Way.EXCHANGED
