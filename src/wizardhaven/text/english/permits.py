"""What is permitted though other rules would not let it, as English clauses."""

from dataclasses import replace

from wizardhaven.text.english.allies import playing_allies
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.followers import from_afar
from wizardhaven.text.english.forbids import forbidden
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.hazards import canceling_by_tapping, let_in, one_let_in
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.places import place
from wizardhaven.text.english.played_with import played_with
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import attempt, haven, item, races, regions, sites
from wizardhaven.text.english.wizardhavens import minion_sites
from wizardhaven.text.permits import (
    BRINGING,
    GOING_BACK,
    USING,
    demands,
    how_many,
    is_common,
    mind_of,
    things,
    through,
    types_meant,
)
from wizardhaven.vocabulary.asked_for import (
    mentions,
    names_barred_by,
    names_in,
    one_of,
    races_in,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE, path_of, regions_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Within, choices
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Movement,
    RegionType,
    SiteType,
    Skill,
)


def permitted(holds: Permit, scene: Scene) -> str:
    """The clause for one permission."""
    if holds.deed in BRINGING:
        return _bring(holds, scene)
    if holds.deed in USING:
        return _use(holds, scene)
    if holds.deed in GOING_BACK:
        return _go_back(holds, scene)
    match holds.deed:
        case Deed.KEY_ONE | Deed.PLAY_ONE_FREELY:
            return one_let_in(holds, scene)
        case Deed.KEY | Deed.PLAY_FREELY:
            return _creatures(holds, scene)
        case Deed.MOVE | Deed.MOVE_ON:
            return _move(holds, scene)
        case Deed.PLAY | Deed.PLAY_DISCARDED | Deed.PLAY_REGARDLESS | Deed.PLAY_WITHOUT_TAPPING:
            return _play(holds, scene)
        case Deed.PLAY_ONCE_A_TURN:
            return _once_a_turn(holds, scene)
        case Deed.ACT_AGAIN | Deed.START_AT:
            return _agents(holds, scene)
        case Deed.REVEAL_AGAINST:
            return f"may be revealed on-guard {_against(holds)}"
        case Deed.PLAY_READ_AS | Deed.RESERVE:
            return played_with(holds, scene)
        case Deed.INFLUENCE_FROM_AFAR:
            return from_afar(holds)
        case Deed.CANCEL_BY_DISCARDING:
            foes = listed([races(race) for race in races_in(holds.what)], "or")
            return f"you may discard a creature of your hand to cancel an attack, if both are {foes}"
        case Deed.CANCEL_BY_TAPPING:
            return canceling_by_tapping(holds, scene)
        case Deed.USE_MINION_SITES:
            return minion_sites(holds, scene)
        case Deed.INFLUENCE:
            return f"{scene.card} may try to influence factions as though it were a character"
        case Deed.STORE_AT_END_OF_TURN:
            storing = "may store cards in the end-of-turn phase as in the organization phase"
            side = holds.by if isinstance(holds.by, Alignment) else Alignment.HERO
            return f"{side.value} characters {storing}"
        case _:
            return _companies(holds, scene)


def _companies(holds: Permit, scene: Scene) -> str:
    """Who may be with whom, and follow whom."""
    match holds.deed:
        case Deed.ATTACK:
            others = "may attack other minion companies without a Ringwraith"
            return f"minion companies without a Ringwraith, or with The Balrog, {others}"
        case Deed.EXCEED_SIZE:
            return f"there is no limit to the size of {scene.company}"
        case Deed.HAVE_FOLLOWERS:
            return f"{scene.bearer} may have followers"
        case Deed.JOIN:
            leaders = [with_article(f"{race.value} leader") for race in races_in(holds.what)]
            if leaders:
                return f"{scene.company} may contain {listed(leaders, 'or')} in addition to another leader"
            return f"{scene.company} may contain one more leader, who does not count for its size"
        case Deed.COME_BESIDES:
            names = listed(names_in(holds.what), "or")
            comes = f"in a turn in which {names} comes into play, {scene.bearer} may do so as well"
            return f"{comes} and does not count as a character of that turn"
        case Deed.LEAD if holds.what is Subject.THIS_CARD:
            comes = f"{scene.bearer} may be brought into play as a follower of your Ringwraith"
            return f"{comes}, and takes no influence to control"
        case Deed.LEAD:
            most = how_many(holds.what)
            some = "a Ringwraith follower" if most == 1 else f"up to {number(most)} Ringwraith followers"
            leads = f"as your avatar {scene.bearer} may have {some} whom it takes no influence to control"
            return f"{leads} and whom you may bring into play in your organization phases"
        case _:
            raise AssertionError(f"nothing permits that {holds.deed.value}")


def _bring(holds: Permit, scene: Scene) -> str:
    who = listed([races(race) for race in races_in(holds.what)], "and") if races_in(holds.what) else ""
    agent = mentions(holds.what, Sort.AGENT)
    if holds.deed is Deed.BRING_ANY_NUMBER and not who:
        return "in your organization phase you may bring any number of characters into play"
    if holds.deed is Deed.BRING_ANY_NUMBER:
        phase = f"in the organization phase in which {scene.card} is played"
        return f"{phase}, any number of {who} may be brought into play with {scene.company}"
    if holds.deed is Deed.BRING_ONE and holds.by is Subject.COMPANY:
        comes = f"one agent may come into play with {scene.company} at a {haven()}, or begin the game in it"
        return f"{comes}; place {scene.card} with him"
    if holds.deed is Deed.BRING_ONE:
        may_be = ", who may be an agent," if agent else ""
        brings = f"in place of another character, bring one with a mind of {mind_of(holds.what)} or less"
        placed = f"place {scene.card} with him; he may also be a starting character"
        return f"{brings}{may_be} into play and {placed}"
    if agent:
        return "agents may be brought into play here as characters under direct influence"
    if holds.where is not None:
        return f"you may bring {who} into play at any of your Wizardhavens, even away from your avatar"
    return f"you may bring {who} into play and begin the game with them"


def _use(holds: Permit, scene: Scene) -> str:
    who = "your avatar" if holds.by is Sort.AVATAR else scene.bearer
    able = f"{who} is able to use {scene.lies_on or listed([bearing(each) for each in things(holds)], 'and')}"
    words = f"{able}, but must tap to do so" if holds.deed is Deed.USE_BY_TAPPING else able
    return f"while {condition(holds.condition, scene)}, {words}" if holds.condition else words


def _go_back(holds: Permit, scene: Scene) -> str:
    when = demands(holds.condition)
    if holds.deed is Deed.GO_TO_NEAREST_HAVEN:
        replacing = f"discard {scene.card} to replace the site of {scene.company} by the nearest {haven()}"
        proviso = f", if {conditions(when, scene)}" if when else ""
        return f"at the end of your turn, you may {replacing}{proviso}"
    began = f"the {haven() if holds.where is SiteType.HAVEN else 'site'} where it began the turn"
    proviso = f", if {conditions(when, replace(scene, company='it'))}" if when else ""
    return f"at the end of the turn, {scene.company} may replace its site by {began}{proviso}"


def _move(holds: Permit, scene: Scene) -> str:
    if holds.by is Sort.AGENT:
        return f"as an agent, {scene.card} may move to Havens"
    if holds.by is not None:
        return f"hero allies that {scene.bearer} controls may go wherever he goes"
    if isinstance(holds.where, Movement):
        return f"{scene.company} may set out from any site and use {holds.where.value} as well"
    goal = place(holds.where or ANY_SITE)
    if holds.deed is Deed.MOVE:
        return _special_movement(holds, goal, scene)
    land = through(holds.condition)
    moved = f"once {scene.company} has moved to {goal}, it may move on to another site"
    moved += f" by a site path with {regions(1, land)}" if land else ""
    return f"{moved}; a further movement/hazard phase follows at once"


def _special_movement(holds: Permit, goal: str, scene: Scene) -> str:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", so that creatures can be keyed to its new site only"
    lands = [land.value for land in path_of(holds.what)]
    path = f"is {', '.join(lands)}" if lands else f"has no regions{keyed}"
    it = replace(scene, company="it")
    then = "".join([f", and {_then(each, it)}" for each in holds.then])
    moves = f"{scene.company} may move to {goal}; its site path then {path}{then}"
    return f"while {condition(holds.condition, scene)}, {moves}" if holds.condition else moves


def _then(holds: Forbid | Modify | Permit, scene: Scene) -> str:
    if isinstance(holds, Permit):
        return permitted(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else forbidden(holds, scene)


def _creatures(holds: Permit, scene: Scene) -> str:
    """Which creatures may be keyed where, or come free."""
    foes = [races(race) for race in races_in(holds.what)]
    if holds.deed is Deed.PLAY_FREELY:
        sort = "non-unique creatures" if is_common(holds.what) else "creatures"
        which = f"{sort} that are {listed(foes, 'or')}" if foes else f"{sort} of {scene.target}"
        return f"{which} do not count against the hazard limit when played on {scene.company}"
    if holds.then:
        opened = f"{let_in(holds.what)} may be played at the site of {scene.target}"
        return f"{opened} without counting against the hazard limit"
    land = region_type_in(holds.what)
    if isinstance(holds.where, Within) and land:
        creature = f"a creature that can be keyed to a single {land.value}"
        return f"{creature} may also be keyed by name to {listed(regions_of(holds.where), 'or')}"
    if holds.where is not None:
        common = " that are not unique" if is_common(holds.what) else ""
        names = names_barred_by(holds.what)
        common += f", other than {listed(names, 'or')}," if names else ""
        where = regions(1, holds.where) if isinstance(holds.where, RegionType) else place(holds.where)
        proviso = f" if {condition(holds.condition, scene)}" if holds.condition else ""
        return f"{listed(foes, 'and')}{common} may be keyed to {where}{proviso}"
    where = f"at {scene.site}" if scene.site == scene.card else f"on {scene.company}"
    return f"{let_in(holds.what)} may be played {where}"


def _play(holds: Permit, scene: Scene) -> str:
    if holds.what is Subject.THIS_CARD or says(holds.what, Sort.ALLY):
        return playing_allies(holds, scene)
    if holds.what is Mark.INFORMATION:
        return f"information is playable at {scene.site}"
    if isinstance(holds.what, Named):
        names = listed(holds.what.names, "or")
        return f"{names} may be played on {scene.company} wherever it is and whoever is in it"
    if holds.what is Sort.ITEM:
        return f"the first item played at {scene.site} does not tap it"
    assert isinstance(holds.what, ItemClass)
    if holds.deed is Deed.PLAY_WITHOUT_TAPPING:
        return f"the first {item(holds.what)} played here each turn does not tap {scene.card}"
    regardless = holds.deed is Deed.PLAY_REGARDLESS
    how = "whatever its own text says of sites" if regardless else "which may be a hoard item"
    return f"while {scene.site} is untapped, one {item(holds.what)}, {how}, is playable there"


def _once_a_turn(holds: Permit, scene: Scene) -> str:
    words = one_of(holds.what, Keyword)
    ally = f"one ally who is not unique and has {mind_of(holds.what)} mind"
    card = f"one {listed([word.value for word in words], 'or')} item" if words else ally
    at = place(holds.where) if holds.where else scene.site
    return f"once each turn, {card} may be played at {at}, even if it is tapped"


def _agents(holds: Permit, scene: Scene) -> str:
    if holds.deed is Deed.START_AT:
        anywhere = f"may have come into play at any {listed(sites(types_meant(holds)), 'or')}"
        if_so = "if one of its home sites is such a site"
        return f"{scene.bearer} {anywhere}, {if_so}; discard {scene.card} when it is turned up"
    agent = "an agent" if holds.by is Sort.AGENT else scene.bearer
    if holds.by is Subject.THIS_CARD:
        agent = f"{scene.card} is face-up and"
    free = holds.what is Mark.OUTSIDE_HAZARD_LIMIT
    charge = ", which does not count against the hazard limit" if free else ""
    return f"whenever {agent} takes an agent action, it may take a second one{charge}"


def _against(holds: Permit) -> str:
    """When, or in answer to what, a card on-guard may be revealed."""
    if holds.what is Sort.COMPANY:
        return "when the company enters the site"
    if isinstance(holds.what, Needing) and isinstance(holds.what.whom, Skill):
        return f"in answer to a card that needs {with_article(holds.what.whom.value)}"
    attempts = [attempt(check) for check in choices(holds.what) if isinstance(check, Check)]
    return f"when a character of the company declares {listed(attempts, 'or')}"
