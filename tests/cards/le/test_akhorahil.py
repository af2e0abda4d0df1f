"""Stories of Akhôrahil the Ringwraith, whose magic comes back to him."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Needing, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Phase,
    Pile,
    PlayerKind,
    Side,
    Skill,
    Stat,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
AKHORAHIL, INDUR, KING = "LE-51", "LE-54", "LE-58"
ARTS = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
FEW = ["Blazon of the Eye", "Orc Brawler", "Orc Tracker", "Orc Veteran", "Old Troll"]
STRONGER = ForTheTurn(Modify(Stat.PROWESS, +1), on=Subject.COMPANY)


def spell(art: Keyword, skill: Skill | None = None) -> Event:
    """A short-event of that art, perhaps for those with a skill alone."""
    use = Use(user=Able(art) if skill is None else all_of(skill, Able(art)), effects=(STRONGER,))
    return Event(
        "XX-1", "Dark Art", Side.RESOURCE, Length.SHORT, (use,), marks=(art,), alignment=Alignment.MINION
    )


DEED = Event(
    "XX-2",
    "Deed of a Sage",
    Side.RESOURCE,
    Length.SHORT,
    (Use(user=ANYBODY, effects=(STRONGER,)),),
    alignment=Alignment.MINION,
)
COUNTER = Event(
    "XX-4",
    "Word against Sages",
    Side.HAZARD,
    Length.SHORT,
    (Use(target=A(all_of(Mark.DECLARED, Needing(Skill.SAGE))), effects=(Cancel(Canceled.CARD),)),),
)
CURSE = Event(
    "XX-3",
    "Lasting Curse",
    Side.RESOURCE,
    Length.PERMANENT,
    (Use(user=Able(Keyword.SORCERY), target=A(Sort.COMPANY)),),
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.PLAYER,
            of=Phase.UNTAP,
        ),
    ),
)


def casting(wraith: str, used: Event) -> tuple[Playing, Piece, Piece]:
    """A Ringwraith at Dol Guldur with something to use."""
    scene = Scene(kinds=DARK)
    who = scene.first.character(wraith, at="Dol Guldur")
    (magic,) = scene.first.hand(used)
    scene.first.deck(*FEW)
    return scene.begin(Phase.ORGANIZATION), who, magic


@card(AKHORAHIL)
@pytest.mark.parametrize("art", ARTS)
def test_what_magic_he_has_used_is_shuffled_into_the_play_deck(art: Keyword) -> None:
    playing, akhorahil, magic = casting(AKHORAHIL, spell(art))
    playing.plays(magic, user=akhorahil)
    playing.resolve()

    assert magic.in_deck
    assert akhorahil.prowess() == 8 + 1
    assert playing.question == "Shuffle"
    assert playing.may(Verb.SHUFFLE)


@card(AKHORAHIL)
def test_magic_of_his_that_comes_to_nothing_is_shuffled_back_as_well() -> None:
    scene = Scene(kinds=DARK)
    akhorahil = scene.first.character(AKHORAHIL, at="Dol Guldur")
    (magic,) = scene.first.hand(spell(Keyword.SORCERY, Skill.SAGE))
    (word,) = scene.second.hand(COUNTER)
    scene.first.deck(*FEW)
    playing = scene.hazards(on=akhorahil)
    playing.plays(magic, user=akhorahil)
    playing.plays(word)
    playing.resolve()

    assert magic.in_deck
    assert akhorahil.prowess() == 8


@card(AKHORAHIL)
def test_what_is_no_magic_is_discarded_and_so_is_the_magic_of_another() -> None:
    for wraith, used in ((AKHORAHIL, DEED), (INDUR, spell(Keyword.SORCERY))):
        playing, who, magic = casting(wraith, used)
        playing.plays(magic, user=who)
        playing.resolve()

        assert magic.is_discarded


@card(AKHORAHIL)
def test_as_a_follower_he_does_not_get_his_magic_back() -> None:
    scene = Scene(kinds=DARK)
    king, akhorahil = scene.first.company("Dol Guldur", KING, AKHORAHIL)
    scene.first.follow(akhorahil, king)
    (magic,) = scene.first.hand(spell(Keyword.SORCERY))
    scene.first.deck(*FEW)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(magic, user=akhorahil)
    playing.resolve()

    assert magic.is_discarded


@card(AKHORAHIL)
def test_the_magic_of_somebody_else_at_his_side_is_discarded() -> None:
    scene = Scene(kinds=DARK)
    akhorahil, indur = scene.first.company("Dol Guldur", AKHORAHIL, INDUR)
    scene.first.follow(indur, akhorahil)
    (magic,) = scene.first.hand(spell(Keyword.SORCERY))
    scene.first.deck(*FEW)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(magic, user=indur)
    playing.resolve()

    assert magic.is_discarded


@card(AKHORAHIL)
def test_magic_that_lasted_comes_back_once_it_is_over_even_turns_later() -> None:
    scene = Scene(kinds=DARK)
    akhorahil = scene.first.character(AKHORAHIL, at="Dol Guldur")
    (magic, *_) = scene.first.hand(CURSE, *FEW, "Orc Sniffler", "Orc Sniffler", "Troll Lout")
    scene.first.deck(*FEW, *FEW)
    scene.second.deck(*["Orc-patrol", "Cave-drake", "Orc-guard", "Orc-watch"] * 3)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(magic, user=akhorahil)
    playing.resolve()
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    lasted = magic.in_play
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)

    assert playing.table.active == 0
    assert lasted
    assert magic.in_deck
