"""Stories of the short-events."""

from tests.cards.marks import card
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Phase, Side

HEAVY_HEART = Event(
    code="XX-1",
    name="Heavy Heart",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
)


@card("AS-49")
def test_each_hazard_on_the_company_is_rolled_for_by_its_own_number() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    despair = scene.second.gives("Despair of the Heart", to=faramir)  # removed with more than 4
    words = scene.second.gives("Foolish Words", to=anborn)  # with more than 7
    glamour = scene.first.in_hand("Glamour of Surpassing Excellance")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(glamour)
    playing.resolve()
    playing.rolls(5, 5)

    assert despair.is_discarded
    assert words.in_play
    assert glamour.is_discarded


@card("AS-49")
def test_a_hazard_that_names_no_number_goes_with_more_than_eight() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    heavy = scene.second.gives(HEAVY_HEART, to=faramir)
    heavier = scene.second.gives(HEAVY_HEART, to=anborn)
    glamour = scene.first.in_hand("Glamour of Surpassing Excellance")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(glamour)
    playing.resolve()
    playing.rolls(8)
    playing.rolls(9)

    assert [heavy.in_play, heavier.in_play].count(True) == 1


@card("AS-49")
def test_there_is_no_glamour_at_a_haven_nor_without_hazards() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.gives("Despair of the Heart", to=faramir)
    scene.first.character("Anborn", at="Edoras")
    glamour = scene.first.in_hand("Glamour of Surpassing Excellance")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(glamour)
    assert playing.why_not(glamour) in (Reason.CONDITION_NOT_MET, Reason.NOTHING_WOULD_CHANGE)


@card("AS-56")
def test_the_sun_takes_every_shadow_off_a_character_and_untaps_him() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    scene.first.turn(faramir, "tapped")
    scene.first.event("Gates of Morning")
    despair = scene.second.gives("Despair of the Heart", to=faramir)
    words = scene.second.gives("Foolish Words", to=faramir)
    others = scene.second.gives("Foolish Words", to=anborn)
    sun = scene.first.in_hand("The Sun Unveiled")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(sun, target=faramir)
    playing.resolve()

    assert despair.is_discarded
    assert words.is_discarded
    assert others.in_play
    assert faramir.is_untapped


@card("AS-56")
def test_the_sun_shines_only_through_the_gates_of_morning_and_at_a_free_hold() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.second.gives("Despair of the Heart", to=faramir)
    sun = scene.first.in_hand("The Sun Unveiled")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(sun) is Reason.CONDITION_NOT_MET


@card("AS-56")
def test_the_sun_is_of_no_use_at_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.event("Gates of Morning")
    scene.second.gives("Despair of the Heart", to=faramir)
    sun = scene.first.in_hand("The Sun Unveiled")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(sun) is Reason.CONDITION_NOT_MET
