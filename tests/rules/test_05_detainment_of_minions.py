"""Attacks that only detain because of who is attacked, and where. [CMB-56, CMB-57, CMB-61]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from wizardhaven.cards.le.sites.shadow_holds import SHELOBS_LAIR
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature, Event, Site
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Length, Pile, PlayerKind, Race, RegionType, Side, SiteType

WIZARD, FALLEN = PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD
RINGWRAITH, BALROG = PlayerKind.RINGWRAITH, PlayerKind.BALROG
MINIONS = (RINGWRAITH, BALROG)
TO_CIRITH_GORGOR = ("Horse Plains", "Dagorlad", "Udûn")  # two Shadow-lands and a Dark-domain
BEASTS = Creature(
    code="XX-1",
    name="Beasts of the Marches",
    race=Race.ANIMAL,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(Within(("Dagorlad",))),
        Key(Within(("Udûn",))),
        Key(SiteType.DARK_HOLD),
        Key(named("Cirith Gorgor")),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.BORDER_HOLD),
        Key(all_of(Sort.SITE, Within(("Arthedain", "Imlad Morgul")))),
        Key(SiteType.HAVEN),
    ),
)
DARKHAVEN = replace(SHELOBS_LAIR, code="XX-2", site_type=SiteType.HAVEN, abilities=(), automatic_attacks=())
WELL_GUARDED = replace(DARKHAVEN, code="XX-3", site_type=SiteType.SHADOW_HOLD)
HAUNTED = replace(
    DARKHAVEN,
    code="XX-4",
    site_type=SiteType.RUINS_AND_LAIRS,
    automatic_attacks=(AttackOf(Race.NAZGUL, Pile.PLAY),),
)
OPEN_WAR = Event(
    code="XX-5",
    name="Open War",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Fights(Manner.NORMAL),),
)


def of_race(race: Race) -> Creature:
    return replace(BEASTS, race=race)


def on_the_way(kind: PlayerKind, creature: Creature | str) -> tuple[Playing, Piece, Piece]:
    """A company is on its way from Easterling Camp to Cirith Gorgor, and the creature is in hand."""
    scene = Scene(kinds=(kind, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Easterling Camp [minion]")
    foe = scene.second.in_hand(creature)
    return scene.hazards(on=veteran, to="Cirith Gorgor [minion]", by=TO_CIRITH_GORGOR), veteran, foe


def only_detained(playing: Playing, foe: Piece, key: str) -> bool:
    """Whether the attack of a creature that is keyed to that only detains."""
    playing.does(Verb.PLAY_CREATURE, foe, names=(key,))
    playing.resolve()
    assert playing.attack is not None
    return playing.attack.detainment


def staying(kind: PlayerKind, site: str | Site, who: str, creature: Creature | str) -> tuple[Playing, Piece]:
    """A company stays where it is, and the creature is in hand."""
    scene = Scene(kinds=(kind, WIZARD))
    character = scene.first.company(site, who)[0]
    foe = scene.second.in_hand(creature)
    return scene.hazards(on=character), foe


@rule("CMB-56")
@pytest.mark.parametrize("key", ["Dark-domain", "Udûn", "Dark-hold", "Cirith Gorgor"])
@pytest.mark.parametrize("kind", MINIONS)
def test_whatever_is_keyed_to_a_dark_place_by_type_or_by_name_only_detains_minions(
    kind: PlayerKind, key: str
) -> None:
    playing, _, beasts = on_the_way(kind, BEASTS)

    assert only_detained(playing, beasts, key)


@rule("CMB-56")
@pytest.mark.parametrize("kind", MINIONS)
def test_so_it_does_at_a_shadow_hold_and_at_a_darkhaven(kind: PlayerKind) -> None:
    at_shadow_hold, first = staying(kind, WELL_GUARDED, "Orc Veteran", BEASTS)
    at_darkhaven, second = staying(kind, DARKHAVEN, "Orc Veteran", BEASTS)
    by_region, third = staying(kind, WELL_GUARDED, "Orc Veteran", BEASTS)
    at_bree, fourth = staying(kind, "Bree [minion]", "Orc Veteran", BEASTS)
    near_bree, fifth = staying(kind, "Bree [minion]", "Orc Veteran", BEASTS)

    assert only_detained(at_shadow_hold, first, "Shadow-hold")
    assert only_detained(at_darkhaven, second, "Haven")
    assert only_detained(by_region, third, "Shelob’s Lair")
    assert not only_detained(at_bree, fourth, "Border-hold")
    assert not only_detained(near_bree, fifth, "Bree")


@rule("CMB-56")
def test_a_detained_minion_taps_and_the_creature_gives_no_points() -> None:
    playing, veteran, guard = on_the_way(RINGWRAITH, "Orc-guard")

    playing.does(Verb.PLAY_CREATURE, guard, names=("Dark-domain",))
    playing.loses(veteran)

    assert veteran.is_tapped
    assert not playing.has_happened(Happening.WOUNDED)
    assert guard.is_discarded


@rule("CMB-56", "CMB-59")
@pytest.mark.parametrize("kind", [WIZARD, FALLEN])
def test_heroes_are_wounded_there_and_so_is_an_overt_company_of_a_fallen_wizard(kind: PlayerKind) -> None:
    scene = Scene(kinds=(kind, WIZARD))
    who = ("Moria", "Beretar") if kind is WIZARD else ("Moria", "Orc Veteran")
    character = scene.first.company(*who)[0]
    guard = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=character)

    assert not only_detained(playing, guard, "Shadow-hold")


@rule("CMB-56")
def test_a_site_may_say_that_creatures_attack_normally_but_for_nazgul() -> None:
    beasts_there, beasts = staying(RINGWRAITH, SHELOBS_LAIR, "Orc Veteran", BEASTS)
    nazgul_there, nazgul = staying(RINGWRAITH, SHELOBS_LAIR, "Orc Veteran", "Witch-king of Angmar")

    assert not only_detained(beasts_there, beasts, "Shadow-hold")
    assert only_detained(nazgul_there, nazgul, "Shelob’s Lair")


@rule("CMB-56")
def test_what_is_keyed_to_the_way_is_not_kept_from_detaining_by_the_site() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Henneth Annûn [minion]")
    patrol = scene.second.in_hand("Orc-patrol")
    playing = scene.hazards(on=veteran, to="Shelob’s Lair [minion]", by=("Ithilien", "Imlad Morgul"))

    assert only_detained(playing, patrol, "Shadow-land")


@rule("CMB-56", "CMB-57")
def test_a_card_of_the_players_may_make_every_attack_a_normal_one() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Easterling Camp [minion]")
    scene.first.event(OPEN_WAR)
    guard = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=veteran, to="Cirith Gorgor [minion]", by=TO_CIRITH_GORGOR)

    assert not only_detained(playing, guard, "Dark-domain")


@rule("CMB-57")
@pytest.mark.parametrize("key", ["Shadow-land", "Dagorlad"])
@pytest.mark.parametrize("kind", MINIONS)
def test_in_a_shadow_land_only_orcs_trolls_undead_and_men_spare_minions(kind: PlayerKind, key: str) -> None:
    spared: list[Race] = []
    for race in (Race.ORC, Race.TROLL, Race.UNDEAD, Race.MAN, Race.ANIMAL, Race.WOLF, Race.SPIDER, Race.ELF):
        playing, _, foe = on_the_way(kind, of_race(race))
        if only_detained(playing, foe, key):
            spared.append(race)

    assert spared == [Race.ORC, Race.TROLL, Race.UNDEAD, Race.MAN]


@rule("CMB-57", "MOV-14")
def test_a_region_counts_as_what_it_is_treated_as() -> None:
    plain, _, patrol = on_the_way(BALROG, "Orc-patrol")
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Bree [minion]")
    beasts = scene.second.in_hand(replace(BEASTS, race=Race.ORC, keyed_to=(Key(Within(("Arthedain",))),)))
    playing = scene.hazards(on=veteran, to="Cameth Brin [minion]", by=("Arthedain", "Rhudaur"))

    assert only_detained(plain, patrol, "Shadow-land")
    assert not only_detained(playing, beasts, "Arthedain")


@rule("CMB-61")
@pytest.mark.parametrize("kind", MINIONS)
def test_a_nazgul_taps_minions_wherever_he_is_keyed_to(kind: PlayerKind) -> None:
    scene = Scene(kinds=(kind, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Henneth Annûn [minion]")
    nazgul = scene.second.in_hand(
        replace(BEASTS, race=Race.NAZGUL, prowess=17, body=12, keyed_to=(Key(SiteType.BORDER_HOLD),))
    )
    playing = scene.hazards(on=veteran)

    playing.does(Verb.PLAY_CREATURE, nazgul)
    playing.loses(veteran)

    assert veteran.is_tapped
    assert not playing.has_happened(Happening.WOUNDED)


@rule("CMB-61")
def test_a_nazgul_wounds_in_a_fallen_wizards_overt_company() -> None:
    scene = Scene(kinds=(FALLEN, WIZARD))
    veteran = scene.first.company("Shelob’s Lair [minion]", "Orc Veteran")[0]
    nazgul = scene.second.in_hand("Witch-king of Angmar")
    playing = scene.hazards(on=veteran)

    assert not only_detained(playing, nazgul, "Shelob’s Lair")


@rule("CMB-61")
def test_as_an_automatic_attack_a_nazgul_wounds_minions_too() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    veteran = scene.first.company(HAUNTED, "Orc Veteran")[0]
    nazgul = scene.second.event("Adûnaphel")
    playing = scene.entering(of=veteran)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.source == nazgul.id
    assert playing.attack.automatic
    assert not playing.attack.detainment
