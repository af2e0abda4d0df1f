"""Stories of the Dragons whom minions win over."""

from __future__ import annotations

from dataclasses import replace

from tests.cards.dragons import (
    AGAINST_MINIONS,
    CROWN,
    DRAGONS,
    GEM,
    GIANT,
    MINIONS,
    PEBBLE,
    SWEET_VOICE,
    Dragon,
    each,
    setting_out,
)
from tests.cards.marks import card
from tests.cards.peoples import DARK, SPEAKER, minion_site
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.rules.flow.occasions import Occurrence, answers
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature, Event, Faction, Item, Region
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import (
    Points,
    Race,
    RegionType,
)


def test_no_roused_dragon_is_left_out() -> None:
    factions = [one for one in cards().values() if isinstance(one, Faction)]

    assert {one.code for one in factions if one.race is Race.DRAGON} == {dragon.code for dragon in DRAGONS}


def trying(dragon: Dragon, *gifts: Item) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """Somebody at the lair who bears these items tries to win the Dragon over."""
    scene = Scene(kinds=DARK)
    speaker = scene.first.company(minion_site(dragon.lair), SWEET_VOICE)[0]
    borne = [scene.first.gives(gift, speaker) for gift in gifts]
    roused = scene.first.in_hand(dragon.name)
    playing = scene.at_site(of=speaker)
    playing.does(Verb.PLAY_AT_SITE, roused, speaker)
    playing.resolve()
    return playing, roused, speaker, borne


@card("LE-259", "LE-283", "LE-284", "LE-285", "AS-112", "AS-115", "AS-116", "AS-117", "AS-118")
@each
def test_a_dragon_is_won_over_at_his_lair(dragon: Dragon) -> None:
    for more, won in ((0, True), (-1, False)):
        playing, roused, speaker, _ = trying(dragon)
        playing.rolls(dragon.needed + more)

        assert roused.among_points is won
        assert Piece(playing.table, speaker.company.site).is_tapped is won


@each
def test_a_dragon_is_won_over_nowhere_else(dragon: Dragon) -> None:
    scene = Scene(kinds=DARK)
    speaker = scene.first.company("Dale [minion]", SPEAKER)[0]
    roused = scene.first.in_hand(dragon.name)

    assert why_not_at_site(scene.table, speaker.company, roused.id) is Reason.NOT_PLAYABLE_HERE


@each
def test_his_points_are_those_of_a_faction(dragon: Dragon) -> None:
    scene = Scene(kinds=DARK)
    scene.first.factions(dragon.name)

    assert scene.council().points_by_source(0)[Points.FACTION] == dragon.points


@rule("INF-02")
@each
def test_a_dragon_listens_to_whoever_gives_up_a_great_item(dragon: Dragon) -> None:
    for gift, more in zip((GEM, CROWN), dragon.gifts, strict=True):
        for luck, won in ((0, True), (-1, False)):
            playing, roused, _, (item,) = trying(dragon, gift)
            playing.does(Verb.DISCARD, item)
            playing.rolls(max(2, dragon.needed - more + luck))

            assert item.is_discarded
            assert roused.among_points is (won or dragon.needed - more + luck < 2)


@card("AS-117")
def test_only_one_item_is_given_up_and_only_of_the_one_who_speaks() -> None:
    itangast = next(one for one in DRAGONS if one.of == "Itangast")
    playing, _, _, (gem, crown, pebble) = trying(itangast, GEM, CROWN, PEBBLE)

    assert playing.may(Verb.DISCARD, crown)
    assert not playing.may(Verb.DISCARD, pebble)
    playing.does(Verb.DISCARD, gem)

    assert playing.question == "RollFaction"
    assert crown.in_play


@card("AS-117")
def test_nobody_has_to_give_anything_up() -> None:
    itangast = next(one for one in DRAGONS if one.of == "Itangast")
    playing, roused, _, (gem,) = trying(itangast, GEM)

    playing.passes()
    playing.rolls(itangast.needed - 1)

    assert gem.in_play
    assert roused.is_discarded


@each
def test_he_attacks_each_company_of_the_other_player_that_comes_his_way(dragon: Dragon) -> None:
    playing, _, _ = setting_out(dragon)
    attack = playing.attack

    assert attack is not None
    assert attack.race is Race.DRAGON
    strikes, prowess = attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)
    assert (strikes, prowess, attack.body) == dragon.attack
    assert attack.attacker_chooses is dragon.chooses
    assert not attack.detainment


@each
def test_his_regions_are_these_and_no_others(dragon: Dragon) -> None:
    scene = Scene(kinds=AGAINST_MINIONS)
    company = scene.first.company("Rivendell", GIANT)[0].company.copy()
    roused = scene.second.factions(dragon.name)[0]
    found = set()
    for region in [one.name for one in cards().values() if isinstance(one, Region)]:
        company.regions = (region,)
        if answers(scene.table, roused.id, Occurrence(Occasion.COMPANY_MOVES, 0, sorts=company.regions)):
            found.add(region)

    assert found == set(dragon.regions)


@each
def test_he_does_nothing_to_the_companies_of_his_own_player(dragon: Dragon) -> None:
    scene = Scene(kinds=DARK)
    origin, site, by = dragon.way
    speaker = scene.first.company(minion_site(origin), SPEAKER)[0]
    scene.first.factions(dragon.name)
    scene.first.location_deck(minion_site(site))
    scene.second.in_hand("Brigands")

    playing = scene.hazards(on=speaker, to=f"{site} [minion]", by=by)
    playing.resolve()

    assert playing.attack is None
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)
    assert speaker.is_untapped


@rule("MAN-01", "MAN-09")
@each
def test_no_other_form_of_him_attacks_his_player_either(dragon: Dragon) -> None:
    forms = [one for one in cards().values() if is_form(one, dragon)]
    assert forms
    for form in forms:
        for won_over in (False, True):
            assert attacks_a_minion(dragon, form, won_over) is not won_over


def is_form(one: object, dragon: Dragon) -> bool:
    """Whether it is the Dragon as a creature, or ahunt."""
    if isinstance(one, Creature):
        return one.name == dragon.of
    return isinstance(one, Event) and one.name == f"{dragon.of} Ahunt"


def attacks_a_minion(dragon: Dragon, form: object, won_over: bool) -> bool:
    """Whether an attack by that form of the Dragon on a minion company comes to strikes."""
    scene = Scene(kinds=MINIONS)
    origin, site, by = dragon.way
    speaker = scene.first.company(minion_site(origin), SPEAKER)[0]
    scene.first.location_deck(minion_site(site))
    if won_over:
        scene.first.factions(dragon.name)
    if isinstance(form, Event):
        scene.second.event(form)
        playing = scene.hazards(on=speaker, to=f"{site} [minion]", by=by)
    else:
        assert isinstance(form, Creature)
        anywhere = tuple([Key(kind) for kind in RegionType])
        creature = scene.second.in_hand(replace(form, code="XX-97", keyed_to=anywhere))
        playing = scene.hazards(on=speaker, to=f"{site} [minion]", by=by)
        playing.does(Verb.PLAY_CREATURE, creature)
    playing.resolve()
    return playing.attack is not None


@card("LE-283")
@rule("MAN-09")
def test_a_dragon_at_home_does_not_attack_his_player_but_his_lair_does() -> None:
    for won_over in (False, True):
        scene = Scene(kinds=MINIONS)
        speaker = scene.first.company("Gondmaeglom [minion]", SPEAKER)[0]
        scene.second.event("Scatha at Home")
        if won_over:
            scene.first.factions("Scatha Roused")
        playing = scene.entering(of=speaker)
        playing.does(Verb.ENTER)
        playing.wins(speaker)  # against what is printed on the lair

        attack = playing.attack
        assert (attack is None) is won_over
        assert attack is None or attack_prowess(playing.table, attack) == 16
