"""Stories of The Worthy Hills as heroes find them."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.cards.peoples import SPEAKER
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Alignment, Race, Skill

HILLS = "The Worthy Hills"
SAGE = replace(SPEAKER, code="XX-1", name="Sage", skills=(Skill.SAGE,), alignment=Alignment.HERO)
SCOUT = replace(SAGE, code="XX-2", name="Scout", skills=(Skill.SCOUT,))
BOTH = replace(SAGE, code="XX-3", name="Wanderer", skills=(Skill.SAGE, Skill.SCOUT))
RANGER = replace(SAGE, code="XX-4", name="Ranger", skills=(Skill.RANGER,))


@card("AS-142")
def test_each_character_faces_the_men_of_the_hills_and_is_only_detained() -> None:
    scene = Scene()
    sage, _ = scene.first.company(HILLS, SAGE, RANGER)
    playing = scene.entering(of=sage)

    playing.does(Verb.ENTER)
    attack = playing.attack

    assert attack is not None
    assert attack.race is Race.MAN
    assert attack.detainment
    assert (attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)) == (2, 9)


def at_the_hills(*people: Character, status: str = "tapped") -> tuple[Playing, list[Piece], Piece]:
    """A company at the hills, which are tapped unless the story says otherwise, with a faction in hand."""
    scene = Scene()
    pieces = scene.first.company(HILLS, *people, site_status=status)
    scene.first.in_hand("Petty-dwarves")
    playing = scene.at_site(of=pieces[0])
    return playing, pieces, playing.piece(HILLS)


@card("AS-142")
def test_a_sage_and_a_scout_tap_to_untap_the_hills() -> None:
    playing, (sage, scout, ranger), hills = at_the_hills(SAGE, SCOUT, RANGER)

    playing.does(Verb.USE, hills, sage, scout)
    playing.resolve()

    assert not hills.is_tapped
    assert sage.is_tapped
    assert scout.is_tapped
    assert ranger.is_untapped


@card("AS-142")
def test_two_are_needed_and_each_must_have_his_skill() -> None:
    for people in ((BOTH,), (SAGE, RANGER), (SCOUT, RANGER), (BOTH, RANGER)):
        playing, _, hills = at_the_hills(*people)

        assert not playing.may(Verb.USE, hills)
    playing, (both, sage), hills = at_the_hills(BOTH, SAGE)
    assert [(one.other, one.aim.card) for one in playing.options(Verb.USE)] == [(sage.id, both.id)]


@card("AS-142")
def test_hills_that_are_untapped_are_not_untapped_again() -> None:
    playing, _, hills = at_the_hills(SAGE, SCOUT, status="untapped")

    assert not playing.may(Verb.USE, hills)


@card("AS-142")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            Language.EN,
            "During the site phase, tap a sage and tap a scout in his company to untap The Worthy Hills.",
        ),
        (
            Language.DE,
            (
                "Tappe während deiner Ortsphase einen Weisen und tappe einen Kundschafter in seiner "
                "Gemeinschaft, um den Ort zu enttappen."
            ),
        ),
        (
            Language.FR,
            (
                "Pendant votre phase de site, engagez un sage et engagez un éclaireur de sa compagnie pour "
                "redresser le site."
            ),
        ),
    ],
)
def test_who_taps_is_said_in_three_languages(language: Language, words: str) -> None:
    assert card_text(cards()["AS-142"], language)[-1] == words
