"""Stories of Hermit's Hill, where small things are given up for a great one."""

import pytest

from tests.cards.marks import card
from tests.text.french.reading import read
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text
from wizardhaven.vocabulary.terms import Race

HILL = "Hermit’s Hill"


def give_up(playing: Playing, hill: Piece, *names: str) -> None:
    """Two items, each with its bearer, are discarded and nobody answers."""
    found = [option for option in playing.options(Verb.USE) if option.card == hill.id]
    playing.apply(next(option for option in found if option.names == names))
    playing.resolve()


@card("DM-32")
def test_men_wait_at_hermits_hill_and_minor_items_only() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    star_glass, mail = scene.first.hand("Star-glass", "Hauberk of Bright Mail")
    playing = scene.entering(of=thorin)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.MAN
    assert attack_strikes(playing.table, playing.attack) == 3
    assert attack_prowess(playing.table, playing.attack) == 6
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, thorin)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)

    assert playing.may(Verb.PLAY_AT_SITE, star_glass, thorin)
    assert playing.why_not(mail) is Reason.NOT_PLAYABLE_HERE


@card("DM-32")
def test_two_minor_items_of_the_company_make_a_major_one_playable() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    haldir = scene.first.character("Haldir", at=HILL)
    star_glass, horn = scene.first.gives("Star-glass", haldir), scene.first.gives("Horn of Anor", thorin)
    miruvor = scene.first.gives("Miruvor", haldir)
    mail, sword, elf_stone = scene.first.hand("Hauberk of Bright Mail", "Sword of Gondolin", "Elf-stone")
    playing = scene.at_site(of=thorin)
    hill = playing.piece(HILL)
    assert playing.why_not(mail) is Reason.NOT_PLAYABLE_HERE

    give_up(playing, hill, "Horn of Anor", "Thorin II", "Star-glass", "Haldir")
    assert star_glass.is_discarded
    assert horn.is_discarded
    assert miruvor.bearer == haldir
    assert playing.may(Verb.PLAY_AT_SITE, sword, thorin)
    playing.does(Verb.PLAY_AT_SITE, mail, thorin)
    playing.resolve()

    assert mail.bearer == thorin
    assert hill.is_tapped
    assert playing.question == "OneMoreItem"  # as after any other play
    assert playing.may(Verb.PLAY_AT_SITE, elf_stone, haldir)
    assert not playing.may(Verb.PLAY_AT_SITE, sword, haldir)
    playing.passes()
    assert not playing.may(Verb.PLAY_AT_SITE, sword, haldir)


@card("DM-32")
def test_a_hoard_item_may_be_played_but_only_a_major_one() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    scene.first.gives("Star-glass", thorin)
    scene.first.gives("Horn of Anor", thorin)
    valiant, shield, ring = scene.first.hand("Valiant Sword", "Enruned Shield", "Precious Gold Ring")
    playing = scene.at_site(of=thorin)

    give_up(playing, playing.piece(HILL), "Horn of Anor", "Thorin II", "Star-glass", "Thorin II")
    assert playing.why_not(shield) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(ring) is Reason.NOT_PLAYABLE_HERE
    playing.does(Verb.PLAY_AT_SITE, valiant, thorin)
    playing.resolve()

    assert valiant.bearer == thorin


@card("DM-32")
def test_of_two_copies_the_player_chooses_by_the_bearer() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    haldir = scene.first.character("Haldir", at=HILL)
    of_thorin, of_haldir = scene.first.gives("Star-glass", thorin), scene.first.gives("Star-glass", haldir)
    scene.first.gives("Horn of Anor", thorin)
    scene.first.hand("Hauberk of Bright Mail")
    playing = scene.at_site(of=thorin)
    assert len(playing.options(Verb.USE)) == 3

    give_up(playing, playing.piece(HILL), "Horn of Anor", "Thorin II", "Star-glass", "Haldir")

    assert of_haldir.is_discarded
    assert of_thorin.bearer == thorin


@card("DM-32")
def test_one_minor_item_is_not_enough_nor_are_those_of_another_company() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    scene.first.gives("Star-glass", thorin)
    scene.first.gives("Sword of Gondolin", thorin)
    elsewhere = scene.first.character("Haldir", at="Rivendell")
    scene.first.gives("Horn of Anor", elsewhere)
    scene.first.hand("Hauberk of Bright Mail")

    playing = scene.at_site(of=thorin)

    assert not playing.may(Verb.USE, playing.piece(HILL))


@card("DM-32")
def test_a_company_elsewhere_has_nothing_of_the_hill() -> None:
    scene = Scene()
    scene.first.character("Thorin II", at=HILL)
    haldir = scene.first.character("Haldir", at="Moria")
    scene.first.gives("Star-glass", haldir)
    scene.first.gives("Horn of Anor", haldir)
    scene.first.hand("Hauberk of Bright Mail")

    playing = scene.at_site(of=haldir)

    assert not playing.may(Verb.USE, playing.piece(HILL))


@card("DM-32")
def test_at_the_tapped_hill_nothing_is_given_up() -> None:
    scene = Scene()
    thorin = scene.first.company(HILL, "Thorin II", site_status="tapped")[0]
    scene.first.gives("Star-glass", thorin)
    scene.first.gives("Horn of Anor", thorin)
    scene.first.hand("Hauberk of Bright Mail")

    playing = scene.at_site(of=thorin)

    assert not playing.may(Verb.USE, playing.piece(HILL))


@card("DM-32")
def test_once_the_hill_is_tapped_the_major_item_is_not_playable_any_more() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    haldir = scene.first.character("Haldir", at=HILL)
    scene.first.gives("Star-glass", thorin)
    scene.first.gives("Horn of Anor", thorin)
    mail, elf_stone = scene.first.hand("Hauberk of Bright Mail", "Elf-stone")
    playing = scene.at_site(of=thorin)
    hill = playing.piece(HILL)

    give_up(playing, hill, "Horn of Anor", "Thorin II", "Star-glass", "Thorin II")
    playing.does(Verb.PLAY_AT_SITE, elf_stone, thorin)
    playing.resolve()

    assert hill.is_tapped
    assert not playing.may(Verb.PLAY_AT_SITE, mail, haldir)
    assert playing.why_not(mail) is not None


@card("DM-32")
def test_nobody_gives_up_more_for_what_is_playable_already() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    for item in ("Star-glass", "Horn of Anor", "Miruvor", "Elf-stone"):
        scene.first.gives(item, thorin)
    scene.first.hand("Hauberk of Bright Mail")
    playing = scene.at_site(of=thorin)
    hill = playing.piece(HILL)
    assert len([option for option in playing.options(Verb.USE) if option.card == hill.id]) == 6

    give_up(playing, hill, "Horn of Anor", "Thorin II", "Star-glass", "Thorin II")

    assert not playing.may(Verb.USE, hill)


@card("DM-32")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.EN, "Use Hermit’s Hill, discarding Horn of Anor (Thorin II) and Star-glass (Haldir)"),
        (
            Language.DE,
            (
                "Hügel des Einsiedlers gegen Abwurf von „Horn von Anor“ (Thorin II) und "
                "„Sternenglas“ (Haldir) benutzen"
            ),
        ),
        (
            Language.FR,
            (
                "Utiliser le site Colline de l’Ermite en défaussant « Cor d’Anor » (Thorïn II) et "
                "« Cristal d’étoile » (Haldir)"
            ),
        ),
    ],
)
def test_the_player_is_told_what_he_gives_up(language: Language, sentence: str) -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at=HILL)
    scene.first.gives("Horn of Anor", thorin)
    scene.first.gives("Star-glass", scene.first.character("Haldir", at=HILL))
    scene.first.hand("Hauberk of Bright Mail")
    playing = scene.at_site(of=thorin)

    option = playing.options(Verb.USE)[0]

    assert read(action_text(playing.table, option, language)) == sentence
