"""How the planning bot leads minions: companies that can set out, Sudden Call, a Ringwraith who stays."""

from dataclasses import replace

from tests.bots.test_planner_strength import chosen, seen
from tests.cards.peoples import SPEAKER
from wizardhaven.bots.planner.council import is_missing
from wizardhaven.bots.planner.hand import keeping
from wizardhaven.bots.planner.minions import hindrances, may_go_together, would_hinder
from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.plans import harm_of_entering
from wizardhaven.bots.planner.worth import influence_chance
from wizardhaven.bots.why import Because
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character, Faction, Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def person(name: str) -> Character:
    card = cards()[find(name).code]
    assert isinstance(card, Character)
    return card


def test_two_leaders_do_not_join_one_company() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    shagrat = scene.first.company("Dol Guldur", "Shagrat")[0]
    sight = seen(scene.begin(Phase.ORGANIZATION))
    here = sight.people[shagrat.id].company

    assert would_hinder(sight, person("Gorbag"), here)
    assert not would_hinder(sight, person("Orc Veteran"), here)
    assert hindrances(sight, [person("Shagrat"), person("Gorbag"), person("Orc Captain")]) == 2


def test_orcs_and_dunedain_do_not_join_one_company() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    ciryaher = scene.first.company("Dol Guldur", "Ciryaher")[0]
    sight = seen(scene.begin(Phase.ORGANIZATION))

    assert would_hinder(sight, person("Orc Veteran"), sight.people[ciryaher.id].company)
    assert not would_hinder(sight, person("Luitprand"), sight.people[ciryaher.id].company)


def test_nobody_joins_a_ringwraith() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    dwar = scene.first.company("Dol Guldur", "Dwar the Ringwraith")[0]
    orc = scene.first.company_beside(dwar, "Orc Veteran")[0]
    sight = seen(scene.begin(Phase.ORGANIZATION))
    his, other = sight.people[dwar.id].company, sight.people[orc.id].company

    assert would_hinder(sight, person("Orc Brawler"), his)
    assert not may_go_together(sight, his, other)


def test_who_keeps_the_others_at_home_parts_from_them() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    shagrat, gorbag, _ = scene.first.company("Dol Guldur", "Shagrat", "Gorbag", "Orc Veteran")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    action, _ = chosen(playing)

    assert action.verb is Verb.SPLIT
    assert action.card in (shagrat.id, gorbag.id)


def test_a_ringwraith_stays_while_he_has_nothing_to_fetch() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Dwar the Ringwraith")
    scene.first.location_deck("Minas Morgul", "Carn Dûm")
    playing = scene.begin(Phase.ORGANIZATION)

    action, _ = chosen(playing)

    assert action.verb is Verb.PASS


def test_a_ringwraith_taps_for_sudden_call() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Dwar the Ringwraith")
    call, _ = scene.first.sideboard("Sudden Call", "Stone Trolls")
    playing = scene.begin(Phase.ORGANIZATION)

    assert is_missing(seen(playing))
    action, because = chosen(playing)
    assert (action.verb, because) == (Verb.SIDEBOARD_TO_DECK, Because.NEEDED_FOR_THE_END)
    playing.apply(action)
    action, _ = chosen(playing)
    assert (action.verb, action.card) == (Verb.TAKE, call.id)


def test_sudden_call_is_played_when_ahead() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    shagrat = scene.first.company("Dol Guldur", "Shagrat")[0]
    scene.first.gives("High Helm", shagrat)
    scene.first.factions("Stone Trolls")
    scene.first.exhausted(2)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    action, _ = chosen(playing)

    assert (action.verb, action.card) == (Verb.PLAY, call.id)


def test_sudden_call_is_kept_until_the_bot_is_ahead() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Orc Veteran")
    scene.first.exhausted(2)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    action, _ = chosen(playing)

    assert playing.may(Verb.PLAY, call)
    assert action.verb is Verb.PASS
    assert keeping(seen(playing), call.id) > 5


def test_influence_that_controls_nobody_brings_nobody_into_play() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Orc Veteran")
    sight = seen(scene.begin(Phase.ORGANIZATION))

    assert sight.own.general_influence.unused - sight.unused_influence() == 5


def test_orcs_listen_to_their_leader() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    leader = scene.first.company("Moria", "Mauhúr")[0]
    scene.first.in_hand("Orcs of Moria")
    sight = seen(scene.at_site(of=leader))
    orcs = cards()[find("Orcs of Moria").code]
    assert isinstance(orcs, Faction)
    plain = replace(orcs, modifications=())

    chance = influence_chance(sight, sight.people[leader.id], plain)

    assert chance == at_least(orcs.influence_number + 1 - 2)


def test_attacks_that_only_detain_frighten_no_minions() -> None:
    edoras = cards()["LE-372"]
    assert isinstance(edoras, Site)
    harms = []
    for race in (Race.MAN, Race.ORC):
        scene = Scene(kinds=RINGWRAITHS)
        who = scene.first.company("Dol Guldur", replace(SPEAKER, prowess=0, race=race))[0]
        sight = seen(scene.begin(Phase.ORGANIZATION))
        harms.append(harm_of_entering(sight, sight.companies[sight.people[who.id].company], edoras))

    assert harms[0] < 0.2
    assert harms[1] > 1.0
