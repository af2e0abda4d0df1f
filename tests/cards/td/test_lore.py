"""Stories of lore that is learnt, and of rituals."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race, RegionType


@card("TD-118")
def test_a_dunadan_at_a_haven_is_given_the_skill_of_a_sage() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    gift = scene.first.in_hand("Gift of Comprehension")
    test_of_form = scene.first.in_hand("Test of Form")
    scene.first.gives("Precious Gold Ring", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may_play(test_of_form)

    playing.plays(gift, target=faramir)
    playing.resolve()

    assert faramir.is_tapped
    assert faramir.corruption_points == 1 + 2
    assert playing.may_play(test_of_form, user=faramir)


@card("TD-118")
def test_neither_elves_nor_dunedain_elsewhere_are_given_that_gift() -> None:
    elves, far = Scene(), Scene()
    elves.first.character("Haldir", at="Lórien")
    first, _ = elves.first.hand("Gift of Comprehension", "Cram")
    far.first.character("Faramir", at="Bree")
    second, _ = far.first.hand("Gift of Comprehension", "Cram")

    assert elves.begin(Phase.ORGANIZATION).why_not(first) is Reason.NO_TARGET
    assert far.begin(Phase.ORGANIZATION).why_not(second) is Reason.CONDITION_NOT_MET


@card("TD-129")
def test_an_elf_who_knows_the_lore_of_the_ages_taps_to_strengthen_his_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    lore = scene.first.gives("Lore of the Ages", to=arwen)
    playing = scene.attack(on=haldir, prowess=11)

    playing.uses(lore)
    playing.resolve()
    assert arwen.is_tapped
    playing.passes()  # nobody supports Arwen
    playing.rolls(7)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)  # 7 + 4 + 1 is greater than 11

    assert haldir.is_tapped


@card("TD-129")
def test_the_lore_of_the_ages_is_learnt_by_an_untapped_elf_at_a_haven() -> None:
    scene, tired = Scene(), Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    lore = scene.first.in_hand("Lore of the Ages")
    tired.first.character("Haldir", at="Lórien", status="tapped")
    other, _ = tired.first.hand("Lore of the Ages", "Cram")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(lore, target=haldir)
    playing.resolve()

    assert lore.bearer == haldir
    assert haldir.is_tapped
    assert tired.begin(Phase.ORGANIZATION).why_not(other) is Reason.NO_UNTAPPED_USER


@card("TD-129")
def test_the_lore_of_the_ages_is_for_elves_at_havens() -> None:
    scene, away = Scene(), Scene()
    haldir, beretar = scene.first.company("Lórien", "Haldir", "Beretar")
    lore = scene.first.in_hand("Lore of the Ages")
    away.first.company("Bree", "Haldir")
    elsewhere = away.first.in_hand("Lore of the Ages")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(lore)
    assert not playing.may_play(lore, target=beretar)
    assert not away.begin(Phase.ORGANIZATION).may_play(elsewhere)
    scene.first.gives("Lore of the Ages", to=haldir)
    assert haldir.corruption_points == 2


@card("TD-125")
def test_houses_of_healing_are_built_at_a_free_hold() -> None:
    scene, bree = Scene(), Scene()
    scene.first.character("Faramir", at="Minas Tirith")
    houses = scene.first.in_hand("Houses of Healing")
    bree.first.character("Peath", at="Bree")
    other, _ = bree.first.hand("Houses of Healing", "Cram")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(houses)
    playing.resolve()

    assert houses.bearer is not None
    assert houses.bearer.name == "Minas Tirith"
    assert bree.begin(Phase.ORGANIZATION).why_not(other) is Reason.NO_TARGET


@card("TD-125")
def test_in_houses_of_healing_the_wounded_heal() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith", status="wounded")
    scene.first.gives("Houses of Healing", to=Piece(scene.table, faramir.company.site))

    scene.begin(Phase.UNTAP)

    assert faramir.is_tapped


@card("TD-125")
def test_houses_of_healing_are_a_haven_for_healing_and_nothing_else() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.first.gives("Houses of Healing", to=Piece(scene.table, faramir.company.site))
    haldir = scene.first.in_hand("Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert not playing.may(Verb.PLAY_CHARACTER, haldir)


@card("TD-125")
def test_houses_of_healing_go_with_their_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    houses = scene.first.gives("Houses of Healing", to=Piece(scene.table, faramir.company.site))
    playing = scene.hazards(on=faramir, to="Lórien")

    playing.pass_to(Phase.SITE)

    assert faramir.site == "Lórien"
    assert houses.is_discarded


@card("TD-136")
def test_a_sage_turns_a_wilderness_into_a_borderland() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    master = scene.first.in_hand("Master of Wood, Water, or Hill")
    playing = scene.hazards(
        on=elrond, to="Lórien", by=("Rhudaur", "High Pass", "Anduin Vales", "Wold & Foothills")
    )
    before = path_types(playing.table, elrond.company)

    playing.apply(playing.options(Verb.PLAY)[0])
    playing.resolve()
    playing.rolls(7)

    after = path_types(playing.table, elrond.company)
    assert elrond.is_tapped
    assert master.is_discarded
    assert after.count(RegionType.WILDERNESS) == before.count(RegionType.WILDERNESS) - 1
    assert after.count(RegionType.BORDER_LAND) == before.count(RegionType.BORDER_LAND) + 1


@card("TD-136")
def test_the_sage_need_not_be_with_the_company_whose_way_he_changes() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.in_hand("Master of Wood, Water, or Hill")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.apply(playing.options(Verb.PLAY)[0])
    playing.resolve()
    playing.rolls(7)

    assert elrond.is_tapped
    assert RegionType.BORDER_LAND in path_types(playing.table, haldir.company)


@card("TD-167")
def test_a_sage_lets_an_item_be_wielded_twice() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    shield = scene.first.gives("Great-shield of Rohan", to=haldir, status="tapped")
    twice = scene.first.in_hand("Wielded Twice")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(twice, user=elrond, target=shield)
    playing.resolve()
    playing.passes()  # nobody supports Elrond
    playing.rolls(7)

    assert shield.is_untapped
    assert elrond.is_tapped


@card("TD-162")
def test_sunlight_weakens_the_undead_and_more_so_in_the_morning() -> None:
    plain, morning = Scene(), Scene()
    haldir = plain.first.character("Haldir", at="Bree")
    first = plain.first.in_hand("Vanish in Sunlight!")
    arwen = morning.first.character("Arwen", at="Bree")
    morning.first.event("Gates of Morning")
    second = morning.first.in_hand("Vanish in Sunlight!")
    one = plain.attack(on=haldir, prowess=12, race=Race.UNDEAD)
    other = morning.attack(on=arwen, prowess=12, race=Race.NAZGUL)

    one.plays(first)
    one.resolve()
    other.plays(second)
    other.resolve()

    assert one.attack is not None
    assert other.attack is not None
    assert attack_prowess(one.table, one.attack) == 12 - 2
    assert attack_prowess(other.table, other.attack) == 12 - 4


@card("TD-162")
def test_sunlight_still_weakens_the_undead_if_the_morning_ends_in_answer_to_it() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Bree")
    gates = scene.first.event("Gates of Morning")
    sunlight = scene.first.in_hand("Vanish in Sunlight!")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.attack(on=arwen, prowess=12, race=Race.UNDEAD)

    playing.plays(sunlight)
    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 12 - 2


@card("TD-155")
def test_a_man_who_tells_tales_of_the_hunt_untaps_a_companion() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    tales = scene.first.gives("Tales of the Hunt", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(tales, target=haldir)
    playing.resolve()
    assert theoden.is_tapped
    assert haldir.is_untapped  # he was tapped when support could be given
    playing.rolls(7)

    assert haldir.is_untapped


@card("TD-155")
def test_tales_of_the_hunt_are_heard_at_a_border_hold() -> None:
    hold, haven = Scene(), Scene()
    theoden = hold.first.character("Théoden", at="Bree")
    first = hold.first.in_hand("Tales of the Hunt")
    haven.first.character("Théoden", at="Lórien")
    second, _ = haven.first.hand("Tales of the Hunt", "Cram")
    playing = hold.begin(Phase.ORGANIZATION)

    playing.plays(first, target=theoden)
    playing.resolve()

    assert first.bearer == theoden
    assert haven.begin(Phase.ORGANIZATION).why_not(second) is Reason.CONDITION_NOT_MET


@card("TD-137")
def test_a_hobbit_who_knows_mathoms_finds_a_minor_item() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    lore = scene.first.in_hand("Mathom Lore")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(lore, target=sam)
    playing.resolve()
    assert sam.is_tapped

    later = Scene()
    other = later.first.character("Sam Gamgee", at="Bag End")
    known = later.first.gives("Mathom Lore", to=other)
    cram = later.first.deck("Cram")[0]
    later.first.discard_pile("Miruvor", "Glamdring")
    searching = later.begin(Phase.ORGANIZATION)
    searching.uses(known)
    searching.resolve()

    assert len(searching.options(Verb.TAKE)) == 2
    searching.does(Verb.TAKE, cram)
    assert cram.in_hand


@card("TD-154")
def test_the_star_of_high_hope_shines_for_elves_and_dunedain() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    faramir = scene.second.character("Faramir", at="Bree")
    theoden = scene.first.character("Théoden", at="Edoras")
    before = theoden.prowess()
    scene.first.event("Star of High Hope")

    assert (haldir.prowess(), faramir.prowess(), theoden.prowess()) == (4 + 1, 5 + 1, before)
    scene.first.event("Gates of Morning")
    assert (haldir.prowess(), faramir.prowess(), theoden.prowess()) == (4 + 2, 5 + 2, before)


def strengthened(roll: int) -> Playing:
    """Haldir taps against a strike of 11 with the lore of the ages behind him; the dice show this."""
    scene = Scene()
    haldir, arwen = scene.first.company("Bree", "Haldir", "Arwen")
    lore = scene.first.gives("Lore of the Ages", to=arwen)
    playing = scene.attack(on=haldir, prowess=11)
    playing.uses(lore)
    playing.resolve()
    playing.passes()  # nobody supports Arwen
    playing.rolls(7)
    playing.fights(haldir, roll)
    return playing


@card("TD-129")
def test_the_lore_of_the_ages_gives_one_of_prowess_and_no_more() -> None:
    assert strengthened(7).has_happened(Happening.STRIKE_FAILED)  # 7 + 4 + 1 is greater than 11
    assert not strengthened(6).has_happened(Happening.STRIKE_FAILED)  # 6 + 4 + 1 is not


@card("TD-129")
def test_the_lore_of_the_ages_helps_against_an_attack_before_its_strikes_are_assigned() -> None:
    scene, quiet = Scene(), Scene()
    haldir, arwen = scene.first.company("Bree", "Haldir", "Arwen")
    lore = scene.first.gives("Lore of the Ages", to=arwen)
    other = quiet.first.character("Arwen", at="Bree")
    unused = quiet.first.gives("Lore of the Ages", to=other)

    playing = scene.attack(on=haldir, strikes=2, prowess=11)
    before = playing.may(Verb.USE, lore)
    playing.does(Verb.PASS)
    playing.does(Verb.ASSIGN, haldir)
    playing.fights(haldir, 7)
    playing.pass_until("AssignByDefender", "ChooseStrike", "BetweenStrikes", "FaceStrike")

    assert before
    assert not playing.may(Verb.USE, lore)
    assert not quiet.begin(Phase.ORGANIZATION).may(Verb.USE, unused)
