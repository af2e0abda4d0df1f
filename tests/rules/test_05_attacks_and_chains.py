"""Attacks and the chain of effects: what an attack waits for, what waits for it. [CMB-02, CMB-04, CMB-05]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, Within, all_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import ItemClass, Length, Moment, Pile, Points, Race, Side, SiteType

YOUNG_DRAGON_AHUNT = Event(
    code="XX-1",
    name="Young Dragon Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    points=Points.KILL,
    race=Race.DRAGON,
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=9),)),
            about=Subject.EVERYBODY,
            of=Within(("Anduin Vales",)),
        ),
    ),
)

SPIES_AND_SNARES = Event(
    code="XX-2",
    name="Spies and Snares",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            effects=(
                Face(Subject.NEW_SITE),
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
            ),
        ),
    ),
)

SECRET_DOOR = Event(
    code="XX-3",
    name="Secret Door",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            effects=(
                ForTheTurn(CountsAs(SiteType.BORDER_HOLD, Subject.SITE), on=Subject.SITE),
                ForTheTurn(Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK), on=Subject.SITE),
            ),
        ),
    ),
)


@rule("CMB-02", "TIM-61")
def test_an_attack_called_for_by_a_card_in_play_opens_a_chain_that_can_be_answered() -> None:
    scene = Scene()
    arwen, _ = scene.first.company("Lórien", "Arwen", "Haldir")
    marvels_told = scene.first.in_hand("Marvels Told")
    bairanax_ahunt = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=arwen, to="Gladden Fields")

    declared = [one.card for one in playing.table.chain]
    in_combat = playing.attack is not None
    playing.plays(marvels_told, user=arwen, target=bairanax_ahunt)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert declared == [bairanax_ahunt.id]
    assert not in_combat
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@rule("CMB-02", "TIM-61")
def test_an_attack_called_for_by_a_card_in_play_is_combat_once_its_chain_has_resolved() -> None:
    scene = Scene()
    arwen, _ = scene.first.company("Lórien", "Arwen", "Haldir")
    scene.first.hand("Marvels Told")
    bairanax_ahunt = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=arwen, to="Gladden Fields")

    playing.resolve()

    assert playing.table.chain == ()
    assert playing.attack is not None
    assert playing.attack.source == bairanax_ahunt.id


@rule("CMB-04", "TIM-62")
def test_an_attack_in_combat_goes_on_without_the_card_it_came_from() -> None:
    scene = Scene()
    arwen, haldir = scene.first.company("Lórien", "Arwen", "Haldir")
    marvels_told = scene.first.in_hand("Marvels Told")
    bairanax_ahunt = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=arwen, to="Gladden Fields")

    playing.resolve()
    playing.plays(marvels_told, user=arwen, target=bairanax_ahunt)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)

    assert bairanax_ahunt.is_discarded
    assert haldir.is_wounded


@rule("TIM-62")
def test_an_automatic_attack_in_combat_goes_on_although_the_site_has_lost_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Glittering Caves")
    secret_door = scene.first.in_hand(SECRET_DOOR)
    playing = scene.entering(beretar)

    playing.does(Verb.ENTER)
    playing.plays(secret_door)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(3)

    assert automatic_attacks(playing.table, beretar.company.site) == []
    assert beretar.is_wounded


@rule("CMB-05", "TIM-63")
def test_nothing_can_be_done_between_strikes_while_more_of_the_chain_is_to_resolve() -> None:
    scene = Scene()
    haldir, beretar = scene.first.company("Lórien", "Haldir", "Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    first_dragon = scene.second.event(YOUNG_DRAGON_AHUNT)
    scene.second.event(YOUNG_DRAGON_AHUNT)
    playing = scene.hazards(on=haldir, to="Gladden Fields")

    playing.does(Verb.RESOLVE_NEXT, first_dragon)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, beretar)
    still_to_resolve = len(playing.table.chain)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert still_to_resolve == 1
    assert gates.in_hand
    assert playing.question == "FaceStrike"


@rule("CMB-05", "TIM-63")
def test_nothing_can_be_done_between_strikes_while_the_event_that_attacks_has_more_effects() -> None:
    scene = Scene()
    haldir, beretar = scene.first.company("Lórien", "Haldir", "Beretar")
    elf_stone = scene.first.gives("Elf-stone", to=haldir)
    gates = scene.first.in_hand("Gates of Morning")
    spies_and_snares = scene.second.in_hand(SPIES_AND_SNARES)
    playing = scene.hazards(on=haldir, to="Bandit Lair")

    playing.passes()
    playing.plays(spies_and_snares, target=haldir)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    between = (playing.question, elf_stone.bearer)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert gates.in_hand
    assert between == ("FaceStrike", haldir)
    assert elf_stone.is_discarded


@rule("TIM-64")
def test_players_may_act_before_between_and_after_strikes_when_nothing_else_is_to_resolve() -> None:
    scene = Scene()
    haldir, beretar = scene.first.company("Lórien", "Haldir", "Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.attack(on=haldir, strikes=2, prowess=9)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, beretar)
    before = (playing.question, playing.may_play(gates))
    playing.passes()
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    between = (playing.question, playing.may_play(gates))
    playing.passes()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert before == between == ("BetweenStrikes", True)
    assert playing.attack is not None
    assert playing.may_play(gates)
