"""Stories of The Mouth, and of Dúnedain and Elves in the service of the Eye."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.words.characters import can_use_magic
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase, PlayerKind, Race

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
MAGIC = (Keyword.SORCERY, Keyword.SHADOW_MAGIC, Keyword.SPIRIT_MAGIC)
MEN = Faction("XX-1", "Men", Race.MAN, 9, (named("Isengard"),), alignment=Alignment.MINION)
ELVES = Faction("XX-2", "Elves", Race.ELF, 9, (named("Isengard"),), alignment=Alignment.MINION)
GOBLINS = Faction("XX-3", "Goblins", Race.ORC, 9, (named("Isengard"),), alignment=Alignment.MINION)


@card("LE-2", "LE-6", "LE-14")
@pytest.mark.parametrize(
    ("name", "art"),
    [
        ("Belegorn", Keyword.SPIRIT_MAGIC),
        ("Ciryaher", Keyword.SHADOW_MAGIC),
        ("Hador", Keyword.SORCERY),
        ("Eradan", None),
    ],
)
def test_some_dunedain_have_learned_one_sort_of_magic(name: str, art: Keyword | None) -> None:
    scene = Scene(kinds=DARK)
    character = scene.first.character(name, at="Moria")

    known = [each for each in MAGIC if can_use_magic(scene.table, character.id, each)]

    assert known == ([art] if art else [])


@card("LE-4", "LE-15")
@pytest.mark.parametrize("name", ["Calendal", "Hendolen"])
def test_an_elf_still_impresses_elves(name: str) -> None:
    scene = Scene(kinds=DARK)
    elf = scene.first.character(name, at="Moria")
    elves, men = scene.first.hand(ELVES, MEN)
    haldir = scene.second.character("Haldir", at="Lórien")
    balin = scene.second.character("Balin", at="Lórien")

    assert elf.direct_influence(elves) == elf.direct_influence(men) + 2
    assert elf.direct_influence(haldir) == elf.direct_influence(balin) + 2


@card("LE-4")
def test_calendal_taps_to_use_a_palantir() -> None:
    for status, may in (("untapped", True), ("tapped", False)):
        scene = Scene(kinds=DARK)
        calendal = scene.first.character("Calendal", at="Isengard [minion]", status=status)
        stone = scene.first.gives("LE-334", to=calendal)
        scene.first.discard_pile("Blazon of the Eye")
        playing = scene.begin(Phase.ORGANIZATION)

        assert playing.may(Verb.USE, stone) == may
        if may:
            playing.uses(stone)
            assert calendal.is_tapped


@card("LE-15")
def test_hendolen_talks_his_company_out_of_being_detained() -> None:
    for detainment in (True, False):
        scene = Scene(kinds=DARK)
        hendolen, luitprand = scene.first.company("Moria", "Hendolen", "Luitprand")
        playing = scene.attack(on=luitprand, detainment=detainment)

        assert playing.may(Verb.USE, hendolen) == detainment
        if detainment:
            playing.uses(hendolen)
            playing.resolve()
            assert hendolen.is_tapped
            assert luitprand.is_untapped
            assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-21")
def test_the_lieutenant_of_dol_guldur_knows_more_at_home_and_leads_orcs_and_trolls() -> None:
    for site, size in (("Dol Guldur", 9), ("Moria", 8)):
        scene = Scene(kinds=DARK)
        lieutenant = scene.first.character("Lieutenant of Dol Guldur", at=site)
        goblins, men = scene.first.hand(GOBLINS, MEN)
        lout = scene.first.in_hand("Troll Lout")

        assert hand_size(scene.table, 0) == size
        assert lieutenant.direct_influence(goblins) == lieutenant.direct_influence(men) + 2 == 5
        assert lieutenant.direct_influence(lout) == 5


@card("LE-21")
def test_a_nine_discards_the_lieutenant_of_dol_guldur() -> None:
    for rolled, lost in ((8, False), (9, True)):
        scene = Scene(kinds=DARK)
        lieutenant = scene.first.character("Lieutenant of Dol Guldur", at="Moria")
        scene.table.push(RollBodyCheck(lieutenant.id, 0))
        game = Game(scene.table, Chance(1))
        game.run()
        Playing(game).rolls(rolled)

        assert lieutenant.is_discarded == lost


@card("LE-24")
def test_the_mouth_speaks_to_peoples_and_brings_cards_back() -> None:
    scene = Scene(kinds=DARK)
    mouth, luitprand = scene.first.company("Moria", "The Mouth", "Luitprand")
    men = scene.first.in_hand(MEN)
    assert (mouth.direct_influence(men), mouth.direct_influence(luitprand)) == (6, 4)
    blazon, ostisen, night = scene.first.discard_pile("Blazon of the Eye", "Ostisen", "Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(mouth)
    playing.resolve()
    offered = {option.card for option in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, ostisen)

    assert mouth.is_tapped
    assert offered == {blazon.id, ostisen.id}
    assert ostisen.in_deck
    assert night.is_discarded


@card("LE-24")
def test_the_mouth_speaks_only_while_organizing() -> None:
    scene = Scene(kinds=DARK)
    mouth = scene.first.character("The Mouth", at="Ettenmoors [minion]")
    scene.first.discard_pile("Blazon of the Eye")
    scene.first.hand("Thrall-ring")

    playing = scene.at_site(of=mouth)

    assert not playing.may(Verb.USE, mouth)


@card("LE-24")
def test_the_mouth_goes_back_when_his_other_form_appears_and_leaves_one_item_behind() -> None:
    scene = Scene(kinds=DARK)
    mouth, luitprand = scene.first.company("Moria", "The Mouth", "Luitprand")
    blazon, ring = (
        scene.first.gives("Blazon of the Eye", to=mouth),
        scene.first.gives("Thrall-ring", to=mouth),
    )
    herald = scene.second.in_hand("Mouth of Sauron")
    scene.second.discard_pile("Doors of Night")
    playing = scene.hazards(on=luitprand)

    playing.plays(herald)
    playing.resolve()
    playing.does(Verb.SAVE_ITEM, blazon, luitprand)

    assert mouth.in_hand
    assert blazon.bearer == luitprand
    assert ring.is_discarded
