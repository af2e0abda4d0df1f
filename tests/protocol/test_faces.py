"""Faces: what is drawn of a card comes from its values, in every language."""

import re
from pathlib import Path

import msgspec
import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.protocol.faces.faces import Face, face
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Length, RegionType

SPRITE = Path(__file__).resolve().parents[2] / "web" / "public" / "icons.svg"
ICONS = frozenset(re.findall(r'id="([^"]+)"', SPRITE.read_text(encoding="utf-8")))
CODES = sorted(catalogue.cards())


@pytest.fixture(params=list(Language), ids=[language.value for language in Language])
def faces(request: pytest.FixtureRequest) -> list[Face]:
    language: Language = request.param
    return [face(code, language) for code in CODES]


def test_every_card_that_can_be_played_has_a_face(faces: list[Face]) -> None:
    nameless = [shown.code for shown in faces if not shown.name or not shown.line]

    assert nameless == []


def test_a_gist_has_at_most_28_characters_and_is_missing_only_where_numbers_say_it_all(
    faces: list[Face],
) -> None:
    long = {shown.code: shown.gist for shown in faces if len(shown.gist) > 28}
    spoken_for = ("character", "avatar", "minion", "agent", "creature", "site")
    empty = [shown.code for shown in faces if not shown.gist and shown.kind not in spoken_for]

    assert long == {}
    assert empty == []


def test_modes_and_commands_have_a_badge_and_nothing_else_has() -> None:
    badges = {code: face(code, Language.EN).badge for code in CODES}
    badged = {
        badge: {face(code, Language.EN).name for code in CODES if badges[code] == badge}
        for badge in ("mode", "command")
    }

    assert badged["mode"] == {"Black Rider", "Fell Rider", "Heralded Lord"}
    assert {"I’ll Report You", "Smart and Secret"} <= badged["command"]


def test_every_sign_on_a_face_is_in_the_sprite(faces: list[Face]) -> None:
    signs = {sign for shown in faces for sign in _signs(shown)}

    assert signs <= ICONS


def _signs(shown: Face) -> list[str]:
    site = [] if shown.site is None else [shown.site.icon]
    return [shown.emblem, *[skill.id for skill in shown.skills], *[key.icon for key in shown.keys], *site]


def test_no_sentence_keeps_the_apostrophe_of_a_typewriter(faces: list[Face]) -> None:
    typed = [
        shown.code for shown in faces if "'" in "".join([shown.gist, shown.line, *shown.text, *shown.home])
    ]

    assert typed == []


def test_a_character_shows_its_printed_numbers_and_its_home() -> None:
    glorfindel = face("TW-161", Language.EN)

    assert glorfindel.kind == "character"
    assert msgspec.to_builtins(glorfindel.numbers) == {"prowess": 8, "body": 9, "mind": 8, "influence": 2}
    assert msgspec.to_builtins(glorfindel.points) == {"source": "character", "amount": 3}
    assert [skill.id for skill in glorfindel.skills] == ["sk-warrior", "sk-sage"]
    assert glorfindel.home == ("Rivendell",)
    assert glorfindel.emblem == "g-leaf"


def test_an_avatar_has_no_mind_and_no_points() -> None:
    saruman = face("TW-181", Language.DE)

    assert saruman.kind == "avatar"
    assert saruman.points is None
    assert saruman.numbers.mind is None
    assert saruman.race == "Zauberer"


def test_an_item_says_what_it_adds() -> None:
    assert face("LE-170", Language.EN).gist == "A Ringwraith rides out"
    assert face("LE-170", Language.DE).gist == "Ein Ringgeist zieht aus"
    assert face("LE-170", Language.FR).gist == "Un Spectre se met en route"
    assert face("TW-244", Language.EN).gist == "+3 prowess, up to 8"
    assert face("TW-244", Language.DE).gist == "+3 Kampfkraft, bis 8"
    assert face("TW-244", Language.FR).gist == "+3 prouesse, max. 8"


def test_a_faction_says_where_and_what_number() -> None:
    lebennin = face("TW-280", Language.EN)

    assert lebennin.gist == "At Pelargir: more than 7"
    assert lebennin.numbers.influence_number == 7
    assert face("TW-280", Language.DE).gist == "In Pelargir: mehr als 7"
    assert face("TW-280", Language.FR).gist == "À Pelargir\N{NO-BREAK SPACE}: plus de 7"


def test_an_event_says_who_does_what() -> None:
    concealment = face("TW-204", Language.EN)

    assert concealment.gist == "Scout taps: cancel an attack"
    assert concealment.duration is Length.SHORT
    assert concealment.sort == "Short-event"
    assert concealment.kind == "resource-event"


def test_a_creature_shows_its_keys_as_often_as_they_count() -> None:
    trolls = face("AS-22", Language.EN)
    guard = face("TW-72", Language.FR)

    assert [(key.icon, key.count) for key in trolls.keys] == [("rt-w", 3)]
    assert [key.icon for key in guard.keys] == ["rt-s", "rt-d", "st-S", "st-D"]
    assert (guard.numbers.strikes, guard.numbers.prowess, guard.numbers.body) == (5, 8, None)


def test_a_key_by_name_is_told_in_words() -> None:
    guard = face("AS-20", Language.EN)

    assert [key.icon for key in guard.keys] == ["u-site"]
    assert guard.keys[0].name.startswith("Wold & Foothills, Rohan")


def test_a_site_shows_its_type_path_draws_and_attacks() -> None:
    moria = face("TW-413", Language.DE).site

    assert moria is not None
    assert (moria.type, moria.icon, moria.type_name) == ("S", "st-S", "Schattenhort")
    assert moria.path == (RegionType.WILDERNESS, RegionType.WILDERNESS)
    assert moria.draws == (2, 3)
    assert moria.attacks == ("Orks 4×7",)


def test_a_site_below_lies_in_the_under_deeps() -> None:
    gem_deeps = face("DM-30", Language.FR).site

    assert gem_deeps is not None
    assert gem_deeps.region == "Abîmes"


def test_numbers_a_card_does_not_have_do_not_travel() -> None:
    assert msgspec.json.encode(face("TW-204", Language.EN).numbers) == b"{}"
