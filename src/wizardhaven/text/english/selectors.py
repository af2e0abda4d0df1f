"""Characters and foes as English nouns."""

from typing import Final, assert_never

from wizardhaven.text.english.grammar import capitalised, listed, number, one_of, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Noun
from wizardhaven.text.english.terms import item, races
from wizardhaven.text.order import in_order, nouns
from wizardhaven.vocabulary.asked_for import names_in, races_barred_by, says
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import (
    Able,
    AnyOf,
    AtLeast,
    AtMost,
    Beside,
    Having,
    HomeAt,
    Named,
    Not,
    SpecificTo,
    Such,
    With,
    Within,
    WoundedBy,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, Skill, Stat, State, Turned


def kind(who: Such) -> tuple[str, str]:
    """What sort of character is meant, in the singular and the plural."""
    singular, plural = _sort(who)
    return _using(who) + singular, _using(who) + plural


def _sort(who: Such) -> tuple[str, str]:
    """By his race and his skill, each perhaps one of several; else by his side, or as a leader."""
    words = nouns(who)
    if words:
        before = "".join([f"{_one(each)} " for each in words[:-1]])
        many = [_many(each) for each in choices(words[-1])]
        return before + _one(words[-1]), before + listed(many, "or")
    side = "".join([f"{part.value} " for part in parts(who) if isinstance(part, Alignment)])
    noun = "leader" if says(who, Mark.LEADER) else "character"
    return f"{side}{noun}", f"{side}{noun}s"


def _one(noun: Race | Skill | AnyOf) -> str:
    return listed([each.value for each in choices(noun) if isinstance(each, (Race, Skill))], "or")


def _many(noun: Such) -> str:
    return races(noun) if isinstance(noun, Race) else f"{_one(_skill(noun))}s"


def _skill(noun: Such) -> Skill:
    assert isinstance(noun, Skill)
    return noun


def _using(who: Such) -> str:
    """Which magic he can use: "sorcery-using "; nothing if it does not matter."""
    return "".join([f"{part.to_use.value}-using " for part in parts(who) if isinstance(part, Able)])


def only(who: Such) -> str:
    """For whom a card is: "Scout only"; nothing if anybody may use it."""
    if names_in(who):
        return f"{listed(names_in(who), 'or')} only"
    return f"{capitalised(kind(who)[0])} only" if nouns(who) else ""


def provisos(who: Such) -> str:
    """What else must be true of the character, as a clause behind the noun."""
    clauses = [clause for clause in [_clause(part) for part in in_order(who)] if clause]
    return f" {' and '.join(clauses)}" if clauses else ""


def _clause(trait: Such) -> str:
    """What one trait says behind the noun; nothing if it is said by the noun or before it."""
    match trait:
        case Not(Mark.FOLLOWER):
            return "who is not a follower"
        case Not(Skill() as skill):
            return f"who is no {skill.value}"
        case Not(Having(Named(names))):
            return f"who does not have {listed(names, 'or')} with him"
        case Not(Having(what)):
            return f"who does not bear {_borne(what)}"
        case Not(State.WOUNDED):
            return ""
        case Not(Named(names)):
            return f"who is not {listed(names, 'or')}"
        case Not():
            return f"who is not {one_of([race.value for race in races_barred_by(trait)])}"
        case Mark.FOLLOWER:
            return "who is a follower"
        case Mark.TAPPING:
            return "who taps to face the strike"
        case Mark.STRIKING:
            return "who makes the strike"
        case HomeAt(Within() as where):
            return f"whose home site is in {regions_in(where)}"
        case HomeAt(site):
            return f"whose home site is {listed(names_in(site), 'or')}"
        case AtMost(Stat.MIND, most):
            return f"whose mind is {most} or less"
        case AtLeast(Stat.MIND, least):
            return f"whose mind is {least} or more"
        case WoundedBy(Race() as race):
            return f"who was wounded by {with_article(f'{race.value} attack')} this turn"
        case Beside(Skill() as skill):
            return f"who has another {skill.value} {_BESIDE}"
        case WoundedBy(Named(names)):
            return f"who was wounded by a manifestation of {listed(names, 'or')} this turn"
        case Beside(Named(names)):
            return f"who has {listed(names, 'or')} {_BESIDE}"
        case Beside(Sort.AVATAR):
            return "who is at the same site as your avatar"
        case SpecificTo(avatar):
            return f"who is {avatar.removeprefix('The ')} specific"
        case Having(Named(names)):
            return f"who has {listed(names, 'or')} with him"
        case Having(what):
            return f"who bears {_borne(what)}"
        case AtMost(Tally.CHARACTERS, most):
            return f"whose company has at most {number(most)} characters"
        case AtMost(Tally.SIZE, most):
            return f"whose company's size is less than {number(most + 1)}"
        case Race() | Skill() | Sort.CHARACTER | Mark.LEADER | Alignment() | State.WOUNDED | Turned.UNTAPPED:
            return ""
        case Able() | Named() | With(Sort.AVATAR):
            return ""
        case AnyOf() if nouns(trait):
            return ""
        case _:
            raise AssertionError(f"no words for somebody who is {trait}")


_BESIDE: Final = "in his company, at his site or at his new site"


def plural_of(who: Such) -> str:
    """All such characters: "characters who are not Wizards"."""
    barred = races_barred_by(who)
    least = [part.number for part in parts(who) if isinstance(part, AtLeast)]
    are = [
        *([f"are not {listed([races(race) for race in barred], 'or')}"] if barred else []),
        *[f"have a mind of {mind} or more" for mind in least],
    ]
    return f"{kind(who)[1]} who {' and '.join(are)}" if are else kind(who)[1]


def _borne(what: Such) -> str:
    """What somebody bears: by a word, by a class, or one of several."""
    if what is Sort.RING:
        return "a ring"
    classes = [each for each in choices(what) if isinstance(each, ItemClass)]
    words = [each for each in choices(what) if isinstance(each, Keyword)]
    if not words:
        return one_of([item(each) for each in classes])
    sorts = [
        bearing(each) if isinstance(each, Keyword) else with_article(item(_item_class(each)))
        for each in choices(what)
    ]
    return listed(sorts, "or")


def _item_class(sort: Such) -> ItemClass:
    assert isinstance(sort, ItemClass)
    return sort


def character(who: Such, whose: Whose = Whose.OWN) -> Noun:
    """One such character, as he is called at first and again."""
    singular, plural = kind(who)
    several = any([isinstance(noun, AnyOf) for noun in nouns(who)])
    again = "the character" if several else f"the {singular}"
    if names_in(who):
        name = listed(names_in(who), "or")
        return Noun(name + provisos(who), name)
    state = _state(who)
    if With(Sort.AVATAR) in parts(who):
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


def _state(who: Such) -> str:
    """How he is or lies, before the noun."""
    return "".join([_STATES[part] for part in parts(who) if part in _STATES])


_STATES: Final[dict[Such, str]] = {
    State.WOUNDED: "wounded ",
    Not(State.WOUNDED): "unwounded ",
    Turned.UNTAPPED: "untapped ",
}


def companion(who: Such) -> str:
    """Another such character, beside the one whom the text speaks of."""
    if names_in(who):
        return listed(names_in(who), "or") + provisos(who)
    return f"another {_state(who)}{kind(who)[0]}{provisos(who)}"


def user(who: Such) -> Noun:
    """The character who uses a card: as with any action, one of its player's."""
    return character(who, Whose.OF_THE_COMPANY)


def regions_in(where: Within) -> str:
    """One of the regions, by their names."""
    return listed([str(one) for one in where.regions], "or")
