"""Numbers that are changed, as German clauses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.counted import land_of
from wizardhaven.text.german.against import against_foes
from wizardhaven.text.german.alignments import COMPANIES, PLAYERS
from wizardhaven.text.german.amounts import amount as amount_of
from wizardhaven.text.german.amounts import for_each
from wizardhaven.text.german.attack_targets import keys_of
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import any_of, counted, number_word
from wizardhaven.text.german.fighting import companies_meant
from wizardhaven.text.german.followers import of_control
from wizardhaven.text.german.grammar import JEDER, Case, a, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted, through_regions
from wizardhaven.text.german.nominals import THEY
from wizardhaven.text.german.numbers import bonuses_of, check_bonuses, more_or_fewer
from wizardhaven.text.german.numbers_of_foes import numbers_of_foes
from wizardhaven.text.german.points import points_of_cards
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import CHECKS, ITEM_CLASSES, POINT, RACES, REGION, REGION_TYPES, STATS
from wizardhaven.text.modifying import TWICE, USUAL_COST, on_top_of, opposed, sides, without_effect
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Such, Within, choices
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, RegionType, Stat
from wizardhaven.vocabulary.whose import foes, is_of_characters, is_of_foes, is_of_rolls, spared, who
from wizardhaven.vocabulary.worth import is_worth


def modified(holds: Modify, scene: Scene, also: Sequence[Modify] = ()) -> Clause:
    """The number and what becomes of it, as a clause; what comes on top of it may go with it."""
    if is_of_characters(holds):
        return bonuses_of((holds,), scene)
    if is_of_foes(holds):
        return numbers_of_foes((holds,), scene)
    if is_of_rolls(holds):
        return check_bonuses((holds,), scene)
    match holds.what:
        case Stat.HAND_SIZE:
            return _hand_size(holds, scene)
        case Stat.HAZARD_LIMIT:
            return _hazard_limit(holds, scene, also)
        case Stat.RESOURCE_DRAWS | Stat.HAZARD_DRAWS:
            return _draws(holds, scene)
        case Stat.REGIONS if isinstance(holds.of, RegionType):
            kind = REGION_TYPES[holds.of].plural_after_die.nominative
            half = f"nur die Hälfte (abgerundet) der {kind}"
            return Clause(f"auf dem Weg {scene.company.genitive}", "zählt", half)
        case Stat.REGIONS:
            return _regions(holds, scene)
        case Stat.STAGE_POINTS:
            assert isinstance(holds.by, int)
            least = f" (mindestens aber {holds.least})" if holds.least else ""
            changed = "erhöht" if holds.by > 0 else "verringert"
            stage = f"die Entwicklungspunkte {scene.bearer.genitive}"
            return Clause(stage, "werden", f"um {abs(holds.by)} {changed}{least}")
        case Stat.MARSHALLING_POINTS if is_worth(holds):
            return points_of_cards(holds, scene)
        case Stat.MARSHALLING_POINTS:
            assert isinstance(holds.by, int)
            points = POINT.after_ein if abs(holds.by) == 1 else POINT.plural
            gone = f"wenn {scene.card.nominative} eliminiert ist"
            return Clause("du", "erhältst", f"{signed(holds.by)} {points.accusative}", proviso=gone)
        case Stat.CORRUPTION_POINTS if holds.how is How.TIMES:
            chosen = "nämlich einer Karte nach Wahl seines Spielers"
            doubled = f"die Versuchungspunkte einer seiner Quellen doppelt, {chosen}"
            return Clause("jeder Charakter", "erhält", doubled)
        case Stat.CORRUPTION_POINTS:
            return _weight(holds)
        case Stat.STAYING_UNTAPPED:
            assert isinstance(holds.by, int)
            if holds.by < USUAL_COST:
                return Clause("wer dagegen nicht tappt,", "hat", f"{signed(holds.by)} Kampfkraft")
            such = who(holds)
            sort = f", der {user(such).first.nominative} ist," if such is not None else ""
            unless = f"wenn sich {scene.bearer.nominative}{sort} einem Schlag stellt, ohne zu tappen,"
            less = f"nur um {abs(holds.by)}" if holds.by else "nicht"
            return Clause("seine Kampfkraft", "sinkt", less, front=unless)
        case Stat.SUPPORT:
            assert isinstance(holds.by, int)
            helper = f"jeder Charakter {scene.company.genitive}, der zur Unterstützung tappt,"
            return Clause(helper, "gibt", f"{signed(holds.by)} Kampfkraft")
        case Stat.CONTROL:
            return of_control(holds, scene)
        case Check():
            return _rolls(holds, holds.what)
        case Stat.STRIKES:
            return _own(holds, scene)
        case Stat.PROWESS | Stat.BODY | Stat.DIRECT_INFLUENCE | Stat.MIND | Stat.GENERAL_INFLUENCE:
            return _own(holds, scene)
        case _:
            assert_never(holds.what)


def _rolls(holds: Modify, check: Check) -> Clause:
    """The rolls of those whom the attack wounds; or which cards have no effect on them."""
    assert isinstance(holds.by, int)
    rolls = f"die {CHECKS[check].plural_after_die.nominative}"
    if silent := any_of([quoted(name) for name in without_effect((holds,))]):
        return Clause(f"die Karte {silent}", "wirkt", f"nicht auf {rolls}{against_foes(foes(holds))}")
    changed = f"um {signed(holds.by)} modifiziert"
    if holds.how is How.TIMES:
        return Clause("Standardmodifikationen für Einflusswürfe gegen Heere", "werden", "verdreifacht")
    if holds.how is How.AGAIN:
        more = a(with_adjective("weiter", CHECKS[check]), Case.ACCUSATIVE)
        return Clause("jeder, den er verwundet,", "muss", f"{more} ablegen")
    return Clause(f"{rolls} derer, die er verwundet,", "werden", changed)


def _own(holds: Modify, scene: Scene) -> Clause:
    """A number of the creature's own attack."""
    assert isinstance(holds.what, Stat)
    by, each = holds.by, ""
    if isinstance(by, Count):
        each = f" {for_each(replace(by, times=1), scene)}"
        by = by.times
    assert isinstance(by, int)
    people = [RACES[race] for race in opposed(holds.against)]
    people += [COMPANIES[side] for side in sides(holds.against)]
    foes = any_of([each.plural.accusative for each in people])
    against = f" gegen {foes}" if foes else ""
    proviso = f"wenn {condition(holds.condition, scene)}" if holds.condition else ""
    if isinstance(holds.against, KeyedTo):
        proviso = f"wenn der Angriff an {keys_of(holds.against)} gebunden ist"
    return Clause(f"{signed(by)} {STATS[holds.what][1]}{each}{against}", "", proviso=proviso)


def _while(holds: Modify, scene: Scene) -> str:
    return f"solange {condition(holds.condition, scene)}" if holds.condition else ""


def _hand_size(holds: Modify, scene: Scene) -> Clause:
    if isinstance(holds.by, int):
        keeping = f"{more_or_fewer(holds.by)} als üblich auf der Hand behalten"
        return Clause("du", "darfst", keeping, proviso=_while(holds, scene))
    changed = f"um {amount_of(holds.by, scene)} modifiziert"
    return Clause("die Handgröße seines Spielers", "wird", changed, proviso=_while(holds, scene))


def _hazard_limit(holds: Modify, scene: Scene, also: Sequence[Modify]) -> Clause:
    """Against the company at hand, against those that move here, or against such companies."""
    if isinstance(holds.of, Subject):
        proviso = f"wenn {condition(holds.condition, scene)}" if holds.condition else ""
        limit = f"das Gefahrenlimit gegen {scene.company.accusative}"
        return Clause(limit, "wird", f"{_raised(holds)}{_bounds(holds, scene, also)}", proviso=proviso)
    if isinstance(holds.by, Count) and holds.by.what is Tally.DRAWN:
        raised = f"{for_each(holds.by, scene)} um 1 erhöht"
        return Clause("das Gefahrenlimit gegen jede Gemeinschaft", "wird", raised)
    if holds.of is not Mark.MOVING and not holds.condition:
        limit = f"das Gefahrenlimit gegen {companies_meant(holds.of)}"
        return Clause(limit, "wird", f"{_raised(holds)}{_bounds(holds, scene, ())}")
    if not holds.condition:
        limit = f"das Gefahrenlimit gegen eine Gemeinschaft, die sich zu {scene.card.dative} bewegt,"
        return Clause(limit, "wird", _raised(holds))
    sort = ", die sich bewegt," if holds.of is Mark.MOVING else ""
    limit = f"das Gefahrenlimit gegen eine Gemeinschaft{sort}"
    proviso = f"wenn {condition(holds.condition, replace(scene, company=THEY))}"
    return Clause(limit, "wird", _raised(holds), proviso=proviso)


def _raised(holds: Modify) -> str:
    """Raised or lowered, once or for each region of a type."""
    by, each = holds.by, ""
    if isinstance(by, Count):
        land = land_of(by.what)
        region = REGION_TYPES[land] if land else REGION
        each = f"für {JEDER[region.gender]} {region.after_der.nominative} in ihrem Weg "
        by = by.times
    assert isinstance(by, int)
    if holds.how is How.TIMES:
        assert by == TWICE, f"nobody has said {by} times as much"
        return "verdoppelt"
    return f"{each}um {abs(by)} {'erhöht' if by > 0 else 'gesenkt'}"


def _bounds(holds: Modify, scene: Scene, also: Sequence[Modify]) -> str:
    """When it is twice as much, and how low the number may come."""
    doubling = on_top_of(holds, also)
    twice = f"um das Doppelte, solange {condition(doubling, scene)}" if doubling else ""
    least = f"bis auf mindestens {holds.least}" if holds.least else ""
    bounds = "; ".join(filter(None, (twice, least)))
    return f" ({bounds})" if bounds else ""


def _draws(holds: Modify, scene: Scene) -> Clause:
    """More or fewer cards for a player whose company moves, or for his opponent."""
    moving = f"wenn sich {scene.company.nominative} bewegt"
    theirs = holds.what is Stat.HAZARD_DRAWS
    who, may = ("dein Gegner", "darf") if theirs else ("du", "darfst")
    if holds.how is How.TIMES:
        often = f"bis zu {holds.by}-mal so viele Karten wie üblich ziehen"
        return Clause(who, may, often, proviso=moving)
    if not isinstance(holds.of, Subject):
        return _draws_of_all(holds, scene)
    if not isinstance(holds.by, int):
        return Clause(who, may, f"{_more(holds, scene)} ziehen", proviso="wenn sie sich bewegt")
    if theirs:
        return Clause(who, "zieht", _more(holds, scene), proviso=moving)
    return Clause(who, may, f"{_more(holds, scene)} ziehen", proviso=moving)


def _more(holds: Modify, scene: Scene) -> str:
    """How many cards more, or fewer."""
    if isinstance(holds.by, int):
        bound = f" (mindestens aber {holds.least})" if holds.least else " (auch gar keine)"
        return f"{more_or_fewer(holds.by)}{bound if holds.by < 0 else ''}"
    return f"{for_each(holds.by, scene)} {more_or_fewer(1)}"


def _draws_of_all(holds: Modify, scene: Scene) -> Clause:
    """For every company that moves, whosever it is, perhaps but for some players."""
    when = f" und {condition(holds.condition, replace(scene, company=THEY))}" if holds.condition else ""
    players = any_of([a(PLAYERS[kind], Case.NOMINATIVE) for kind in spared(holds.of)])
    unless = f"außer er ist {players}" if players else ""
    front = f"wenn sich eine Gemeinschaft bewegt{when},"
    who = "ihr Spieler" if holds.what is Stat.RESOURCE_DRAWS else "der Gegner ihres Spielers"
    if isinstance(holds.by, int):
        return Clause(who, "zieht", _more(holds, scene), front=front, proviso=unless)
    return Clause(who, "darf", f"{_more(holds, scene)} ziehen", front=front, proviso=unless)


def _regions(holds: Modify, scene: Scene) -> Clause:
    """How much farther the company may go, or how much less far every company."""
    if holds.how is How.SET:
        assert isinstance(holds.by, int)
        most = f"in keinem Fall durch mehr als {number_word(holds.by)} Regionen bewegen"
        return Clause(scene.company.nominative, "darf", f"sich {most}")
    assert isinstance(holds.by, int)
    if holds.by < 0:
        fewer = f"{counted(-holds.by, REGION, Case.ACCUSATIVE)} weniger"
        if isinstance(holds.condition, There) and holds.condition.among is Subject.COMPANY:
            less = f"sich durch {fewer} bewegen als üblich, aber stets durch zwei"
            front = f"{_while(holds, scene)},"
            return Clause(scene.company.nominative, "darf", less, front=front)
        if holds.condition:
            front = f"{_while(holds, scene)},"
            return Clause("sie", "dürfen", f"sich durch noch {fewer} bewegen", front=front)
        always = f"durch {fewer} bewegen als üblich, aber stets durch zwei"
        return Clause("Gemeinschaften", "dürfen sich", always)
    further = with_adjective("zusätzlich", REGION)
    regions = f"{'bis zu ' if holds.by > 1 else ''}{counted(holds.by, further, Case.ACCUSATIVE)}"
    names = [str(name) for name in holds.of.regions] if isinstance(holds.of, Within) else []
    way = f", wenn ihr Weg {through_regions(names)} führt" if names else ""
    proviso = _while(holds, replace(scene, company=THEY))
    return Clause(scene.company.nominative, "darf sich", f"durch {regions} bewegen{way}", proviso=proviso)


def _weight(holds: Modify) -> Clause:
    """What each item of a sort weighs more or less."""
    assert isinstance(holds.by, int)
    assert not isinstance(holds.of, Subject)
    sorts = [_weighed(sort) for sort in choices(holds.of)]
    points = f"{abs(holds.by)} Versuchungspunkt{'' if abs(holds.by) == 1 else 'e'}"
    return Clause(f"jeder {any_of(sorts)}", "gibt", f"{points} {'mehr' if holds.by > 0 else 'weniger'}")


def _weighed(sort: Such) -> str:
    if isinstance(sort, ItemClass):
        return ITEM_CLASSES[sort].after_der.nominative
    return KEYWORDS[sort].after_ein.nominative if isinstance(sort, Keyword) else "Ring"
