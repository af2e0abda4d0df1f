"""Stories of veils over a fight, and of those who come back."""

from tests.cards.le.test_magic import SORCERER
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, RegionType, SiteType

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
CROWDED = Site(
    code="XX-21",
    name="Crowded Ruin",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rhudaur",
    nearest_haven="Carn Dûm",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=5), Attack(Race.MAN, strikes=3, prowess=4)),
    alignment=Alignment.MINION,
)


@card("LE-166")
def test_each_player_calls_back_as_many_as_he_likes() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Gorbag", at="Dol Guldur")
    lagduf, asternak, mace = scene.first.discard_pile("Lagduf", "Asternak", "Black Mace")
    (haldir,) = scene.second.discard_pile("Haldir")
    fray = scene.first.in_hand("Back to the Fray")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(fray)
    playing.resolve()
    assert not playing.may(Verb.TAKE, mace)
    playing.does(Verb.TAKE, lagduf)
    playing.passes()
    playing.does(Verb.SHUFFLE)
    playing.does(Verb.TAKE, haldir)
    playing.does(Verb.SHUFFLE)

    assert lagduf.in_deck
    assert asternak.is_discarded
    assert haldir.in_deck


@card("LE-249")
def test_behind_veils_each_attack_of_the_site_has_one_strike() -> None:
    scene = Scene(kinds=MINIONS)
    sorcerer, _ = scene.first.company(CROWDED, SORCERER, "Gorbag")
    veils = scene.first.in_hand("Veils of Shadow")
    playing = scene.entering(of=sorcerer)
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    before = attack_strikes(playing.table, playing.attack)

    playing.plays(veils)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    assert playing.attack is not None
    after = attack_strikes(playing.table, playing.attack)
    while playing.question != "EnterSite" and playing.attack.race is not Race.MAN:
        if playing.may(Verb.ROLL):
            playing.rolls(12)
        elif playing.may(Verb.PASS) and not playing.may(Verb.ASSIGN):
            playing.passes()
        else:
            playing.does(playing.options()[0].verb)

    assert (before, after) == (4, 1)
    assert attack_strikes(playing.table, playing.attack) == 1
