"""When a Fallen-wizard meets his opponent: combat and influence. [FW-69, FW-70, FW-76, FW-83, INF-16]"""

from dataclasses import replace

from tests.rules.fallen_cards import (
    FALLEN_AND_RINGWRAITH,
    FALLEN_AND_WIZARD,
    ISENGARD,
    MAN_OF_CRAFT,
    SARUMAN,
    TWO_FALLEN,
)
from tests.rules.marks import rule
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.engine.queries.combat.company_combat import may_attack
from wizardhaven.engine.queries.numbers.influence import camp_modifier
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Faction, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, Stat


def attacking(
    kinds: tuple[PlayerKind, PlayerKind], one: str | Character, other: str | Character
) -> tuple[bool, bool]:
    """Whether the one may attack the other where they meet, and the other the one."""
    scene = Scene(kinds=kinds)
    ours = scene.first.company("Bree", one)[0]
    theirs = scene.second.company("Bree", other)[0]
    return (
        may_attack(scene.table, ours.company, theirs.company),
        may_attack(scene.table, theirs.company, ours.company),
    )


@rule("FW-76", "CVC-02")
def test_a_covert_company_of_a_fallen_wizard_has_peace_with_wizards_and_none_with_ringwraiths() -> None:
    assert attacking(FALLEN_AND_WIZARD, "Luitprand", "Beregond") == (False, False)
    assert attacking(FALLEN_AND_RINGWRAITH, "Luitprand", "Ostisen") == (True, True)
    assert attacking((PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG), "Luitprand", "Troll Lout") == (True, True)
    assert attacking(TWO_FALLEN, "Luitprand", "Ostisen") == (False, False)


@rule("FW-76", "CVC-02")
def test_an_overt_company_of_a_fallen_wizard_attacks_anybody_and_is_attacked_by_anybody() -> None:
    assert attacking(FALLEN_AND_WIZARD, "Lugdush", "Beregond") == (True, True)
    assert attacking(FALLEN_AND_RINGWRAITH, "Lugdush", "Ostisen") == (True, True)
    assert attacking(TWO_FALLEN, "Lugdush", "Ostisen") == (True, True)


def strayed(points: int, agreed: bool) -> tuple[bool, bool]:
    """Whether a company of Saruman's may attack one of a Wizard's, and the reverse."""
    scene = Scene(Settings(fallen_wizard_duels=agreed), kinds=FALLEN_AND_WIZARD)
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=points))
    saruman = scene.first.company("Bree", SARUMAN)[0]
    beregond = scene.second.company("Bree", "Beregond")[0]
    return (
        may_attack(scene.table, saruman.company, beregond.company),
        may_attack(scene.table, beregond.company, saruman.company),
    )


@rule("FW-83", "CVC-03")
def test_if_it_is_agreed_a_fallen_wizard_of_more_than_ten_stage_points_fights_anybody() -> None:
    assert strayed(11, agreed=True) == (True, True)
    assert strayed(10, agreed=True) == (False, False)
    assert strayed(11, agreed=False) == (False, False)


@rule("FW-83", "CVC-03")
def test_the_agreement_is_about_the_company_that_he_is_in() -> None:
    scene = Scene(Settings(fallen_wizard_duels=True), kinds=FALLEN_AND_WIZARD)
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=11))
    scene.first.company(ISENGARD, SARUMAN)
    luitprand = scene.first.company("Bree", "Luitprand")[0]
    beregond = scene.second.company("Bree", "Beregond")[0]

    assert not may_attack(scene.table, luitprand.company, beregond.company)
    assert not may_attack(scene.table, beregond.company, luitprand.company)


@rule("FW-69", "INF-14")
def test_only_minion_players_give_a_fallen_wizard_less_to_hope_for() -> None:
    assert camp_modifier(Scene(kinds=FALLEN_AND_RINGWRAITH).table) == -5
    assert camp_modifier(Scene(kinds=FALLEN_AND_WIZARD).table) == 0


HILL_FOLK = Faction(
    "XX-601", "Hill-folk", Race.MAN, 8, playable_at=(named("Bree"),), alignment=Alignment.HERO
)
DARK_HILL_FOLK = replace(HILL_FOLK, code="XX-602", alignment=Alignment.MINION)


@rule("FW-70", "INF-15")
def test_a_card_that_a_fallen_wizard_shows_is_of_the_alignment_of_the_site() -> None:
    scene = Scene(kinds=FALLEN_AND_RINGWRAITH)
    luitprand = scene.first.character("Luitprand", at="Bree")
    heroes, minions = scene.first.hand(HILL_FOLK, DARK_HILL_FOLK)
    theirs = scene.second.factions(DARK_HILL_FOLK)[0]
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.INFLUENCE, luitprand, theirs, number=heroes.id)
    assert not playing.may(Verb.INFLUENCE, luitprand, theirs, number=minions.id)


@rule("INF-15")
def test_without_a_fitting_card_he_shows_none() -> None:
    scene = Scene(kinds=FALLEN_AND_RINGWRAITH)
    luitprand = scene.first.character("Luitprand", at="Bree")
    minions = scene.first.in_hand(DARK_HILL_FOLK)
    theirs = scene.second.factions(DARK_HILL_FOLK)[0]
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.INFLUENCE, luitprand, theirs)
    assert not playing.may(Verb.INFLUENCE, luitprand, theirs, number=minions.id)


GUARDED = replace(
    ISENGARD,
    code="XX-603",
    name="Bree",
    region="Arthedain",
    abilities=(
        Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
    ),
)
OPEN = replace(GUARDED, code="XX-604", abilities=())
WORTHY_HILL_FOLK = replace(HILL_FOLK, code="XX-605", marshalling_points=2)
WORTHY_MAN = replace(LUITPRAND, code="XX-606", name="Man of Bree", marshalling_points=1)
SPEAKER = replace(LUITPRAND, code="XX-607", name="Great Speaker", direct_influence=20)


def shows(site: Site, like: Faction | Character) -> tuple[Piece, Piece, Playing]:
    """Somebody shows the like of a card of another Fallen-wizard's, whose site it is, and wins it over."""
    scene = Scene(kinds=TWO_FALLEN)
    speaker = scene.first.character(SPEAKER, at="Bree")
    own = scene.first.in_hand(like)
    man, _ = scene.second.company(site, WORTHY_MAN, "Ostisen")
    theirs = scene.second.factions(like)[0] if isinstance(like, Faction) else man
    playing = scene.at_site(of=speaker)
    playing.does(Verb.INFLUENCE, speaker, theirs, number=own.id)
    playing.resolve()
    playing.rolls(12, 2)
    return own, theirs, playing


@rule("FW-70", "INF-16")
def test_the_like_of_a_faction_is_shown_but_not_played_where_cards_with_points_are_barred() -> None:
    own, theirs, playing = shows(GUARDED, WORTHY_HILL_FOLK)
    free, _, elsewhere = shows(OPEN, WORTHY_HILL_FOLK)

    assert elsewhere.may(Verb.PLAY_REVEALED, free)
    assert theirs.is_discarded
    assert not playing.may(Verb.PLAY_REVEALED, own)
    assert own.in_hand


@rule("FW-70", "INF-16")
def test_the_like_of_a_character_is_shown_but_not_played_where_cards_with_points_are_barred() -> None:
    own, theirs, playing = shows(GUARDED, WORTHY_MAN)
    free, _, elsewhere = shows(OPEN, WORTHY_MAN)

    assert elsewhere.may(Verb.PLAY_REVEALED, free)
    assert theirs.is_discarded
    assert not playing.may(Verb.PLAY_REVEALED, own)
    assert own.in_hand
