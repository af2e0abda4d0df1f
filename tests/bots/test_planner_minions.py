"""How the planning bot leads minions: companies that can set out, Sudden Call, a Ringwraith who stays."""

from dataclasses import replace

from tests.bots.test_planner_strength import chosen, seen
from tests.cards.peoples import SPEAKER
from tests.rules.test_01_starting_companies import drafted
from wizardhaven.bots.planner.council import exchange, is_missing
from wizardhaven.bots.planner.hand import keeping
from wizardhaven.bots.planner.minions import hindrances, may_go_together, may_play, would_hinder
from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.prizes import harm_of_entering
from wizardhaven.bots.planner.worth import influence_chance
from wizardhaven.bots.why import Because
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character, Faction, Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WIZARDS = (PlayerKind.WIZARD, PlayerKind.WIZARD)


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


def test_the_strong_begin_in_two_companies() -> None:
    playing, people, places = drafted(PlayerKind.RINGWRAITH, "Minas Morgul", "Dol Guldur")
    playing.does(Verb.START_AT, other=places[0])

    reasons: list[Because] = []
    while playing.question == "StandApart":
        action, because = chosen(playing)
        playing.apply(action)
        reasons.append(because)

    sizes = sorted(
        [len([one for one in people if one.site == name]) for name in ("Minas Morgul", "Dol Guldur")]
    )
    leading = [one.site for one in people if playing.table.printed[one.id].leader]
    assert sizes == [2, 2]
    assert reasons == [Because.BEGINS_APART, Because.BEGINS_APART, Because.STRONGER_TOGETHER]
    assert len(leading) == len(set(leading))


def test_what_is_stored_for_its_points_is_played_twice() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    bearer, other = scene.first.company("Weathertop", "Luitprand", "Ostisen")
    scene.first.gives("That Ain’t No Secret", bearer)
    second = scene.first.in_hand("That Ain’t No Secret")
    playing = scene.at_site(of=bearer)

    action, _ = chosen(playing)

    assert (action.verb, action.card) == (Verb.PLAY, second.id)
    assert action.aim.number in (bearer.id, other.id)


def test_what_could_call_the_end_comes_from_the_sideboard_when_the_deck_runs_out() -> None:
    for kinds, who, verb in ((RINGWRAITHS, "Luitprand", Verb.TAKE), (WIZARDS, "Balin", Verb.PASS)):
        scene = Scene(kinds=kinds)
        scene.first.company("Moria", who)
        call, other = scene.first.sideboard("Sudden Call", "Twilight")
        sight = seen(scene.begin(Phase.ORGANIZATION))
        options = [PASS, Action(Verb.TAKE, other.id), Action(Verb.TAKE, call.id)]

        verdict = exchange(sight, options)

        assert verdict.action.verb is verb
        assert verdict.action.card == (call.id if verb is Verb.TAKE else PASS.card)


def test_a_second_ally_that_no_company_may_have_twice_is_not_fetched() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    luitprand = scene.first.company("Moria", "Luitprand")[0]
    bats = cards()["AS-74"]
    before = seen(scene.begin(Phase.ORGANIZATION))
    assert may_play(before, before.people[luitprand.id].company, bats)

    scene = Scene(kinds=RINGWRAITHS)
    luitprand = scene.first.company("Moria", "Luitprand")[0]
    scene.first.gives("Great Bats", luitprand)
    after = seen(scene.begin(Phase.ORGANIZATION))
    assert not may_play(after, after.people[luitprand.id].company, bats)
