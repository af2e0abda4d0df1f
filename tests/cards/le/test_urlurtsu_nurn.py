"""Stories of Urlurtsu Nurn, from where a Ringwraith sends Orcs and Trolls forth."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.characters.sent_forth import stragglers
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
NURN = "Urlurtsu Nurn"
WRAITH = Character(
    "XX-4", "Wraith", Race.RINGWRAITH, (), 8, 10, (), avatar=PlayerKind.RINGWRAITH, alignment=Alignment.MINION
)
ORC = Character(
    "XX-5", "Orc", Race.ORC, (), 4, 8, (), mind=3, alignment=Alignment.MINION, marks=(Mark.COMMON,)
)
TROLL = replace(ORC, code="XX-6", name="Troll", race=Race.TROLL)
MAN = replace(ORC, code="XX-7", name="Man", race=Race.MAN)
LORD = replace(ORC, code="XX-8", name="Great Orc", mind=21)


def in_nurn(*discarded: Character, at: str = NURN, who: str | Character = WRAITH) -> tuple[Scene, Piece]:
    """A Ringwraith in Nurn, with these in the discard pile."""
    scene = Scene(kinds=DARK)
    wraith = scene.first.company(f"{at} [minion]", who)[0]
    scene.first.discard_pile(*discarded)
    scene.first.location_deck("Shelob’s Lair [minion]")
    return scene, wraith


def sends(scene: Scene) -> tuple[Playing, Piece]:
    """The Ringwraith sends the only one forth whom he could send."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.USE, playing.piece(NURN))
    playing.resolve()
    return playing, playing.piece("Orc")


def travel(playing: Playing) -> None:
    """Both companies have their movement/hazard phases."""
    playing.pass_until("NextToTravel")
    playing.apply(playing.options()[0])
    playing.pass_to(Phase.SITE)


@card("LE-409")
def test_a_ringwraith_taps_to_bring_an_orc_from_the_discard_pile_into_a_company_of_his_own() -> None:
    scene, wraith = in_nurn(ORC, TROLL, MAN, LORD)

    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.unused_general_influence(0)
    playing.does(Verb.USE, playing.piece(NURN))
    playing.resolve()
    offered = {playing.table.printed[one.card].name for one in playing.options(Verb.PLAY_CHARACTER)}
    orc = playing.piece("Orc")
    playing.does(Verb.PLAY_CHARACTER, orc)

    assert offered == {"Orc", "Troll"}  # neither a Man nor somebody for whom there is no influence
    assert wraith.is_tapped
    assert orc.site == NURN
    assert orc.companions == ["Orc"]
    assert orc.controller is None
    assert playing.unused_general_influence(0) == before - 3


@card("LE-409")
def test_he_is_discarded_if_he_stays_with_the_ringwraith() -> None:
    scene, wraith = in_nurn(ORC)
    playing, orc = sends(scene)
    assert orc.in_play

    travel(playing)

    assert orc.is_discarded
    assert wraith.in_play


@card("LE-409")
def test_he_stays_in_play_if_he_moves_elsewhere() -> None:
    scene, _ = in_nurn(ORC)
    playing, orc = sends(scene)

    going = next(one for one in playing.options(Verb.PLAN_MOVEMENT) if one.number == orc.company.id)
    playing.apply(going)
    travel(playing)

    assert orc.in_play
    assert orc.site == "Shelob’s Lair"


@card("LE-409")
def test_only_the_ringwraith_himself_sends_anybody_only_from_there_and_only_if_there_is_somebody() -> None:
    elsewhere, _ = in_nurn(ORC, at="Nûrniag Camp")
    elsewhere.first.company(f"{NURN} [minion]", MAN)
    nobody, _ = in_nurn(MAN, LORD)
    others, _ = in_nurn(ORC, who=MAN)
    for scene in (elsewhere, nobody, others):
        playing = scene.begin(Phase.ORGANIZATION)

        assert not playing.may(Verb.USE, playing.piece(NURN))


@card("LE-409")
def test_a_unique_orc_who_is_in_play_is_not_sent_again() -> None:
    scene, _ = in_nurn(replace(ORC, marks=()))
    scene.second.company("Moria", replace(ORC, marks=(), code="XX-9", alignment=Alignment.HERO))
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, playing.piece(NURN))


@card("LE-409")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            Language.EN,
            (
                "you may tap a Ringwraith to bring an Orc or a Troll from your discard pile into play at the "
                "same site in a company of his own under general influence. He is discarded at the end of "
                "the movement/hazard phase unless he has moved to another site than your avatar's. This does "
                "not count as your one character of the turn."
            ),
        ),
        (
            Language.DE,
            (
                "einen Ringgeist tappen: Du bringst einen Ork oder einen Troll aus deinem Abwurfstapel am "
                "selben Ort in einer eigenen Gemeinschaft unter allgemeinem Einfluss ins Spiel. Er wird am "
                "Ende der Bewegungs-/Gefahrenphase abgeworfen, wenn er sich nicht an einen anderen Ort als "
                "den deines Avatars bewegt hat. Dies zählt nicht als dein Charakter des Zuges."
            ),
        ),
        (
            Language.FR,
            (
                "vous mettez en jeu un Orque ou un Troll de votre pile de défausse au même site dans une "
                "compagnie à part, sous influence générale. Ce personnage est défaussé à la fin de la phase "
                "de mouvement/périls, sauf s’il a bougé vers un autre site que celui de votre avatar. Cela "
                "ne compte pas comme votre personnage du tour."
            ),
        ),
    ],
)
def test_it_says_what_becomes_of_whoever_does_not_go(language: Language, words: str) -> None:
    assert card_text(cards()["LE-409"], language)[-1].endswith(words)


@card("LE-409")
def test_who_comes_only_to_where_the_ringwraith_has_gone_has_not_gone() -> None:
    beside, apart = Scene(kinds=DARK), Scene(kinds=DARK)
    found = []
    for scene in (beside, apart):
        orc = scene.first.company("Nûrniag Camp [minion]", ORC)[0]
        if scene is beside:
            scene.first.company_beside(orc, WRAITH)
        else:
            scene.first.company("Shelob’s Lair [minion]", WRAITH)
        company = orc.company.copy()
        company.moved = True
        scene.table.companies[company.id] = company
        remember(scene.table, Remembered.SENT_FORTH, orc.id)
        found.append(stragglers(scene.table, 0) == [orc.id])

    assert found == [True, False]
