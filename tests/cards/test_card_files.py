"""A card file holds values and nothing else, and its cards are where and what their names say."""

import ast
import re
import unicodedata
from pathlib import Path

import wizardhaven.cards
from tests.each import of_each
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.constants import Constant, constants
from wizardhaven.vocabulary.cards import Region, Site
from wizardhaven.vocabulary.terms import Alignment

ROOT = Path(wizardhaven.cards.__file__).parent
PACKAGES = sorted(ROOT.rglob("__init__.py"))
CARD_FILES = sorted(set(ROOT.rglob("*.py")) - set(PACKAGES))
MOST_CARDS = 40
REGIONS = 52
BORDERS = 101

ALLOWED = (
    ast.Module,
    ast.ImportFrom,
    ast.alias,
    ast.Assign,
    ast.Expr,
    ast.Constant,
    ast.Name,
    ast.Load,
    ast.Store,
    ast.Attribute,
    ast.Call,
    ast.keyword,
    ast.Tuple,
    ast.UnaryOp,
    ast.UAdd,
    ast.USub,
)


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def constant_name(card_name: str) -> str:
    """A card's name in capitals, without accents and quotation marks."""
    spelled = unicodedata.normalize("NFD", card_name.replace("&", "and"))
    plain = "".join([letter for letter in spelled if not unicodedata.combining(letter)])
    words = re.split(r"[^A-Za-z0-9]+", re.sub(r"[’“”()!?]", "", plain))
    return "_".join(words).upper()


def in_order() -> list[Constant]:
    return [constants()[code] for code in sorted(constants())]


@of_each(lambda: CARD_FILES, named)
def test_a_card_file_holds_only_values(path: Path) -> None:
    for node in ast.walk(tree(path)):
        line = getattr(node, "lineno", 0)
        assert isinstance(node, ALLOWED), f"{path}:{line}: {type(node).__name__} in a card file"


@of_each(lambda: CARD_FILES, named)
def test_a_card_file_is_a_sentence_then_imports_then_cards(path: Path) -> None:
    first, *rest = tree(path).body
    imports = [statement for statement in rest if isinstance(statement, ast.ImportFrom)]

    assert isinstance(first, ast.Expr), f"{path} has no docstring"
    assert isinstance(first.value, ast.Constant), f"{path} has no docstring"
    assert rest[: len(imports)] == imports, f"{path} imports between its cards"
    for statement in imports:
        assert statement.module is not None
        assert statement.module.startswith("wizardhaven.vocabulary."), f"{path}:{statement.lineno}"
    for card in rest[len(imports) :]:
        assert isinstance(card, ast.Assign), f"{path}:{card.lineno}"
        assert isinstance(card.value, ast.Call), f"{path}:{card.lineno}"


@of_each(lambda: CARD_FILES, named)
def test_a_card_file_is_short_enough_to_read(path: Path) -> None:
    written = [statement for statement in tree(path).body if isinstance(statement, ast.Assign)]

    assert 0 < len(written) <= (REGIONS if path.name == "regions.py" else MOST_CARDS)


@of_each(lambda: PACKAGES, named)
def test_a_package_of_cards_says_what_it_is_in_one_line(path: Path) -> None:
    assert re.fullmatch(r'"""[^"\n]+\."""\n', path.read_text(encoding="utf-8"))


@of_each(in_order, lambda constant: constant.card.code)
def test_a_constant_is_named_like_its_card(constant: Constant) -> None:
    assert constant.name == constant_name(constant.card.name)


@of_each(in_order, lambda constant: constant.card.code)
def test_a_card_is_written_in_the_folder_of_its_set(constant: Constant) -> None:
    folder = constant.module.removeprefix("wizardhaven.cards.").split(".")[0]

    assert folder.rstrip("_").upper() == constant.card.code.split("-")[0]


def test_the_map_has_all_its_regions_and_each_border_has_two_sides() -> None:
    adjacent = {card.name: set(card.adjacent) for card in cards().values() if isinstance(card, Region)}
    borders = {frozenset((here, there)) for here, others in adjacent.items() for there in others}

    assert len(adjacent) == REGIONS
    assert len(borders) == BORDERS
    for here, others in adjacent.items():
        for there in others:
            assert here in adjacent[there], f"{there} does not touch {here}"


def test_a_site_lies_in_a_region_where_its_path_ends_or_below_a_surface_site() -> None:
    regions = {card.name: card.region_type for card in cards().values() if isinstance(card, Region)}
    sites = [card for card in cards().values() if isinstance(card, Site)]

    for site in sites:
        if site.region is None:
            surfaces = [way.number for way in site.adjacent].count(0)
            nowhere_yet = site.beneath_wizardhaven is not None or any(way.chosen for way in site.adjacent)
            far_below = site.alignment is Alignment.BALROG and surfaces == 0  # a way down that takes a roll
            assert far_below or surfaces == (0 if nowhere_yet else 1), site.name
            assert not site.path, site.name
        else:
            assert site.region in regions, site.name
            assert not site.path or site.path[-1] is regions[site.region], site.name


def test_the_nearest_haven_of_a_site_can_be_played() -> None:
    names = {card.name for card in cards().values() if isinstance(card, Site)}

    for site in [card for card in cards().values() if isinstance(card, Site)]:
        assert site.nearest_haven is None or site.nearest_haven in names, site.name
        assert names.issuperset([way.from_haven for way in site.haven_paths]), site.name
