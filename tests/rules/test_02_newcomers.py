"""Where characters come into play, and under whose influence. [ORG-09 to ORG-29]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Length, Phase, Side

SHADOW_OF_GANDALF = Event(
    "SHADOW",
    "The Shadow of Gandalf",
    Side.HAZARD,
    Length.PERMANENT,
    uses=(),
    marks=(Mark.UNIQUE, FormOf("Gandalf")),
)


def organizing(scene: Scene) -> Playing:
    """The organizing block of the resource player."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


def sites_for(playing: Playing, card: Piece) -> set[str]:
    """The names of the sites where a character may come into play under general influence."""
    table = playing.table
    plays = [o for o in playing.options(Verb.PLAY_CHARACTER) if o.card == card.id and o.other < 0]
    sites = [table.companies[o.company_meant].site if o.number >= 0 else o.aim.number for o in plays]
    return {table.printed[site].name for site in sites}


@rule("ORG-09")
def test_an_avatar_is_the_one_character_of_the_turn() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    gandalf, faramir = scene.first.hand("Gandalf", "Faramir")
    playing = organizing(scene)
    assert playing.may(Verb.PLAY_CHARACTER, gandalf)

    playing.does(Verb.PLAY_CHARACTER, faramir)

    assert not playing.may(Verb.PLAY_CHARACTER, gandalf)
    assert playing.why_not(gandalf) is Reason.ONE_CHARACTER_A_TURN


@rule("ORG-09", "ORG-10")
def test_a_wizard_enters_play_at_his_home_site_or_at_rivendell() -> None:
    scene = Scene()
    scene.first.company("Lórien", "Bergil", "Anborn")
    scene.first.location_deck("Rivendell", "Grey Havens", "Edhellond", "Isengard")
    pallando, saruman, gandalf = scene.first.hand("Pallando", "Saruman", "Gandalf")

    playing = organizing(scene)

    assert sites_for(playing, pallando) == {"Rivendell", "Grey Havens"}
    assert sites_for(playing, saruman) == {"Rivendell", "Isengard"}
    assert sites_for(playing, gandalf) == {"Rivendell", "Grey Havens", "Edhellond", "Lórien"}


@rule("ORG-14")
def test_who_has_revealed_an_avatar_plays_no_other_for_the_rest_of_the_game() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    scene.first.avatar_revealed("Gandalf")
    saruman, gandalf = scene.first.hand("Saruman", "Gandalf")
    playing = organizing(scene)

    assert playing.why_not(saruman) is Reason.NO_SECOND_AVATAR
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)
    assert playing.may(Verb.PLAY_CHARACTER, gandalf)


@rule("ORG-14")
def test_playing_the_first_avatar_reveals_it() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    saruman, gandalf = scene.first.hand("Saruman", "Gandalf")
    playing = organizing(scene)
    assert playing.may(Verb.PLAY_CHARACTER, saruman)

    playing.does(Verb.PLAY_CHARACTER, gandalf)

    assert gandalf.in_play
    assert playing.table.revealed_avatars == ("Gandalf", "")


@rule("ORG-15")
def test_an_avatar_that_the_opponent_has_in_play_cannot_be_played() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    scene.second.character("Gandalf", at="Lórien")
    gandalf, saruman = scene.first.hand("Gandalf", "Saruman")
    playing = organizing(scene)

    assert playing.why_not(gandalf) is Reason.UNIQUE_IN_PLAY
    assert playing.may(Verb.PLAY_CHARACTER, saruman)


@rule("ORG-15")
def test_an_avatar_may_be_played_although_another_manifestation_is_in_play() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Bergil", "Anborn")
    scene.second.event(SHADOW_OF_GANDALF)
    gandalf = scene.first.in_hand("Gandalf")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, gandalf)

    assert gandalf.in_play


@rule("ORG-27")
def test_a_character_is_played_at_home_or_at_a_haven() -> None:
    scene = Scene()
    scene.first.company("Bree", "Bergil", "Anborn")
    scene.first.location_deck("Rivendell", "Lórien", "Minas Tirith", "Henneth Annûn")
    faramir = scene.first.in_hand("Faramir")

    playing = organizing(scene)

    assert sites_for(playing, faramir) == {"Rivendell", "Lórien", "Henneth Annûn"}


@rule("ORG-27")
def test_with_an_avatar_in_play_a_character_comes_to_him_or_as_a_follower() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    glorfindel = scene.first.character("Glorfindel II", at="Rivendell")
    scene.first.location_deck("Grey Havens", "Edhellond")
    arwen = scene.first.in_hand("Arwen")
    playing = organizing(scene)

    assert sites_for(playing, arwen) == {"Lórien"}
    assert playing.may(Verb.PLAY_CHARACTER, arwen, gandalf)
    playing.does(Verb.PLAY_CHARACTER, arwen, glorfindel)

    assert arwen.site == "Rivendell"
    assert arwen.controller == glorfindel


@rule("ORG-28")
def test_a_new_company_needs_its_site_card_in_the_location_deck() -> None:
    scene = Scene()
    scene.first.company("Moria", "Bergil", "Anborn")
    scene.first.discard_pile("Bree")
    aragorn = scene.first.in_hand("Aragorn II")

    playing = organizing(scene)

    assert not playing.may(Verb.PLAY_CHARACTER, aragorn)
    assert playing.why_not(aragorn) is Reason.NO_PLACE_FOR_CHARACTER


@rule("ORG-28")
def test_the_site_card_of_a_new_company_is_placed_with_the_character() -> None:
    scene = Scene()
    scene.first.company("Moria", "Bergil", "Anborn")
    bree = scene.first.location_deck("Bree")[0]
    aragorn = scene.first.in_hand("Aragorn II")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, aragorn)

    assert bree.in_play
    assert aragorn.site == "Bree"
    assert aragorn.companions == ["Aragorn II"]


@rule("ORG-29")
def test_under_general_influence_a_character_joins_a_company_or_forms_one() -> None:
    scene = Scene()
    bergil, _ = scene.first.company("Rivendell", "Bergil", "Anborn")
    arwen = scene.first.in_hand("Arwen")
    rivendell = Piece(scene.table, bergil.company.site)
    playing = organizing(scene)

    assert playing.may(Verb.PLAY_CHARACTER, arwen, number=bergil.company.id)
    playing.does(Verb.PLAY_CHARACTER, arwen, target=rivendell)

    assert arwen.site == "Rivendell"
    assert arwen.companions == ["Arwen"]
    assert bergil.companions == ["Bergil", "Anborn"]


@rule("ORG-29")
def test_a_character_may_be_played_beyond_what_general_influence_allows() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil")
    scene.first.character("Aragorn II")
    faramir = scene.first.in_hand("Faramir")
    playing = organizing(scene)
    assert playing.unused_general_influence(0) == 2

    playing.does(Verb.PLAY_CHARACTER, faramir, number=thranduil.company.id)

    assert faramir.in_play
    assert faramir.controller is None


@rule("ORG-29")
def test_under_direct_influence_a_character_follows_somebody_who_can_pay_for_his_mind() -> None:
    scene = Scene()
    thranduil, theoden, boromir = scene.first.company("Lórien", "Thranduil", "Théoden", "Boromir II")
    scene.first.character("Ioreth", at="Lórien", follower_of=theoden)
    arwen = scene.first.in_hand("Arwen")
    playing = organizing(scene)

    assert playing.may(Verb.PLAY_CHARACTER, arwen, thranduil)
    assert not playing.may(Verb.PLAY_CHARACTER, arwen, theoden)  # 3 less 1 for Ioreth
    assert not playing.may(Verb.PLAY_CHARACTER, arwen, boromir)
    playing.does(Verb.PLAY_CHARACTER, arwen, thranduil)

    assert arwen.controller == thranduil


@rule("ORG-29")
def test_nobody_is_played_as_the_follower_of_a_follower() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    theoden = scene.first.character("Théoden", at="Lórien", follower_of=gandalf)
    arwen = scene.first.in_hand("Arwen")
    playing = organizing(scene)

    assert not playing.may(Verb.PLAY_CHARACTER, arwen, theoden)
    assert playing.may(Verb.PLAY_CHARACTER, arwen, gandalf)
