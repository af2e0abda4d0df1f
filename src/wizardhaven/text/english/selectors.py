"""Characters and foes as English nouns."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.text.english.grammar import capitalised, listed, number, one_of, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Noun
from wizardhaven.text.english.terms import item, races
from wizardhaven.vocabulary.selectors import (
    AnyFaction,
    Characters,
    FactionNamed,
    FactionsAt,
    FactionsOf,
    Foe,
    Whose,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race


def foe(against: Foe) -> str:
    """Whom a number counts against."""
    match against:
        case Race():
            return races(against)
        case FactionNamed(name):
            return name if name.startswith("The ") else f"the {name}"
        case Characters():
            return against.name or f"any {kind(against)[0]}{provisos(against)}"
        case FactionsOf(race):
            return f"{race.value} factions"
        case FactionsAt(site, regions, others):
            where = [*([site] if site else []), *([f"a site in {listed(regions, 'or')}"] if regions else [])]
            but = f" other than {listed(others, 'and')}" if others else ""
            return f"factions{but} playable at {listed(where, 'or')}"
        case AnyFaction():
            return "factions"
        case Alignment():
            return f"{against.value} resources"
        case _:
            assert_never(against)


def against_foes(foes: Sequence[Foe]) -> str:
    """The end of a phrase about a number that counts only against some."""
    return f" against {listed([foe(each) for each in foes], 'and')}" if foes else ""


def kind(who: Characters) -> tuple[str, str]:
    """What sort of character is meant, in the singular and the plural."""
    singular, plural = _sort(who)
    return _using(who) + singular, _using(who) + plural


def _sort(who: Characters) -> tuple[str, str]:
    skill = who.skill.value if who.skill else ""
    if who.races and skill:
        race = listed([each.value for each in who.races], "or")
        return f"{race} {skill}", f"{race} {skill}s"
    if who.races:
        return listed([each.value for each in who.races], "or"), listed(
            [races(each) for each in who.races], "or"
        )
    if skill:
        others = [each.value for each in who.or_races]
        many = [races(each) for each in who.or_races]
        return listed([skill, *others], "or"), listed([f"{skill}s", *many], "or")
    side = f"{who.alignment.value} " if who.alignment else ""
    noun = "leader" if who.leader else "character"
    return f"{side}{noun}", f"{side}{noun}s"


def _using(who: Characters) -> str:
    """Which magic he can use: "sorcery-using "; nothing if it does not matter."""
    return f"{who.using.value}-using " if who.using else ""


def only(who: Characters) -> str:
    """For whom a card is: "Scout only"; nothing if anybody may use it."""
    if who.name:
        return f"{who.name} only"
    return f"{capitalised(kind(who)[0])} only" if who.races or who.skill else ""


def provisos(who: Characters) -> str:
    """What else must be true of the character, as a clause behind the noun."""
    clauses = [
        *([f"who is not {one_of([race.value for race in who.other_than])}"] if who.other_than else []),
        *([f"who is {'' if who.follower else 'not '}a follower"] if who.follower is not None else []),
        *([f"whose home site is {who.home}"] if who.home else []),
        *([f"whose home site is in {listed(who.home_in, 'or')}"] if who.home_in else []),
        *([f"whose mind is {who.mind_at_most} or less"] if who.mind_at_most is not None else []),
        *([f"whose mind is {who.mind_at_least} or more"] if who.mind_at_least is not None else []),
        *([f"who is no {who.lacking.value}"] if who.lacking else []),
        *([f"who was wounded by {_an_attack(who.wounded_by)} this turn"] if who.wounded_by else []),
        *([f"who has another {who.beside.value} {_BESIDE}"] if who.beside else []),
        *([f"who is {who.specific.removeprefix('The ')} specific"] if who.specific else []),
        *(["who is at the same site as your avatar"] if who.where_avatar_is else []),
        *([f"who bears {_one_of_these(who.bearing_one)}"] if who.bearing_one else []),
        *([f"who bears {bearing(who.bearing)}"] if who.bearing else []),
        *([f"who bears {one_of([item(each) for each in who.bearing_class])}"] if who.bearing_class else []),
        *([f"who does not bear {bearing(who.not_bearing)}"] if who.not_bearing else []),
        *([f"who has {who.with_card} with him"] if who.with_card else []),
        *(
            [f"whose company has at most {number(who.company_at_most)} characters"]
            if who.company_at_most
            else []
        ),
        *(
            [f"whose company's size is less than {number(who.company_size_below)}"]
            if who.company_size_below
            else []
        ),
    ]
    return f" {' and '.join(clauses)}" if clauses else ""


_BESIDE: Final = "in his company, at his site or at his new site"


def _an_attack(race: Race) -> str:
    return with_article(f"{race.value} attack")


def plural_of(who: Characters) -> str:
    """All such characters: "characters who are not Wizards"."""
    are = [
        *([f"are not {listed([races(race) for race in who.other_than], 'or')}"] if who.other_than else []),
        *([f"have a mind of {who.mind_at_least} or more"] if who.mind_at_least is not None else []),
    ]
    return f"{kind(who)[1]} who {' and '.join(are)}" if are else kind(who)[1]


def _one_of_these(sorts: Sequence[Keyword | ItemClass]) -> str:
    return listed(
        [
            bearing(each) if isinstance(each, Keyword) else with_article(f"{each.value} item")
            for each in sorts
        ],
        "or",
    )


def character(who: Characters, whose: Whose = Whose.OWN) -> Noun:
    """One such character, as he is called at first and again."""
    singular, plural = kind(who)
    again = f"the {singular}" if len(who.races) < 2 and not who.or_races else "the character"
    if who.name:
        return Noun(who.name + provisos(who), who.name)
    state = _state(who)
    if who.with_avatar:
        return Noun(f"{with_article(state + singular)} in your avatar's company{provisos(who)}", again)
    match whose:
        case Whose.OWN:
            return Noun(f"one of your {state}{plural}{provisos(who)}", again)
        case Whose.OF_THE_COMPANY:
            return Noun(with_article(state + singular) + provisos(who), again)
        case Whose.ANYBODYS:
            return Noun(f"{with_article(state + singular)} of either player{provisos(who)}", again)
        case Whose.OPPONENTS:
            return Noun(f"one of your opponent's {state}{plural}{provisos(who)}", again)
        case _:
            assert_never(whose)


def _state(who: Characters) -> str:
    if who.wounded is None:
        return "untapped " if who.untapped else ""
    return "wounded " if who.wounded else "unwounded "


def companion(who: Characters) -> str:
    """Another such character, beside the one whom the text speaks of."""
    if who.name:
        return who.name + provisos(who)
    return f"another {_state(who)}{kind(who)[0]}{provisos(who)}"


def user(who: Characters) -> Noun:
    """The character who uses a card: as with any action, one of its player's."""
    return character(who, Whose.OF_THE_COMPANY)
