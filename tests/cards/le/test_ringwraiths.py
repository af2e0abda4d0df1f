"""Stories of the Nine as avatars and as followers."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.words.conditions import able_to_use
from wizardhaven.engine.rules.corruption.check import modifiers
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Creature, Event, Site
from wizardhaven.vocabulary.marked import form_of
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
ADUNAPHEL, AKHORAHIL, DWAR, HOARMURATH, INDUR = "LE-50", "LE-51", "LE-52", "LE-53", "LE-54"
KHAMUL, REN, UVATHA, KING = "LE-55", "LE-56", "LE-57", "LE-58"
MODES = {"Heralded Lord": (-2, +3), "Fell Rider": (+2, -3), "Black Rider": (0, 0)}
ARTS = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)


def event(name: str, *words: Keyword, side: Side = Side.RESOURCE) -> Event:
    """Something that happens, with these words on it."""
    return Event(
        f"XX-{name}", name, side, Length.SHORT, (Use(),), marks=(*words,), alignment=Alignment.MINION
    )


SPELL = event("Dark Words", Keyword.SHADOW_MAGIC)
DEED = event("Deed")
URLURTSU_NURN = Site("XX-3", "Urlurtsu Nurn", SiteType.DARK_HOLD, "Nurn", 2, 2, alignment=Alignment.MINION)
HUNTER = Creature("XX-1", "Hunter", Race.MAN, 1, 9, kill_points=1, keyed_to=(Key(RegionType.DARK_DOMAIN),))
GUARD = Creature("XX-2", "Guard", Race.MAN, 1, 9, kill_points=1, keyed_to=(Key(SiteType.SHADOW_HOLD),))


@card("LE-50", "LE-51", "LE-52", "LE-53", "LE-54", "LE-55", "LE-56", "LE-57", "LE-58")
@pytest.mark.parametrize(
    ("code", "influence", "prowess", "arts"),
    [
        (ADUNAPHEL, (4, +2), (8, -2), (False, True, False)),
        (AKHORAHIL, (3, +3), (8, +1), (True, True, True)),
        (DWAR, (5, -3), (9, -1), (True, False, False)),
        (HOARMURATH, (3, +1), (8, +2), (True, False, False)),
        (INDUR, (5, -1), (9, -3), (True, True, False)),
        (KHAMUL, (4, -2), (9, +1), (True, False, False)),
        (REN, (4, -2), (8, +2), (True, False, True)),
        (UVATHA, (5, -3), (9, -1), (False, True, False)),
        (KING, (3, +3), (9, +1), (False, True, True)),
    ],
)
def test_his_numbers_go_by_his_mode_and_he_uses_his_arts(
    code: str, influence: tuple[int, int], prowess: tuple[int, int], arts: tuple[bool, bool, bool]
) -> None:
    for mode, (stronger, more) in MODES.items():
        scene = Scene(kinds=DARK)
        wraith = scene.first.character(code, at="Dol Guldur")
        scene.first.event(mode, on_company_of=wraith)
        herald, fell = mode == "Heralded Lord", mode == "Fell Rider"
        expected = influence[0] + more + (influence[1] if herald else 0)
        assert wraith.direct_influence() == max(0, expected)
        assert wraith.prowess() == prowess[0] + stronger + (prowess[1] if fell else 0)
        assert tuple([able_to_use(scene.table, wraith.id, wraith.id, art) for art in ARTS]) == arts


@card("LE-50", "LE-58")
def test_a_follower_has_no_numbers_of_his_own_in_a_mode() -> None:
    scene = Scene(kinds=DARK)
    king, adunaphel = scene.first.company("Dol Guldur", KING, ADUNAPHEL)
    scene.first.follow(adunaphel, king)
    scene.first.event("Heralded Lord", on_company_of=king)

    assert adunaphel.direct_influence() == 4 + 3
    assert king.direct_influence() == 3 + 3 + 3


@card("LE-50", "LE-51", "LE-52", "LE-55", "LE-57", "LE-58")
@pytest.mark.parametrize(
    ("code", "site", "comes"),
    [
        (ADUNAPHEL, URLURTSU_NURN, True),
        (ADUNAPHEL, "LE-362", False),
        (AKHORAHIL, URLURTSU_NURN, True),
        (AKHORAHIL, "LE-361", False),
        (DWAR, "LE-361", True),
        (HOARMURATH, "LE-361", True),
        (INDUR, "LE-361", True),
        (INDUR, "LE-362", True),
        (DWAR, "LE-362", False),
        (KHAMUL, "LE-367", True),
        (KHAMUL, "LE-359", False),
        (REN, "LE-352", True),
        (REN, "LE-362", False),
        (UVATHA, "LE-411", True),
        (KING, "LE-362", True),
        (KING, "LE-361", False),
    ],
)
def test_where_he_may_be_revealed_besides_the_two_darkhavens(
    code: str, site: str | Site, comes: bool
) -> None:
    scene = Scene(kinds=DARK)
    (place,) = scene.first.location_deck(site)
    scene.first.location_deck("LE-390")
    (wraith,) = scene.first.hand(code)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, wraith, target=place) is comes


def under_attack(at: str, creature: Creature, *, following: bool = False) -> tuple[Playing, Piece]:
    """Adûnaphel is somewhere, and a creature attacks another company of her player's."""
    scene = Scene(kinds=DARK)
    adunaphel = scene.first.character(ADUNAPHEL, at=at)
    if following:
        scene.first.follow(adunaphel, scene.first.character(KING, at=at))
    orc = scene.first.character("Orc Brawler", at="LE-390")
    (hunter,) = scene.second.hand(creature)
    playing = scene.hazards(on=orc, to="LE-352" if creature is HUNTER else "LE-393")
    playing.does(Verb.PLAY_CREATURE, hunter)
    playing.resolve()
    return playing, adunaphel


@card("LE-50")
def test_adunaphel_taps_at_a_darkhaven_to_cancel_a_creatures_attack_on_the_way() -> None:
    playing, adunaphel = under_attack("LE-367", HUNTER)

    playing.uses(adunaphel)
    playing.resolve()

    assert adunaphel.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-50")
@pytest.mark.parametrize(
    ("at", "creature", "following"),
    [("LE-364", HUNTER, False), ("LE-367", GUARD, False), ("LE-367", HUNTER, True)],
)
def test_not_elsewhere_nor_at_a_site_nor_as_a_follower(at: str, creature: Creature, following: bool) -> None:
    playing, adunaphel = under_attack(at, creature, following=following)

    assert not playing.may(Verb.USE, adunaphel)


def use_on(playing: Playing, wraith: Piece, one: Piece) -> None:
    """The Ringwraith uses his ability on somebody's company."""
    number = one.company.id
    playing.apply(
        next(a for a in playing.options(Verb.USE) if a.card == wraith.id and a.aim.number == number)
    )


@card("LE-52")
def test_dwar_taps_at_a_darkhaven_to_strengthen_a_company_for_the_turn() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="LE-367")
    orc, veteran = scene.first.company("LE-364", "Orc Brawler", "Orc Veteran")
    before = [(one.prowess(), one.body) for one in (orc, veteran, dwar)]
    playing = scene.begin(Phase.ORGANIZATION)

    use_on(playing, dwar, orc)
    playing.resolve()

    after = [(one.prowess(), one.body) for one in (orc, veteran, dwar)]
    assert after == [*[(prowess + 1, body + 1) for prowess, body in before[:2]], before[2]]
    assert dwar.is_tapped


@card("LE-52")
def test_away_from_darkhavens_dwar_helps_nobody() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="LE-364")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, dwar)


@card("LE-53")
@pytest.mark.parametrize(
    ("at", "following", "size"), [("LE-367", False, 9), ("LE-364", False, 8), ("LE-367", True, 8)]
)
def test_with_hoarmurath_at_a_darkhaven_one_more_card_is_kept(at: str, following: bool, size: int) -> None:
    scene = Scene(kinds=DARK)
    hoarmurath = scene.first.character(HOARMURATH, at=at)
    if following:
        scene.first.follow(hoarmurath, scene.first.character(KING, at=at))

    assert hand_size(scene.table, 0) == size


@card("LE-54")
def test_indur_taps_as_his_turn_ends_to_take_a_magic_card() -> None:
    scene = Scene(kinds=DARK)
    indur = scene.first.character(INDUR, at="LE-364")
    spell, deed = scene.first.discard_pile(SPELL, DEED)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(indur)
    playing.resolve()

    assert spell.in_hand
    assert deed.is_discarded
    assert indur.is_tapped


@card("LE-55")
@pytest.mark.parametrize(("victim", "lost"), [("Haldir", True), ("Balin", False)])
def test_an_elf_whom_khamul_strikes_has_two_less_body(victim: str, lost: bool) -> None:
    scene = Scene(kinds=DARK)
    khamul = scene.first.character(KHAMUL, at="Bree [minion]")
    other = scene.second.character(victim, at="Bree")
    full = other.body
    playing = scene.company_attack(by=khamul)
    if playing.may(Verb.ASSIGN):
        playing.does(Verb.ASSIGN, other, khamul)
    playing.pass_until("FaceStrike", "RollAttack")
    for _ in range(2):
        if playing.question == "FaceStrike":
            playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollAttack")
    playing.rolls(12, 2)
    playing.rolls(full)  # just not too much, if his body were as it is

    assert other.in_play is not lost


@card("LE-56")
def test_ren_taps_at_a_darkhaven_so_that_the_minions_of_a_company_check_at_two_more() -> None:
    scene = Scene(kinds=DARK)
    ren = scene.first.character(REN, at="LE-367")
    orc = scene.first.character("Luitprand", at="LE-364")
    playing = scene.begin(Phase.ORGANIZATION)

    use_on(playing, ren, orc)
    playing.resolve()

    assert modifiers(playing.table, orc.id) == 2
    assert ren.is_tapped


@card("LE-57")
def test_uvatha_taps_at_a_darkhaven_to_shuffle_a_resource_event_into_the_play_deck() -> None:
    scene = Scene(kinds=DARK)
    uvatha = scene.first.character(UVATHA, at="LE-367")
    deed, orc, foe, trick = scene.first.discard_pile(
        DEED, "Orc Veteran", HUNTER, event("Trick", side=Side.HAZARD)
    )
    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(uvatha)
    playing.resolve()
    playing.pass_until("OrganizationWindow")

    assert deed.in_deck
    assert [one.is_discarded for one in (orc, foe, trick)] == [True, True, True]


def newcomers(lord: str, *others: str, at: str = "LE-367") -> tuple[Playing, Piece, list[Piece]]:
    """Who may come into play as a follower of the lord."""
    scene = Scene(kinds=DARK)
    master = scene.first.character(lord, at=at)
    hand = scene.first.hand(*others)
    playing = scene.begin(Phase.ORGANIZATION)
    if playing.may(Verb.ORGANIZE):
        playing.does(Verb.ORGANIZE)
    return playing, master, hand


@card("LE-55", "LE-58", "LE-52")
@pytest.mark.parametrize(("lord", "may"), [(KHAMUL, True), (KING, True), (DWAR, False)])
def test_who_may_have_a_ringwraith_as_a_follower(lord: str, may: bool) -> None:
    playing, master, (indur,) = newcomers(lord, INDUR)

    assert playing.may(Verb.PLAY_CHARACTER, indur, master) is may
    if may:
        influence = master.unused_direct_influence()
        playing.does(Verb.PLAY_CHARACTER, indur, master)
        assert indur.controller == master
        assert master.unused_direct_influence() == influence


@card("LE-55", "LE-58")
@pytest.mark.parametrize(
    ("lord", "following", "may"), [(KHAMUL, 1, False), (KING, 1, True), (KING, 2, False)]
)
def test_khamul_leads_one_freely_and_the_witch_king_two(lord: str, following: int, may: bool) -> None:
    scene = Scene(kinds=DARK)
    master = scene.first.character(lord, at="LE-367")
    for code in (HOARMURATH, ADUNAPHEL)[:following]:
        scene.first.follow(scene.first.character(code, at="LE-367"), master)
    influence = master.direct_influence()
    (indur,) = scene.first.hand(INDUR)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert master.unused_direct_influence() == influence
    assert playing.may(Verb.PLAY_CHARACTER, indur, master) is may


@card("LE-57")
def test_uvatha_may_follow_any_ringwraith_and_takes_no_influence() -> None:
    playing, master, (uvatha,) = newcomers(DWAR, UVATHA)

    playing.does(Verb.PLAY_CHARACTER, uvatha, master)

    assert uvatha.controller == master
    assert (uvatha.control_cost, master.unused_direct_influence()) == (0, 5)


@card("LE-50", "LE-51", "LE-52", "LE-53", "LE-54", "LE-55", "LE-56", "LE-57", "LE-58")
@pytest.mark.parametrize("code", [ADUNAPHEL, DWAR, HOARMURATH, INDUR, KHAMUL, REN, UVATHA, KING])
def test_each_of_them_is_another_form_of_a_nazgul(code: str) -> None:
    wraith = cards()[code]
    assert isinstance(wraith, Character)
    assert form_of(wraith) is not None

    assert find(form_of(wraith)).names.en == form_of(wraith)
