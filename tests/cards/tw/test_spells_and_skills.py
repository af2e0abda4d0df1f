"""Stories of spells against attacks and of what a people is good at."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Phase, Race, RegionType

TO_THE_MARSHES = ("Wold & Foothills", "Brown Lands", "Dagorlad")


def _prowess(playing: Playing) -> int:
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack)


@card("TW-252")
def test_a_halfling_slips_away_from_a_strike() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    stealth = scene.first.in_hand("Halfling Stealth")
    playing = scene.attack(on=sam, prowess=20)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(stealth)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_CANCELED)
    assert sam.is_untapped


@card("TW-252")
def test_halfling_stealth_hides_nobody_else() -> None:
    scene = Scene()
    scene.first.character("Sam Gamgee", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree")
    stealth, _ = scene.first.hand("Halfling Stealth", "Dodge")
    playing = scene.attack(on=haldir)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # Sam does not support

    assert playing.why_not(stealth) is Reason.NO_TARGET


@card("TW-262")
def test_a_wizard_kindles_the_spirit_of_his_whole_company() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree")
    kindling = scene.first.in_hand("Kindling of the Spirit")
    playing = scene.attack(on=haldir, prowess=12)

    playing.plays(kindling, user=gandalf)
    playing.resolve()
    playing.passes()  # nobody supports Gandalf
    playing.rolls(7)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # nor Haldir
    playing.rolls(7)  # 7 + 4 + 2 is greater than 12

    assert gandalf.in_play
    assert haldir.is_tapped


@card("TW-360")
def test_a_wizards_fire_is_his_own() -> None:
    fire, without = Scene(), Scene()
    gandalf = fire.first.character("Gandalf", at="Bree")
    spell = fire.first.in_hand("Wizard’s Fire")
    other = without.first.character("Gandalf", at="Bree")
    burning, cold = fire.attack(on=gandalf, prowess=15), without.attack(on=other, prowess=15)

    burning.plays(spell, user=gandalf)
    burning.resolve()
    burning.rolls(12)
    for playing, wizard in ((burning, gandalf), (cold, other)):
        playing.does(Verb.ASSIGN, wizard)
        playing.does(Verb.TAP_TO_FACE)
        playing.rolls(5)  # 5 + 6 + 5 is greater than 15, 5 + 6 is not

    assert gandalf.is_tapped
    assert not cold.has_happened(Happening.STRIKE_FAILED)
    assert burning.has_happened(Happening.STRIKE_FAILED)


@card("TW-361")
def test_a_wizards_flame_weakens_every_attack_on_his_company_this_turn() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Bree")
    flame = scene.first.in_hand("Wizard’s Flame")
    playing = scene.attack(on=gandalf, prowess=12)

    playing.plays(flame, user=gandalf)
    playing.resolve()
    playing.rolls(9)

    assert _prowess(playing) == 12 - 2


@card("TW-361")
def test_a_wizards_flame_burns_against_automatic_attacks_too() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria")
    flame = scene.first.in_hand("Wizard’s Flame")
    playing = scene.entering(of=gandalf)

    playing.does(Verb.ENTER)
    before = _prowess(playing)
    playing.plays(flame, user=gandalf)
    playing.resolve()
    playing.rolls(9)

    assert _prowess(playing) == before - 2


@card("TW-337")
def test_tempering_friendship_helps_to_win_a_faction() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    friendship, knights = scene.first.hand("Tempering Friendship", "Knights of Dol Amroth")
    plain = Scene()
    other = plain.first.character("Imrahil", at="Dol Amroth")
    alone = plain.first.in_hand("Knights of Dol Amroth")
    playing, without = scene.at_site(of=imrahil), plain.at_site(of=other)

    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)
    playing.plays(friendship)
    playing.resolve()
    playing.pass_until("RollFaction")
    assert playing.table.check is not None
    with_it = playing.table.check.modifier
    without.does(Verb.PLAY_AT_SITE, alone, other)
    without.pass_until("RollFaction")
    assert without.table.check is not None

    assert with_it == without.table.check.modifier + 4
    assert friendship.is_discarded


@card("TW-337")
def test_tempering_friendship_does_not_win_a_character() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    friendship = scene.first.in_hand("Tempering Friendship")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.resolve()

    assert playing.question == "RollAttempt"
    assert friendship.in_hand


@card("TW-331")
def test_stars_weaken_one_attack_of_the_undead() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    stars = scene.first.in_hand("Stars")
    playing = scene.attack(on=haldir, prowess=12, race=Race.UNDEAD)

    playing.plays(stars)
    playing.resolve()

    assert _prowess(playing) == 12 - 1


@card("TW-331")
def test_in_the_morning_stars_soften_a_land_of_shadow() -> None:
    scene, night = Scene(), Scene()
    scene.first.event("Gates of Morning")
    haldir = scene.first.character("Haldir", at="Lórien")
    stars = scene.first.in_hand("Stars")
    peath = night.first.character("Peath", at="Lórien")
    useless = night.first.in_hand("Stars")
    night.first.gives("Cram", to=peath)
    night.first.turn(peath, "tapped")
    playing = scene.hazards(on=haldir, to="Dead Marshes", by=TO_THE_MARSHES)
    at_night = night.hazards(on=peath, to="Dead Marshes", by=TO_THE_MARSHES)
    before = path_types(playing.table, haldir.company)

    playing.apply(playing.options(Verb.PLAY)[-1])
    playing.resolve()

    assert stars.is_discarded
    assert before[-1] is RegionType.SHADOW_LAND
    assert path_types(playing.table, haldir.company)[-1] is RegionType.WILDERNESS
    assert at_night.why_not(useless) is Reason.ONLY_AGAINST_ATTACK


MEN_OF_LAMEDON = Faction(
    code="XX-1",
    name="Men of Lamedon",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Vale of Erech"),),
    marshalling_points=2,
)


@card("TW-334")
def test_the_stone_of_erech_stands_while_the_men_of_lamedon_are_in_play() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Vale of Erech")
    scene.first.factions(MEN_OF_LAMEDON)
    stone = scene.first.in_hand("Stone of Erech")
    playing = scene.at_site(of=aragorn)
    before = playing.points(0)

    playing.plays(stone)
    playing.resolve()

    assert stone.in_play
    assert playing.points(0) == before + 2


@card("TW-334")
@rule("EVT-11")
def test_the_stone_of_erech_is_raised_in_any_phase_in_which_a_company_is_there() -> None:
    scene = Scene()
    scene.first.character("Glorfindel II", at="Rivendell")
    scene.first.character("Aragorn II", at="Vale of Erech")
    scene.first.factions(MEN_OF_LAMEDON)
    stone = scene.first.in_hand("Stone of Erech")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(stone)
    playing.resolve()

    assert stone.in_play


@card("TW-334")
def test_without_anybody_at_the_vale_of_erech_the_stone_is_raised_in_no_phase() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Dunharrow")
    scene.second.character("Faramir", at="Vale of Erech")
    scene.first.factions(MEN_OF_LAMEDON)
    stone = scene.first.in_hand("Stone of Erech")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(stone) is Reason.CONDITION_NOT_MET


@card("TW-334")
def test_without_the_men_of_lamedon_the_stone_of_erech_falls() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Vale of Erech")
    scene.first.character("Glorfindel II", at="Rivendell")  # three points of influence are left
    men = scene.first.factions(MEN_OF_LAMEDON)[0]
    stone = scene.first.event("Stone of Erech")
    muster = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=aragorn)

    playing.plays(muster, target=men)
    playing.resolve()
    assert stone.in_play
    playing.rolls(2)

    assert men.is_discarded
    assert stone.is_discarded


@card("TW-334")
def test_the_stone_of_erech_stands_nowhere_else() -> None:
    scene, alone = Scene(), Scene()
    aragorn = scene.first.character("Aragorn II", at="Dunharrow", status="tapped")
    scene.first.factions(MEN_OF_LAMEDON)
    scene.first.gives("Cram", to=aragorn)
    stone = scene.first.in_hand("Stone of Erech")
    other = alone.first.character("Aragorn II", at="Vale of Erech", status="tapped")
    alone.first.gives("Cram", to=other)
    second = alone.first.in_hand("Stone of Erech")

    assert scene.at_site(of=aragorn).why_not(stone) is Reason.CONDITION_NOT_MET
    assert alone.at_site(of=other).why_not(second) is Reason.CONDITION_NOT_MET
