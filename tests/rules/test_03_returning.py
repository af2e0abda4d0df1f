"""Companies are sent back to their site of origin, but not during an attack. [MOV-41, MOV-45, CMB-08]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Moment, Phase, Pile, Side

WASHED_AWAY = Event(
    code="XX-1",
    name="The Ford Is Washed Away",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(Send(Subject.ORIGIN),)),),
)

FALSE_GUIDE = Event(
    code="XX-2",
    name="False Guide",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Send(Subject.ORIGIN),),
            )
        ),
    ),
)


@rule("MOV-45")
def test_a_card_sends_a_company_back_and_its_site_phase_is_empty() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.in_hand("Glamdring")
    washed_away, hobgoblins = scene.second.hand(WASHED_AWAY, "Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.plays(washed_away)
    playing.resolve()

    assert beretar.site == "Lórien"
    assert hobgoblins.in_hand
    assert playing.phase is not Phase.MOVEMENT_HAZARD
    assert not beretar.company.moved


@rule("MOV-41", "CMB-08")
def test_no_event_sends_a_company_back_while_it_is_attacked() -> None:
    scene = Scene()
    beretar, _ = scene.first.company("Lórien", "Beretar", "Haldir")
    washed_away, hobgoblins, _ = scene.second.hand(WASHED_AWAY, "Hobgoblins", "Doors of Night")
    playing = scene.hazards(on=beretar, to="Moria")
    playing.pass_until("HazardWindow")
    before = playing.may_play(washed_away)

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("BeforeAssignment")

    assert before
    assert playing.attack is not None
    assert not playing.may_play(washed_away)
    assert playing.why_not(washed_away) is Reason.NOT_IN_COMBAT


@rule("TIM-68", "CMB-08")
def test_no_card_in_play_sends_a_company_back_between_the_strikes_of_an_attack() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    guide = scene.second.event(FALSE_GUIDE)
    hobgoblins, doors = scene.second.hand("Hobgoblins", "Doors of Night")
    playing = scene.hazards(on=beretar, to="Moria")
    before = playing.may(Verb.USE, guide)

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("BetweenStrikes")

    assert before
    assert playing.may_play(doors)
    assert not playing.may(Verb.USE, guide)


@rule("MOV-45")
def test_who_is_sent_back_alone_from_a_company_of_his_own_takes_it_with_him() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Mount Doom")
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=beretar, to="Cirith Gorgor", by=("Gorgoroth", "Udûn"))
    before = beretar.company.id

    playing.plays(terror, target=beretar)
    playing.resolve()
    playing.rolls(2)

    assert beretar.company.id == before
    assert list(playing.table.companies) == [before]
    assert beretar.site == "Mount Doom"
    assert playing.has_happened(Happening.COMPANY_RETURNED)
