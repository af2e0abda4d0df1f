"""Stories of what a play taps at a site, and of being tapped on the way. [SITE-24, SITE-32, SITE-42]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Moment, Pile, Race, Side, Turned

WHISPERED_NEWS = Event(
    code="X-1",
    name="Whispered News",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.SITE,
            user=ANYBODY,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER),),
        ),
    ),
)

LURKING_ORCS = Event(
    code="X-2",
    name="Lurking Orcs",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            effects=(Face((Attack(Race.ORC, strikes=1, prowess=5),)),),
        ),
    ),
)

TRODDEN_PATHS = Event(
    code="X-3",
    name="Trodden Paths",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(Tap(Subject.SITE),)),),
)


@rule("SITE-24", "SITE-32")
def test_a_card_that_spares_the_site_still_needs_an_untapped_one() -> None:
    scene = Scene()
    gimli, balin = scene.first.company("Isle of the Ulond", "Gimli", "Balin")
    first, second, cram = scene.first.hand(WHISPERED_NEWS, WHISPERED_NEWS, "Cram")
    playing = scene.at_site(of=gimli)

    playing.plays(first, user=gimli)
    playing.resolve()
    spared = playing.table.cards[gimli.company.site].status == UNTAPPED
    assert playing.question == "SiteWindow"  # and so no additional item follows
    playing.does(Verb.PLAY_AT_SITE, cram, balin)
    playing.resolve()

    assert spared
    assert playing.table.cards[gimli.company.site].status != UNTAPPED
    assert not playing.may_play(second)


@rule("SITE-24")
def test_only_a_card_that_says_so_is_played_at_a_tapped_site() -> None:
    scene = Scene()
    theoden = scene.first.company("Edoras", "Théoden", site_status="tapped")[0]
    news, steed = scene.first.hand(WHISPERED_NEWS, "Noble Steed")
    playing = scene.at_site(of=theoden)

    assert playing.why_not(news) is Reason.CONDITION_NOT_MET
    assert playing.may(Verb.PLAY_AT_SITE, steed, theoden)


@rule("SITE-42")
def test_who_has_tapped_for_a_play_and_would_be_tapped_again_just_stays_tapped() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Isengard")
    sword = scene.first.in_hand("Sword of Gondolin")
    orcs = scene.hazard.on_guard(LURKING_ORCS, against=gimli)
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, sword, gimli)
    playing.does(Verb.REVEAL_ON_GUARD, orcs)
    playing.resolve()
    playing.rolls(9)  # the strike fails, for which its defender would tap
    playing.resolve()

    assert gimli.is_tapped
    assert sword.bearer == gimli


@rule("SITE-38")
def test_what_would_tap_the_site_is_not_revealed_on_guard() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Isengard")
    sword = scene.first.hand("Sword of Gondolin", "Gates of Morning")[0]
    trodden = scene.hazard.on_guard(TRODDEN_PATHS, against=gimli)
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, sword, gimli)

    assert not playing.may(Verb.REVEAL_ON_GUARD, trodden)
