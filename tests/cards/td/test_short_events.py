"""Stories of the resource short-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TD-98")
def test_somebody_in_the_wizards_company_hastens_forth_untapped() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Edoras")
    theoden = scene.first.character("Théoden", at="Edoras", status="tapped")
    hastened = scene.first.in_hand("And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hastened, target=theoden)
    playing.resolve()

    assert theoden.is_untapped
    assert hastened.is_discarded


@card("TD-98")
def test_the_wizard_himself_may_be_the_one() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras", status="tapped")
    hastened = scene.first.in_hand("And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hastened, target=saruman)
    playing.resolve()

    assert saruman.is_untapped


@card("TD-98")
def test_nobody_hastens_without_the_wizard() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Lórien")
    scene.first.character("Théoden", at="Edoras", status="tapped")
    hastened = scene.first.in_hand("And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(hastened) is Reason.NOTHING_WOULD_CHANGE


@card("TD-98")
def test_the_wounded_and_the_untapped_are_not_helped() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Edoras")
    scene.first.character("Théoden", at="Edoras", status="wounded")
    hastened = scene.first.in_hand("And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(hastened) is Reason.NOTHING_WOULD_CHANGE


@card("TD-132")
def test_a_ranger_leads_his_company_away_from_wolves_spiders_animals_and_the_undead() -> None:
    wolves, undead = Scene(), Scene()
    peath = wolves.first.character("Peath", at="Bree", status="tapped")
    first = wolves.first.in_hand("Many Turns and Doublings")
    anborn = undead.first.character("Anborn", at="Bree")
    second = undead.first.in_hand("Many Turns and Doublings")

    from_wolves = wolves.attack(on=peath, race=Race.WOLF)
    from_wolves.plays(first, user=peath)
    from_undead = undead.attack(on=anborn, race=Race.UNDEAD)
    from_undead.plays(second, user=anborn)

    assert from_wolves.has_happened(Happening.ATTACK_CANCELED)
    assert from_undead.has_happened(Happening.ATTACK_CANCELED)
    assert anborn.is_untapped


@card("TD-132")
def test_orcs_are_not_led_astray() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    turns = scene.first.in_hand("Many Turns and Doublings")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=sam, race=Race.ORC)

    assert playing.why_not(turns) is Reason.NO_TARGET


@card("TD-132")
def test_it_takes_a_ranger_of_the_company() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")
    scene.first.character("Peath", at="Lórien")
    turns = scene.first.in_hand("Many Turns and Doublings")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=adrazar, race=Race.WOLF)

    assert playing.why_not(turns) is Reason.NO_USER


@card("TD-132")
def test_with_gates_of_morning_a_ranger_lowers_the_hazard_limit() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    scene.first.event("Gates of Morning")
    first, second = scene.first.hand("Many Turns and Doublings", "Many Turns and Doublings")
    lieutenant = scene.second.hand("Orc-lieutenant", "Twilight")[0]  # Twilight does not count
    playing = scene.hazards(on=peath, to="Moria")
    assert playing.hazard_limit(of=peath) == 2

    playing.plays(first, user=peath)
    playing.resolve()
    assert playing.hazard_limit(of=peath) == 1
    playing.plays(second, user=peath)
    playing.resolve()

    assert playing.hazard_limit(of=peath) == 0  # there is no minimum
    assert playing.why_not(lieutenant) is Reason.HAZARD_LIMIT


@card("TD-132")
def test_a_hazard_already_declared_is_above_the_lowered_limit() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    scene.first.event("Gates of Morning")
    turns = scene.first.in_hand("Many Turns and Doublings")
    stir, doors = scene.second.hand("Minions Stir", "Foolish Words")
    playing = scene.hazards(on=peath, to="Moria")

    playing.passes()
    playing.plays(stir)
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.plays(doors)
    playing.plays(turns, user=peath)
    playing.resolve()

    assert stir.in_play
    assert doors.is_discarded


@card("TD-132")
def test_without_the_gates_the_hazard_limit_stays() -> None:
    scene = Scene()
    scene.first.character("Peath", at="Lórien")
    turns = scene.first.in_hand("Many Turns and Doublings")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(turns)
    assert playing.why_not(turns) is Reason.ONLY_AGAINST_ATTACK


@card("TD-134")
def test_a_sage_taps_to_tell_a_hazard_event_away_and_checks_at_minus_two() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien")
    scene.first.gives("Glamdring", to=balin)
    stir = scene.second.event("Minions Stir")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels, user=balin, target=stir)
    assert balin.is_tapped
    playing.resolve()
    assert stir.is_discarded
    playing.rolls(3)  # 3 - 2 is not greater than 1

    assert balin.is_discarded


@card("TD-134")
def test_a_corruption_card_on_a_companion_is_told_away() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien")
    haldir = scene.first.character("Haldir", at="Edoras")
    lure = scene.second.gives("Lure of Expedience", to=haldir)
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels, user=balin, target=lure)
    playing.resolve()
    playing.rolls(9)

    assert lure.is_discarded
    assert playing.has_happened(Happening.CHECK_PASSED, balin)


@card("TD-134")
def test_environments_and_resources_are_not_told_away() -> None:
    scene = Scene()
    scene.first.character("Balin", at="Lórien")
    scene.second.event("Doors of Night")
    scene.second.event("Gates of Morning")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(marvels) is Reason.NO_TARGET


@card("TD-134")
def test_it_takes_an_untapped_sage() -> None:
    scene = Scene()
    scene.first.character("Balin", at="Lórien", status="tapped")
    scene.first.character("Haldir", at="Lórien")
    scene.second.event("Minions Stir")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(marvels) is Reason.NO_UNTAPPED_USER


@card("TD-169")
def test_a_wizard_uncloaked_sends_hazards_on_his_companions_back_to_hand() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras")
    theoden = scene.first.character("Théoden", at="Edoras", status="tapped")
    haldir = scene.first.character("Haldir", at="Lórien")
    words = scene.second.gives("Foolish Words", to=saruman)
    lure = scene.second.gives("Lure of Expedience", to=theoden)
    elsewhere = scene.second.gives("Lure of Expedience", to=haldir)
    uncloaked = scene.first.in_hand("Wizard Uncloaked")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(uncloaked, user=saruman)
    playing.resolve()
    assert words.in_hand
    assert lure.in_hand
    assert elsewhere.bearer == haldir
    playing.rolls(3)  # 3 - 2 is greater than 0

    assert saruman.in_play
    assert playing.hand(1) == ["Foolish Words", "Lure of Expedience"]


@card("TD-169")
def test_items_and_resource_events_on_his_companions_stay() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras")
    peath = scene.first.character("Peath", at="Edoras", status="tapped")
    sword = scene.first.gives("Glamdring", to=peath)
    wisdom = scene.first.gives("Promptings of Wisdom", to=peath)
    lure = scene.second.gives("Lure of Expedience", to=peath)
    uncloaked = scene.first.in_hand("Wizard Uncloaked")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(uncloaked, user=saruman)
    playing.resolve()
    playing.rolls(9)

    assert sword.bearer == peath
    assert wisdom.bearer == peath
    assert lure.in_hand


@card("TD-169")
def test_events_on_nobody_in_particular_stay_too() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Moria")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=saruman)
    stir = scene.second.event("Minions Stir")
    uncloaked = scene.first.in_hand("Wizard Uncloaked")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(uncloaked, user=saruman)
    playing.resolve()
    playing.rolls(9)

    assert hunger.in_play
    assert stir.in_play


@card("TD-169")
def test_without_a_wizard_nobody_uncloaks() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.second.gives("Lure of Expedience", to=theoden)
    uncloaked = scene.first.in_hand("Wizard Uncloaked")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(uncloaked) is Reason.NO_USER


@card("TD-131")
def test_a_warrior_who_fights_many_foes_is_weaker_with_each_of_them() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Bree", "Faramir", "Anborn")
    foes = scene.first.in_hand("Many Foes He Fought")
    playing = scene.attack(on=faramir, strikes=3, prowess=8)

    playing.plays(foes, user=faramir)
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, faramir)

    assert playing.attack is not None
    assert [strike.modifier for strike in playing.attack.strikes] == [0, -1, -2]
    assert [strike.body for strike in playing.attack.strikes] == [0, -1, -2]


@card("TD-131")
def test_nobody_may_fight_many_foes_who_choose_their_victims_themselves() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Bree", "Faramir", "Anborn")
    foes, _ = scene.first.hand("Many Foes He Fought", "Twilight")
    scene.first.event("Gates of Morning")
    playing = scene.attack(on=faramir, strikes=3, attacker_chooses=True)

    assert not playing.may_play(foes)


@card("TD-131")
def test_only_a_warrior_fights_many_foes() -> None:
    scene = Scene()
    sam, _ = scene.first.company("Bree", "Sam Gamgee", "Fatty Bolger")
    foes, _ = scene.first.hand("Many Foes He Fought", "Twilight")
    scene.first.event("Gates of Morning")
    playing = scene.attack(on=sam, strikes=3)

    assert playing.why_not(foes) is Reason.NO_USER


@card("TD-101")
def test_the_bounty_of_the_hoard_is_one_more_item_at_a_tapped_site() -> None:
    scene = Scene()
    gimli = scene.first.company("Isle of the Ulond", "Gimli", site_status="tapped")[0]
    bounty, mail = scene.first.hand("Bounty of the Hoard", "Hauberk of Bright Mail")
    playing = scene.at_site(of=gimli)

    playing.plays(bounty)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, mail, gimli)
    playing.resolve()

    assert mail.bearer == gimli
    assert bounty.is_discarded


@card("TD-101")
def test_the_hoard_holds_minor_and_major_items_that_the_site_allows() -> None:
    scene = Scene()
    gimli = scene.first.company("Isle of the Ulond", "Gimli", site_status="tapped")[0]
    bounty, cram, ring = scene.first.hand("Bounty of the Hoard", "Cram", "Beautiful Gold Ring")
    playing = scene.at_site(of=gimli)

    playing.plays(bounty)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, cram, gimli)
    assert not playing.may(Verb.PLAY_AT_SITE, ring)


@card("TD-101")
def test_there_is_no_bounty_where_the_site_is_untapped_or_has_no_hoard() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Isle of the Ulond")
    bounty = scene.first.hand("Bounty of the Hoard", "Cram")[0]
    untapped = scene.at_site(of=gimli).why_not(bounty)

    scene = Scene()
    balin = scene.first.company("Moria", "Balin", site_status="tapped")[0]
    scene.first.gives("Cram", to=scene.first.character("Gimli", at="Moria", status="tapped"))
    bounty = scene.first.hand("Bounty of the Hoard", "Cram")[0]
    without = scene.at_site(of=balin).why_not(bounty)

    assert untapped is Reason.CONDITION_NOT_MET
    assert without is Reason.CONDITION_NOT_MET


@card("TD-128")
def test_a_sage_looks_more_closely_later_at_a_site_with_information() -> None:
    scene = Scene()
    gandalf, gimli = scene.first.company("Isle of the Ulond", "Gandalf", "Gimli", site_status="tapped")
    later, mail = scene.first.hand("Look More Closely Later", "Hauberk of Bright Mail")
    playing = scene.at_site(of=gandalf)

    playing.plays(later, user=gandalf)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(7)

    assert gandalf.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED, gandalf)
    assert playing.may(Verb.PLAY_AT_SITE, mail, gimli)


@card("TD-128")
def test_without_information_there_is_nothing_to_look_at() -> None:
    scene = Scene()
    gandalf, gimli = scene.first.company("Moria", "Gandalf", "Gimli", site_status="tapped")
    scene.first.turn(gimli, "tapped")
    scene.first.gives("Cram", to=gimli)
    later = scene.first.in_hand("Look More Closely Later")
    playing = scene.at_site(of=gandalf)

    assert playing.why_not(later) is Reason.NO_TARGET
