"""A card in English: its type line and the paragraphs of its text."""

from typing import Final, assert_never

from wizardhaven.text.english.abilities import ability_sentence, paragraphs
from wizardhaven.text.english.alignments import players
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.keys import keys
from wizardhaven.text.english.places import homes, places
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.scenes import scene_of
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.sites import site_text
from wizardhaven.text.english.terms import duplication, item, races
from wizardhaven.text.english.type_lines import type_line
from wizardhaven.text.english.uses import alternatives, using
from wizardhaven.text.fighting import is_of_its_attack
from wizardhaven.text.havens import speaking_for
from wizardhaven.text.opening import opening
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import among, names_in, races_in, says
from wizardhaven.vocabulary.cards import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Item,
    Modification,
    Region,
    Site,
)
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marked import duplication_of, form_of, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.rings import SPECIAL_RINGS
from wizardhaven.vocabulary.such import AtMost, any_of
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Keyword, Race, Side

__all__ = ["card_text", "type_line"]


def card_text(card: Card) -> list[str]:
    """Everything a card says besides its type line and its numbers, paragraph by paragraph."""
    with speaking_for(card):
        return _paragraphs(card, scene_of(card))


def _paragraphs(card: Card, scene: Scene) -> list[str]:
    match card:
        case Character():
            return _character(card, scene)
        case Item():
            return _item(card, scene)
        case Ally():
            return _ally(card, scene)
        case Faction():
            return _faction(card, scene)
        case Event():
            return _event(card, scene)
        case Creature():
            return _creature(card, scene)
        case Site():
            return site_text(card, scene)
        case Region():
            return [f"Adjacent to {listed(card.adjacent, 'and')}."]
        case _:
            assert_never(card)


def _character(card: Character, scene: Scene) -> list[str]:
    modifier = card.corruption_check_modifier
    checks = (Modify(Check.CORRUPTION, modifier),) if modifier else ()
    home = [f"Home site: {homes(card.home)}."] if card.home else []
    results = [str(result) for result in card.discarded_on]
    lost = [f"Discarded on a body check of {listed(results, 'or')}."] if results else []
    form = [f"A manifestation of {other}."] if (other := form_of(card)) else []
    own = [ability for ability in card.abilities if not is_of_its_attack(ability)]
    attacks = [
        ability_sentence(ability, Scene(card.name)) for ability in card.abilities if is_of_its_attack(ability)
    ]
    as_agent = [f"When {card.name} attacks as an agent: {' '.join(attacks)}"] if attacks else []
    start = ["May not be in a starting company."] if Mark.NOT_AT_THE_START in card.marks else []
    told = paragraphs((*checks, *own), scene)
    if Mark.DRIVES_OUT_FORMS in card.marks:
        coming = f"When {scene.card} comes into play"
        told = opening(f"{coming}, discard every other manifestation of the same being.", told)
    return [*told, *as_agent, *lost, *start, *form, *home]


def _item(card: Item, scene: Scene) -> list[str]:
    tapped = ", even if the site is tapped" if Mark.AT_TAPPED_SITES in card.marks else ""
    by = f" by {user(card.played_by).first}" if card.played_by else ""
    where = [
        *([f"Playable only at {places(card.playable_at)}{by}{tapped}."] if card.playable_at else []),
        *([f"Playable only{by}."] if by and not card.playable_at else []),
        *([f"Not playable at {places(card.not_playable_at)}."] if card.not_playable_at else []),
        *[f"Also playable at {places([each])} if it is tapped." for each in card.also_at_tapped],
        *([_in_place_of(card, card.in_place_of)] if card.in_place_of else []),
        *(["Playing it does not tap the site."] if Mark.TAPS_NO_SITE in card.marks else []),
        *(
            [f"Only {listed([races(each) for each in card.only_for], 'and')} can use it."]
            if card.only_for
            else []
        ),
        *[
            f"May only be borne by a character with a prowess of {such.number + 1} or more."
            for such in card.not_borne_by
            if isinstance(such, AtMost)
        ],
        *(["Cannot be transferred."] if Mark.NOT_TRANSFERABLE in card.marks else []),
        *(["May not be in a starting company."] if Mark.NOT_AT_THE_START in card.marks else []),
        *[_from_a_test(keyword) for keyword in keywords_of(card) if keyword in SPECIAL_RINGS],
    ]
    only_one = [duplication(copies)] if (copies := duplication_of(card)) else []
    worthless = f"score no marshalling points for {card.name}, whatever else is in play"
    no_points = [f"{players(card.no_points_for)} {worthless}."] if card.no_points_for else []
    return [*where, *paragraphs(card.abilities, scene), *no_points, *only_one]


def _in_place_of(card: Item, other: str) -> str:
    """It is played only where another item is borne, which goes."""
    barred = " nor ".join([with_article(race.value) for race in among(any_of(*card.not_borne_by), Race)])
    who = f" whose bearer is neither {barred}" if barred else ""
    taps = f", if an untapped {card.tapping} is in his company; {card.tapping} taps instead of him"
    return f"Only takes the place of {with_article(other)}{who}{taps}, and the {other} is removed from play."


def _from_a_test(ring: Keyword) -> str:
    """A special ring is played only if the test of a gold ring allows it. [ITM-15]"""
    kind = ring.value if ring is Keyword.THE_ONE_RING else f"a {ring.value}"
    return f"Comes into play only when the test of a gold ring allows {kind}."


def _ally(card: Ally, scene: Scene) -> list[str]:
    tapped = ", even if the site is tapped" if Mark.AT_TAPPED_SITES in card.marks else ""
    only_one = [duplication(copies)] if (copies := duplication_of(card)) else []
    by = f" by {user(card.played_by).first}" if card.played_by else ""
    where = f"Playable at {places(card.playable_at)}{tapped}{by}."
    form = [f"A manifestation of {other}."] if (other := form_of(card)) else []
    return [where, *paragraphs(card.abilities, scene), *form, *only_one]


def _faction(card: Faction, scene: Scene) -> list[str]:
    check = f"the influence check must come to more than {card.influence_number}"
    tapped = ", even if the site is tapped" if Mark.AT_TAPPED_SITES in card.marks else ""
    needs = f"{',' if tapped else ''} if {conditions(card.requires, scene)}" if card.requires else ""
    standard = [each for each in card.modifications if not isinstance(each.of, ItemClass)]
    modifications = listed([_modification(each) for each in standard], "and") if standard else ""
    in_play = card.influence_number_in_play
    if card.freely:
        check = f"only {user(card.freely).first} may play it, without an influence check"
        check += ", and your opponent cannot influence it"
    return [
        f"Playable at {places(card.playable_at)}{tapped}{needs}; {check}.",
        *(["At a minion site it is for covert companies only."] if card.alignment is Alignment.DUAL else []),
        *([f"Standard modifications: {modifications}."] if modifications else []),
        *_gifts(card),
        *([f"{_IN_PLAY} {in_play}."] if in_play is not None else []),
        *([_FOR_LEADERS] if Mark.FOR_LEADERS in card.marks else []),
        *([f"The check cannot be changed by {listed(card.unmoved_by, 'or')}."] if card.unmoved_by else []),
        *paragraphs(card.abilities, scene),
        *([f"A manifestation of {form}."] if (form := form_of(card)) else []),
    ]


def _gifts(card: Faction) -> list[str]:
    """What an item adds to the check that the influencing character discards for it."""
    wanted = [_modification(each) for each in card.modifications if isinstance(each.of, ItemClass)]
    one = "The influencing character may discard one item of his, which modifies the check:"
    return [f"{one} {listed(wanted, 'or')}."] if wanted else []


_IN_PLAY: Final = "In play, the number required to influence it is"
_FOR_LEADERS: Final = (
    "If an Orc or Troll leader wins it over, he may keep it under his control, and the site does not tap; "
    "it is then discarded if he moves or leaves play. Three or more factions under one leader give 2 extra "
    "marshalling points."
)


def _modification(modification: Modification) -> str:
    amount, of = f"{signed(modification.amount)}", modification.of
    if isinstance(of, Race):
        return f"{amount} for {races(of)}"
    if isinstance(of, ItemClass):
        return f"{amount} for {with_article(item(of))}"
    if isinstance(of, Is):
        return f"{amount} if {condition(of, Scene(''))}"
    if says(of, Sort.FACTION) and names_in(of):
        return f"{amount} if {listed(names_in(of), 'or')} is in play"
    if says(of, Sort.FACTION):
        race = races_in(of)[0].value
        return f"{amount} if there is another {race} faction in play, counted once"
    return f"{amount} for {user(of).first}"


def _event(card: Event, scene: Scene) -> list[str]:
    return [
        *alternatives(card.uses, scene),
        *paragraphs(card.abilities, scene),
        *(["May not be a starting stage card."] if Mark.NOT_AT_THE_START in card.marks else []),
        *([_FOR_MINOR_ITEM] if Mark.FOR_A_MINOR_ITEM in card.marks else []),
        *(["May also be played as a resource."] if Mark.ALSO_A_RESOURCE in card.marks else []),
        *(["May also be played as a hazard."] if Mark.ALSO_A_HAZARD in card.marks else []),
        *([_among_points(card)] if Mark.AMONG_POINTS in card.marks else []),
        *([_SHUFFLED_BACK] if Mark.SHUFFLED_BACK in card.marks else []),
        *([_FROM_SIDEBOARD] if Mark.FROM_SIDEBOARD in card.marks else []),
        *(["Never counts against the hazard limit."] if Mark.OUTSIDE_HAZARD_LIMIT in card.marks else []),
        *([f"A manifestation of {form}."] if (form := form_of(card)) else []),
        *([duplication(copies)] if (copies := duplication_of(card)) else []),
    ]


_FOR_MINOR_ITEM: Final = "May begin the game in place of a minor item, revealed like a character."
_STARRED: Final = "Gives kill points to Ringwraith and Balrog players only."
_SHUFFLED_BACK: Final = "At any time you may show it and shuffle it from your hand into your play deck."
_FROM_SIDEBOARD: Final = (
    "You may shuffle it from your sideboard into your play deck during your organization phase."
)


def _instead(card: Creature, scene: Scene) -> list[str]:
    """What a creature does as a short-event, behind a colon."""
    return [using(use, scene) for use in card.as_short_event]


def _creature(card: Creature, scene: Scene) -> list[str]:
    starred = [_STARRED] if Mark.STARRED in card.marks else []
    attacks = [f"Attacks {number(card.attacks)} times in a row."] if card.attacks > 1 else []
    instead = ["May be played as a permanent-event instead."] if card.as_event else []
    return [
        " ".join(keys(card.keyed_to, scene)),
        *attacks,
        *paragraphs(card.abilities, scene),
        *instead,
        *paragraphs(card.as_event, scene),
        *[f"May be played as a short-event instead: {words}" for words in _instead(card, scene)],
        *([f"A manifestation of {form}."] if (form := form_of(card)) else []),
        *starred,
    ]


def _among_points(card: Event) -> str:
    """Whose points a card counts among: a hazard's are the opponent's."""
    whose = "your opponent's" if card.side is Side.HAZARD else "your"
    return f"Lies in {whose} marshalling point pile."
