"""Automatic-attacks that vanish because their attacker is elsewhere. [SITE-16]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.attacks import automatic_attacks
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import AutomaticAttack, Character, Site
from wizardhaven.vocabulary.selectors import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType

DEEP_GATE = Site(
    code="XX-1",
    name="Deep Gate",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Redhorn Gate",
    nearest_haven="Lórien",
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(AutomaticAttack(Race.BALROG, 2, 16), AutomaticAttack(Race.ORC, 3, 7)),
)

FLAME = Character(
    code="XX-2",
    name="Flame of the Deep",
    race=Race.BALROG,
    skills=(),
    prowess=9,
    body=10,
    home=(SiteNamed("Moria"),),
    avatar=PlayerKind.BALROG,
    alignment=Alignment.BALROG,
)


@rule("SITE-16")
def test_the_automatic_attack_of_the_balrog_is_ignored_while_the_balrog_is_in_play() -> None:
    alone, together = Scene(), Scene()
    faramir = alone.first.company(DEEP_GATE, "Faramir")[0]
    beretar = together.first.company(DEEP_GATE, "Beretar")[0]
    together.second.character(FLAME, at="Moria")

    without, with_balrog = alone.entering(of=faramir), together.entering(of=beretar)
    at_first = automatic_attacks(without.table, faramir.company.site)
    now = automatic_attacks(with_balrog.table, beretar.company.site)

    assert [attack.race for _, attack in at_first] == [Race.BALROG, Race.ORC]
    assert [attack.race for _, attack in now] == [Race.ORC]


@rule("SITE-16")
def test_the_automatic_attack_of_the_balrog_is_ignored_once_the_balrog_is_eliminated() -> None:
    scene = Scene()
    faramir = scene.first.company(DEEP_GATE, "Faramir")[0]
    scene.second.removed(FLAME)

    playing = scene.entering(of=faramir)

    assert [attack.race for _, attack in automatic_attacks(playing.table, faramir.company.site)] == [Race.ORC]
