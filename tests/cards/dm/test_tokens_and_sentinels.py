"""Stories of what is told and remembered of a company."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.cards.tw.resources.factions import MEN_OF_LEBENNIN
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.combat import the_attack
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.queries.influence.factions import faction_parts
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Phase, Pile, Points, Race, Side


def organizing(scene: Scene) -> Playing:
    """The player has begun to organize."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


@card("DM-156")
def test_whoever_sees_further_has_more_influence_until_his_wizard_comes() -> None:
    scene = Scene()
    scene.first.company("Isengard", "Faramir", "Beregond")
    further, saruman = scene.first.hand("Saw Further and Deeper", "Saruman")
    playing = scene.begin(Phase.ORGANIZATION)
    before = general_influence(playing.table, 0), general_influence(playing.table, 1)
    playing.plays(further)
    playing.resolve()
    meanwhile = general_influence(playing.table, 0), general_influence(playing.table, 1)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert meanwhile == (before[0] + 5, before[1])
    assert further.is_discarded
    assert general_influence(playing.table, 0) == before[0]


@card("DM-156")
def test_the_wizard_then_comes_to_his_home_site_only() -> None:
    for further, anywhere in ((True, False), (False, True)):
        scene = Scene()
        scene.first.company("Rivendell", "Faramir", "Beregond")
        saruman, _ = scene.first.hand("Saruman", "Arwen")
        if further:
            scene.first.event("Saw Further and Deeper")
        playing = organizing(scene)

        assert playing.may(Verb.PLAY_CHARACTER, saruman) is anywhere


@card("DM-156")
def test_nobody_sees_further_once_his_wizard_was_revealed_nor_twice() -> None:
    revealed, twice = Scene(), Scene()
    revealed.first.company("Rivendell", "Faramir", "Beregond")
    revealed.first.avatar_revealed("Gandalf")
    late = revealed.first.in_hand("Saw Further and Deeper")
    twice.first.company("Rivendell", "Faramir", "Beregond")
    twice.first.event("Saw Further and Deeper")
    second = twice.first.in_hand("Saw Further and Deeper")

    assert revealed.begin(Phase.ORGANIZATION).why_not(late) is Reason.CONDITION_NOT_MET
    assert twice.begin(Phase.ORGANIZATION).why_not(second) is Reason.DUPLICATED


def dice_against_a_strike(*, body: int, hobbits: bool = True) -> tuple[Playing, Piece, Piece, Piece]:
    """Faramir faces a strike of 12; Sam and Merry are with him, perhaps, and a card is in hand."""
    scene = Scene()
    companions = ("Sam Gamgee", "Merry") if hobbits else ("Beregond", "Bergil")
    faramir, sam, _ = scene.first.company("Bree", "Faramir", *companions)
    card_in_hand = scene.first.in_hand("No Waiting to Wonder")
    playing = scene.attack(on=faramir, prowess=12, body=body)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # nobody else supports him
    return playing, faramir, sam, card_in_hand


@card("DM-151")
def test_a_hobbit_who_does_not_wait_to_wonder_weakens_a_strike_against_a_companion() -> None:
    playing, faramir, sam, wonder = dice_against_a_strike(body=7)
    playing.plays(wonder, user=sam)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(4)  # 5 + 4 is more than 12 - 4
    assert playing.question == "RollStrikeBody"
    playing.rolls(7)  # more than 7 - 1

    assert sam.is_tapped
    assert faramir.is_tapped
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("DM-151")
def test_if_the_strike_succeeds_the_hobbit_too_makes_a_body_check() -> None:
    playing, faramir, sam, wonder = dice_against_a_strike(body=7)
    playing.plays(wonder, user=sam)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2)
    playing.rolls(5)  # Faramir's own
    assert playing.question == "RollBodyCheck"
    playing.rolls(12)
    playing.pass_until("HazardWindow", "SaveItem", "SiteWindow", "EnterSite", "MayDiscard", "ResetHand")

    assert faramir.is_wounded
    assert sam.is_eliminated


@card("DM-151")
def test_nobody_but_an_untapped_hobbit_does_so_and_not_for_himself() -> None:
    men, _, _, unused = dice_against_a_strike(body=7, hobbits=False)
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    wonder = scene.first.in_hand("No Waiting to Wonder")
    alone = scene.attack(on=sam, prowess=12)
    alone.pass_until("FaceStrike")
    alone.does(Verb.TAP_TO_FACE)

    assert not men.may_play(unused)
    assert not alone.may_play(wonder)


SENTINELS = "Sentinels of Númenor"
UNDOING = Event(
    "XX-2",
    "Undoing",
    Side.HAZARD,
    Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Side.RESOURCE, Length.PERMANENT), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
)
THE_DEAD = replace(MEN_OF_LEBENNIN, code="XX-1", name="Army of the Dead")


def wins(faction: str, site: str, *, with_sentinels: bool) -> tuple[Scene, Playing, Piece, Piece | None]:
    """Aragorn wins a faction over with the best of rolls, perhaps while the sentinels stand."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=site)
    watching = scene.first.event(SENTINELS) if with_sentinels else None
    people, _ = scene.first.hand(faction, "Cram")
    playing = scene.at_site(of=aragorn)
    playing.does(Verb.PLAY_AT_SITE, people)
    playing.resolve()
    playing.pass_until("RollFaction")
    playing.rolls(12)
    return scene, playing, people, watching


@card("DM-158")
def test_the_sentinels_make_the_peoples_of_gondor_harder_to_win_for_everybody() -> None:
    for seat in (0, 1):
        for faction, change in (
            ("Men of Lebennin", -2),
            (THE_DEAD, 0),
            ("Rangers of the North", 0),
        ):
            scene = Scene()
            aragorn = scene.first.character("Aragorn II", at="Pelargir")
            people = scene.first.in_hand(faction)
            before = total(faction_parts(scene.table, aragorn.id, people.id))
            (scene.first, scene.second)[seat].event(SENTINELS)

            assert total(faction_parts(scene.table, aragorn.id, people.id)) == before + change


@card("DM-158")
@rule("GLO-066")
def test_the_sentinels_lie_in_the_marshalling_point_pile_and_act_from_there() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Pelargir")
    sentinels, people, again, _ = scene.first.hand(SENTINELS, "Men of Lebennin", SENTINELS, "Cram")
    before = total(faction_parts(scene.table, aragorn.id, people.id))
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(sentinels)
    playing.resolve()

    assert sentinels.among_points
    assert total(faction_parts(scene.table, aragorn.id, people.id)) == before - 2
    assert playing.why_not(again) is Reason.DUPLICATED


@card("DM-158")
@rule("GLO-066")
def test_what_discards_an_event_in_play_reaches_the_sentinels_and_ends_what_they_do() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Pelargir")
    people = scene.first.in_hand("Men of Lebennin")
    before = total(faction_parts(scene.table, aragorn.id, people.id))
    sentinels = scene.first.event(SENTINELS)
    undoing = scene.second.in_hand(UNDOING)
    playing = scene.hazards(on=aragorn)

    playing.plays(undoing, target=sentinels)
    playing.resolve()

    assert sentinels.is_discarded
    assert total(faction_parts(scene.table, aragorn.id, people.id)) == before


@card("DM-158")
def test_such_a_people_gives_one_more_point_under_the_sentinels() -> None:
    with_them = wins("Men of Lebennin", "Pelargir", with_sentinels=True)
    without = wins("Men of Lebennin", "Pelargir", with_sentinels=False)
    elsewhere = wins("Rangers of the North", "Bree", with_sentinels=True)
    far = wins("Rangers of the North", "Bree", with_sentinels=False)

    assert points(with_them) == points(without) + 1
    assert points(elsewhere) == points(far)


def points(told: tuple[Scene, Playing, Piece, Piece | None]) -> int:
    """The points that factions give the first player."""
    return by_source(told[0].table, 0)[Points.FACTION]


@card("DM-158")
def test_the_sentinels_leave_with_a_people_that_is_lost_and_the_others_stay() -> None:
    scene, _, people, watching = wins("Men of Lebennin", "Pelargir", with_sentinels=True)
    other = scene.first.factions("Rangers of the North")[0]
    assert watching is not None

    discard(scene.table, other.id)
    stands = watching.among_points
    discard(scene.table, people.id)

    assert stands
    assert watching.is_discarded


@card("DM-158")
def test_muster_does_not_help_against_the_sentinels() -> None:
    for with_sentinels in (True, False):
        scene = Scene()
        aragorn = scene.first.character("Aragorn II", at="Pelargir")
        people, muster = scene.first.hand("Men of Lebennin", "Muster")
        if with_sentinels:
            scene.first.event(SENTINELS)
        playing = scene.at_site(of=aragorn)
        playing.does(Verb.PLAY_AT_SITE, people)
        playing.resolve()
        while playing.question not in ("RollFaction", "RollWindow"):
            playing.passes()

        assert playing.may_play(muster) is not with_sentinels


def offers(race: Race, item: str) -> tuple[Playing, Piece, Piece, Piece]:
    """A diplomat and a companion who bears an item face an attack."""
    scene = Scene()
    adrazar, faramir = scene.first.company("Bree", "Adrazar", "Faramir")
    treasure = scene.first.gives(item, to=faramir)
    token = scene.first.in_hand("Token of Goodwill")
    scene.first.discard_pile("Cram")
    return scene.attack(on=adrazar, race=race, strikes=2, prowess=9), adrazar, treasure, token


@card("DM-160")
def test_a_token_of_goodwill_is_offered_by_a_diplomat_and_to_some_foes_only() -> None:
    scene = Scene()
    _, faramir = scene.first.company("Bree", "Adrazar", "Faramir")
    scene.first.gives("Scroll of Isildur", to=faramir)
    token = scene.first.in_hand("Token of Goodwill")

    playing = scene.attack(on=faramir, race=Race.DRAGON, strikes=2, prowess=9)

    assert not playing.may_play(token, user=faramir)
    for race, item in ((Race.ORC, "Scroll of Isildur"), (Race.DRAGON, "Cram"), (Race.DRAKE, "Cram")):
        playing, adrazar, _, token = offers(race, item)
        assert not playing.may_play(token, user=adrazar)


@card("DM-160")
def test_a_token_of_goodwill_appeases_a_foe_and_brings_a_resource() -> None:
    for race, item, number in (
        (Race.DRAGON, "Scroll of Isildur", 5),
        (Race.DRAKE, "Sword of Gondolin", 6),
        (Race.MAN, "Cram", 7),
        (Race.SLAYER, "Cram", 7),
    ):
        playing, adrazar, treasure, token = offers(race, item)
        playing.plays(token, user=adrazar)
        playing.resolve()
        playing.pass_until("RollCheck")
        playing.rolls(12)
        playing.does(Verb.DISCARD, treasure)
        playing.pass_until("RollForCard")
        influence = adrazar.direct_influence()
        playing.rolls(number + 1 - influence)

        assert playing.attack is None or playing.attack.canceled
        assert treasure.is_discarded
        assert any([option.verb is not Verb.PASS for option in playing.options()])


@card("DM-160")
def test_a_roll_no_greater_than_the_number_is_in_vain() -> None:
    playing, adrazar, treasure, token = offers(Race.MAN, "Cram")
    playing.plays(token, user=adrazar)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.DISCARD, treasure)
    playing.pass_until("RollForCard")
    playing.rolls(7 - adrazar.direct_influence())

    assert treasure.is_discarded
    assert playing.attack is not None
    assert not playing.attack.canceled


@card("DM-160")
def test_no_token_is_offered_without_such_an_item_nor_to_other_foes() -> None:
    without, _, _, no_token = offers(Race.DRAGON, "Cram")
    orcs, _, _, useless = offers(Race.ORC, "Scroll of Isildur")

    assert not without.may_play(no_token)
    assert not orcs.may_play(useless)


@card("DM-160")
def test_a_foe_who_cannot_be_called_off_takes_the_token_and_comes_on_but_a_resource_is_found() -> None:
    playing, adrazar, treasure, token = offers(Race.MAN, "Cram")
    the_attack(playing.table).fixed = True
    playing.plays(token, user=adrazar)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.DISCARD, treasure)
    playing.pass_until("RollForCard")
    playing.rolls(12)

    assert playing.attack is not None
    assert not playing.attack.canceled
    assert any([option.verb is Verb.TAKE for option in playing.options()])


def appeased(race: Race, item: str, *deck: str) -> tuple[Playing, Piece]:
    """A diplomat has appeased a foe with an item; on top of his play deck lie these cards."""
    scene = Scene()
    adrazar, faramir = scene.first.company("Bree", "Adrazar", "Faramir")
    treasure = scene.first.gives(item, to=faramir)
    token = scene.first.in_hand("Token of Goodwill")
    scene.first.deck(*deck)
    playing = scene.attack(on=adrazar, race=race, strikes=2, prowess=9)
    playing.plays(token, user=adrazar)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.DISCARD, treasure)
    playing.pass_until("RollForCard")
    playing.rolls(12)
    return playing, playing.piece(deck[0])


TOKENS = [
    (Race.DRAGON, "Scroll of Isildur"),
    (Race.DRAKE, "Sword of Gondolin"),
    (Race.MAN, "Cram"),
    (Race.SLAYER, "Cram"),
]


@pytest.mark.parametrize(("race", "item"), TOKENS)
@card("DM-160")
def test_a_token_of_goodwill_brings_a_resource_into_the_hand_and_no_hazard(race: Race, item: str) -> None:
    playing, horn = appeased(race, item, "Horn of Anor", "Wargs")

    assert playing.may(Verb.PASS)
    assert not playing.may(Verb.TAKE, playing.piece("Wargs"))
    playing.does(Verb.TAKE, horn)
    assert horn.in_hand


@pytest.mark.parametrize(("race", "item"), TOKENS)
@card("DM-160")
def test_a_token_of_goodwill_is_offered_before_strikes_are_assigned(race: Race, item: str) -> None:
    playing, adrazar, _, token = offers(race, item)
    before = playing.may_play(token, user=adrazar)

    playing.passes()
    playing.does(Verb.ASSIGN, adrazar)
    playing.does(Verb.ASSIGN, playing.piece("Faramir"))
    playing.fights(adrazar, 12)

    assert before
    assert playing.attack is not None
    assert not playing.may_play(token)


@pytest.mark.parametrize(("race", "item"), TOKENS)
@card("DM-160", "TD-25")
def test_foolish_words_spoil_a_token_of_goodwill(race: Race, item: str) -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")
    treasure = scene.first.gives(item, to=adrazar)
    token = scene.first.in_hand("Token of Goodwill")
    scene.second.gives("Foolish Words", to=adrazar)
    playing = scene.attack(on=adrazar, race=race, prowess=9)

    playing.plays(token, user=adrazar)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.DISCARD, treasure)
    playing.pass_until("RollForCard")
    playing.rolls(8 - adrazar.direct_influence())  # enough for all of them, but for the words

    assert playing.attack is not None
    assert not playing.attack.canceled


@pytest.mark.parametrize(("race", "item"), TOKENS)
@card("DM-160")
def test_only_a_diplomat_offers_a_token_of_goodwill(race: Race, item: str) -> None:
    playing, adrazar, _, token = offers(race, item)

    assert playing.may_play(token, user=adrazar)
    assert not playing.may_play(token, user=playing.piece("Faramir"))


@pytest.mark.parametrize(
    ("race", "item"), [(Race.ORC, "Sword of Gondolin"), (Race.ORC, "Cram"), (Race.UNDEAD, "Cram")]
)
@card("DM-160")
def test_a_token_of_goodwill_is_nothing_to_orcs_and_undead(race: Race, item: str) -> None:
    playing, _, _, token = offers(race, item)

    assert not playing.may_play(token)


def attacked_by_an_agent() -> tuple[Playing, Piece, Piece, Piece]:
    """An agent attacks a diplomat and a companion who bears an item."""
    scene = Scene()
    adrazar, faramir = scene.first.company("Bree", "Adrazar", "Faramir")
    treasure = scene.first.gives("Cram", to=faramir)
    token = scene.first.in_hand("Token of Goodwill")
    scene.first.deck("Horn of Anor", "Wargs")
    fori = scene.second.agent("Fori the Beardless", sites=("Bree",), face_up=True)
    playing = scene.entering(of=adrazar)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, fori)
    playing.pass_until("BeforeAssignment")
    return playing, adrazar, treasure, token


def offered_to_an_agent(roll: int) -> Playing:
    """The diplomat offers the item; with his influence the dice come to this."""
    playing, adrazar, treasure, token = attacked_by_an_agent()
    playing.plays(token, user=adrazar)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.DISCARD, treasure)
    playing.pass_until("RollForCard")
    playing.rolls(roll - adrazar.direct_influence())
    return playing


@card("DM-160")
def test_a_token_of_goodwill_appeases_an_agent() -> None:
    playing = offered_to_an_agent(8)
    horn, wargs = playing.piece("Horn of Anor"), playing.piece("Wargs")

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.may(Verb.PASS)
    assert not playing.may(Verb.TAKE, wargs)
    playing.does(Verb.TAKE, horn)
    assert horn.in_hand


@card("DM-160")
def test_an_agent_is_not_appeased_by_seven() -> None:
    playing = offered_to_an_agent(7)

    assert not playing.has_happened(Happening.ATTACK_CANCELED)
    assert not playing.may(Verb.TAKE)


@card("DM-160")
def test_only_a_diplomat_offers_a_token_to_an_agent() -> None:
    playing, adrazar, _, token = attacked_by_an_agent()

    assert playing.may_play(token, user=adrazar)
    assert not playing.may_play(token, user=playing.piece("Faramir"))
