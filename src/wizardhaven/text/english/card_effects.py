"""What happens to cards, in English."""

from typing import Final, assert_never

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.giving import exchanging, giving
from wizardhaven.text.english.grammar import listed, number, one_of, with_article
from wizardhaven.text.english.putting import putting, taking_leave
from wizardhaven.text.english.rolls import remove, turn_up
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.terms import races, sources
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    DiscardItems,
    DrawAnew,
    DrawCards,
    ExchangeFor,
    GiveItem,
    GiveUp,
    KeepCard,
    LeaveItems,
    LetPlayItem,
    PlaceWith,
    Put,
    RemoveHazardEvents,
    SendForth,
    ShowHazards,
    TakeLeave,
    ToCards,
    TurnUpItem,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Race


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case DiscardItems(ring=True):
            ring = f"a ring of {scene.company}, which you choose, unless it has none"
            return Deed(f"discard {scene.card} and {ring}")
        case DiscardItems(_, True):
            return Outcome(f"{scene.company} discards one item, which its player chooses")
        case DiscardItems(of):
            return Outcome(f"{subject(of, scene)} discards all his items except special ones")
        case RemoveHazardEvents():
            return Deed(remove(happens, scene))
        case Put():
            return putting(happens, scene)
        case TakeLeave(who):
            return taking_leave(who, scene)
        case LeaveItems(who):
            back = "they are given back to the avatar on whom it comes to lie"
            return Deed(f"put all items of {subject(who, scene)} off to the side with {scene.card}; {back}")
        case DrawCards(count):
            return Deed(f"draw {number(count)} card{'' if count == 1 else 's'}")
        case PlaceWith():
            return _place_with(happens, scene)
        case LetPlayItem():
            return Outcome(_let_play(happens, scene))
        case GiveItem():
            return giving(happens, scene)
        case ExchangeFor():
            return exchanging(happens, scene)
        case BringCharacter(race=Race() as race, any_number=True):
            joins = f"you may bring any number of {races(race)} into play from your hand in {scene.company}"
            return Outcome(f"{joins}, as followers of your avatar under his direct influence")
        case BringCharacter(general, agents, race, in_exchange):
            sort = with_article(race.value) if race else "a character who is not an avatar"
            newcomer = sort + (", perhaps an agent," if agents else "")
            control = "general or direct influence, if enough is unused" if general else "direct influence"
            paying = f"discard {scene.card} to " if in_exchange else ""
            company = "his company" if in_exchange else scene.company
            joins = f"you may {paying}bring {newcomer} into play from your hand in {company} under {control}"
            return Outcome(f"{joins}. This does not count as your one character of the turn")
        case SendForth(sorts):
            newcomer = listed([with_article(race.value) for race in sorts], "or")
            coming = "into play at the same site in a company of his own under general influence"
            lost = "unless he has moved to another site than your avatar's"
            discarded = f"He is discarded at the end of the movement/hazard phase {lost}"
            return Deed(
                f"bring {newcomer} from your discard pile {coming}. {discarded}. "
                "This does not count as your one character of the turn"
            )
        case KeepCard(None):
            return Deed(f"store {scene.target}; what its text says of other sites holds for this one")
        case KeepCard(name):
            bare = "its text counts for nothing, not even that it is unique"
            return Outcome(f"play {name} from your hand with {scene.card}; {bare}. {_SHELTERED}")
        case ShowHazards():
            showing = "your opponent may show you any number of hazards from his hand"
            others = f"he may play no others on {scene.company}, nor place them on-guard"
            return Outcome(f"{showing}; for the rest of this movement/hazard phase {others}")
        case DrawAnew():
            drawing = "reveal your hand, set all cards but hazards aside and draw up to your hand size"
            return Outcome(f"{drawing}. Then lay those cards on top of your play deck in any order")
        case ArrangeTopCards():
            looking = "the attacking player looks at the top of the defending player's play deck"
            many = "as many cards as strikes were successful"
            laying = "Each of them he lays beneath the deck or back on top, in any order"
            return Outcome(f"{looking}, {many}. {laying}")
        case GiveUp(for_each_event=Race() as race):
            each = f"for each {race.value} event in play when this is declared, itself included"
            return Outcome(f"your opponent discards a card of his choice from his hand {each}")
        case GiveUp(ring=True):
            showing = "if he has none, he reveals his hand"
            return Outcome(f"your opponent discards a ring from his hand or his companies; {showing}")
        case GiveUp(None):
            return Outcome("your opponent discards a stage card of his choice")
        case GiveUp(until_below):
            enough = f"enough stage cards of his choice to have fewer than {until_below} stage points"
            return Outcome(f"your opponent may discard {enough}; if he does, discard this card")
        case TurnUpItem(prowess):
            return Outcome(turn_up(prowess, scene))
        case _:
            assert_never(happens)


_SHELTERED: Final = "From then on the Wizardhaven is protected"


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        return Deed(f"keep it with {scene.site}")
    if place.who is not None:
        return Deed(f"place {scene.card} with {subject(place.who, scene)}")
    taking = f"a character of {scene.company} may tap to have {scene.card} with him"
    if place.among_points:
        taking = f"a character of {scene.company} may tap to put {scene.card} in your marshalling point pile"
    if place.with_creature:
        taking += ", and the creature's card is off to the side with it instead"
    lost = to_cards(place.discarding, scene).words if place.discarding is not None else ""
    return Outcome(f"{taking}; if nobody does, discard it{f'. If somebody does, {lost}' if lost else ''}")


def _let_play(let: LetPlayItem, scene: Scene) -> str:
    """Who may play which item, and from where."""
    items = f"{one_of([each.value for each in let.item_classes])} item"
    if not let.whatever_the_site:
        items += " that could be played at the site"
    if let.common:
        items += " that is neither unique nor a hoard item"
    tapping = "The site may already be tapped, and does not tap for this"
    piles = f". The item may also come from {sources(let.sources)}" if let.sources else ""
    return f"an untapped character of {scene.company} may play {items}. {tapping}{piles}"
