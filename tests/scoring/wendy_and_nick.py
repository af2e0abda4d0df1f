"""The cards of Wendy and Nick as the example of The Lidless Eye prints them, and their companies. [WIN-78]"""

from dataclasses import replace

from wizardhaven.cards.le.characters.dunedain import TARCIL
from wizardhaven.cards.le.sites.border_holds import CAMETH_BRIN
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally, Character, Event, Faction, Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Length,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
)

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
MINION = Alignment.MINION
CARN_DUM = replace(
    CAMETH_BRIN,
    code="XX-1",
    name="Carn Dûm",
    site_type=SiteType.HAVEN,
    region="Angmar",
    nearest_haven=None,
    path=(),
    automatic_attacks=(),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
)
QUIET_CAMETH_BRIN = replace(CAMETH_BRIN, code="XX-2", automatic_attacks=())
DWAR = Character(
    code="XX-3",
    name="Dwar the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    direct_influence=14,
    avatar=PlayerKind.RINGWRAITH,
    alignment=MINION,
)
INDUR = replace(DWAR, code="XX-4", name="Indûr the Ringwraith")
CIRYAHER = replace(TARCIL, code="XX-5", name="Ciryaher", mind=5, marshalling_points=2, abilities=())
ORCS_OF_ANGMAR = Faction(
    code="XX-6",
    name="Orcs of Angmar",
    race=Race.ORC,
    influence_number=8,
    playable_at=(),
    marshalling_points=2,
    alignment=MINION,
)
BEORNINGS = replace(ORCS_OF_ANGMAR, code="XX-7", name="Beornings", race=Race.MAN, marshalling_points=3)
HILLMEN = replace(
    ORCS_OF_ANGMAR,
    code="XX-8",
    name="Hillmen",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Cameth Brin"),),
    marshalling_points=4,
)
SEIZE_PRISONERS = Event(
    code="XX-9",
    name="Seize Prisoners",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    points=Points.MISCELLANEOUS,
    alignment=MINION,
    uses=(Use(),),
)
BLACK_MACE = Item(
    code="XX-10",
    name="Black Mace",
    item_class=ItemClass.GREATER,
    marshalling_points=2,
    corruption=3,
    alignment=MINION,
)
RING_OF_FURY = replace(BLACK_MACE, code="XX-11", name="Magic Ring of Fury", corruption=2)
RING_OF_ENIGMA = replace(RING_OF_FURY, code="XX-12", name="Magic Ring of Enigma")
PALANTIR = replace(
    BLACK_MACE,
    code="XX-13",
    name="Palantír of Orthanc",
    marshalling_points=3,
    marks=(*BLACK_MACE.marks, Mark.UNIQUE),
)
BLADE = replace(BLACK_MACE, code="XX-14", name="Saw-toothed Blade", marshalling_points=0, corruption=1)
PASTE = replace(BLADE, code="XX-15", name="Foul-smelling Paste")
LIQUOR = replace(BLADE, code="XX-16", name="Orc-liquor", corruption=2)
STINKER = Ally(
    code="XX-17",
    name="Stinker",
    mind=3,
    playable_at=(),
    prowess=2,
    body=9,
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    alignment=MINION,
)


def wendy_and_nick(settings: Settings, turn: int, active: int, *, apart: bool = False) -> Scene:
    """Both have a company at Carn Dûm, as the example says; or the Troll-chief stands apart from his lord."""
    scene = Scene(settings, turn=turn, active=active, kinds=RINGWRAITHS)
    scene.first.factions(ORCS_OF_ANGMAR, BEORNINGS)
    scene.first.event(SEIZE_PRISONERS)
    wendys = ("Troll Lout", "Shagrat", "Grishnákh", "Orc Tracker")
    dwar, lout, shagrat, _, tracker = scene.first.company(CARN_DUM, DWAR, *wendys)
    if apart:
        (chief,) = scene.first.company_beside(dwar, "Troll-chief")
    else:
        chief = scene.first.character("Troll-chief", at="Carn Dûm")
    scene.first.follow(shagrat, dwar)
    scene.first.gives("The Warg-king", to=dwar)
    scene.first.gives(BLACK_MACE, to=chief)
    scene.first.gives(RING_OF_FURY, to=chief)
    scene.first.gives(BLADE, to=lout)
    scene.first.gives(LIQUOR, to=tracker)
    nicks = (INDUR, CIRYAHER, "Tarcil", "Orc Captain", "Lieutenant of Morgul", "Orc Captain")
    indur, _, tarcil, captain, lieutenant, other = scene.second.company(
        replace(CARN_DUM, code="XX-18"), *nicks
    )
    scene.second.follow(lieutenant, indur)
    scene.second.follow(other, indur)
    scene.second.gives(PALANTIR, to=tarcil)
    scene.second.gives(RING_OF_ENIGMA, to=tarcil)
    scene.second.gives(BLADE, to=captain)
    scene.second.gives(PASTE, to=captain)
    scene.second.gives(STINKER, to=lieutenant)
    return scene
