"""Stories of fifteen birds in five firtrees: a company that is rescued from one foe after another."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def attacked_by(
    *creatures: str, members: tuple[str, ...] = ("Thorin II", "Balin", "Glóin"), hand: tuple[str, ...] = ()
) -> tuple[Playing, list[Piece], Piece, list[Piece]]:
    """A company on its way to Bree, by day; the first creature attacks it."""
    scene = Scene()
    company = scene.first.company("Rivendell", *members)
    scene.first.event("Gates of Morning")
    birds = scene.first.in_hand("Fifteen Birds in Five Firtrees")
    scene.first.hand(*hand)
    foes = scene.second.hand(*creatures)
    playing = scene.hazards(on=company[0], to="Bree")
    comes(playing, foes[0])
    return playing, company, birds, foes


def comes(playing: Playing, creature: Piece) -> None:
    """The creature is played on the company and nobody answers."""
    while not playing.may(Verb.PLAY_CREATURE, creature):
        playing.passes()
    playing.does(Verb.PLAY_CREATURE, creature)
    playing.resolve()


@card("DM-129")
def test_the_creature_and_the_next_common_one_are_cancelled() -> None:
    playing, company, birds, (wolves, others, third) = attacked_by("Wolves", "Wolves", "Wolves")

    playing.plays(birds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    assert wolves.is_discarded
    comes(playing, others)

    assert others.is_discarded
    assert playing.attack is None
    comes(playing, third)
    assert playing.attack is not None
    assert company[0].is_untapped


@card("DM-129")
def test_a_unique_creature_is_neither_cancelled_nor_the_next_one() -> None:
    playing, _, birds, _ = attacked_by("“William” (Wuluag)", hand=("Concealment",))

    assert playing.why_not(birds) is Reason.NO_TARGET


@card("DM-129")
def test_all_attacks_of_a_creature_are_cancelled_at_once() -> None:
    playing, _, birds, (slayer, again) = attacked_by("Assassin", "Assassin")
    playing.plays(birds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    assert slayer.is_discarded

    comes(playing, again)

    assert again.is_discarded
    began = [fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN]
    assert len(began) == 2


@card("DM-129")
def test_afterwards_whoever_faces_a_creature_must_tap() -> None:
    playing, company, birds, (_, second, third) = attacked_by("Wolves", "Wolves", "Wolves")
    playing.plays(birds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    comes(playing, second)
    comes(playing, third)

    playing.pass_until("AssignByDefender")
    while playing.may(Verb.ASSIGN):
        playing.apply(playing.options(Verb.ASSIGN)[0])
    playing.does(Verb.RESOLVE_STRIKE, company[0])
    assert playing.question == "RollStrike"  # nobody was asked whether he taps
    playing.rolls(12)

    assert company[0].is_tapped


def at_its_site(members: tuple[str, ...], hand: tuple[str, ...] = ()) -> Playing:
    """The rescued company has come to Bree."""
    playing, _, birds, _ = attacked_by("Wolves", members=members, hand=hand)
    playing.plays(birds)
    playing.resolve()
    while not playing.may(Verb.ENTER) and playing.phase.value != "end-of-turn phase":
        if playing.question == "EnterSite":
            break
        playing.passes()
    return playing


@card("DM-129")
def test_the_company_does_nothing_at_its_site_unless_a_wizard_is_with_it() -> None:
    idle = at_its_site(("Thorin II", "Balin"))
    led = at_its_site(("Thorin II", "Gandalf"))

    assert not idle.may(Verb.ENTER)
    assert led.may(Verb.ENTER)


@card("DM-129")
def test_or_unless_eagles_are_ready_to_carry_it() -> None:
    playing = at_its_site(("Thorin II", "Balin"), hand=("Eagle-mounts",))
    mounts = playing.piece("Eagle-mounts")
    assert not playing.may(Verb.ENTER)

    playing.does(Verb.CANCEL_BY_TAPPING, mounts)

    assert mounts.is_discarded
    assert playing.may(Verb.ENTER)


@card("DM-129")
def test_it_takes_the_gates_of_morning_and_a_company_that_moves() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Rivendell")
    birds, _ = scene.first.hand("Fifteen Birds in Five Firtrees", "Concealment")
    wolves = scene.second.in_hand("Wolves")
    playing = scene.hazards(on=thorin, to="Bree")
    comes(playing, wolves)

    assert playing.why_not(birds) is Reason.CONDITION_NOT_MET


@card("DM-129")
def test_it_is_played_only_once_a_turn() -> None:
    playing, _, birds, (_, second, third) = attacked_by(
        "Wolves", "Wolves", "Wolves", hand=("Fifteen Birds in Five Firtrees", "Concealment")
    )
    playing.plays(birds)
    playing.resolve()
    playing.pass_until("HazardWindow")
    comes(playing, second)
    comes(playing, third)

    again = next(
        Piece(playing.table, card)
        for card in playing.table.pile(0, HAND)
        if playing.table.printed[card].name == birds.name
    )

    assert playing.why_not(again) is Reason.DUPLICATED
