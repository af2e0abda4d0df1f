"""Stories of Mordor in Arms."""

from tests.cards.marks import card
from tests.rules.marks import rule
from tests.text.french.reading import read
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text
from wizardhaven.vocabulary.terms import Check, PlayerKind, Race

TO_NURN = ("Khand", "Nurn")
THREE_ATTACKS = [(Race.ORC, 5, 8), (Race.ORC, 4, 10), (Race.TROLL, 3, 12)]


def numbers(playing: Playing) -> tuple[Race | None, int, int]:
    """The race, the strikes and the prowess of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def faced(playing: Playing, *rolls: tuple[int, ...]) -> list[tuple[Race | None, int, int]]:
    """Somebody alone faces one attack after another with such rolls; what they were."""
    found = []
    for roll in rolls:
        playing.pass_until("RollStrike", "FaceStrike")
        if playing.question == "FaceStrike":
            playing.does(Verb.TAP_TO_FACE)
            playing.pass_until("RollStrike")
        found.append(numbers(playing))
        playing.rolls(*roll)
    return found


def on_the_way(scene: Scene, traveller: str = "Glorfindel II") -> tuple[Piece, Piece]:
    """Somebody who is about to move from Khand, and the card of his opponent's."""
    return scene.first.character(traveller, at="Variag Camp"), scene.second.event("Mordor in Arms")


@card("DM-72")
def test_who_moves_in_nurn_faces_the_three_attacks_in_order() -> None:
    scene = Scene()
    glorfindel, mordor = on_the_way(scene)

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    attacks = faced(playing, (12,), (12,), (12,))

    assert attacks == THREE_ATTACKS
    assert mordor.among_points


@card("DM-72")
def test_nobody_is_attacked_by_mordor_who_does_not_move_in_nurn() -> None:
    scene = Scene()
    glorfindel, mordor = on_the_way(scene)

    playing = scene.hazards(on=glorfindel, to="Southron Oasis", by=("Khand", "Harondor"))

    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert mordor.in_play


@card("DM-72")
def test_who_defeats_all_three_attacks_of_mordor_has_two_kill_points() -> None:
    scene = Scene()
    glorfindel, mordor = on_the_way(scene)

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    before = playing.points(0)
    faced(playing, (12,), (12,))
    after_two, still_in_play = playing.points(0), mordor.in_play
    faced(playing, (12,))

    assert (before, after_two) == (3, 3)
    assert still_in_play
    assert playing.points(0) == 3 + 2
    assert mordor.among_points
    assert complaints(playing.table) == []


@card("DM-72")
def test_mordor_stays_in_arms_if_one_of_its_attacks_is_not_defeated() -> None:
    scene = Scene()
    glorfindel, mordor = on_the_way(scene)

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    attacks = faced(playing, (12,), (6,), (12,))  # 6 + 8 - 1 - 3 is just 10

    assert attacks == THREE_ATTACKS
    assert not glorfindel.is_wounded
    assert mordor.in_play
    assert playing.points(0) == 3
    assert complaints(playing.table) == []


@card("DM-72", "DM-132")
def test_who_is_forewarned_faces_the_one_attack_of_mordor_that_the_hazard_player_leaves() -> None:
    scene = Scene()
    glorfindel, mordor = on_the_way(scene)
    forewarned = scene.first.event("Forewarned Is Forearmed")

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    playing.pass_until("ChooseMoversAttack")
    offered, asked = playing.options(), playing.asked
    playing.apply(offered[2])
    attacks = faced(playing, (12,))

    assert (len(offered), asked) == (3, 1)
    assert attacks == [(Race.TROLL, 3, 12)]
    assert forewarned.is_discarded
    assert mordor.among_points


@card("DM-72")
def test_mordor_attacks_a_company_of_its_own_player_too() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Variag Camp")
    mordor = scene.first.event("Mordor in Arms")

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    attacks = faced(playing, (12,), (12,), (12,))

    assert attacks == THREE_ATTACKS
    assert playing.points(0) == 3
    assert not mordor.among_points


@card("DM-72", "TW-357")
def test_the_peoples_around_mordor_in_arms_are_harder_to_influence() -> None:
    peace, war = Scene(), Scene()
    eowyn = peace.first.character("Éowyn", at="Variag Camp")
    variags = peace.first.in_hand("Variags of Khand")
    theoden, _ = on_the_way(war, "Théoden")
    others = war.first.in_hand("Variags of Khand")

    in_peace, in_war = peace.at_site(of=eowyn), war.at_site(of=theoden)
    in_peace.does(Verb.PLAY_AT_SITE, variags, eowyn)
    in_peace.resolve()
    in_peace.rolls(10)
    in_war.does(Verb.PLAY_AT_SITE, others, theoden)
    in_war.resolve()
    in_war.rolls(12)  # 12 + 3 - 6 is not greater than 9

    assert variags.among_points
    assert others.is_discarded


@card("DM-72", "TW-317")
def test_mordor_in_arms_does_not_trouble_the_riders_of_rohan() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    riders, muster = scene.first.hand("Riders of Rohan", "Muster")
    scene.second.event("Mordor in Arms")

    playing = scene.at_site(of=theoden)
    playing.does(Verb.PLAY_AT_SITE, riders, theoden)
    helped = playing.may_play(muster, theoden)
    playing.pass_until("RollFaction")
    playing.rolls(7)

    assert helped
    assert riders.among_points


@card("DM-72", "TW-288")
def test_a_muster_moves_nobody_around_mordor_in_arms() -> None:
    peace, war = Scene(), Scene()
    eowyn = peace.first.character("Éowyn", at="Variag Camp")
    variags, muster = peace.first.hand("Variags of Khand", "Muster")
    theoden, _ = on_the_way(war, "Théoden")
    others, in_vain = war.first.hand("Variags of Khand", "Muster")

    in_peace, in_war = peace.at_site(of=eowyn), war.at_site(of=theoden)
    in_peace.does(Verb.PLAY_AT_SITE, variags, eowyn)
    in_war.does(Verb.PLAY_AT_SITE, others, theoden)

    assert in_peace.may_play(muster, eowyn)
    assert not in_war.may_play(in_vain)


@card("DM-72", "WH-39", "WH-87")
def test_mordor_in_arms_troubles_wild_horses_of_the_plains_but_no_half_orcs() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.declares("Saruman")
    theoden, _ = on_the_way(scene, "Théoden")
    horses, half_orcs = scene.first.hand("Wild Horses", "Half-orcs")

    to_horses = check_parts(scene.table, theoden.id, Check.INFLUENCE, horses.id)
    to_half_orcs = check_parts(scene.table, theoden.id, Check.INFLUENCE, half_orcs.id)

    assert [part.amount for part in to_horses] == [-6]
    assert to_half_orcs == []


@card("DM-72")
@rule("SET-12")
def test_mordor_in_arms_cannot_be_played_against_a_ringwraith() -> None:
    minion, wizard = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD)), Scene()
    jerrek = minion.first.character("Jerrek", at="Variag Camp [minion]")
    theoden = wizard.first.character("Théoden", at="Variag Camp")
    in_vain, mordor = minion.second.in_hand("Mordor in Arms"), wizard.second.in_hand("Mordor in Arms")

    against_minions, against_heroes = minion.hazards(on=jerrek), wizard.hazards(on=theoden)
    against_heroes.plays(mordor)
    against_heroes.resolve()

    assert not against_minions.may_play(in_vain)
    assert mordor.in_play


@card("DM-72")
@rule("SET-12")
def test_mordor_in_arms_does_nothing_to_the_company_of_a_minion_player() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    jerrek = scene.first.character("Jerrek", at="Variag Camp [minion]")
    mordor = scene.first.event("Mordor in Arms")

    playing = scene.hazards(on=jerrek, to="Nûrniag Camp [minion]", by=TO_NURN)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert mordor.in_play


@card("DM-72")
def test_mordor_in_arms_does_nothing_to_a_minion_players_attempts() -> None:
    minion, wizard = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD)), Scene()
    jerrek = minion.first.character("Jerrek", at="Variag Camp [minion]")
    minion.first.event("Mordor in Arms")
    variags = minion.first.in_hand("Variags of Khand")
    theoden, _ = on_the_way(wizard, "Théoden")
    others = wizard.first.in_hand("Variags of Khand")

    spared = check_parts(minion.table, jerrek.id, Check.INFLUENCE, variags.id)
    troubled = check_parts(wizard.table, theoden.id, Check.INFLUENCE, others.id)

    assert spared == []
    assert [part.amount for part in troubled] == [-6]


@card("DM-72")
def test_a_fallen_wizard_is_no_minion_player_and_mordor_in_arms_counts_once_for_him() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.declares("Gandalf")
    glorfindel, mordor = on_the_way(scene)

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    before = playing.points(0)
    attacks = faced(playing, (12,), (12,), (12,))

    assert attacks == THREE_ATTACKS
    assert mordor.among_points
    assert playing.points(0) == before + 1


@card("DM-72", "DM-132")
def test_the_attack_of_mordor_that_is_left_is_called_by_race_and_numbers() -> None:
    scene = Scene()
    glorfindel, _ = on_the_way(scene)
    scene.first.event("Forewarned Is Forearmed")

    playing = scene.hazards(on=glorfindel, to="Nûrniag Camp", by=TO_NURN)
    playing.pass_until("ChooseMoversAttack")
    last = playing.options()[2]

    assert (
        action_text(playing.table, last, Language.EN)
        == "Leave only the attack of Trolls (3 strikes with 12 prowess) from Mordor in Arms"
    )
    assert (
        action_text(playing.table, last, Language.DE)
        == "Nur den Angriff durch „Mordor marschiert“ von Trollen (drei Schläge mit Kampfkraft 12) lassen"
    )
    assert (
        read(action_text(playing.table, last, Language.FR))
        == "Ne laisser que l’attaque de Trolls (trois coups de prouesse 12) due à « Mordor en armes »"
    )
