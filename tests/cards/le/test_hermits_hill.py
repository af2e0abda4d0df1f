"""Stories of Hermit's Hill as minions find it: small things are given up for a ring."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
HILL = "Hermit’s Hill [minion]"
RING = Item("XX-1", "Gold Ring", ItemClass.GOLD_RING, alignment=Alignment.MINION)
SHY_RING = replace(RING, code="XX-2", name="Shy Ring", not_playable_at=(SiteType.RUINS_AND_LAIRS,))
HOME_RING = replace(RING, code="XX-3", name="Ring of Bree", playable_at=(named("Bree"),))
HELM = Item("XX-4", "Helm", ItemClass.MAJOR, alignment=Alignment.MINION)
KNIFE = Item("XX-5", "Knife", ItemClass.MINOR, alignment=Alignment.MINION)
ROPE = Item("XX-6", "Rope", ItemClass.MINOR, alignment=Alignment.MINION)


def at_the_hill(*people: str, given: int = 2, status: str = "untapped") -> tuple[Playing, list[Piece], Piece]:
    """A company with so many minor items, and rings in hand."""
    scene = Scene(kinds=DARK)
    first = scene.first.company(HILL, *people, site_status=status)[0]
    for item in (KNIFE, ROPE)[:given]:
        scene.first.gives(item, first)
    hand = scene.first.hand(RING, SHY_RING, HOME_RING, HELM, replace(KNIFE, code="XX-7", name="Spoon"))
    return scene.at_site(of=first), hand, first


def give_up(playing: Playing) -> None:
    """The two items are discarded and nobody answers."""
    playing.does(Verb.USE, playing.piece("Hermit’s Hill"))
    playing.resolve()


@card("LE-382")
def test_two_minor_items_of_a_covert_company_make_one_gold_ring_playable_whatever_it_says() -> None:
    for chosen in range(3):
        playing, hand, luitprand = at_the_hill("Luitprand", "Ostisen")
        assert playing.why_not(hand[chosen]) is Reason.NOT_PLAYABLE_HERE

        give_up(playing)
        assert playing.why_not(hand[3]) is Reason.NOT_PLAYABLE_HERE
        playing.does(Verb.PLAY_AT_SITE, hand[chosen], luitprand)
        playing.resolve()

        assert hand[chosen].bearer == luitprand
        assert playing.piece("Hermit’s Hill").is_tapped
        assert {playing.piece("Knife").place, playing.piece("Rope").place} == {"discard pile"}
        assert not playing.may(Verb.PLAY_AT_SITE, hand[(chosen + 1) % 3])


@card("LE-382")
def test_an_overt_company_gives_nothing_up_nor_one_with_a_single_item_nor_at_the_tapped_hill() -> None:
    for playing, *_ in (
        at_the_hill("Orc Brawler"),
        at_the_hill("Luitprand", given=1),
        at_the_hill("Luitprand", status="tapped"),
    ):
        assert not playing.may(Verb.USE, playing.piece("Hermit’s Hill"))


@card("DM-32")
def test_at_the_heroes_hill_an_item_is_played_only_where_its_own_text_lets_it_be() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Hermit’s Hill")
    for item in (KNIFE, ROPE):
        scene.first.gives(replace(item, alignment=Alignment.HERO), thorin)
    helm = replace(HELM, alignment=Alignment.HERO)
    plain, at_bree = scene.first.hand(helm, replace(helm, code="XX-8", playable_at=(named("Bree"),)))
    playing = scene.at_site(of=thorin)

    give_up(playing)

    assert playing.may(Verb.PLAY_AT_SITE, plain)
    assert not playing.may(Verb.PLAY_AT_SITE, at_bree)


@card("LE-382")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.EN, "one gold ring, whatever its own text says of sites, is playable there"),
        (Language.DE, "ein Goldener Ring, was auch immer sein eigener Text über Orte sagt"),
        (Language.FR, "un anneau d’or, quoi que dise son propre texte des sites"),
    ],
)
def test_it_says_that_the_rings_own_text_does_not_matter(language: Language, words: str) -> None:
    assert words in " ".join(card_text(cards()["LE-382"], language))
