"""Stories of the hazards that change an attack, a strike or whoever is wounded by it."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def struck(playing: Playing, *rolls: int) -> None:
    """The one strike of an attack is faced by tapping, and the dice show these totals."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)


@card("DM-93")
def test_a_tribal_banner_weakens_the_attack_and_makes_its_wounds_worse() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    banner = scene.second.in_hand("Tribal Banner")
    playing = scene.attack(on=faramir, prowess=12, body=5, race=Race.ORC)

    playing.plays(banner)
    playing.resolve()
    attack = playing.attack
    assert attack is not None
    numbers = (attack_prowess(playing.table, attack), attack_body(playing.table, attack, faramir.id))
    struck(playing, 2, 8)  # 2 + 5 is less than 11; 8 + 1 is greater than 8

    assert numbers == (12 - 1, 5 - 1)
    assert faramir.is_eliminated


@card("DM-93")
def test_a_tribal_banner_is_for_orcs_and_trolls_and_only_one_of_them_for_an_attack() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    banner, another, _ = scene.second.hand("Tribal Banner", "Tribal Banner", "Tribal Totem")
    playing = scene.attack(on=faramir, race=Race.TROLL)

    playing.plays(banner)
    playing.resolve()

    assert playing.why_not(another) is Reason.DUPLICATED

    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    banner = scene.second.in_hand("Tribal Banner")
    among_men = scene.attack(on=haldir, race=Race.MAN)

    assert not among_men.may_play(banner)


@card("DM-93")
def test_neither_banner_nor_totem_counts_against_the_hazard_limit() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    banner, totem = scene.second.hand("Tribal Banner", "Tribal Totem")
    playing = scene.attack(on=faramir)

    playing.plays(banner)
    playing.resolve()
    playing.plays(totem)
    playing.resolve()

    assert faramir.company.hazards == 0


@card("DM-94")
def test_a_tribal_totem_weakens_all_orcs_and_trolls_for_the_rest_of_the_turn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    totem, orcs = scene.second.hand("Tribal Totem", "Little Snuffler")
    playing = scene.attack(on=faramir, prowess=10, race=Race.TROLL)

    playing.plays(totem)
    playing.resolve()
    struck(playing, 12)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    attack = playing.attack
    assert attack is not None
    assert attack_prowess(playing.table, attack) == 5 - 3
    assert attack_body(playing.table, attack, faramir.id) == 10 - 2 - 3  # Faramir is a ranger


@card("DM-94")
def test_whoever_is_wounded_under_a_tribal_totem_checks_at_plus_two() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    totem = scene.second.in_hand("Tribal Totem")
    playing = scene.attack(on=faramir, prowess=14)

    playing.plays(totem)
    playing.resolve()
    struck(playing, 2, 7)  # 2 + 5 is less than 11; 7 + 2 is greater than 8

    assert faramir.is_eliminated


@card("DM-94")
def test_a_second_totem_against_the_same_company_is_refused() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    totem, another, _ = scene.second.hand("Tribal Totem", "Tribal Totem", "Tribal Banner")
    playing = scene.attack(on=faramir)

    playing.plays(totem)
    playing.resolve()

    assert playing.why_not(another) is Reason.DUPLICATED


@card("DM-79")
def test_the_first_excess_strike_against_somebody_costs_him_four() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    pierced = scene.second.in_hand("Pierced by Many Wounds")
    playing = scene.attack(on=faramir, strikes=3, prowess=8)

    playing.plays(pierced)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    struck(playing, 8)  # 8 + 5 - 4 - 1 is exactly 8

    assert faramir.is_tapped
    assert faramir.company.hazards == 0


@card("DM-79")
def test_each_character_may_be_pierced_by_one_excess_strike() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    beretar = scene.first.character("Beretar", at="Moria")
    pierced = scene.second.in_hand("Pierced by Many Wounds")
    playing = scene.attack(on=faramir, strikes=4, prowess=8)

    playing.plays(pierced)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, faramir)
    playing.does(Verb.SPEND_EXCESS, number=1)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(7)  # 7 + 5 - 4 is exactly 8
    faramir_stands = faramir.is_tapped
    struck(playing, 8)  # 8 + 4 - 4 is exactly 8: no body check follows

    assert faramir_stands
    assert beretar.is_tapped


@card("DM-79")
def test_an_attack_without_excess_strikes_pierces_nobody() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    pierced, _ = scene.second.hand("Pierced by Many Wounds", "Tribal Banner")
    playing = scene.attack(on=faramir, strikes=1)

    assert not playing.may_play(pierced)
    assert playing.why_not(pierced) is Reason.NO_TARGET


@card("DM-69")
def test_a_crushing_strike_lowers_the_body_of_the_wounded_for_every_five() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    crash = scene.second.in_hand("Like the Crash of Battering-rams")
    playing = scene.attack(on=faramir, prowess=18)

    playing.pass_until("StrikeHazards")
    playing.plays(crash)
    playing.resolve()
    struck(playing, 2, 6)  # 18 - 7 is 11: twice five; 6 is not greater than 8 - 2

    assert faramir.is_wounded
    assert faramir.body == 8 - 2


@card("DM-69")
def test_a_strike_that_succeeds_by_less_than_five_crushes_nobody() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    crash = scene.second.in_hand("Like the Crash of Battering-rams")
    playing = scene.attack(on=faramir, prowess=11)

    playing.pass_until("StrikeHazards")
    playing.plays(crash)
    playing.resolve()
    struck(playing, 2, 8)  # 11 - 7 is 4; 8 is not greater than 8

    assert faramir.is_wounded
    assert faramir.body == 8


@card("DM-102")
def test_a_wound_of_long_burden_stays_if_the_strike_succeeds() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    burden = scene.second.in_hand("Wound of Long Burden")
    playing = scene.attack(on=faramir, prowess=12)

    playing.pass_until("StrikeHazards")
    playing.plays(burden)
    playing.resolve()
    before = (faramir.corruption_points, faramir.body)
    struck(playing, 2, 7)  # 7 is not greater than 8 - 1

    assert before == (0, 8)
    assert burden.bearer == faramir
    assert (faramir.corruption_points, faramir.body) == (1, 7)


@card("DM-102")
def test_the_body_is_lower_already_when_it_is_checked() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    burden = scene.second.in_hand("Wound of Long Burden")
    playing = scene.attack(on=faramir, prowess=12)

    playing.pass_until("StrikeHazards")
    playing.plays(burden)
    playing.resolve()
    struck(playing, 2, 8)  # 8 is greater than 8 - 1

    assert faramir.is_eliminated
    assert burden.is_discarded


@card("DM-102")
def test_a_wound_of_long_burden_is_discarded_if_the_strike_does_not_succeed() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    burden = scene.second.in_hand("Wound of Long Burden")
    playing = scene.attack(on=faramir, prowess=12)

    playing.pass_until("StrikeHazards")
    playing.plays(burden)
    playing.resolve()
    struck(playing, 7)  # 7 + 5 is exactly 12

    assert burden.is_discarded
    assert faramir.corruption_points == 0


@card("DM-102")
def test_a_lesser_strike_leaves_no_such_wound() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    burden = scene.second.in_hand("Wound of Long Burden")
    scene.second.hand("Like the Crash of Battering-rams")
    playing = scene.attack(on=faramir, prowess=11)

    playing.pass_until("StrikeHazards")

    assert playing.why_not(burden) is Reason.NO_TARGET


@card("DM-102")
def test_the_burden_may_be_shaken_off_at_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    burden = scene.second.gives("Wound of Long Burden", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, burden, faramir)
    playing.rolls(8)

    assert faramir.is_tapped
    assert burden.is_discarded


@card("DM-102")
def test_the_burden_cannot_be_shaken_off_anywhere_else() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    burden = scene.second.gives("Wound of Long Burden", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.TRY_REMOVAL, burden)
    assert not playing.may(Verb.TRY_REMOVAL_UNTAPPED, burden)


@card("DM-103")
def test_under_the_wraith_lord_a_nazgul_strikes_harder_and_is_free() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Mount Doom")
    lord, nazgul = scene.second.hand("Wraith-lord", "Adûnaphel")
    playing = scene.hazards(on=faramir, to="Cirith Gorgor", by=("Gorgoroth", "Udûn"))

    playing.plays(lord)
    playing.resolve()
    playing.pass_until("HazardWindow")
    counted = faramir.company.hazards
    playing.does(Verb.PLAY_CREATURE, nazgul, names=("Dark-domain",))
    playing.resolve()

    attack = playing.attack
    assert attack is not None
    assert attack_prowess(playing.table, attack) == 15 + 2
    assert faramir.company.hazards == counted == 1


@card("DM-103")
def test_whoever_the_nazgul_wounds_has_less_body_for_the_rest_of_the_turn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Mount Doom")
    lord, nazgul = scene.second.hand("Wraith-lord", "Adûnaphel")
    playing = scene.hazards(on=faramir, to="Cirith Gorgor", by=("Gorgoroth", "Udûn"))

    playing.plays(lord)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, nazgul, names=("Dark-domain",))
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    struck(playing, 2, 7)  # 7 is not greater than 8 - 1

    assert faramir.is_wounded
    assert faramir.body == 8 - 1


@card("DM-103")
def test_the_wraith_lord_needs_two_dark_domains_and_comes_once_a_turn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Mount Doom")
    lord, another = scene.second.hand("Wraith-lord", "Wraith-lord")
    playing = scene.hazards(on=faramir, to="Cirith Gorgor", by=("Gorgoroth", "Udûn"))
    playing.plays(lord)
    playing.resolve()
    playing.pass_until("HazardWindow")

    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edhellond")
    third = scene.second.in_hand("Wraith-lord")
    elsewhere = scene.hazards(on=haldir, to="Pelargir")

    assert playing.why_not(another) is Reason.DUPLICATED
    assert not elsewhere.may_play(third)


@card("DM-103")
def test_the_wraith_lord_makes_no_orc_stronger() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Mount Doom")
    lord, guard = scene.second.hand("Wraith-lord", "Orc-guard")
    playing = scene.hazards(on=faramir, to="Cirith Gorgor", by=("Gorgoroth", "Udûn"))

    playing.plays(lord)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == playing.attack.prowess
    assert faramir.company.hazards == 2
