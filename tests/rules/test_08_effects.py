"""Effects: what they are, how long they last, which one prevails. [TIM-35 to TIM-41, TIM-49]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.tw.resources.allies import GOLDBERRY
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Danger, Phase, Race, Side


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes of the attack at hand and their prowess."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@rule("TIM-35", "TIM-49")
def test_the_effects_of_a_card_happen_in_the_order_in_which_it_names_them() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    lure = scene.second.gives("Lure of Expedience", to=balin)
    marvels_told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels_told, user=balin, target=lure)
    before_the_check = (lure.is_discarded, playing.question)
    playing.rolls(2)  # 2 - 2 is not above 0

    assert before_the_check == (True, "RollCheck")
    assert balin.is_discarded


@rule("TIM-36")
def test_a_card_works_until_it_leaves_play() -> None:
    scene = Scene()
    balin, beretar = scene.first.company("Lórien", "Balin", "Beretar")
    minions_stir = scene.second.event("Minions Stir")
    marvels_told = scene.first.in_hand("Marvels Told")
    playing = scene.attack(on=balin, strikes=2, prowess=6, race=Race.TROLL)

    with_it = numbers(playing)
    playing.plays(marvels_told, user=balin, target=minions_stir)
    playing.passes()
    playing.rolls(12)

    assert beretar.in_play
    assert with_it == (3, 7)
    assert minions_stir.is_discarded
    assert numbers(playing) == (2, 6)


@rule("TIM-37")
def test_an_effect_paid_for_by_discarding_its_card_lasts_for_the_turn() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    cram = scene.first.gives("Cram", to=beretar)
    buhr_widu = scene.first.location_deck("Buhr Widu")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, cram, number=1)
    playing.does(Verb.PLAN_MOVEMENT, buhr_widu)
    playing.pass_until("RevealSite")
    longest_way = max([len(option.names) for option in playing.options()])
    playing.does(Verb.TRAVEL)
    playing.pass_until("OrganizationWindow")

    assert cram.is_discarded
    assert anborn.company == beretar.company
    assert longest_way == 5  # one region more than usual
    assert playing.table.turn > 3
    assert playing.table.lasting == ()


@rule("TIM-39")
def test_a_cancelled_card_is_discarded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=doors)

    assert doors.is_discarded
    assert twilight.is_discarded


RIVER_DAUGHTER = replace(
    GOLDBERRY,
    code="XX-1",
    name="River-daughter",
    abilities=(
        May(
            Use(
                target=A(all_of(Side.HAZARD, Mark.DECLARED, Danger.RETURN_TO_ORIGIN)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.CARD),),
            )
        ),
    ),
)


def against_the_snow(ally: Ally) -> tuple[Playing, Piece]:
    """Sam is on his way through a Snowstorm, and an ally of his has answered it."""
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    helper = scene.first.gives(ally, to=sam)
    storm = scene.second.event("Snowstorm")
    playing = scene.hazards(on=sam, to="Bree")
    playing.uses(helper)
    playing.resolve()
    return playing, storm


@rule("TIM-39")
def test_of_a_card_in_play_all_is_cancelled_or_only_one_effect() -> None:
    whole, gone = against_the_snow(RIVER_DAUGHTER)
    effect, stays = against_the_snow(GOLDBERRY)

    assert gone.is_discarded
    assert stays.in_play
    assert not whole.has_happened(Happening.COMPANY_RETURNED)
    assert not effect.has_happened(Happening.COMPANY_RETURNED)


@rule("TIM-40")
def test_an_effect_overrides_a_rule_only_as_far_as_the_two_contradict() -> None:
    scene = Scene()
    anborn, haldir = scene.first.company("Isengard", "Anborn", "Haldir", site_status="tapped")
    beretar = scene.first.character("Beretar", at="Isengard", status="tapped")
    search, sword, narsil = scene.first.hand("Thorough Search", "Sword of Gondolin", "Narsil")
    playing = scene.at_site(anborn)

    playing.plays(search, user=anborn)
    by_whom = (
        playing.may(Verb.PLAY_AT_SITE, sword, other=haldir),
        playing.may(Verb.PLAY_AT_SITE, sword, other=beretar),
        playing.may(Verb.PLAY_AT_SITE, narsil, other=haldir),
    )
    playing.does(Verb.PLAY_AT_SITE, sword, other=haldir)

    assert by_whom == (True, False, False)
    assert sword.bearer == haldir
    assert haldir.is_tapped


@rule("TIM-41", "TIM-48")
def test_what_a_character_may_do_his_player_decides_and_nobody_answers_it() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    scene.first.company("Lórien", "Thranduil")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    call_of_home, _ = scene.second.hand("Call of Home", "Foolish Words")
    playing = scene.hazards(on=faramir)

    playing.plays(call_of_home, target=faramir)
    playing.resolve()
    playing.rolls(2)
    asked = (playing.question, playing.asked)
    playing.does(Verb.SAVE_ITEM, sword, other=anborn)

    assert asked == ("PassItem", 0)
    assert sword.bearer == anborn
    assert faramir.in_hand
    assert playing.question == "HazardWindow"
    assert [fact.card for fact in playing.happened if fact.kind is Happening.DECLARED] == [call_of_home.id]
