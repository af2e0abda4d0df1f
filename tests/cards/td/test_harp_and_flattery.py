"""Stories of the Magical Harp, of flattery and of the Dragon-sickness."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Phase, Pile, Race


@card("TD-18")
def test_who_bears_treasure_is_sick_with_it() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    scene.first.gives("Glamdring", to=faramir)
    scene.first.gives("Cram", to=anborn)
    sickness = scene.second.in_hand("Dragon-sickness")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(sickness, target=anborn)
    playing.plays(sickness, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 - 1 is not greater than 1

    assert faramir.is_discarded


@card("TD-130")
def test_the_harp_keeps_a_companion_whose_check_would_discard_him() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    harp = scene.first.gives("Magical Harp", to=faramir)
    sword = scene.first.gives("Sword of Gondolin", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(harp)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(9)
    playing.does(Verb.TRANSFER, sword, faramir)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # equal to his points: he would be discarded

    assert harp.is_tapped
    assert anborn.in_play
    assert sword.bearer == faramir


@card("TD-130")
def test_the_harp_does_not_save_a_character_who_would_be_eliminated() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    harp = scene.first.gives("Magical Harp", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(harp)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(2)  # two below his 4 points

    assert faramir.is_eliminated


@card("TD-130")
def test_the_harp_keeps_characters_from_being_discarded_by_a_wound() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    harp = scene.first.gives("Magical Harp", to=faramir)
    abducts = When(Occasion.WOUNDED, Put(Subject.TARGET, Pile.DISCARD_PILE), about=Subject.ATTACK)
    playing = scene.attack(on=faramir, prowess=12, abilities=(abducts,))

    playing.uses(harp)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(9)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, anborn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, anborn)
    playing.pass_until("RollStrike")
    playing.rolls(2)
    playing.rolls(2)  # his body holds

    assert anborn.in_play
    assert anborn.is_wounded


@card("TD-130")
def test_the_harp_is_played_in_the_opponents_site_phase_against_influence() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    scene.second.character("Celeborn", at="Lórien")
    scene.second.character("Thranduil", at="Lórien")
    harp = scene.second.gives("Magical Harp", to=haldir)
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.uses(harp)
    playing.resolve()
    playing.rolls(9)
    playing.rolls(12, 2)

    assert playing.has_happened(Happening.INFLUENCE_SUCCEEDED, haldir)
    assert haldir.in_play


@card("TD-130")
def test_the_harp_is_played_at_the_council() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    harp = scene.first.gives("Magical Harp", to=faramir)
    scene.first.gives("Sword of Gondolin", to=anborn)
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, anborn)
    playing.uses(harp)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(9)  # the harper's own
    playing.pass_until("RollCheck")
    playing.rolls(2)  # equal to Anborn's points

    assert anborn.in_play


@card("TD-130")
def test_the_harp_is_silent_in_the_opponents_other_phases() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edoras")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    harp = scene.second.gives("Magical Harp", to=haldir)
    playing = scene.hazards(on=imrahil)

    assert not playing.may(Verb.USE, harp)
    playing.pass_to(Phase.SITE)
    assert not playing.may(Verb.USE, harp)
    assert harp.is_untapped


@card("TD-116")
def test_a_diplomat_flatters_a_dragon() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")  # influence 2, a diplomat
    scene.first.character("Anborn", at="Edoras")
    flattery = scene.first.in_hand("Flatter a Foe")
    playing = scene.attack(on=imrahil, strikes=2, prowess=14, race=Race.DRAGON)
    before = playing.hazard_limit(imrahil)

    playing.plays(flattery, user=imrahil)
    playing.resolve()
    playing.rolls(7)  # 7 + 2 + 2 is greater than 10

    assert playing.attack is None
    assert playing.hazard_limit(imrahil) == before - 2


@card("TD-116")
def test_orcs_are_harder_to_flatter_and_the_attack_goes_on() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dol Amroth")  # influence 1, no diplomat
    flattery = scene.first.in_hand("Flatter a Foe")
    playing = scene.attack(on=faramir, prowess=8, race=Race.ORC)
    before = playing.hazard_limit(faramir)

    playing.plays(flattery, user=faramir)
    playing.resolve()
    playing.rolls(11)  # 11 + 1 is not greater than 12

    assert playing.attack is not None
    assert playing.hazard_limit(faramir) == before
    assert flattery.is_discarded


@card("TD-116")
def test_men_listen_with_more_than_eleven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dol Amroth")
    flattery = scene.first.in_hand("Flatter a Foe")
    playing = scene.attack(on=faramir, prowess=8, race=Race.MAN)

    playing.plays(flattery, user=faramir)
    playing.resolve()
    playing.rolls(11)  # 11 + 1 is greater than 11

    assert playing.attack is None


@card("TD-116")
def test_spiders_have_no_ear_for_flattery() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    flattery = scene.first.in_hand("Flatter a Foe")
    playing = scene.attack(on=imrahil, prowess=8, race=Race.SPIDER)

    assert not playing.may_play(flattery)


@card("TD-116")
def test_new_friendship_helps_the_flatterer() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    flattery, friendship = scene.first.hand("Flatter a Foe", "New Friendship")
    playing = scene.attack(on=imrahil, prowess=14, race=Race.DRAGON)

    playing.plays(flattery, user=imrahil)
    playing.pass_until("RollWindow")
    playing.plays(friendship, user=imrahil)
    playing.resolve()
    playing.rolls(4)  # 4 + 2 + 2 + 3 is greater than 10

    assert playing.attack is None
