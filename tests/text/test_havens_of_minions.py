"""Whose havens a card speaks of: Darkhavens on the cards of minions and the Balrog, in three languages."""

from dataclasses import replace

import pytest

from tests.text.french.reading import read
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.protocol.faces.faces import face
from wizardhaven.protocol.using import told
from wizardhaven.scenario import Scene
from wizardhaven.text.havens import Havens, havens_of, speaking_for, spoken_of
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.view.telling.speaking import action_text
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Ally, Event, Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Side,
    SiteType,
)

ONE_RING = Item(
    "XX-3",
    "The One Ring",
    ItemClass.SPECIAL,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
    alignment=Alignment.MINION,
)

SPOKEN: tuple[tuple[str, str, str, str], ...] = (
    (
        "LE-359",
        "Minion Darkhaven in Angmar",
        "Dunkler Zufluchtsort in der Region Angmar, Scherge",
        "Havre Noir de la région Angmar, séide",
    ),
    (
        "BA-93",
        "Balrog Darkhaven in Redhorn Gate",
        "Dunkler Zufluchtsort in der Region Rothornpaß, Balrog",
        "Havre Noir de la région Porte de Rubicorne, Balrog",
    ),
    (
        "TW-421",
        "Haven in Rhudaur",
        "Zufluchtsort in der Region Rhudaur",
        "Havre de la région Rhudaur",
    ),
    (
        "LE-352",
        "Barad-dûr counts as a Darkhaven for healing.",
        "Der Ort gilt für die Heilung als Dunkler Zufluchtsort.",
        "Le site compte comme un Havre Noir pour la guérison.",
    ),
    (
        "LE-359",
        "Site path from Dol Guldur: Dark-domain,",
        "Weg vom Dunklen Zufluchtsort Dol Guldur: Dunkles Reich,",
        "Trajet depuis Dol Guldur : Domaine noir,",
    ),
    (
        "LE-154",
        "If its company is at a site other than a Darkhaven,",
        "Wenn Stinkers Gemeinschaft an einem Ort (außer Dunklen Zufluchtsorten) ist,",
        "Si sa compagnie est dans un site (sauf les Havres Noirs),",
    ),
    (
        "LE-185",
        "once the company has moved to a Darkhaven,",
        "nachdem sie sich zu einem Dunklen Zufluchtsort bewegt hat.",
        "après s’être rendue à un Havre Noir,",
    ),
    (
        "LE-199",
        "the company may replace its site by the Darkhaven where it began the turn.",
        "ihren Ort durch den Dunklen Zufluchtsort ersetzen, an dem sie den Zug begonnen hat.",
        "remplacer son site par le Havre Noir où elle a commencé le tour,",
    ),
    (
        "TW-249",
        "the company may replace its site by the Haven where it began the turn.",
        "ihren Ort durch den Zufluchtsort ersetzen, an dem sie den Zug begonnen hat.",
        "remplacer son site par le Havre où elle a commencé le tour,",
    ),
    (
        "LE-240",
        "May be stored at a Darkhaven,",
        "darf an einem Dunklen Zufluchtsort hinterlegt werden",
        "peut être mise en réserve dans un Havre Noir",
    ),
    (
        "WH-46",
        "with the company at a Darkhaven, or begin",
        "mit der Gemeinschaft an einem Dunklen Zufluchtsort ins Spiel kommen",
        "avec la compagnie dans un Havre Noir, ou y commencer",
    ),
    (
        "DM-1",
        "As an agent, Anarin may move to Havens.",
        "als Agent zu Zufluchtsorten bewegen",
        "peut aller dans les Havres en tant qu’agent",
    ),
    (
        "LE-128",
        "in the organization phase if the company is at a Haven/Darkhaven.",
        "wenn die Gemeinschaft an einem Zufluchtsort/Dunklen Zufluchtsort ist.",
        "si la compagnie est dans un Havre/Havre Noir.",
    ),
    (
        "WH-38",
        "Playable at a site other than a Haven/Darkhaven or a Dark-hold in Woodland Realm,",
        "(außer Zufluchtsorten/Dunklen Zufluchtsorten und Horten der Dunkelheit)",
        "(sauf les Havres/Havres Noirs et les Fiefs Noirs)",
    ),
    (
        "WH-25",
        "if his company is not at a Haven,",
        "nicht an einem Zufluchtsort ist",
        "dans un Havre,",
    ),
    (
        "WH-21",
        "must use minion site cards for hero Havens.",
        "Zufluchtsorte der Helden",
        "les Havres des héros",
    ),
)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("spoken", SPOKEN, ids=[" ".join(spoken[:2]) for spoken in SPOKEN])
def test_a_card_means_the_havens_of_those_for_whom_it_is(
    spoken: tuple[str, str, str, str], language: Language
) -> None:
    card = cards()[spoken[0]]
    said = read("\n".join([type_line(card, language), *card_text(card, language)]))

    assert spoken[1 + list(Language).index(language)] in said


EITHER = {
    Language.EN: "by the nearest Haven/Darkhaven.",
    Language.DE: "durch den nächsten Zufluchtsort/Dunklen Zufluchtsort zu",
    Language.FR: "par le Havre/Havre Noir le plus proche",
}
PONY = Ally(
    "XX-1",
    "Pony",
    mind=1,
    playable_at=(named("Moria"),),
    abilities=(
        Permit(Deed.GO_TO_NEAREST_HAVEN),
        Keeps(ItemClass.MINOR, SiteType.HAVEN),
    ),
)


@pytest.mark.parametrize("alignment", list(Alignment))
@pytest.mark.parametrize(
    ("language", "bright", "dark"),
    [
        (
            Language.EN,
            ("by the nearest Haven.", "be stored at a Haven may", "may play it at a Haven as"),
            (
                "by the nearest Darkhaven.",
                "could be stored at a Darkhaven may",
                "may play it at a Darkhaven as",
            ),
        ),
        (
            Language.DE,
            ("durch den nächsten Zufluchtsort zu", "die an einem Zufluchtsort hinterlegt"),
            ("durch den nächsten Dunklen Zufluchtsort zu", "die an einem Dunklen Zufluchtsort hinterlegt"),
        ),
        (
            Language.FR,
            ("par le Havre le plus proche", "mis en réserve dans un Havre peuvent"),
            ("par le Havre Noir le plus proche", "mis en réserve dans un Havre Noir peuvent"),
        ),
    ],
)
def test_what_minions_and_the_balrog_have_is_said_of_darkhavens(
    language: Language, bright: tuple[str, ...], dark: tuple[str, ...], alignment: Alignment
) -> None:
    said = read(" ".join(card_text(replace(PONY, alignment=alignment), language)))

    of_both = alignment is Alignment.DUAL
    meant = dark if alignment in {Alignment.MINION, Alignment.BALROG} else () if of_both else bright
    assert [words for words in (*bright, *dark) if words in said] == list(meant)
    assert (EITHER[language] in said) is of_both


def test_a_hazard_of_minions_speaks_of_everybodys_havens() -> None:
    event = Event("XX-2", "Cold Welcome", Side.HAZARD, Length.SHORT, (), alignment=Alignment.MINION)

    assert havens_of(event) is Havens.EVERYBODYS
    assert havens_of(replace(event, side=Side.RESOURCE)) is Havens.MINIONS


def test_havens_are_havens_again_once_the_card_is_said() -> None:
    with speaking_for(cards()["LE-359"]):
        with speaking_for(cards()["TW-421"]):
            assert spoken_of() is Havens.HEROES
        assert spoken_of() is Havens.MINIONS
        with pytest.raises(LookupError), speaking_for(cards()["TW-421"]):
            raise LookupError
        assert spoken_of() is Havens.MINIONS
    assert spoken_of() is Havens.HEROES


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.EN, "If its company is at a site other than a Darkhaven, tap Stinker"),
        (Language.DE, "Wenn Stinkers Gemeinschaft an einem Ort (außer Dunklen Zufluchtsorten) ist"),
        (Language.FR, "Si sa compagnie est dans un site (sauf les Havres Noirs)"),
    ],
)
def test_what_a_minion_card_in_play_does_is_told_of_darkhavens(language: Language, sentence: str) -> None:
    stinker = cards()["LE-154"]
    assert isinstance(stinker, Ally)
    uses = [ability.use for ability in stinker.abilities if isinstance(ability, May)]

    assert read(told(stinker, uses[-1], language)).startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.EN, "if its company is at a site other than a Darkhaven, tap Stinker"),
        (Language.DE, "an einem Ort (außer Dunklen Zufluchtsorten)"),
        (Language.FR, "dans un site (sauf les Havres Noirs)"),
    ],
)
def test_which_use_of_a_minion_card_is_meant_is_told_of_darkhavens(language: Language, sentence: str) -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand, asternak = scene.first.company("Moria [minion]", "Luitprand", "Asternak")
    scene.first.gives("Stinker", to=luitprand)
    scene.first.gives(ONE_RING, to=asternak)
    playing = scene.begin(Phase.ORGANIZATION)

    option = playing.options(Verb.USE)[0]

    assert sentence in read(action_text(playing.table, option, language))


@pytest.mark.parametrize(
    ("language", "stored", "haven"),
    [
        (Language.EN, "Store at a Darkhaven: 1", "Darkhaven"),
        (Language.DE, "Dunkler Zufluchtsort: 1", "Dunkler Zufluchtsort"),
        (Language.FR, "Dans un Havre Noir: 1", "Havre Noir"),
    ],
)
def test_the_face_of_a_minion_card_knows_darkhavens(language: Language, stored: str, haven: str) -> None:
    carn_dum, moria = face("LE-359", language), face("BA-93", language)

    assert face("LE-240", language).gist == stored
    assert [carn_dum.sort, moria.sort] == [haven, haven]
    assert carn_dum.site is not None
    assert carn_dum.site.type_name == haven
