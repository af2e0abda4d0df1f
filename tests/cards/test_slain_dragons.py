"""Stories of Dragons whom minions have won over and others defeat. [MAN-09, MAN-10]"""

from __future__ import annotations

from dataclasses import replace

from tests.cards.dragons import (
    AGAINST_MINIONS,
    GIANT,
    ORC,
    Dragon,
    beating,
    each,
    setting_out,
)
from tests.cards.marks import card
from tests.cards.peoples import DARK, SPEAKER, minion_site
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.changes.cards import eliminate, put_among_kills
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.sites import has_hoard
from wizardhaven.engine.queries.words.holdings import is_holding
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import (
    Points,
    RegionType,
)


@card("LE-259", "LE-283", "LE-284", "LE-285", "AS-112", "AS-115", "AS-116", "AS-117", "AS-118")
@rule("MAN-10", "CMB-45")
@each
def test_who_defeats_a_roused_dragon_has_his_points_as_kill_points(dragon: Dragon) -> None:
    playing, giant, roused = setting_out(dragon)

    beating(giant, playing)

    assert not roused.in_play
    assert playing.points_by_source(0)[Points.KILL] == dragon.points
    assert playing.points_by_source(1)[Points.FACTION] == 0
    assert playing.points_by_source(1)[Points.KILL] == 0


@each
def test_a_dragon_who_has_been_driven_off_stays_a_faction(dragon: Dragon) -> None:
    playing, giant, roused = setting_out(dragon)

    beating(giant, playing, body_check=dragon.attack[2])

    assert roused.among_points
    assert playing.points_by_source(0)[Points.KILL] == 0
    assert playing.points_by_source(1)[Points.FACTION] == dragon.points


@card("LE-285")
@rule("MAN-10")
def test_with_a_roused_dragon_all_other_forms_of_him_are_gone() -> None:
    scene = Scene(kinds=AGAINST_MINIONS)
    giant = scene.first.company("Caves of Ûlund", GIANT)[0]
    roused = scene.second.factions("Smaug Roused")[0]
    ahunt = scene.second.event("Smaug Ahunt")
    scene.second.in_hand("Brigands")
    playing = scene.hazards(on=giant, to="Gold Hill", by=("Withered Heath",))
    playing.does(Verb.RESOLVE_NEXT, roused)
    playing.resolve()

    beating(giant, playing)

    assert ahunt.is_eliminated
    assert playing.attack is None


@card("LE-285")
@rule("MAN-10")
def test_if_another_form_of_him_is_defeated_the_faction_is_gone() -> None:
    scene = Scene(kinds=AGAINST_MINIONS)
    giant = scene.first.company("Rivendell", GIANT)[0]
    roused = scene.second.factions("Smaug Roused")[0]
    anywhere = tuple([Key(kind) for kind in RegionType])
    smaug = cards()["TW-90"]
    assert isinstance(smaug, Creature)
    creature = scene.second.in_hand(replace(smaug, code="XX-97", keyed_to=anywhere))
    playing = scene.hazards(on=giant, to="Bree")
    playing.does(Verb.PLAY_CREATURE, creature)
    playing.resolve()

    beating(giant, playing)

    assert roused.is_eliminated
    assert playing.points_by_source(1)[Points.FACTION] == 0


@card("LE-285")
@rule("MAN-09")
def test_a_roused_dragon_and_his_other_forms_are_in_play_together() -> None:
    scene = Scene(kinds=DARK)
    speaker = scene.first.company(minion_site("The Lonely Mountain"), SPEAKER)[0]
    scene.second.event("Smaug Ahunt")
    roused = scene.first.in_hand("Smaug Roused")
    later = Scene(kinds=DARK)
    later.first.factions("Smaug Roused")
    luitprand = later.first.company("Dale [minion]", "Luitprand")[0]
    ahunt = later.second.in_hand("Smaug Ahunt")

    assert why_not_at_site(scene.table, speaker.company, roused.id) is None
    assert later.hazards(on=luitprand).may_play(ahunt)


@card("LE-285")
@rule("MAN-10")
def test_a_dragon_who_was_defeated_is_never_roused_again() -> None:
    scene = Scene(kinds=DARK)
    speaker = scene.first.company(minion_site("The Lonely Mountain"), SPEAKER)[0]
    scene.second.factions("Smaug Ahunt")  # whom the first player has defeated
    roused = scene.first.in_hand("Smaug Roused")

    assert why_not_at_site(scene.table, speaker.company, roused.id) is Reason.UNIQUE_IN_PLAY


@card("LE-285")
@rule("SITE-17", "MAN-10")
def test_the_lair_of_a_roused_dragon_is_still_guarded_until_he_is_defeated() -> None:
    scene = Scene(kinds=DARK)
    mountain = scene.first.site("The Lonely Mountain [minion]")
    scene.first.factions("Smaug Roused")
    slain = Scene(kinds=DARK)
    bare = slain.first.site("The Lonely Mountain [minion]")
    slain.second.factions("Smaug")

    assert len(automatic_attacks(scene.table, mountain.id)) == 1
    assert has_hoard(scene.table, mountain.id)
    assert automatic_attacks(slain.table, bare.id) == []
    assert not has_hoard(slain.table, bare.id)


def slain_by_orcs() -> tuple[Scene, Playing, Piece, Piece]:
    """An Orc of one Ringwraith's has defeated a Dragon whom the other had won over."""
    scene = Scene(kinds=DARK)
    orc = scene.first.company("Caves of Ûlund [minion]", ORC)[0]
    scene.first.location_deck("Gold Hill [minion]")
    roused = scene.second.factions("Agburanar Roused")[0]
    playing = scene.hazards(on=orc, to="Gold Hill [minion]", by=("Withered Heath",))
    playing.resolve()
    beating(orc, playing)
    return scene, playing, orc, roused


@card("LE-259")
@rule("CMB-72", "CMB-73")
def test_an_orc_keeps_a_roused_dragon_as_a_trophy() -> None:
    _, playing, orc, roused = slain_by_orcs()

    playing.does(Verb.TAKE_TROPHY, roused, orc)

    assert roused.bearer == orc
    assert playing.points_by_source(0)[Points.KILL] == 4
    assert playing.points_by_source(1)[Points.FACTION] == 0


@card("LE-259")
@rule("CMB-75")
def test_a_dragon_who_was_a_trophy_is_no_faction_again() -> None:
    scene, playing, orc, roused = slain_by_orcs()
    playing.does(Verb.TAKE_TROPHY, roused, orc)

    eliminate(scene.table, orc.id)

    assert playing.points_by_source(0)[Points.KILL] == 4
    assert playing.points_by_source(1)[Points.FACTION] == 0


@card("LE-259")
@rule("MAN-10", "CMB-45")
def test_no_form_of_a_dragon_who_is_a_trophy_comes_back_and_his_lair_is_empty() -> None:
    scene, playing, orc, roused = slain_by_orcs()
    cave = scene.second.site("Caves of Ûlund [minion]")
    playing.does(Verb.TAKE_TROPHY, roused, orc)
    ahunt = scene.second.in_hand("Agburanar Ahunt")

    assert unique_is_taken(scene.table, ahunt.id)
    assert automatic_attacks(scene.table, cave.id) == []
    assert has_hoard(scene.table, cave.id)  # it had one when the turn began [ITM-13]


@card("LE-285")
@rule("MAN-10")
def test_cards_that_speak_of_kill_points_mean_a_slain_dragon_and_none_that_speak_of_factions() -> None:
    scene = Scene(kinds=DARK)
    roused = scene.second.factions("Smaug Roused")[0]
    of_factions, of_kills = Points.FACTION, Points.KILL
    assert is_holding(scene.table, 1, roused.id, 5, of_factions)

    put_among_kills(scene.table, roused.id)

    assert is_holding(scene.table, 0, roused.id, 5, of_kills)
    assert not is_holding(scene.table, 1, roused.id, 5, of_factions)
