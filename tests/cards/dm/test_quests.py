"""Stories of quests of several stages: tapped, inverted, and stored in the end."""

from typing import Final

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import INVERTED, TAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase

TOME: Final = Item("AS-1", "Old Tome", ItemClass.MINOR, marks=(Keyword.LOST_KNOWLEDGE,))
PLANS: Final = Item("AS-2", "Stolen Plans", ItemClass.MINOR, marks=(Keyword.STOLEN_KNOWLEDGE,))
STONE: Final = Item("AS-3", "Seeing Stone", ItemClass.GREATER, marks=(Keyword.PALANTIR,), corruption=2)


def turned(quest: Piece, status: str) -> None:
    """Turn a quest to one of its stages."""
    fresh = quest.table.cards[quest.id].copy()
    fresh.status = {"tapped": TAPPED, "inverted": INVERTED}[status]
    quest.table.cards[quest.id] = fresh


def is_inverted(quest: Piece) -> bool:
    """Whether it lies upside-down."""
    return quest.table.cards[quest.id].status == INVERTED


@card("DM-128")
def test_in_minas_tirith_lost_knowledge_begins_the_quest_for_the_stone() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    tome = scene.first.gives(TOME, to=faramir)
    quest = scene.first.in_hand("Fate of the Ithil-stone")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)

    playing.plays(quest)
    playing.resolve()

    assert quest.in_play
    assert tome.is_discarded
    assert playing.points(0) == points


@card("DM-128")
def test_without_lost_knowledge_or_elsewhere_it_does_not_begin() -> None:
    for site, lore, reason in (
        ("Minas Tirith", PLANS, Reason.NOTHING_TO_PAY_WITH),
        ("Bree", TOME, Reason.CONDITION_NOT_MET),
    ):
        scene = Scene()
        faramir = scene.first.character("Faramir", at=site)
        scene.first.gives(lore, to=faramir)
        quest, _ = scene.first.hand("Fate of the Ithil-stone", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.begin(Phase.ORGANIZATION).why_not(quest) is reason


@card("DM-128")
def test_which_knowledge_is_given_up_is_the_players_choice() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    tome = scene.first.gives(TOME, to=faramir)
    other = scene.first.gives(
        Item("AS-4", "Older Tome", ItemClass.MINOR, marks=(Keyword.LOST_KNOWLEDGE,)), to=faramir
    )
    quest = scene.first.in_hand("Fate of the Ithil-stone")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, quest, names=("Older Tome",))
    playing.resolve()

    assert other.is_discarded
    assert tome.in_play


def at(
    site: str, quest_name: str, status: str, *hand: str | Item
) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """Elrond at a site he has entered, with a quest on his company."""
    scene = Scene()
    elrond = scene.first.character("Elrond", at=site)
    quest = scene.first.event(quest_name, on_company_of=elrond)
    if status:
        turned(quest, status)
    pieces = scene.first.hand(*hand)
    return scene.at_site(of=elrond), elrond, quest, pieces


@card("DM-128")
def test_a_palantir_that_the_company_plays_taps_the_quest_for_good() -> None:
    playing, elrond, quest, (stone,) = at("Moria", "Fate of the Ithil-stone", "", STONE)

    playing.does(Verb.PLAY_AT_SITE, stone, elrond)
    playing.resolve()

    assert stone.bearer == elrond
    assert quest.is_tapped


@card("DM-128")
def test_no_other_item_taps_it_and_it_never_untaps() -> None:
    playing, elrond, quest, (plain,) = at("Moria", "Fate of the Ithil-stone", "", "Narsil")
    playing.does(Verb.PLAY_AT_SITE, plain, elrond)
    playing.resolve()
    assert quest.is_untapped

    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    quest = scene.first.event("Fate of the Ithil-stone", on_company_of=elrond)
    turned(quest, "tapped")
    scene.begin(Phase.UNTAP)
    assert quest.is_tapped


@card("DM-128")
def test_stolen_knowledge_at_barad_dur_inverts_the_tapped_quest() -> None:
    for site, status, done in (
        ("Barad-dûr", "tapped", True),
        ("Barad-dûr", "", False),
        ("Moria", "tapped", False),
    ):
        playing, elrond, quest, (plans,) = at(site, "Fate of the Ithil-stone", status, PLANS)

        playing.does(Verb.PLAY_AT_SITE, plans, elrond)
        playing.resolve()

        assert plans.bearer == elrond
        assert is_inverted(quest) is done
        assert playing.has_happened(Happening.INVERTED, quest) is done


@card("DM-128")
def test_once_a_copy_is_inverted_no_other_one_is() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Barad-dûr")
    quest = scene.first.event("Fate of the Ithil-stone", on_company_of=elrond)
    turned(quest, "tapped")
    faramir = scene.second.character("Faramir", at="Rivendell")
    first = scene.second.event("Fate of the Ithil-stone", on_company_of=faramir)
    turned(first, "inverted")
    plans = scene.first.in_hand(PLANS)
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, plans, elrond)
    playing.resolve()

    assert quest.is_tapped


@card("DM-128")
def test_inverted_it_is_stored_at_a_haven_for_seven_points_and_palantiri_weigh_less() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.gives(STONE, to=elrond)
    theirs = scene.second.character("Faramir", at="Bree")
    scene.second.gives(STONE, to=theirs)
    quest = scene.first.event("Fate of the Ithil-stone", on_company_of=elrond)
    turned(quest, "inverted")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)
    assert elrond.corruption_points == 2

    playing.does(Verb.STORE, quest)

    assert quest.is_stored
    assert playing.points(0) == points + 7
    assert elrond.corruption_points == 1
    assert theirs.corruption_points == 1


@card("DM-128", "DM-146")
def test_before_the_last_stage_it_is_not_stored() -> None:
    for name in ("Fate of the Ithil-stone", "Into the Smoking Cone"):
        scene = Scene()
        elrond = scene.first.character("Elrond", at="Rivendell")
        quest = scene.first.event(name, on_company_of=elrond)
        turned(quest, "tapped")

        assert not scene.begin(Phase.ORGANIZATION).may(Verb.STORE, quest)


@card("DM-146")
def test_a_company_with_a_sage_begins_it_where_gold_rings_are_found() -> None:
    for name, site, reason in (
        ("Elrond", "Moria", None),
        ("Faramir", "Moria", Reason.NO_TARGET),
        ("Elrond", "Bree", Reason.CONDITION_NOT_MET),
    ):
        scene = Scene()
        somebody = scene.first.character(name, at=site)
        quest, _ = scene.first.hand("Into the Smoking Cone", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.at_site(of=somebody).why_not(quest) is reason


@card("DM-146")
def test_a_special_ring_taps_it() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    quest = scene.first.event("Into the Smoking Cone", on_company_of=gandalf)
    gold = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    lesser = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)
    assert quest.is_untapped

    playing.uses(gandalf, target=gold)
    playing.resolve()
    playing.rolls(3)
    playing.does(Verb.PLAY_RING, lesser)
    playing.resolve()

    assert lesser.bearer == gandalf
    assert quest.is_tapped


@card("DM-146")
def test_at_mount_doom_lost_knowledge_inverts_it() -> None:
    for site, status, offered in (
        ("Mount Doom", "tapped", True),
        ("Mount Doom", "", False),
        ("Moria", "tapped", False),
    ):
        scene = Scene()
        elrond = scene.first.character("Elrond", at=site)
        tome = scene.first.gives(TOME, to=elrond)
        quest = scene.first.event("Into the Smoking Cone", on_company_of=elrond)
        if status:
            turned(quest, status)
        playing = scene.at_site(of=elrond)

        assert playing.may(Verb.USE, quest) is offered
        if offered:
            playing.uses(quest)
            playing.resolve()
            assert tome.is_discarded
            assert is_inverted(quest)


@card("DM-146")
def test_stored_it_is_worth_six_and_all_rings_weigh_less() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.gives("Lesser Ring", to=elrond)
    scene.first.gives("Precious Gold Ring", to=elrond)
    quest = scene.first.event("Into the Smoking Cone", on_company_of=elrond)
    turned(quest, "inverted")
    playing = scene.begin(Phase.ORGANIZATION)
    points, weight = playing.points(0), elrond.corruption_points

    playing.does(Verb.STORE, quest)

    assert playing.points(0) == points + 6
    assert elrond.corruption_points == weight - 2


@card("DM-154")
def test_stolen_knowledge_opens_the_doors_of_dol_guldur() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    plans = scene.first.gives(PLANS, to=faramir)
    doors = scene.first.in_hand("Pass the Doors of Dol Guldur")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(doors)
    playing.resolve()

    assert doors.in_play
    assert plans.is_discarded


def at_dol_guldur(scene: Scene) -> tuple[Piece, Piece]:
    """Elrond at Dol Guldur with the doors on his company."""
    elrond = scene.first.character("Elrond", at="Dol Guldur")
    return elrond, scene.first.event("Pass the Doors of Dol Guldur", on_company_of=elrond)


@card("DM-154")
def test_whoever_has_freed_prisoners_there_may_tap_it() -> None:
    scene = Scene()
    elrond, doors = at_dol_guldur(scene)
    playing = scene.at_site(of=elrond)
    assert not playing.may(Verb.USE, doors)

    scene = Scene()
    elrond, doors = at_dol_guldur(scene)
    scene.first.gives("Rescue Prisoners", to=elrond)
    playing = scene.at_site(of=elrond)
    playing.uses(doors)
    playing.resolve()
    assert doors.is_tapped


@card("DM-154")
def test_also_whoever_has_freed_those_whom_a_host_held_there() -> None:
    scene = Scene()
    elrond, doors = at_dol_guldur(scene)
    peath = scene.first.character("Peath", at="Bree")
    host = scene.second.holds("To Get You Away", peath, at="Dol Guldur")
    scene.table.cards[host.id].remembers = scene.second.agent("Baduila").id
    playing = scene.at_site(of=elrond)
    assert not playing.may(Verb.USE, doors)

    playing.does(Verb.RESCUE, host)
    playing.pass_until("RollStrike", "FaceStrike", "AssignByDefender", "FreePrisoners")
    while playing.question != "FreePrisoners":
        if playing.asked == 2:
            playing.rolls(12)
        else:
            playing.apply(next(way for way in playing.options() if way.verb is not Verb.TAP_TO_FACE))
    playing.does(Verb.FREE_PRISONERS, elrond)
    playing.pass_until("SiteWindow")

    assert playing.may(Verb.USE, doors)


@card("DM-154")
def test_no_second_copy_is_tapped() -> None:
    scene = Scene()
    elrond, doors = at_dol_guldur(scene)
    scene.first.gives("Rescue Prisoners", to=elrond)
    scene.second.stored("Pass the Doors of Dol Guldur", at="Rivendell")

    assert not scene.at_site(of=elrond).may(Verb.USE, doors)


@card("DM-154")
def test_stored_it_is_worth_four_and_weakens_the_attacks_of_dark_places() -> None:
    for site, weaker in (("Moria", True), ("Dimrill Dale", False)):
        scene = Scene()
        elrond = scene.first.character("Elrond", at=site)
        doors = scene.first.stored("Pass the Doors of Dol Guldur", at="Rivendell")
        playing = scene.entering(of=elrond)
        playing.does(Verb.ENTER)
        attack = playing.attack
        assert attack is not None

        strikes, prowess = attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)

        assert playing.points(0) == 3 + 4
        assert doors.is_stored
        assert (strikes, prowess) == ((3, 6) if weaker else (1, 6))


@card("DM-154")
def test_a_single_strike_stays() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Mount Gundabad")
    scene.first.stored("Pass the Doors of Dol Guldur", at="Rivendell")
    scene.second.stored("Pass the Doors of Dol Guldur", at="Rivendell")
    playing = scene.entering(of=elrond)
    playing.does(Verb.ENTER)

    attack = playing.attack

    assert attack is not None
    assert attack_strikes(playing.table, attack) == 1
    assert attack_prowess(playing.table, attack) == 6


@card("DM-154")
def test_untapped_it_is_not_stored_and_tapped_it_is() -> None:
    for status, offered in (("", False), ("tapped", True)):
        scene = Scene()
        elrond = scene.first.character("Elrond", at="Rivendell")
        doors = scene.first.event("Pass the Doors of Dol Guldur", on_company_of=elrond)
        if status:
            turned(doors, status)

        assert scene.begin(Phase.ORGANIZATION).may(Verb.STORE, doors) is offered
