"""Stories of agents with powers or magic of their own."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.queries.influence.attempt import influence_sum, value_to_exceed
from wizardhaven.engine.queries.words.characters import can_use_magic
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Keyword, Points


def prowess_of(playing: Playing) -> int:
    """The prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack)


@card("DM-27")
def test_wormtongue_influences_the_riders_and_those_from_edoras_better() -> None:
    scene = Scene()
    eomer = scene.first.character("Éomer", at="Edoras")
    aragorn = scene.first.character("Aragorn II", at="Bree")
    riders, dale = scene.first.factions("Riders of Rohan", "Men of Dale")
    wormtongue = scene.second.agent("Wormtongue", face_up=True)

    assert wormtongue.direct_influence(against=eomer) == 6
    assert wormtongue.direct_influence(against=riders) == 6
    assert wormtongue.direct_influence(against=aragorn) == 2
    assert wormtongue.direct_influence(against=dale) == 2


@card("DM-10")
def test_firiel_influences_dunedain_and_the_factions_of_the_south_better() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    knights, dale = scene.first.factions("Knights of Dol Amroth", "Men of Dale")
    firiel = scene.second.agent("Firiel", face_up=True)

    assert firiel.direct_influence(against=aragorn) == 5
    assert firiel.direct_influence(against=knights) == 5
    assert firiel.direct_influence(against=dale) == 3
    assert can_use_magic(scene.table, firiel.id, Keyword.SHADOW_MAGIC)


@card("DM-24")
def test_surion_influences_dunedain_and_the_factions_of_the_south_better() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gondor, dale = scene.first.factions("Men of Anórien", "Men of Dale")
    surion = scene.second.agent("Súrion", face_up=True)

    assert surion.direct_influence(against=aragorn) == 4
    assert surion.direct_influence(against=gondor) == 4
    assert surion.direct_influence(against=dale) == 2


@card("DM-14")
def test_golodhros_taps_to_try_his_influence() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    golodhros = scene.second.agent("Golodhros", sites=("Bree",), face_up=True)

    playing = scene.hazards(on=faramir, to="Bree")
    playing.uses(golodhros)
    playing.resolve()
    playing.does(Verb.INFLUENCE, golodhros, faramir)
    playing.rolls(12, 2)  # 12 + 4 - 2 - 15 unused general influence is not more than 5

    assert golodhros.is_tapped
    assert faramir.in_play
    assert faramir.company.hazards == 0
    assert can_use_magic(playing.table, golodhros.id, Keyword.SPIRIT_MAGIC)


@card("DM-14")
def test_a_tapped_golodhros_tries_nobody() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    golodhros = scene.second.agent("Golodhros", sites=("Bree",), face_up=True, status="tapped")

    playing = scene.hazards(on=faramir, to="Bree")

    assert not playing.may(Verb.USE, golodhros)


@card("DM-15")
def test_the_grimburgoth_taps_to_attack_a_company_on_its_way_to_him() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    grimburgoth = scene.second.agent("The Grimburgoth")
    scene.second.location_deck("Dol Guldur")

    playing = scene.hazards(on=aragorn, to="Dol Guldur")
    playing.uses(grimburgoth)
    playing.resolve()

    assert grimburgoth.is_tapped
    assert prowess_of(playing) == 7 + 2 + 5
    assert playing.attack is not None
    assert playing.attack.body == 9 + 1
    assert playing.attack.attacker_chooses
    assert can_use_magic(playing.table, grimburgoth.id, Keyword.SORCERY)


@card("DM-15")
def test_the_grimburgoth_attacks_nobody_who_goes_elsewhere() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    grimburgoth = scene.second.agent("The Grimburgoth")

    playing = scene.hazards(on=aragorn, to="Bree")

    assert not playing.may(Verb.USE, grimburgoth)


@card("DM-25")
def test_taladhan_chooses_whom_he_robs_and_wounds_nobody() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Bree", "Aragorn II", "Sam Gamgee")
    cram = scene.first.gives("Cram", aragorn)
    sword = scene.first.gives("Sword of Gondolin", aragorn)
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    taladhan = scene.second.agent("Taladhan", sites=("Bree",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, taladhan)
    chooses = playing.question, playing.asked
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollForAgent")
    playing.rolls(12, 2)
    playing.does(Verb.DISCARD, cram)

    assert chooses == ("AssignByAttacker", 1)
    assert cram.is_discarded
    assert sword.in_play
    assert sam.is_tapped
    assert taladhan.is_tapped
    assert can_use_magic(playing.table, taladhan.id, Keyword.SHADOW_MAGIC)


@card("DM-25")
def test_a_strike_of_taladhans_that_fails_takes_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    cram = scene.first.gives("Cram", aragorn)
    taladhan = scene.second.agent("Taladhan", sites=("Bree",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, taladhan)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(2)

    assert cram.in_play
    assert taladhan.is_wounded


@card("DM-43")
def test_an_article_missing_sends_a_scout_to_steal() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")
    cram = scene.first.gives("Cram", aragorn)
    ferny = scene.second.agent("Bill Ferny", sites=("Bree",), face_up=True)
    article = scene.second.in_hand("An Article Missing")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(article, target=ferny)
    playing.resolve()
    prowess = prowess_of(playing)
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollForAgent")
    playing.rolls(12, 2)

    assert prowess == 2 + 2 + 4
    assert ferny.is_tapped
    assert cram.is_discarded  # the only item there is
    assert sam.is_tapped
    assert aragorn.company.hazards == 1


@card("DM-43")
def test_an_article_missing_needs_a_scout_where_the_company_goes() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.second.agent("Deallus")
    scene.second.agent("Nimloth")
    article = scene.second.in_hand("An Article Missing")

    playing = scene.hazards(on=aragorn, to="Bree")

    assert not playing.may_play(article)


@card("DM-101")
def test_will_not_come_down_sends_the_target_back_to_hand_whatever_general_influence_is_left() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    cram = scene.first.gives("Cram", adrazar)
    deallus = scene.second.agent("Deallus", sites=("Bree",), face_up=True)
    down = scene.second.in_hand("Will not Come Down")

    playing = scene.hazards(on=adrazar, to="Bree")
    playing.plays(down, target=deallus)
    playing.resolve()
    playing.does(Verb.INFLUENCE, deallus, adrazar)
    attempt = playing.table.attempt
    assert attempt is not None
    numbers = influence_sum(playing.table, attempt), value_to_exceed(playing.table, attempt)
    playing.rolls(8, 7)

    assert numbers == (1 + 2, 3)  # his direct influence, and more of it at home
    assert deallus.is_tapped
    assert adrazar.in_hand
    assert cram.is_discarded


@card("DM-101")
def test_will_not_come_down_sends_a_faction_back_to_hand() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    riders = scene.first.factions("Riders of Rohan")[0]
    wormtongue = scene.second.agent("Wormtongue")
    scene.second.location_deck("Edoras")
    down = scene.second.in_hand("Will not Come Down")

    playing = scene.hazards(on=adrazar)
    playing.plays(down, target=wormtongue)
    playing.resolve()
    playing.does(Verb.INFLUENCE, wormtongue, riders)
    playing.rolls(7, 7)

    assert riders.in_hand
    assert wormtongue.trail == ["Edoras"]


@card("DM-101")
def test_will_not_come_down_needs_an_untapped_agent() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    scene.second.agent("Deallus", sites=("Bree",), face_up=True, status="tapped")
    down = scene.second.in_hand("Will not Come Down")

    playing = scene.hazards(on=adrazar, to="Bree")

    assert not playing.may_play(down)


def attacked_by_elerina(status: str) -> tuple[Playing, Piece]:
    """Elerína, in sight at Bree, attacks a company of two that has entered."""
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir")[0]
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    elerina = scene.second.agent("Elerína", sites=("Bree",), face_up=True, status=status)
    scene.second.in_hand("Cunning Foes")
    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, elerina)
    return playing, elerina


@card("DM-7")
@rule("AGT-54", "AGT-59")
def test_elerina_taps_for_a_second_strike_and_rolls_for_each() -> None:
    playing, elerina = attacked_by_elerina("untapped")
    faramir = playing.piece("Faramir")
    playing.uses(elerina)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, playing.piece("Aragorn II"))
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.RESOLVE_STRIKE, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 2)
    playing.rolls(2)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(12)

    assert faramir.is_wounded
    assert elerina.is_eliminated  # one of her strikes was not defeated, so nobody has points for her
    assert by_source(playing.table, 0)[Points.KILL] == 0
    assert can_use_magic(playing.table, elerina.id, Keyword.SHADOW_MAGIC)
    assert can_use_magic(playing.table, elerina.id, Keyword.SPIRIT_MAGIC)


@card("DM-7")
def test_a_tapped_elerina_has_one_strike() -> None:
    playing, _ = attacked_by_elerina("tapped")

    assert playing.question == "AssignByDefender"
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 1


@card("DM-7")
def test_nothing_but_elerina_herself_acts_in_her_attack_at_a_site() -> None:
    playing, elerina = attacked_by_elerina("untapped")

    assert (playing.question, playing.asked) == ("BeforeAssignment", 1)
    assert [option.card for option in playing.options()] == [-1, elerina.id]


@card("DM-91")
def test_sudden_fury_gives_a_scout_a_second_strike_and_the_choice() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")
    ferny = scene.second.agent("Bill Ferny", sites=("Bree",), face_up=True)
    fury = scene.second.in_hand("Sudden Fury")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(fury)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2
    assert playing.may(Verb.ASSIGN, sam)


@card("DM-91")
def test_sudden_fury_does_nothing_for_an_agent_who_is_no_scout() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")[0]
    deallus = scene.second.agent("Deallus", sites=("Bree",), face_up=True)
    fury = scene.second.in_hand("Sudden Fury")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(fury)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, deallus)

    assert playing.question == "AssignByDefender"
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 1


def shadowed(at: str, by: str = "Taladhan") -> tuple[Playing, Piece, Piece, Piece]:
    """Shadow out of the Dark lies on an agent in sight where a company of one is staying."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=at)
    agent = scene.second.agent(by, sites=(at,), face_up=True)
    shadow = scene.second.gives("Shadow out of the Dark", agent)
    ghosts, wight, *_ = scene.second.hand("Ghosts", "Barrow-wight", "Orc-guard", "Twilight")
    return scene.hazards(on=aragorn), shadow, ghosts, wight


@card("DM-89")
def test_shadow_out_of_the_dark_lets_undead_in_beyond_the_hazard_limit() -> None:
    playing, shadow, ghosts, wight = shadowed("Bree")
    before = playing.may(Verb.PLAY_CREATURE, ghosts)
    playing.uses(shadow)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, ghosts)
    hazards = playing.table.companies[playing.table.company].hazards

    assert not before
    assert playing.piece("Taladhan", 1).is_tapped
    assert hazards == 0
    assert not playing.may(Verb.PLAY_CREATURE, wight)  # a creature must start a chain
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.source == ghosts.id


@card("DM-89")
def test_shadow_out_of_the_dark_does_nothing_at_a_free_hold() -> None:
    playing, shadow, _, _ = shadowed("Edoras")

    assert not playing.may(Verb.USE, shadow)


@card("DM-89")
def test_shadow_out_of_the_dark_is_played_on_an_agent_in_sight_who_uses_shadow_magic() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    taladhan = scene.second.agent("Taladhan", sites=("Dol Guldur",), face_up=True)
    golodhros = scene.second.agent("Golodhros", sites=("Moria",), face_up=True)
    firiel = scene.second.agent("Firiel")
    shadow = scene.second.in_hand("Shadow out of the Dark")
    playing = scene.hazards(on=aragorn)

    assert playing.may_play(shadow, target=taladhan)
    assert not playing.may_play(shadow, target=golodhros)
    assert not playing.may_play(shadow, target=firiel)
