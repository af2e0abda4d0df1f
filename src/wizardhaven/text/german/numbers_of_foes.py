"""Numbers of those who fight against the bearer, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import RACES, STATS
from wizardhaven.text.modifying import bearer_in, does, opposed
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat


def numbers_of_foes(together: Sequence[Modify], scene: Scene) -> Clause:
    """The prowess and the body of strikes against the bearer, or of those whom he strikes."""
    shared = together[0]
    if shared.what is Check.BODY:
        failed = f"Körperwürfe nach Schlägen, die gegen {scene.bearer.accusative} misslingen, oder"
        own = "im Kampf zwischen Gemeinschaften nach seinen eigenen erfolgreichen Schlägen"
        return Clause(f"{failed} {own}", "werden", f"um {signed_amount(shared)} modifiziert")
    return _strikes(together, scene) if shared.what is Stat.PROWESS else _body(shared, scene)


def _strikes(together: Sequence[Modify], scene: Scene) -> Clause:
    """What strikes against him have more or less of."""
    shared = together[0]
    who = bearer_in(shared.condition)
    races = [RACES[race].plural.dative for race in opposed(shared.against)]
    foes = f" von {any_of(races)}" if races else ""
    more = "außerdem " if who else ""
    changes = [f"{signed_amount(one)} {STATS[one.what][1]}" for one in together if isinstance(one.what, Stat)]
    has = f"gegen {scene.bearer.accusative} {more}{all_of(changes)}"
    provisos = [
        *([condition(Is(Subject.BEARER, who), scene)] if who else []),
        *(["er tappt, um sich ihm zu stellen"] if does(shared.condition, Mark.TAPPING) else []),
    ]
    proviso = f"wenn {all_of(provisos)}" if provisos else ""
    return Clause(f"jeder Schlag{foes}", "hat", has, proviso=proviso)


def _body(shared: Modify, scene: Scene) -> Clause:
    assert isinstance(shared.by, int)
    halved = shared.how is How.DIVIDED
    changed = "halbiert (aufgerundet)" if halved else f"um {signed(shared.by)} modifiziert"
    races = all_of([RACES[race].plural.dative for race in opposed(shared.against)])
    if does(shared.condition, Mark.STRIKING):
        struck = f"der Körper von {races}, gegen die {scene.bearer.nominative} einen Schlag führt,"
        return Clause(struck, "wird", changed)
    who = bearer_in(shared.condition)
    bearer = f"{user(who).first.accusative} als Träger" if who else scene.bearer.accusative
    tapping = "wenn er tappt, um sich ihm zu stellen" if does(shared.condition, Mark.TAPPING) else ""
    struck = f"der Körper {f'von {races}' if races else 'jedes Schlages'}"
    return Clause(struck, "wird", f"gegen {bearer} {changed}", proviso=tapping)
