"""Numbers of those who fight against the bearer, in French."""

from collections.abc import Sequence

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import kind
from wizardhaven.text.french.terms import RACES, STATS
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
        failed = f"les jets de corps qui suivent les coups qui échouent contre {scene.bearer.text}"
        own = "ou, dans un combat entre compagnies, ses propres coups réussis"
        return Clause(f"{failed}, {own},", f"sont modifiés de {signed_amount(shared)}")
    return _strikes(together, scene) if shared.what is Stat.PROWESS else _body(shared, scene)


def _strikes(together: Sequence[Modify], scene: Scene) -> Clause:
    """What strikes against him have more or less of."""
    shared = together[0]
    who = bearer_in(shared.condition)
    races = [f"des {RACES[race].plural}" for race in opposed(shared.against)]
    foes = f" {any_of(races)}" if races else ""
    more = "en plus " if who else ""
    provisos = [
        *([condition(Is(Subject.BEARER, who), scene)] if who else []),
        *(["s'il s'engage pour l'affronter"] if does(shared.condition, Mark.TAPPING) else []),
    ]
    proviso = f"si {all_of(provisos)}" if who else "".join(provisos)
    stats = [one.what for one in together if isinstance(one.what, Stat)]
    changes = [
        f"{signed_amount(one)} de {STATS[stat].singular}" for one, stat in zip(together, stats, strict=True)
    ]
    suffers = f"reçoit {more}{all_of(changes)}"
    return Clause(f"chaque coup{foes} contre {scene.bearer.text}", suffers, proviso=proviso)


def _body(shared: Modify, scene: Scene) -> Clause:
    assert isinstance(shared.by, int)
    races = all_of([f"des {RACES[race].plural}" for race in opposed(shared.against)])
    modified = f"est modifié de {signed(shared.by)}"
    if does(shared.condition, Mark.STRIKING):
        return Clause(f"le corps {races} contre qui {scene.bearer.text} porte un coup", modified)
    who = bearer_in(shared.condition)
    whom = f"un porteur {kind(who).singular}" if who else scene.bearer.text
    halving = f"est réduit de moitié contre {whom} (arrondi au supérieur)"
    changed = halving if shared.how is How.DIVIDED else f"{modified} contre {whom}"
    tapping = "s'il s'engage pour l'affronter" if does(shared.condition, Mark.TAPPING) else ""
    return Clause(f"le corps {races or 'de chaque coup'}", changed, proviso=tapping)
