"""In which order changes to the hazard limit apply. [MOV-18]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Side, Stat

FAIR_ROADS = Event(
    code="XX-1",
    name="Fair Roads",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.COMPANY), effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -2, least=2)),)),),
)

WATCHING_EYES = Event(
    code="XX-2",
    name="Watching Eyes",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, +2)),)
        ),
    ),
)


EASY_ROADS = replace(
    FAIR_ROADS,
    code="XX-3",
    name="Easy Roads",
    uses=(Use(target=A(Sort.COMPANY), effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1, least=3)),)),),
)

HIDDEN_ROADS = replace(
    FAIR_ROADS,
    code="XX-4",
    name="Hidden Roads",
    uses=(Use(target=A(Sort.COMPANY), effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -2, least=1)),)),),
)


@rule("MOV-18")
def test_what_may_not_lower_the_limit_far_lowers_it_first() -> None:
    scene = Scene()
    beretar, *_ = scene.first.company("Lórien", "Beretar", "Haldir", "Faramir", "Bergil")
    hidden, easy = scene.first.hand(HIDDEN_ROADS, EASY_ROADS)
    scene.second.hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")
    limits = [playing.hazard_limit(beretar)]

    playing.plays(hidden)
    playing.resolve()
    playing.plays(easy)
    playing.resolve()
    limits.append(playing.hazard_limit(beretar))

    assert limits == [4, 1]  # 4 - 1 - 2; the other way round it would be 2


@rule("MOV-18")
def test_changes_to_the_hazard_limit_apply_in_the_order_the_resource_player_wants() -> None:
    scene = Scene()
    beretar, _, _ = scene.first.company("Lórien", "Beretar", "Haldir", "Faramir")
    fair_roads = scene.first.in_hand(FAIR_ROADS)
    watching_eyes, _ = scene.second.hand(WATCHING_EYES, "Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")
    limits = [playing.hazard_limit(beretar)]

    playing.plays(fair_roads)
    playing.resolve()
    limits.append(playing.hazard_limit(beretar))
    playing.plays(watching_eyes)
    playing.resolve()
    limits.append(playing.hazard_limit(beretar))

    assert limits == [3, 2, 3]  # 3 + 2 - 2; the other way round it would be 4
