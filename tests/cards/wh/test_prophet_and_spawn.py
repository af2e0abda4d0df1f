"""Stories of the prophet and his truths, of the spawn and of counterfeits."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.test_friends import fallen
from tests.rules.fallen_cards import FALLEN_AND_WIZARD, GANDALF, ISENGARD, MAN_OF_CRAFT, SARUMAN, WHITE_TOWERS
from wizardhaven.engine.queries.influence.attempt import influence_sum
from wizardhaven.engine.queries.influence.from_afar import afar_parts
from wizardhaven.engine.queries.numbers.control_cost import control_cost
from wizardhaven.engine.queries.numbers.influence import unused_general_influence
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Phase, Side

FIVE_FACTIONS = ("Hillmen", "Men of Dorwinion", "Southrons", "Wain-easterlings", "Ents of Fangorn")
PALLANDO = replace(GANDALF, code="XX-611", name="Pallando", general_influence=20)


def prophesying(at: str, other: str) -> tuple[Scene, Piece, Piece]:
    """Pallando with five factions and his prophecy in play, and somebody of the opponent's elsewhere."""
    scene = fallen("Pallando")
    pallando = scene.first.company(at, PALLANDO)[0]
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event("Prophet of Doom")
    return scene, pallando, scene.second.company(other, "Beretar")[0]


@card("WH-106")
def test_the_prophecy_needs_twelve_stage_points_and_five_factions() -> None:
    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event(replace(MAN_OF_CRAFT, marks=(), stage_points=12))
    prophet = scene.first.in_hand("Prophet of Doom")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(prophet)
    playing.resolve()
    assert prophet.in_play

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS[:4])
    scene.first.event(replace(MAN_OF_CRAFT, marks=(), stage_points=12))
    prophet = scene.first.in_hand("Prophet of Doom")
    assert scene.begin(Phase.ORGANIZATION).why_not(prophet) is Reason.CONDITION_NOT_MET

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event(replace(MAN_OF_CRAFT, marks=(), stage_points=11))
    prophet = scene.first.in_hand("Prophet of Doom")
    assert scene.begin(Phase.ORGANIZATION).why_not(prophet) is Reason.CONDITION_NOT_MET


@card("WH-106")
def test_the_prophet_influences_from_afar_with_half_of_his_general_influence() -> None:
    scene, pallando, beretar = prophesying("Bree", "Edoras")
    near = scene.second.company("Bree", "Haldir")[0]
    far = Attempt(0, pallando.id, beretar.id, NO_CARD)
    playing = scene.at_site(of=pallando)

    assert playing.may(Verb.INFLUENCE, pallando, beretar)
    # Arthedain, Cardolan, Enedhwaith, Gap of Isen, Rohan: both ends count
    assert [part.amount for part in afar_parts(playing.table, far)] == [10, -5]
    assert influence_sum(playing.table, far) == 10 - 5 - unused_general_influence(playing.table, 1)
    assert afar_parts(playing.table, Attempt(0, pallando.id, near.id, NO_CARD)) == []


@card("WH-106")
def test_only_the_avatar_reaches_so_far_and_he_reaches_factions_too() -> None:
    scene, pallando, beretar = prophesying("Bree", "Edoras")
    faramir = scene.first.character("Faramir", at="Bree")
    riders = scene.second.factions("Riders of Rohan")[0]
    playing = scene.at_site(of=pallando)

    assert not playing.may(Verb.INFLUENCE, faramir, beretar)
    assert playing.may(Verb.INFLUENCE, pallando, riders)
    attempt = Attempt(0, pallando.id, riders.id, NO_CARD)
    assert [part.amount for part in afar_parts(playing.table, attempt)] == [8, -5]  # 15 points are left


@card("WH-106")
def test_the_prophecy_ends_with_fewer_than_five_factions() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD, active=1)
    scene.first.declares("Pallando")
    scene.first.company(WHITE_TOWERS, PALLANDO, "Faramir", "Gergeli", "Freca", "Uglúk")  # no influence left
    ents = scene.first.factions(*FIVE_FACTIONS)[-1]
    prophet = scene.first.event("Prophet of Doom")
    elrond = scene.second.character("Elrond", at="Wellinghall")
    same = scene.second.in_hand("Ents of Fangorn")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.INFLUENCE, elrond, ents, number=same.id)
    playing.resolve()
    playing.pass_until("RollAttempt")
    assert prophet.in_play
    playing.rolls(12, 2)

    assert ents.is_discarded
    assert prophet.is_discarded


def spawning() -> tuple[Scene, Piece]:
    """Saruman at Isengard with the spawn in play, and a company of his at The White Towers."""
    scene = fallen("Saruman")
    scene.first.event("A Strident Spawn")
    scene.first.company(ISENGARD, SARUMAN)
    return scene, scene.first.company(WHITE_TOWERS, "Luitprand")[0]


@card("WH-61")
def test_half_orcs_come_to_any_wizardhaven_without_bad_company() -> None:
    scene, luitprand = spawning()
    brute, orc = scene.first.hand("Squint-eyed Brute", "Lugdush")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    assert playing.why_not(orc) is Reason.NO_LEAVE_FOR_ORCS
    assert playing.may(Verb.PLAY_CHARACTER, brute, number=luitprand.company.id)


@card("WH-61")
def test_half_orcs_take_one_point_less() -> None:
    scene, luitprand = spawning()
    brute = scene.first.character("Squint-eyed Brute", at="The White Towers")  # a mind of two
    playing = scene.begin(Phase.ORGANIZATION)

    assert control_cost(playing.table, brute.id) == 1
    assert control_cost(playing.table, luitprand.id) == 1  # no Half-orc, but of a mind of one
    assert mind(playing.table, brute.id) == 2


@card("WH-61")
def test_each_turn_one_half_orc_may_be_taken_from_the_discard_pile() -> None:
    scene = fallen("Saruman")
    spawn = scene.first.event("A Strident Spawn")
    scene.first.company(ISENGARD, SARUMAN)
    brute, southerner, orc = scene.first.discard_pile("Squint-eyed Brute", "Sly Southerner", "Lugdush")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(spawn)
    playing.resolve()
    assert not playing.may(Verb.TAKE, orc)
    playing.does(Verb.TAKE, brute)

    assert brute.in_hand
    assert southerner.is_discarded
    assert not playing.may(Verb.USE, spawn)


@card("WH-61")
def test_the_spawn_is_for_pallando_or_saruman_with_a_protected_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(replace(ISENGARD, abilities=(CountsAs(Mark.PROTECTED, Subject.SITE),)), "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).may_play(spawn)

    scene = fallen("Saruman")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(ISENGARD, "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).why_not(spawn) is Reason.CONDITION_NOT_MET

    scene = fallen("Radagast")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(replace(ISENGARD, abilities=(CountsAs(Mark.PROTECTED, Subject.SITE),)), "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).why_not(spawn) is Reason.CONDITION_NOT_MET


@card("WH-108")
def test_the_truths_of_doom_give_six_points_of_which_two_control_characters() -> None:
    scene = fallen("Pallando")
    five = ("Faramir", "Fram Framson", "Gergeli", "Freca", "Háma")  # 5 + 5 + 5 + 5 + 2 points of mind
    scene.first.company(WHITE_TOWERS, *five)
    scene.first.overdrawn()
    truths = scene.first.in_hand("Truths of Doom")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(truths)
    playing.resolve()
    assert playing.unused_general_influence(0) == 26 - 22
    playing.pass_to(Phase.END_OF_TURN)
    assert len(scene.first.characters()) == 5

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, *five, "Luitprand")  # one point more than may control characters
    scene.first.event("Truths of Doom")
    scene.first.overdrawn()
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("ChooseWhoLeaves")
    assert playing.unused_general_influence(0) == 3


SPIRIT_LORE = Event(
    "XX-612",
    "Spirit-lore",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER)),),
    abilities=(Permit(Deed.USE, Keyword.SPIRIT_MAGIC),),
    alignment=Alignment.MINION,
)


def counterfeiting() -> tuple[Playing, Piece, Piece, Piece]:
    """Luitprand, who knows spirit-magic, plays the counterfeit on Lugdush in his company."""
    scene = fallen("Saruman")
    luitprand, lugdush = scene.first.company(ISENGARD, "Luitprand", "Lugdush")
    scene.first.gives(SPIRIT_LORE, to=luitprand)
    counterfeit = scene.first.in_hand("Counterfeit")
    playing = scene.begin(Phase.ORGANIZATION)
    assert is_overt(playing.table, lugdush.company)
    playing.plays(counterfeit, user=luitprand, target=lugdush)
    playing.resolve()
    return playing, luitprand, lugdush, counterfeit


@card("WH-42")
def test_an_orc_with_a_counterfeit_is_a_half_orc_whom_nobody_notices_among_men() -> None:
    playing, luitprand, lugdush, counterfeit = counterfeiting()
    playing.pass_until("RollCheck")
    playing.rolls(4)  # 4 - 3 is more than no corruption points

    assert counterfeit.bearer == lugdush
    assert luitprand.in_play
    assert not is_overt(playing.table, lugdush.company)


@card("WH-42")
def test_the_magician_makes_a_corruption_check_at_minus_three() -> None:
    playing, luitprand, _, counterfeit = counterfeiting()
    playing.pass_until("RollCheck")

    playing.rolls(3)  # 3 - 3 is equal to no corruption points

    assert luitprand.is_discarded
    assert counterfeit.is_discarded  # nobody is left who knows spirit-magic


@card("WH-42")
def test_a_counterfeit_needs_somebody_who_can_use_spirit_magic() -> None:
    scene = fallen("Saruman")
    scene.first.company(ISENGARD, "Luitprand", "Lugdush")
    counterfeit = scene.first.in_hand("Counterfeit")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(counterfeit) is Reason.NO_USER


@card("WH-61")
def test_only_half_orcs_come_freely_away_from_saruman() -> None:
    scene, luitprand = spawning()
    brute, eowyn = scene.first.hand("Squint-eyed Brute", "Éowyn")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, brute, number=luitprand.company.id)
    assert not playing.may(Verb.PLAY_CHARACTER, eowyn, number=luitprand.company.id)
