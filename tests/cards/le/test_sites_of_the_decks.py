"""Stories of the minion sites, and of the plain folk and foes, of the decks that come with the game."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind, Race

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
HEROES = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)
CLASSES = (ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING)
ITEMS = {
    one: Item(f"XX-{number}", f"Some {one.value}", one, alignment=Alignment.MINION)
    for number, one in enumerate(CLASSES, 1)
}
SITES: dict[str, tuple[str, tuple[Race, int, int] | None]] = {
    "Bandit Lair": ("minor, gold ring", (Race.MAN, 3, 6)),
    "Beorn’s House": ("gold ring", (Race.MAN, 1, 10)),
    "Dimrill Dale": ("", (Race.ORC, 1, 6)),
    "Edoras": ("gold ring", (Race.MAN, 1, 10)),
    "Caves of Ûlund": ("minor, major, greater, gold ring", (Race.DRAGON, 1, 13)),
    "Mount Gram": ("", None),
    "Sarn Goriwing": ("minor, major", (Race.ORC, 3, 5)),
    "Dale": ("gold ring", (Race.MAN, 1, 5)),
    "Dancing Spire": ("minor, major, greater, gold ring", (Race.DRAGON, 2, 11)),
    "Gold Hill": ("minor, major, greater, gold ring", (Race.DRAGON, 1, 15)),
    "Gondmaeglom": ("minor, major, gold ring", (Race.DRAGON, 1, 14)),
    "Irerock": ("minor, major, greater, gold ring", (Race.DRAGON, 1, 14)),
    "The Lonely Mountain": ("minor, major, greater, gold ring", (Race.DRAGON, 1, 14)),
    "Cirith Gorgor": ("", None),
    "Cirith Ungol": ("", None),
    "Nûrniag Camp": ("", None),
    "Easterling Camp": ("", (Race.MAN, 1, 5)),
    "Isengard": ("minor, major, gold ring", (Race.WOLF, 3, 7)),
    "Southron Oasis": ("", (Race.MAN, 1, 5)),
    "The Wind Throne": ("minor, major", (Race.ORC, 3, 7)),
}
"""What can be played at a site, and who keeps it: race, strikes and prowess."""


@card(
    "LE-351",
    "LE-354",
    "LE-365",
    "LE-372",
    "LE-360",
    "LE-394",
    "LE-401",
    "LE-363",
    "AS-143",
    "AS-148",
    "LE-379",
    "AS-151",
    "LE-387",
    "LE-361",
    "LE-362",
    "LE-396",
    "LE-371",
    "LE-384",
    "LE-404",
    "LE-413",
)
@pytest.mark.parametrize("name", SITES)
def test_what_is_found_at_a_site_and_who_keeps_it(name: str) -> None:
    found, keeper = SITES[name]
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at=f"{name} [minion]")
    items = {one: scene.first.in_hand(item) for one, item in ITEMS.items()}
    playing = scene.at_site(of=asternak)
    playable = [one.value for one in CLASSES if playing.may(Verb.PLAY_AT_SITE, items[one], asternak)]
    attacks = automatic_attacks(playing.table, asternak.company.site)

    assert ", ".join(playable) == found
    if keeper is None:
        assert attacks == []
    else:
        (attack,) = [one for _, one in attacks]
        assert isinstance(attack, Attack)
        assert (attack.race, attack.strikes, attack.prowess) == keeper


@card("TD-77", "TW-38", "TW-114", "TD-13", "LE-100")
@pytest.mark.parametrize(
    ("name", "to", "by", "key", "strength"),
    [
        ("True Cold-drake", "Mount Gundabad", ("Angmar", "Gundabad"), "", (Race.DRAKE, 2, 14)),
        ("Ghouls", "Moria", ("Wold & Foothills", "Redhorn Gate"), "Shadow-hold", (Race.UNDEAD, 5, 7)),
        ("Wolves", "Moria", ("Wold & Foothills", "Redhorn Gate"), "Wilderness", (Race.WOLF, 3, 8)),
        ("Dire Wolves", "Moria", ("Wold & Foothills", "Redhorn Gate"), "Wilderness", (Race.WOLF, 4, 8)),
        ("Wild Trolls", "Moria", ("Wold & Foothills", "Redhorn Gate"), "Wilderness", (Race.TROLL, 2, 10)),
    ],
)
def test_a_foe_is_found_where_it_lives_and_strikes_as_it_is_known_to(
    name: str, to: str, by: tuple[str, ...], key: str, strength: tuple[Race, int, int]
) -> None:
    scene = Scene(kinds=HEROES)
    haldir = scene.first.character("Haldir", at="Lórien" if to == "Moria" else "Mount Gram [hero]")
    foe = scene.second.in_hand(name)
    playing = scene.hazards(on=haldir, to=to, by=by)

    playing.does(Verb.PLAY_CREATURE, foe, names=(key,) if key else ())
    playing.resolve()

    attack = playing.attack
    assert attack is not None
    assert not attack.detainment
    assert (
        attack.race,
        attack_strikes(playing.table, attack),
        attack_prowess(playing.table, attack),
    ) == strength


@card("LE-23", "LE-36")
@pytest.mark.parametrize(
    ("name", "prowess", "body", "mind", "home"),
    [("Luitprand", 3, 7, 1, "Lake-town"), ("Ostisen", 3, 9, 2, "Vale of Erech")],
)
def test_two_men_who_are_scouts_come_from_afar(
    name: str, prowess: int, body: int, mind: int, home: str
) -> None:
    scene = Scene(kinds=DARK)
    man = scene.first.character(name, at=f"{home} [minion]")
    hiding = scene.first.in_hand("A Nice Place to Hide")
    playing = scene.attack(on=man, prowess=9)

    assert (man.prowess(), man.body, man.control_cost) == (prowess, body, mind)
    assert is_home_site(playing.table, man.id, man.company.site)
    assert playing.may(Verb.PLAY, hiding, man)
