"""Stories of the forms in which the Balrog walks."""

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.influence import can_control, general_influence
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED, WOUNDED
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, Skill


def the_balrog(scene: Scene, at: str = "The Under-leas [balrog]", *, tapped: bool = False) -> Piece:
    """The Balrog at a site of his."""
    return scene.first.character("The Balrog [balrog]", at=at, status="tapped" if tapped else "untapped")


@card("BA-62", "BA-76")
def test_a_fana_is_put_on_while_organizing_and_the_balrog_wears_only_one() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    shadow, coils = scene.first.hand("Great Shadow", "Strangling Coils")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(shadow, target=balrog)
    playing.resolve()
    assert shadow.bearer == balrog
    playing.plays(coils, target=balrog)
    playing.resolve()

    assert coils.bearer == balrog
    assert shadow.in_hand

    playing.plays(shadow, target=balrog)
    playing.resolve()
    assert coils.in_hand


@card("BA-58", "BA-62", "BA-76")
def test_a_flame_and_a_shadow_give_way_to_each_other() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    flame, shadow = scene.first.hand("Flame of Udûn", "Great Shadow")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(flame, target=balrog)
    playing.resolve()
    playing.plays(shadow, target=balrog)
    playing.resolve()
    assert flame.in_hand
    playing.plays(flame, target=balrog)
    playing.resolve()

    assert shadow.in_hand
    assert flame.bearer == balrog


@card("BA-58", "BA-62", "BA-76")
def test_a_fana_may_be_laid_off_while_organizing_and_not_later() -> None:
    for name in ("Flame of Udûn", "Great Shadow", "Strangling Coils"):
        scene = Scene(kinds=BALROG)
        balrog = the_balrog(scene)
        fana = scene.first.gives(name, to=balrog)
        playing = scene.begin(Phase.ORGANIZATION)
        playing.uses(fana)
        playing.resolve()
        assert fana.in_hand

        scene = Scene(kinds=BALROG)
        balrog = the_balrog(scene)
        fana = scene.first.in_hand(name)
        playing = scene.hazards(on=balrog)
        assert not playing.may_play(fana)


@card("BA-62")
def test_as_a_great_shadow_the_balrog_is_weaker_and_rules_more() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    orc = scene.first.company_beside(balrog, "Orc Brawler")[0]
    assert (balrog.prowess(), balrog.body) == (8, 11)
    general = general_influence(scene.table, 0)
    assert not can_control(scene.table, balrog.id, orc.id)

    scene.first.gives("Great Shadow", to=balrog)

    assert (balrog.prowess(), balrog.body) == (6, 10)
    assert general_influence(scene.table, 0) == general + 6
    assert has_skill(scene.table, balrog.id, Skill.SCOUT)
    assert can_control(scene.table, balrog.id, orc.id)


@card("BA-62")
def test_as_a_great_shadow_the_balrog_taps_to_cancel_an_attack() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    shadow = scene.first.gives("Great Shadow", to=balrog)
    playing = scene.attack(on=balrog, strikes=2, prowess=20)

    playing.uses(shadow)
    playing.resolve()

    assert balrog.is_tapped
    assert playing.attack is None
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("BA-62")
def test_a_great_shadow_does_not_reach_as_far_as_another_company() -> None:
    scene = Scene(kinds=BALROG)
    shadow = scene.first.gives("Great Shadow", to=the_balrog(scene))
    (lagduf,) = scene.first.company("Moria [balrog]", "Lagduf")

    playing = scene.attack(on=lagduf, strikes=2, prowess=20)

    assert not playing.may(Verb.USE, shadow)


@card("BA-62")
def test_the_great_shadow_brings_back_what_is_no_short_event_at_the_end_of_the_turn() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    shadow = scene.first.gives("Great Shadow", to=balrog)
    wolf, lagduf, fissure, river = scene.first.discard_pile("War-wolf", "Lagduf", "Great Fissure", "River")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(shadow)
    playing.resolve()
    offered = {offer.card for offer in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, wolf)
    playing.apply(playing.game.chance())

    assert offered == {wolf.id, lagduf.id}
    assert wolf.in_deck
    assert not fissure.in_deck
    assert not river.in_deck
    assert not playing.may(Verb.USE, shadow)


@card("BA-76")
def test_with_strangling_coils_the_balrog_commands() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene)
    lagduf = scene.first.company_beside(balrog, "Lagduf")[0]
    assert not can_control(scene.table, balrog.id, lagduf.id)

    scene.first.gives("Strangling Coils", to=balrog)

    assert (balrog.prowess(), balrog.body) == (8, 10)
    assert balrog.direct_influence() == 9
    assert has_skill(scene.table, balrog.id, Skill.DIPLOMAT)
    assert can_control(scene.table, balrog.id, lagduf.id)


@card("BA-76")
def test_once_on_the_way_the_balrog_rouses_his_company_and_taps() -> None:
    scene = Scene(kinds=BALROG)
    balrog, orc, lout = scene.first.company(
        "The Under-leas [balrog]", "The Balrog [balrog]", "Orc Brawler", "Troll Lout"
    )
    for one, status in ((orc, TAPPED), (lout, WOUNDED)):
        fresh = scene.table.cards[one.id].copy()
        fresh.status = status
        scene.table.cards[one.id] = fresh
    coils = scene.first.gives("Strangling Coils", to=balrog)
    playing = scene.hazards(on=balrog)

    playing.uses(coils)
    playing.resolve()

    assert orc.is_untapped
    assert lout.is_wounded
    assert balrog.is_tapped
    assert not playing.may(Verb.USE, coils)
