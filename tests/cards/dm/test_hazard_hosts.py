"""Stories of the hazard hosts: permanent-events that take prisoners."""

from tests.cards.marks import card
from tests.rules.capturing import is_taken
from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven import Verb
from wizardhaven.engine.state.company import STARTER
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("DM-58")
def test_spiders_take_a_character_prisoner_and_nobody_else_does() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House")
    fields = scene.second.location_deck("Gladden Fields")[0]
    flies = scene.second.in_hand("Flies and Spiders")
    spells = scene.second.in_hand("Spells of the Barrow-wights")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.SPIDER)

    playing.does(Verb.ASSIGN, sam)
    assert playing.why_not(spells) is Reason.NO_TARGET
    is_taken(playing, sam, flies)

    assert sam.is_aside
    assert sam.is_untapped
    assert sam.bearer == flies
    assert fields.bearer == flies


@card("DM-58")
def test_a_prisoner_of_the_spiders_who_survives_may_escape() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    legolas = scene.first.character("Legolas", at="Bree")
    flies = scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")
    own = scene.first.location_deck("Gladden Fields")[0]
    playing = scene.begin(Phase.UNTAP)

    playing.resolve()
    playing.rolls(7)  # 8 with the modification, not above his body
    playing.rolls(8)  # 16 with his body

    assert legolas.companions == ["Legolas"]
    assert site_of(legolas) == own
    assert flies.is_discarded


@card("DM-58")
def test_a_prisoner_of_the_spiders_is_checked_at_one_more_and_stays_with_fifteen() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    legolas = scene.first.character("Legolas", at="Bree")
    balin = scene.first.character("Balin", at="Bree")
    held = scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")
    empty = scene.second.holds("Flies and Spiders", balin, at="Sarn Goriwing")
    playing = scene.begin(Phase.UNTAP)

    playing.does(Verb.RESOLVE_NEXT, held)
    playing.resolve()
    playing.rolls(7, 7)
    playing.rolls(7)

    assert legolas.is_aside
    assert held.in_play
    assert balin.among_points
    assert empty.is_discarded


@card("DM-58")
def test_whoever_comes_for_a_prisoner_of_the_spiders_faces_three_strikes() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Gladden Fields")
    scene.first.character("Thorin II", at="Gladden Fields")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    flies = scene.second.holds("Flies and Spiders", sam, at="Gladden Fields")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, flies)

    assert playing.attack is not None
    assert playing.attack.race is Race.SPIDER
    assert (playing.attack.strikes_count, playing.attack.prowess) == (3, 9)


@card("DM-90")
def test_the_barrow_wights_take_a_prisoners_rings_as_well() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Moria")
    ring = scene.first.gives("Beautiful Gold Ring", to=sam)
    scene.second.location_deck("Moria")
    flies = scene.second.in_hand("Flies and Spiders")
    spells = scene.second.in_hand("Spells of the Barrow-wights")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN, sam)
    assert playing.why_not(flies) is Reason.NO_TARGET
    is_taken(playing, sam, spells)

    assert sam.bearer == spells
    assert ring.is_discarded


@card("DM-90")
def test_a_prisoner_of_the_barrow_wights_takes_a_plain_body_check_each_turn() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    legolas = scene.first.character("Legolas", at="Bree")
    spells = scene.second.holds("Spells of the Barrow-wights", legolas, at="Moria")
    playing = scene.begin(Phase.UNTAP)

    playing.resolve()
    playing.rolls(8)  # not above his body

    assert legolas.is_aside
    assert spells.in_play
    assert playing.phase is Phase.ORGANIZATION


@card("DM-90")
def test_whoever_comes_for_a_prisoner_of_the_barrow_wights_faces_undead() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.character("Thorin II", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    spells = scene.second.holds("Spells of the Barrow-wights", sam, at="Moria")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, spells)

    assert playing.attack is not None
    assert playing.attack.race is Race.UNDEAD
    assert (playing.attack.strikes_count, playing.attack.prowess) == (3, 8)


@card("DM-95")
def test_the_purse_lies_where_orcs_or_trolls_guard_a_site() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.location_deck("Goblin-gate")
    purse = scene.second.in_hand("Troll-purse")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    playing.plays(purse)

    assert purse.bearer == site_of(gimli)
    assert gimli.site == "Goblin-gate"


@card("DM-95")
def test_the_purse_needs_a_copy_of_the_site_to_hold_prisoners_at() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.location_deck("Moria")
    purse = scene.second.in_hand("Troll-purse")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    assert playing.why_not(purse) is Reason.NO_RESCUE_SITE


@card("DM-95")
def test_the_purse_cannot_be_played_where_neither_orcs_nor_trolls_are() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Lórien")
    scene.second.location_deck("Dead Marshes")
    purse = scene.second.in_hand("Troll-purse")
    playing = scene.hazards(on=gimli, to="Dead Marshes")

    assert playing.why_not(purse) is Reason.NO_TARGET


@card("DM-95")
@rule("GLO-077")
def test_an_item_that_is_found_at_the_site_is_not_played_there() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Moria")
    scene.second.gives("Troll-purse", to=site_of(arwen))
    glamdring = scene.first.deck("Glamdring")[0]
    search = scene.first.in_hand("Lucky Search")
    playing = scene.at_site(of=arwen)

    playing.plays(search, user=arwen)
    playing.resolve()
    playing.apply(playing.game.chance())  # the other cards are shuffled back
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert glamdring.bearer == arwen
    assert playing.attack is None


@card("DM-95")
def test_an_item_played_at_the_site_brings_on_its_attacks_and_they_take_prisoners() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Moria", status="tapped")
    site = site_of(gimli)
    purse = scene.second.gives("Troll-purse", to=site)
    moria = scene.second.location_deck("Moria")[0]
    glamdring = scene.first.in_hand("Glamdring")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.automatic
    assert (playing.attack.strikes_count, playing.attack.prowess) == (4, 7 + 3)
    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.RESOLVE_STRIKE, sam)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.rolls(2)
    playing.rolls(12)

    assert sam.bearer == purse
    assert moria.bearer == purse
    assert gimli.companions == ["Gimli"]
    assert glamdring.bearer == gimli
    assert purse.in_play
    assert purse.bearer == site


@card("DM-95")
def test_the_purse_stays_in_play_when_nobody_is_left_at_its_site() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Moria")
    purse = scene.second.gives("Troll-purse", to=site_of(sam))
    scene.second.location_deck("Moria")
    glass = scene.first.in_hand("Star-glass")
    playing = scene.at_site(of=sam)

    playing.does(Verb.PLAY_AT_SITE, glass, sam)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2)

    assert sam.bearer == purse
    assert purse.in_play
    assert purse.bearer is None


@card("DM-95")
def test_the_purse_keeps_its_prisoner_when_the_company_leaves_and_its_rescuers_face_the_site() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    purse = scene.second.gives("Troll-purse", to=site_of(gimli))
    scene.second.aside("Moria", purse)
    scene.second.holds_too(purse, sam)
    haven = scene.first.location_deck("Lórien")[0]
    thorin = scene.first.character("Thorin II", at="Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, haven, number=gimli.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=gimli.company.id)
    playing.does(Verb.TRAVEL, number=STARTER)
    playing.pass_to(Phase.SITE)

    assert thorin.in_play
    assert gimli.site == "Lórien"
    assert purse.in_play
    assert purse.bearer is None
    assert sam.bearer == purse


@card("DM-95")
def test_whoever_comes_for_a_prisoner_of_the_trolls_faces_attacks_like_those_of_the_site() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.character("Thorin II", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    purse = scene.second.holds("Troll-purse", sam, at="Moria")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, purse)

    assert playing.attack is not None
    assert playing.attack.race is Race.ORC
    assert not playing.attack.automatic
    assert (playing.attack.strikes_count, playing.attack.prowess) == (4, 7)


@card("DM-95")
def test_a_creature_may_be_put_down_among_the_rescue_attacks_and_gives_no_points() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    purse = scene.second.holds("Troll-purse", sam, at="The Under-grottos")
    orc = scene.second.in_hand("Orc-lieutenant")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, purse)
    playing.wins(gimli)
    playing.does(Verb.PLAY_CREATURE, orc)
    assert playing.attack is not None
    assert not playing.attack.automatic
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, orc)
    assert orc.is_discarded


@card("DM-99")
def test_only_a_hobbit_is_dragged_off_and_he_fights_the_better_for_it() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Moria", status="tapped")
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    scene.second.location_deck("Moria")
    waylaid = scene.second.in_hand("Waylaid, Wounded, and Orc-dragged")
    playing = scene.attack(on=sam, strikes=2, prowess=8, race=Race.ORC)

    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, gimli)
    assert playing.question == "RollStrike"
    playing.rolls(12)
    playing.plays(waylaid)
    playing.resolve()
    playing.rolls(6)  # 1 - 1 + 2 + 6 is as much as the strike has

    assert sam.in_play
    assert waylaid.is_discarded


@card("DM-99")
def test_a_hobbit_whom_the_orcs_hold_may_lose_his_ring() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    fatty = scene.first.character("Fatty Bolger", at="Bree")
    gold = scene.first.gives("Beautiful Gold Ring", to=sam)
    lesser = scene.first.gives("Lesser Ring", to=sam)
    waylaid = scene.second.holds("Waylaid, Wounded, and Orc-dragged", sam, at="Moria")
    scene.second.holds("Waylaid, Wounded, and Orc-dragged", fatty, at="Goblin-gate")
    playing = scene.begin(Phase.UNTAP)

    playing.resolve()
    playing.rolls(6, 7)

    assert gold.is_discarded
    assert lesser.is_aside
    assert lesser.bearer == sam
    assert waylaid.in_play
    assert fatty.is_aside
    assert playing.phase is Phase.ORGANIZATION
