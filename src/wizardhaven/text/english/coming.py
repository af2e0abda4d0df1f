"""What comes into play or is kept, with whom and from where, in English."""

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import listed, number, one_of, with_article
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.terms import item, races, sources
from wizardhaven.vocabulary import asked_for
from wizardhaven.vocabulary.asked_for import denies, mentions, names_in, part_of, races_in, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def placing(put: Put, scene: Scene) -> Said:
    """With whom the card comes into play, or who taps for it."""
    if put.onto is Subject.SITE:
        return Deed(f"keep it with {scene.site}")
    if isinstance(put.onto, Subject) and put.onto is not Subject.COMPANY and put.to is not Pile.POINTS:
        return Deed(f"place {scene.card} with {subject(put.onto, scene)}")
    taking = f"have {scene.card} with him"
    if put.to is Pile.POINTS:
        taking = f"put {scene.card} in your marshalling point pile"
    if put.onto is Sort.CHARACTER:
        return Outcome(f"a character of {scene.company} has {scene.card} with him, and need not tap")
    if put.onto is Subject.TARGET:
        return Outcome(f"he may tap to {taking}; if he does not, discard it")
    names = names_in(put.onto) if put.onto is not None else ()
    who = listed(names, "or") if names else f"a character of {scene.company}"
    return Outcome(f"{who} may tap to {taking}; if nobody does, discard it")


def keeping(put: Put, scene: Scene) -> Said:
    """What is stored, or kept with the card."""
    if put.to is Pile.STORED:
        return Deed(f"store {scene.target}; what its text says of other sites holds for this one")
    if isinstance(put.what, Subject):
        return Outcome("the creature's card is off to the side with it instead")
    bare = "its text counts for nothing, not even that it is unique"
    sheltered = "From then on the Wizardhaven is protected"
    return Outcome(f"play {names_in(put.what)[0]} from your hand with {scene.card}; {bare}. {sheltered}")


def joining(put: Put, such: Such, scene: Scene) -> Said:
    """Who comes into play with the company, and under whose influence."""
    if put.onto is Sort.AVATAR:
        (race,) = races_in(such)
        joins = f"you may bring any number of {races(race)} into play from your hand in {scene.company}"
        return Outcome(f"{joins}, as followers of your avatar under his direct influence")
    exchanged = put.onto is Subject.THIS_CARD
    general = exchanged or put.onto is Subject.COMPANY
    sort = one_of([race.value for race in races_in(such)]) if races_in(such) else _PLAIN
    newcomer = sort + (", perhaps an agent," if mentions(such, Sort.AGENT) else "")
    control = "general or direct influence, if enough is unused" if general else "direct influence"
    paying = f"discard {scene.card} to " if exchanged else ""
    company = "his company" if exchanged else scene.company
    joins = f"you may {paying}bring {newcomer} into play from your hand in {company} under {control}"
    return Outcome(f"{joins}. This does not count as your one character of the turn")


_PLAIN = "a character who is not an avatar"


def letting_play(put: Put, such: Such, scene: Scene) -> Said:
    """Who may play which item, and from where."""
    items = f"{one_of([each.value for each in asked_for.one_of(such, ItemClass)])} item"
    if says(such, Mark.PLAYABLE_HERE):
        items += " that could be played at the site"
    if denies(such, Mark.UNIQUE):
        items += " that is neither unique nor a hoard item"
    sorts = asked_for.one_of(such, Keyword)
    items += f" ({listed([sort.value for sort in sorts], 'or')})" if sorts else ""
    tapping = "The site may already be tapped, and does not tap for this"
    others = [source for source in put.sources if source is not Pile.HAND]
    piles = f". The item may also come from {sources(others)}" if others else ""
    if Pile.HAND not in put.sources:
        piles = f". The item comes from {sources(others)}, which is shuffled afterwards"
    who = f"an untapped character of {scene.company} may"
    if isinstance(put.count, int) and put.count > 1:
        who = f"up to {number(put.count)} untapped characters of {scene.company} may each"
    return Outcome(f"{who} play {items}. {tapping}{piles}")


def exchanging(put: Put, such: Such, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if put.by is Whose.OF_THE_COMPANY:
        tapping = f"may tap one of its characters to play {names_in(such)[0]} from his hand with him"
        return Outcome(f"the player of {scene.company} {tapping}; if he does, discard {scene.card}")
    item_given = "any item from your hand that is not special"
    return Outcome(f"you may discard {scene.card} to place {item_given} with {scene.bearer}")


def giving(put: Put, such: Such, scene: Scene) -> Said:
    """Which item somebody is given, and from where."""
    piles = listed([source.value for source in put.sources], "or")
    whom = f"any character at {scene.site}, who need not tap for it"
    if put.may:
        whom = "an untapped character of the same company, who taps for it"
    if says(such, Mark.STORED):
        item_given = f"a non-special item from your {piles}, identical to one your opponent has stored,"
        lost = "Your opponent's stored item is discarded, and the one you placed may never be stored"
        return Deed(f"place {item_given} with {whom}. {lost}")
    sorts = listed([sort.value for sort in asked_for.one_of(such, Keyword)], "or")
    item_class = part_of(such, ItemClass)
    sort = item(item_class) if item_class else "and non-special item"
    return Deed(f"place a non-unique {sort} that is a {sorts} from your {piles} with {whom}")


def sending(such: Such) -> Said:
    """Who comes into play for his avatar, and must go."""
    newcomer = listed([with_article(race.value) for race in races_in(such)], "or")
    coming = "into play at the same site in a company of his own under general influence"
    lost = "unless he has moved to another site than your avatar's"
    discarded = f"He is discarded at the end of the movement/hazard phase {lost}"
    return Deed(
        f"bring {newcomer} from your discard pile {coming}. {discarded}. "
        "This does not count as your one character of the turn"
    )
