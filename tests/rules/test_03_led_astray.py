"""Stories of companies whose new site is replaced on the way. [MOV-13]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.queries.sites.site_paths import company_path
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DISCARD, LOCATION
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.view.eyes import Eyes
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Within
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Phase, PlayerKind, Race, Side, SiteType

MIST = Event(
    code="X-1",
    name="Mist",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            effects=(Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),),
        ),
    ),
)
IN_ARTHEDAIN = Creature(
    code="X-2",
    name="Northern Wolves",
    race=Race.WOLF,
    strikes=1,
    prowess=1,
    kill_points=0,
    keyed_to=(Key(Within(("Arthedain",))),),
)
IN_ANGMAR = Creature(
    code="X-3",
    name="Ice Wolves",
    race=Race.WOLF,
    strikes=1,
    prowess=1,
    kill_points=0,
    keyed_to=(Key(Within(("Angmar",))),),
)
AT_SHADOW_HOLDS = Creature(
    code="X-4",
    name="Rats",
    race=Race.ANIMAL,
    strikes=1,
    prowess=1,
    kill_points=0,
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
)
AT_BORDER_HOLDS = Creature(
    code="X-5",
    name="Thieves",
    race=Race.MAN,
    strikes=1,
    prowess=1,
    kill_points=0,
    keyed_to=(Key(SiteType.BORDER_HOLD),),
)


def lost(playing: Playing, mist: Piece, site: Piece) -> None:
    """The card is played and the hazard player chooses, if there is more than one site to choose from."""
    playing.plays(mist)
    playing.resolve()
    if playing.question == "ChooseNewSite":
        playing.does(Verb.REPLACE_SITE, site)


@rule("MOV-13")
def test_the_site_of_the_replacement_counts_and_the_companys_own_path_stays() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    mist, wolves, ice, rats, thieves = scene.second.hand(
        MIST, IN_ARTHEDAIN, IN_ANGMAR, AT_SHADOW_HOLDS, AT_BORDER_HOLDS
    )
    gram = scene.second.location_deck("Mount Gram")[0]
    playing = scene.hazards(on=sam, to="Bree", by=("Rhudaur", "Arthedain"))
    way = company_path(playing.table, sam.company)

    assert playing.may(Verb.PLAY_CREATURE, thieves)
    lost(playing, mist, gram)

    assert company_path(playing.table, sam.company).names == way.names == ("Rhudaur", "Arthedain")
    assert playing.may(Verb.PLAY_CREATURE, wolves)
    assert playing.may(Verb.PLAY_CREATURE, rats)
    assert not playing.may(Verb.PLAY_CREATURE, thieves)
    assert not playing.may(Verb.PLAY_CREATURE, ice)


@rule("MOV-13")
def test_the_printed_path_that_counts_for_the_site_is_that_of_the_replacement() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    mist = scene.second.in_hand(MIST)
    gram = scene.second.location_deck("Mount Gram")[0]
    playing = scene.hazards(on=sam, to="Bree")

    lost(playing, mist, gram)

    assert playing.has_happened(Happening.SITE_REPLACED, gram)
    path = company_path(playing.table, sam.company)
    assert len(path.types) == 2
    assert path.ends == ("Rivendell", "")


@rule("MOV-13", "MOV-44")
def test_the_site_card_stays_its_owners_and_goes_back_to_him_when_the_company_has_left() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    mist = scene.second.in_hand(MIST)
    gram, weathertop = scene.second.location_deck("Mount Gram", "Weathertop")
    playing = scene.hazards(on=sam, to="Bree")
    bree = Piece(playing.table, sam.company.destination)

    playing.plays(mist)
    playing.resolve()
    assert playing.asked == 1
    assert playing.may(Verb.REPLACE_SITE, weathertop)
    playing.does(Verb.REPLACE_SITE, gram)
    assert bree.place == "location deck"
    playing.pass_to(Phase.SITE)

    assert sam.site == "Mount Gram"
    assert playing.table.owners[gram.id] == 1
    assert Eyes(playing.table, 0).knows(gram.id)
    assert not complaints(playing.table)


@rule("MOV-13", "MOV-44")
def test_a_company_that_leaves_gives_the_other_players_site_card_back_to_him() -> None:
    scene = Scene()
    gram = scene.second.site("Mount Gram")
    (sam,) = scene.first.borrows(gram, "Sam Gamgee")
    playing = scene.hazards(on=sam, to="Rivendell")

    playing.pass_to(Phase.SITE)

    assert sam.site == "Rivendell"
    assert gram.place == "location deck"
    assert gram.id in playing.table.pile(1, LOCATION)
    assert not complaints(playing.table)


@rule("MOV-13", "MOV-44")
def test_the_other_players_site_card_is_discarded_if_it_was_tapped() -> None:
    scene = Scene()
    gram = scene.second.site("Mount Gram", status="tapped")
    (sam,) = scene.first.borrows(gram, "Sam Gamgee")
    playing = scene.hazards(on=sam, to="Rivendell")

    playing.pass_to(Phase.SITE)

    assert gram.id in playing.table.pile(1, DISCARD)
    assert not complaints(playing.table)


@rule("MOV-13")
def test_without_another_fitting_site_of_the_same_alignment_nothing_is_replaced() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    mist = scene.second.in_hand(MIST)
    scene.second.location_deck("Bree", "Lórien")
    playing = scene.hazards(on=sam, to="Bree")

    assert playing.why_not(mist) is Reason.NOTHING_WOULD_CHANGE


@rule("MOV-13")
def test_a_company_that_stays_cannot_be_led_astray() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    mist = scene.second.in_hand(MIST)
    scene.second.location_deck("Mount Gram")
    playing = scene.hazards(on=sam)

    assert playing.why_not(mist) is Reason.NOTHING_WOULD_CHANGE


@rule("MOV-13")
def test_players_of_different_alignments_have_no_sites_for_each_other() -> None:
    scene = Scene()
    scene.second.plays(PlayerKind.RINGWRAITH)
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    mist = scene.second.in_hand(MIST)
    scene.second.location_deck("Mount Gram")
    playing = scene.hazards(on=sam, to="Bree")

    assert playing.why_not(mist) is Reason.NOTHING_WOULD_CHANGE
