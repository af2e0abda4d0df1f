"""Stories of riddles in the dark."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named
from wizardhaven.vocabulary.terms import Check, Moment, Phase, Race, Turned


@rule("GLO-092")
@card("TD-148")
def test_two_sages_and_a_hobbit_riddle_with_a_dragon_and_name_a_card() -> None:
    scene = Scene()
    balin, _, sam = scene.first.company("Edoras", "Balin", "Ioreth", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    wargs, _ = scene.second.hand("Wargs", "Twilight")
    playing = scene.attack(on=balin, strikes=3, prowess=14, race=Race.DRAGON)
    before = playing.hazard_limit(balin)

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(4)  # 4 + 4 + 1 is greater than 8
    assert playing.question == "NameCard"
    assert playing.asked == 0
    assert not playing.has_happened(Happening.TURNED_UP)
    playing.does(Verb.NAME_CARD, names=("Wargs",))

    assert playing.has_happened(Happening.TURNED_UP, wargs)
    assert playing.attack is None
    assert playing.hazard_limit(balin) == before - 3 if before > 3 else playing.hazard_limit(balin) == 0
    assert wargs.in_hand


@card("TD-148")
def test_nobody_riddles_with_the_dead() -> None:
    scene = Scene()
    balin, _, sam = scene.first.company("Edoras", "Balin", "Ioreth", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    scene.second.hand("Wargs")
    playing = scene.attack(on=balin, strikes=3, prowess=14, race=Race.UNDEAD)

    assert not playing.may_play(talk, user=sam)


@card("TD-148")
def test_a_wrong_guess_shows_the_hand_and_does_nothing_else() -> None:
    scene = Scene()
    balin, _, sam = scene.first.company("Edoras", "Balin", "Ioreth", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.attack(on=balin, strikes=3, prowess=14, race=Race.DRAGON)
    before = playing.hazard_limit(balin)

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(4)
    playing.does(Verb.NAME_CARD, names=("Orc-guard",))

    assert playing.has_happened(Happening.TURNED_UP, wargs)
    assert playing.attack is not None
    assert playing.hazard_limit(balin) == before


@card("TD-148")
def test_trolls_are_not_easily_drawn_into_riddles() -> None:
    scene = Scene()
    balin, _, sam = scene.first.company("Edoras", "Balin", "Ioreth", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    scene.second.in_hand("Wargs")
    playing = scene.attack(on=balin, prowess=14, race=Race.TROLL)

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(7)  # 7 + 4 + 1 is not greater than 12

    assert playing.question != "NameCard"
    assert playing.attack is not None


@card("TD-148")
def test_what_may_be_named_does_not_depend_on_what_the_opponent_holds() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Edoras", "Balin", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    playing = scene.attack(on=balin, prowess=14, race=Race.DRAKE)

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(7)  # 7 + 2 + 1 is greater than 8

    named = [option.names[0] for option in playing.options(Verb.NAME_CARD)]
    assert "Wargs" in named
    assert len(named) > 100


@card("TD-148")
def test_all_attacks_of_the_creature_are_over() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Edoras", "Balin", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    scene.second.in_hand("Wargs")
    playing = scene.attack(on=balin, prowess=14, race=Race.MAN)
    assert playing.attack is not None
    playing.attack.further = 1

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(8)  # 8 + 2 + 1 is greater than 10
    playing.does(Verb.NAME_CARD, names=("Wargs",))

    assert playing.attack is None
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)


@card("TD-168")
def test_wit_helps_with_a_riddle() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Edoras", "Balin", "Sam Gamgee")
    talk, wit = scene.first.hand("Riddling Talk", "Wit")
    scene.second.in_hand("Wargs")
    playing = scene.attack(on=balin, prowess=14, race=Race.DRAGON)

    playing.plays(talk, user=sam)
    playing.pass_until("RollWindow")
    playing.plays(wit)
    playing.resolve()
    playing.rolls(3)  # 3 + 2 + 1 + 3 is greater than 8

    assert playing.question == "NameCard"


@card("TD-168")
def test_wit_is_for_riddles_alone() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights, wit = scene.first.hand("Knights of Dol Amroth", "Wit")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)
    playing.pass_until("RollFaction")

    assert wit.in_hand


RIDDLER = Ally(
    code="XX-1",
    name="Riddler",
    prowess=1,
    body=8,
    mind=1,
    playable_at=(Named(("Edoras",)),),
    abilities=(
        May(
            Use(
                when=Moment.OPPONENTS_SITE,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Roll(
                        Check.RIDDLING,
                        Subject.BEARER,
                        above=9,
                        then=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
                    ),
                ),
            )
        ),
    ),
)


@card("TD-168")
def test_wit_helps_in_the_opponents_site_phase_too() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    haldir = scene.second.character("Haldir", at="Lórien")
    riddler = scene.second.gives(RIDDLER, to=haldir)
    wit = scene.second.in_hand("Wit")
    playing = scene.at_site(of=faramir)
    assert playing.phase is Phase.SITE

    playing.uses(riddler)
    playing.resolve()
    playing.plays(wit)
    playing.resolve()
    playing.rolls(7)  # 7 + 3 is greater than 9

    assert riddler.is_untapped
    assert wit.is_discarded


@card("TD-25")
def test_foolish_words_are_turned_up_against_a_riddle_at_a_site() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Moria", "Balin", "Sam Gamgee")  # Orcs wait there
    talk = scene.first.in_hand("Riddling Talk")
    words = scene.hazard.on_guard("Foolish Words", against=sam)
    scene.second.in_hand("Wargs")
    playing = scene.entering(of=balin)

    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")
    playing.plays(talk, user=sam)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=sam)
    playing.pass_until("RollForCard")
    playing.rolls(12)  # 12 + 2 + 1 - 4 is not greater than 12

    assert words.in_play
    assert playing.question != "NameCard"


@card("TD-148")
def test_a_dragon_ahunt_that_is_riddled_away_is_discarded() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Edhellond", "Balin", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    dragon = scene.second.event("Eärcaraxë Ahunt")
    scene.second.in_hand("Wargs")
    playing = scene.hazards(
        on=balin, to="Tolfalas", by=("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")
    )
    playing.resolve()

    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(7)  # 7 + 2 + 1 is greater than 8
    playing.does(Verb.NAME_CARD, names=("Wargs",))

    assert playing.attack is None
    assert dragon.is_discarded


@card("TD-148")
def test_what_guards_a_site_stays_there_though_it_was_riddled_with() -> None:
    scene = Scene()
    balin, sam = scene.first.company("Moria", "Balin", "Sam Gamgee")
    talk = scene.first.in_hand("Riddling Talk")
    scene.second.in_hand("Wargs")
    playing = scene.entering(of=balin)

    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")
    playing.plays(talk, user=sam)
    playing.resolve()
    playing.rolls(11)  # 11 + 2 + 1 is greater than 12
    playing.does(Verb.NAME_CARD, names=("Wargs",))

    assert playing.attack is None
    assert balin.site == "Moria"
