"""What cannot be done, as English clauses."""

from wizardhaven.text.english.alignments import a_player
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import capitalised, listed, possessive, with_article
from wizardhaven.text.english.hazards import one_such
from wizardhaven.text.english.keywords import cards_of
from wizardhaven.text.english.places import place, places
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.terms import danger, races
from wizardhaven.vocabulary.asked_for import (
    among,
    is_about_keys,
    least,
    most,
    names_barred_by,
    names_in,
    none_of,
    one_of,
    part_of,
    races_barred_by,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Not, Such, With, choices, parts
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    Keyword,
    Length,
    Movement,
    PlayerKind,
    Race,
    Skill,
    Stat,
)


def forbidden(holds: Forbid, scene: Scene) -> str:
    """The clause for what may not be done."""
    what, card = holds.what, scene.card
    match holds.deed:
        case Deed.ACT:
            return _idle(holds, scene)
        case Deed.AFFECT:
            return _shielded(what, scene.company)
        case Deed.ATTACK if what is Sort.AUTOMATIC_ATTACK:
            if holds.where is Mark.ANY_VERSION:
                return f"every version of {scene.site} loses its normal automatic-attacks"
            return f"{scene.site} has no automatic-attacks"
        case Deed.ATTACK:
            side = one_of(what, Alignment)[0]
            return f"{with_article(side.value)} company may not attack another company here"
        case Deed.BRING:
            return _not_brought(holds, scene)
        case Deed.COME_AS_STRANGER:
            return _only_at_home(what, scene)
        case Deed.FAIL_BODY_CHECK:
            return f"no body check discards {scene.bearer}"
        case Deed.HAVE_FOLLOWERS:
            return f"{scene.bearer} may not have followers"
        case Deed.JOIN:
            return _alone(what, scene)
        case Deed.LEAVE_PLAY:
            if what is Length.LONG:
                return "the long-event is not discarded as usual in a long-event phase"
            if scene.site == card or what is Subject.SITE:
                return f"{scene.site} is never discarded or returned to the location deck"
            return f"{card} leaves play only with {scene.site}; nothing else can discard it"
        case Deed.LIE_ON_COMPANY:
            return _not_on_companies(what)
        case Deed.LIE_ON_GUARD:
            return "no card stays on-guard: each returns at once to its player's hand"
        case Deed.RETURN_FROM_GUARD:
            return "cards on-guard that are not revealed are discarded instead of returning to hand"
        case Deed.MOVE:
            return _not_moving(holds, scene)
        case Deed.PLAY:
            return _not_played(holds, scene)
        case Deed.PLAY_ANOTHER:
            return f"only one {one_such(what)} may be played per turn"
        case Deed.USE if holds.where is None:
            return f"{scene.bearer} loses all his skills"
        case Deed.USE:
            return _not_used(holds)
        case Deed.SEARCH:
            searched = "search or look at any part of"
            if most(holds.by, Tally.PLAY_DECK) is None:
                who = a_player(among(holds.by, PlayerKind))
                return f"nothing lets {who} {searched} his play deck or discard pile"
            return f"nothing lets {_searcher(holds.by)} {searched} it or of his discard pile"
        case Deed.STORE if what is Subject.THIS_CARD:
            return f"{card} cannot be stored"
        case Deed.STORE:
            return f"nothing can be stored at {card}"
        case Deed.STRAY:
            return _not_far(what)
        case Deed.UNTAP if what is Subject.THIS_CARD:
            return f"{card} does not untap in your untap phase"
        case Deed.UNTAP if what is Subject.SITE:
            return f"{scene.site} never untaps"
        case Deed.UNTAP:
            return f"{scene.bearer} cannot untap as long as {card} is with him; if he is healed, he is tapped"
        case Deed.UNTAP_ONCE:
            instead = f"he is tapped instead and {card} is discarded"
            return f"the next time {scene.bearer} would become untapped, {instead}"
        case Deed.USE_AS_HAVEN:
            return f"other Fallen-wizards may not use {scene.site} as a Wizardhaven"
        case _:
            raise AssertionError(f"no card forbids to {holds.deed.value}")


def _idle(holds: Forbid, scene: Scene) -> str:
    """Who does nothing in the site phase, and how it can be helped."""
    idle = f"{scene.company} may do nothing in its site phase"
    if holds.what is Mark.MOVING:
        idle = f"no company that moves to {scene.site} may do anything in its site phase"
    ways = [f"it contains {user(who.whom).first}" for who in none_of(holds.what, With)]
    if isinstance(holds.unless, Named):
        ways.append(f"you discard {listed(holds.unless.names, 'or')} from your hand")
    elif holds.unless is not None:
        tapping = "may tap to end this effect, even at the beginning of that phase"
        return f"{idle}. {capitalised(user(holds.unless).first)} of the company {tapping}"
    return f"{idle} unless {' or '.join(ways)}" if ways else idle


def _not_on_companies(what: Such) -> str:
    """On which companies no resource permanent-event may lie."""
    somebody = part_of(what, With)
    assert somebody is not None, f"there are no words for {what}"
    events = f"resource permanent-events on a company with {user(somebody.whom).first} are discarded"
    return f"{events}, and none may be played on such a company as a whole"


def _shielded(what: Such, company: str) -> str:
    words = among(what, Keyword)
    if words:
        return f"{listed([f'{word.value}s' for word in words], 'and')} aimed at the bearer are cancelled"
    dangers = among(what, Danger)
    harm = " nor ".join([danger(each, company) for each in dangers])
    source = "effects" if Danger.DISCARDING in dangers else "hazard effects"
    return f"{source} {'neither' if len(dangers) > 1 else 'cannot'} {harm}"


def _not_brought(holds: Forbid, scene: Scene) -> str:
    mind = least(holds.what, Stat.MIND)
    if mind is None:
        return f"until {scene.card} lies on somebody, your opponent cannot play the avatar you have revealed"
    points = least(holds.by, Stat.STAGE_POINTS)
    who = f"Fallen-wizards with {points} or more stage points" if points else "Fallen-wizards"
    return f"{who} may not bring characters with a mind of {mind} or more into play"


def _only_at_home(what: Such, scene: Scene) -> str:
    """Who comes into play only at home: the card itself, the avatar, or whoever would come to the site."""
    if what is Sort.AVATAR:
        return "your avatar can come into play only at his home site"
    if what is Subject.THIS_CARD:
        home = f"{scene.bearer} can come into play only at the home site"
        return f"except as a starting character, {home}" if scene.may_start else home
    but = [with_article(race.value) for race in none_of(what, Race)]
    who = f"no character that is not {listed(but, 'or')}" if but else "no character"
    return f"{who} may be brought into play here, unless {scene.card} is his home site"


def _alone(what: Such, scene: Scene) -> str:
    """Whom the bearer, or the company, may not have beside him."""
    if Sort.CHARACTER not in among(what, Sort):
        gone = f"the allies and Ringwraith followers of {scene.company} are discarded"
        return f"{gone}, and none may join it"
    nobody = "neither another character nor an ally may be in his company outside the organization phase"
    left = f"if another character is as that phase ends, return {scene.card} to your hand"
    return f"the allies of {scene.bearer} are discarded, and {nobody}; {left}"


def _not_moving(holds: Forbid, scene: Scene) -> str:
    where = holds.where
    if where is None:
        return f"{scene.company} cannot move"
    if holds.what is Race.RINGWRAITH:
        return f"a Ringwraith may not move to {scene.card}"
    if where is Mark.UNDER_DEEPS:
        return f"{scene.company} may not move to {place(where)}"
    if holds.what is not Sort.AGENT:
        ways = listed([by.value for by in among(where, Movement)], "or")
        proviso = f"while {condition(holds.condition, scene)}, " if holds.condition else ""
        other = " if it could use Region Movement" if holds.what is Sort.COMPANY else ""
        return f"{proviso}{scene.company} may not use {ways}{other}"
    if isinstance(where, Not):
        return f"as an agent, {scene.card} may move only to {places(choices(where.trait))}"
    return f"as an agent, {scene.card} may not move to {place(where)}"


def _not_played(holds: Forbid, scene: Scene) -> str:
    what = holds.what
    needing = part_of(what, Needing)
    if says(what, Sort.CREATURE):
        return _no_creatures(holds, scene)
    if needing is not None and isinstance(needing.whom, Skill):
        needs = f"no resource that needs {with_article(needing.whom.value)}"
        return f"{needs} may be played for {scene.company}"
    if least(what, Stat.MARSHALLING_POINTS):
        barred = "your opponent cannot play cards that give marshalling points"
        return f"{barred} at any version of {scene.site}"
    if what is Mark.PLAYABLE_HERE:
        return f"nothing printed on {scene.site} is playable there"
    if names_in(what):
        return f"{listed(names_in(what), 'or')} cannot be played, and is discarded if it is in play"
    sorts = listed([cards_of((keyword,)) for keyword in among(what, Keyword)], "or")
    return f"no {sorts} can be played"


def _no_creatures(holds: Forbid, scene: Scene) -> str:
    """Which creatures may not be played on the company."""
    company = scene.company
    if not is_about_keys(holds.what):
        other_than = races_barred_by(holds.what)
        barred = f" other than {listed([races(race) for race in other_than], 'or')}" if other_than else ""
        return f"no creature{barred} may be played on {company}"
    words = _kept_off(holds.what, company)
    return f"if {condition(holds.condition, scene)}, {words}" if holds.condition else words


def _kept_off(such: Such, company: str) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    only = any([isinstance(part, Not) for part in parts(such)])
    land = region_type_in(such)
    key = with_article(land.value) if land else f"{possessive(company)} new site"
    if only:
        return f"only creatures keyed to {key} may be played on {company}"
    return f"no creature keyed to {key}{' by its type' if land else ''} may be played on {company}"


def _not_used(holds: Forbid) -> str:
    """What cannot be used somewhere, and which skill is lost there."""
    assert holds.where is not None
    there = f"at {place(holds.where)}, or moving through such a region,"
    sorts = listed([cards_of((keyword,)) for keyword in among(holds.what, Keyword)], "or")
    lost = "".join([f"loses the {skill.value} skill and " for skill in among(holds.what, Skill)])
    rest = "".join([f". {words.removesuffix('.')}" for words in spared(none_of(holds.by, PlayerKind))])
    return f"each character {there} {lost}cannot use {sorts}{rest}"


def _searcher(by: Such) -> str:
    who = "a Fallen-wizard" if one_of(by, PlayerKind) else "a player"
    return f"{who} with {most(by, Tally.PLAY_DECK)} or fewer cards in his play deck"


def _not_far(what: Such) -> str:
    below = "each ally at an Under-deeps site is discarded"
    nearest = "whose site has another nearest Haven or Darkhaven than each site where it is playable"
    sides = "by the site cards of the ally's own alignment"
    but = names_barred_by(what)
    rest = f"; {listed(but, 'or')} is not affected" if but else ""
    return f"{below}, and so is each ally {nearest}, {sides}{rest}"
