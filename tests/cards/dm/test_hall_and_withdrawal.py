"""Stories of the Hall of Fire, and of agents and plots that come to nothing."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase


def resting(site: str, status: str, by_opponent: bool = False) -> tuple[Playing, Piece]:
    """Faramir right after a movement/hazard phase at a site; the Hall of Fire is at Rivendell."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at=site, status=status)
    haven = scene.second.site("Rivendell") if by_opponent else Piece(scene.table, faramir.company.site)
    if site == "Rivendell":
        (scene.second if by_opponent else scene.first).gives("Hall of Fire", to=haven)
    return scene.hazards(on=faramir), faramir


@card("DM-134")
def test_the_hall_of_fire_is_played_on_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.character("Beregond", at="Bree")
    hall = scene.first.in_hand("Hall of Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    targets = [option.aim.number for option in playing.options(Verb.PLAY)]
    playing.plays(hall)
    playing.resolve()

    assert targets == [faramir.company.site]
    assert hall.in_play


@card("DM-134")
def test_after_its_journey_a_company_untaps_or_heals_somebody_in_the_hall_of_fire() -> None:
    weary, faramir = resting("Rivendell", "tapped")
    weary.does(Verb.RESTORE, faramir)
    hurt, wounded = resting("Rivendell", "wounded")
    hurt.does(Verb.RESTORE, wounded)

    assert faramir.is_untapped
    assert wounded.is_tapped


@card("DM-134")
def test_the_hall_of_fire_is_open_to_companies_of_either_player() -> None:
    playing, faramir = resting("Rivendell", "tapped", by_opponent=True)

    assert playing.question == "Rest"
    assert playing.may(Verb.RESTORE, faramir)


@card("DM-134")
def test_when_the_haven_goes_back_the_hall_of_fire_goes_too() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    haven = Piece(scene.table, faramir.company.site)
    hall = scene.first.gives("Hall of Fire", to=haven)
    playing = scene.hazards(on=faramir, to="Bree")
    playing.pass_until("EnterSite")

    assert haven.place == "location deck"
    assert hall.is_discarded


@card("DM-134")
def test_elsewhere_nobody_rests() -> None:
    playing, _ = resting("Bree", "tapped")

    assert playing.question != "Rest"


@card("DM-165")
def test_an_agent_of_little_mind_is_discarded_and_one_of_great_mind_goes_back_to_hand() -> None:
    for name, lost in (("Freca", True), ("Baduila", False)):
        scene = Scene()
        scene.first.character("Faramir", at="Rivendell")
        agent = scene.second.agent(name, sites=("Isengard",), face_up=True)
        withdrawn = scene.first.in_hand("Withdrawn to Mordor")
        playing = scene.begin(Phase.ORGANIZATION)

        playing.plays(withdrawn, target=agent)
        playing.resolve()

        assert agent.is_discarded is lost
        assert agent.in_hand is not lost


@card("DM-165")
def test_a_player_may_call_back_an_agent_of_his_own() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    baduila = scene.first.agent("Baduila", sites=("Isengard",), face_up=True, status="wounded")
    withdrawn = scene.first.in_hand("Withdrawn to Mordor")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(withdrawn, target=baduila)
    playing.resolve()

    assert baduila.in_hand
    assert complaints(playing.table) == []


@card("DM-165")
def test_an_agent_whom_nobody_has_seen_does_not_withdraw() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.second.agent("Freca")
    withdrawn, _ = scene.first.hand("Withdrawn to Mordor", "Smoke Rings")
    scene.first.discard_pile("Cram")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(withdrawn) is not None
    assert not playing.may_play(withdrawn)


@card("DM-165")
def test_a_card_on_guard_is_discarded_unseen() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    plot = scene.second.in_hand("Brigands")
    withdrawn = scene.first.in_hand("Withdrawn to Mordor")
    playing = scene.hazards(on=faramir)
    while playing.asked == 0:
        playing.passes()
    playing.does(Verb.PLACE_ON_GUARD, plot)
    playing.resolve()
    assert plot.is_on_guard

    while not playing.may_play(withdrawn):
        playing.passes()
    playing.plays(withdrawn)
    playing.resolve()

    assert plot.is_discarded
    assert faramir.company.on_guard == ()
    for seat in (0, None):
        seen = [seen_fact(playing.table, fact, seat) for fact in playing.happened]
        assert plot.id not in [fact.card for fact in seen]
        assert [fact.kind for fact in seen].count(Happening.ON_GUARD_DISCARDED) == 1
    assert plot.id not in playing.table.seen_discarded


@card("DM-165")
def test_where_nothing_lies_on_guard_there_is_nothing_to_withdraw() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    withdrawn, _ = scene.first.hand("Withdrawn to Mordor", "Smoke Rings")
    scene.first.discard_pile("Cram")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(withdrawn) in (Reason.NO_TARGET, Reason.NOTHING_WOULD_CHANGE)


@card("DM-134")
def test_whoever_is_elsewhere_does_not_rest_in_the_hall_of_fire() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree", status="tapped")
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.gives("Hall of Fire", to=Piece(scene.table, elrond.company.site))

    playing = scene.hazards(on=faramir)

    assert playing.question != "Rest"
    assert faramir.is_tapped
