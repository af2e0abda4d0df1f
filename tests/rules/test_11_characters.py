"""Terms of characters: attributes, influence, control, bearing, tapping, skills. [GLO-007 to GLO-121]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.words.characters import size
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@rule("GLO-044", "GLO-082")
def test_some_races_count_as_others_and_as_no_more() -> None:
    meant = {
        Race.HALF_ORC: {Race.ORC},
        Race.FALLEN_WIZARD: {Race.WIZARD},
        Race.ORC_AND_MAN: {Race.ORC, Race.MAN},
        Race.SKIN_CHANGER: {Race.ANIMAL, Race.MAN},
        Race.BALROG: {Race.RINGWRAITH},
        Race.ELF: set(),
    }

    counted = {race: {other for other in Race if counts_as(race, other)} - {race} for race in meant}

    assert counted == meant


@rule("GLO-007")
def test_a_card_may_change_several_attributes_of_a_character() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil")
    before = (thranduil.prowess(), thranduil.body, thranduil.direct_influence(), thranduil.corruption_points)

    scene.first.gives("Narsil", to=thranduil)

    after = (thranduil.prowess(), thranduil.body, thranduil.direct_influence(), thranduil.corruption_points)
    assert before == (7, 8, 3, 0)
    assert after == (8, 8, 4, 2)


@rule("GLO-009")
def test_an_avatar_needs_no_influence() -> None:
    scene = Scene()
    aragorn, thranduil, bergil, gandalf = scene.first.company(
        "Rivendell", "Aragorn II", "Thranduil", "Bergil", "Gandalf"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    unused = playing.unused_general_influence(0)
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert unused == 0  # 9 + 9 + 2
    assert gandalf.companions == ["Aragorn II", "Thranduil", "Bergil", "Gandalf"]
    assert aragorn.in_play
    assert thranduil.in_play
    assert bergil.in_play


@rule("GLO-011")
def test_the_bearer_is_the_character_who_controls_the_card() -> None:
    scene = Scene()
    beretar, haldir = scene.first.character("Beretar"), scene.first.character("Haldir")
    scene.first.turn(beretar, "tapped")
    scene.first.turn(haldir, "tapped")
    cram = scene.first.gives("Cram", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    bearer = cram.bearer
    playing.uses(cram)
    playing.resolve()

    assert bearer == beretar
    assert beretar.is_untapped  # the card untaps its bearer
    assert haldir.is_tapped


@rule("GLO-021")
def test_a_character_takes_along_what_he_controls() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Rivendell")
    arwen = scene.first.character("Arwen", at="Rivendell", follower_of=theoden)
    scene.first.character("Beretar", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, theoden)

    assert sword.bearer == theoden
    assert arwen.controller == theoden
    assert theoden.companions == ["Théoden", "Arwen"]


@rule("GLO-031")
def test_who_prints_no_direct_influence_has_none() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(haldir)

    playing.does(Verb.PLAY_AT_SITE, men)
    playing.rolls(8)  # 8 + 0 - 1 is not above 7

    assert haldir.direct_influence() == 0
    assert men.is_discarded


@rule("GLO-042")
def test_a_follower_cannot_have_followers() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    ioreth = scene.first.character("Ioreth", follower_of=theoden)
    forlong = scene.first.character("Forlong")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert ioreth.direct_influence() == 1
    assert playing.may(Verb.FOLLOW, forlong, theoden)
    assert not playing.may(Verb.FOLLOW, forlong, ioreth)


@rule("GLO-043")
def test_general_influence_pays_for_the_characters_who_are_no_followers() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.character("Théoden")
    scene.first.character("Arwen", follower_of=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.unused_general_influence(0) == 20 - 9 - 6
    assert aragorn.unused_direct_influence() == 3 - 3


@rule("GLO-052")
def test_a_character_may_be_played_at_his_home_site_though_it_is_no_haven() -> None:
    scene = Scene()
    scene.first.character("Beretar", at="Edoras")
    theoden, haldir = scene.first.hand("Théoden", "Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, theoden)
    assert not playing.may(Verb.PLAY_CHARACTER, haldir)
    assert playing.why_not(haldir) is Reason.NO_PLACE_FOR_CHARACTER


@rule("GLO-067")
def test_mind_is_the_influence_needed_to_control_a_character() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    theoden = scene.first.character("Théoden")
    arwen = scene.first.character("Arwen")
    anborn = scene.first.character("Anborn")
    playing = scene.begin(Phase.ORGANIZATION)

    unused = playing.unused_general_influence(0)
    playing.does(Verb.ORGANIZE)
    enough = (playing.may(Verb.FOLLOW, arwen, theoden), playing.may(Verb.FOLLOW, anborn, beretar))
    playing.does(Verb.FOLLOW, arwen, theoden)

    assert unused == 20 - 5 - 6 - 3 - 2
    assert enough == (True, False)  # mind 3 against 3, mind 2 against 1
    assert playing.unused_general_influence(0) == unused + 3


@rule("GLO-067")
def test_mind_is_what_an_influence_attempt_must_exceed() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    arwen = scene.second.character("Arwen", at="Lórien")
    scene.second.character("Glorfindel II", at="Rivendell")
    scene.second.character("Thranduil", at="Rivendell")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, arwen)
    playing.rolls(5, 5)  # 5 + 3 - 5 - 0 is not above 3

    assert playing.unused_general_influence(1) == 0
    assert playing.has_happened(Happening.INFLUENCE_FAILED, arwen)
    assert arwen.in_play


@rule("GLO-067")
def test_an_influence_attempt_that_exceeds_the_mind_succeeds() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    arwen = scene.second.character("Arwen", at="Lórien")
    scene.second.character("Glorfindel II", at="Rivendell")
    scene.second.character("Thranduil", at="Rivendell")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, arwen)
    playing.rolls(6, 5)  # 6 + 3 - 5 - 0 is above 3

    assert arwen.is_discarded


@rule("GLO-082")
def test_a_card_for_one_race_is_played_on_nobody_else() -> None:
    scene = Scene()
    sam, beretar = scene.first.company("Rivendell", "Sam Gamgee", "Beretar")
    scene.first.turn(sam, "tapped")
    scene.first.turn(beretar, "tapped")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(strength, target=sam)
    assert not playing.may_play(strength, target=beretar)


@rule("GLO-082")
def test_a_faction_that_likes_a_race_listens_to_each_of_that_race() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, men)
    playing.rolls(6)  # 6 + 1, and 1 for a Dúnadan, is above 7

    assert men.among_points


@rule("GLO-104")
def test_each_hobbit_counts_one_half_in_the_size_of_a_company() -> None:
    scene = Scene()
    aragorn, sam, fatty, beretar = scene.first.company(
        "Rivendell", "Aragorn II", "Sam Gamgee", "Fatty Bolger", "Beretar"
    )
    table = scene.table

    assert size(table, (aragorn.id, sam.id, fatty.id, beretar.id)) == 3
    assert size(table, (aragorn.id, beretar.id, sam.id)) == 3  # two and a half, rounded up
    assert size(table, (sam.id,)) == 1


@rule("GLO-105")
def test_a_card_that_needs_a_skill_is_used_by_somebody_who_has_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    concealment, turns = scene.first.hand("Concealment", "Many Turns and Doublings")
    playing = scene.attack(on=beretar, race=Race.WOLF)

    assert playing.may_play(turns, user=beretar)  # for a ranger, as he is
    assert playing.why_not(concealment) is Reason.NO_USER  # for a scout


@rule("GLO-105")
def test_an_item_may_give_its_bearer_a_skill() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    concealment = scene.first.in_hand("Concealment")
    scene.first.gives("Magic Ring of Stealth", to=beretar)
    playing = scene.attack(on=beretar)

    assert playing.may_play(concealment, user=beretar)


@rule("GLO-115")
def test_a_wounded_card_cannot_tap() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard", status="wounded")
    haldir = scene.first.character("Haldir", at="Isengard")
    horn = scene.first.in_hand("Horn of Anor")
    playing = scene.at_site(beretar)

    assert playing.may(Verb.PLAY_AT_SITE, horn, haldir)
    assert not playing.may(Verb.PLAY_AT_SITE, horn, beretar)


@rule("GLO-115")
def test_a_card_on_a_tapped_character_does_not_tap_with_him() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    ring = scene.first.gives("Magic Ring of Stealth", to=beretar)
    horn = scene.first.in_hand("Horn of Anor")
    playing = scene.at_site(beretar)

    playing.does(Verb.PLAY_AT_SITE, horn, beretar)

    assert beretar.is_tapped
    assert ring.is_untapped


@rule("GLO-121")
def test_a_tapped_card_can_untap_and_a_wounded_one_cannot() -> None:
    scene = Scene()
    tapped = scene.first.character("Beretar", status="tapped")
    wounded = scene.first.character("Haldir", status="wounded")
    first, second = scene.first.gives("Cram", to=tapped), scene.first.gives("Cram", to=wounded)
    playing = scene.begin(Phase.SITE)
    playing.does(Verb.ENTER)

    playing.uses(first)
    playing.resolve()

    assert tapped.is_untapped
    assert not playing.may(Verb.USE, second)
    assert wounded.is_wounded


@rule("GLO-121")
def test_a_card_that_does_not_untap_stays_tapped_in_its_players_untap_phase() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", status="tapped")
    power = scene.first.event("Power Built by Waiting")
    scene.first.turn(power, "tapped")
    scene.begin(Phase.UNTAP)

    assert beretar.is_untapped
    assert power.is_tapped
