"""Stories of the frame of the movement/hazard phases: whose phase it is, revealing, being at a site.

[MOV-01 to MOV-09]
"""

from tests.rules.marks import rule
from tests.rules.situations import plans_to_go
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Phase, Race, Side, Skill, Turned

A_SECOND_LOOK = Event(
    code="X-1",
    name="A Second Look",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(user=Skill.SAGE, effects=(Become(Subject.SITE, Turned.UNTAPPED),)),),
)


@rule("MOV-01")
def test_each_company_has_a_phase_of_its_own_in_the_order_its_player_chooses() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    sellswords = scene.second.in_hand("Sellswords Between Charters")

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    playing.does(Verb.CHOOSE_COMPANY, number=faramir.company.id)
    on_faramir = playing.table.company == faramir.company.id and playing.may(Verb.PLAY_CREATURE, sellswords)
    playing.passes()

    assert on_faramir
    assert playing.table.company == aragorn.company.id
    assert playing.may(Verb.PLAY_CREATURE, sellswords)
    assert playing.hazard_limit(aragorn) == 2


@rule("MOV-02")
def test_a_player_without_companies_skips_the_movement_hazard_phase() -> None:
    scene = Scene()
    doors = scene.second.in_hand("Doors of Night")

    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    assert playing.phase is Phase.END_OF_TURN
    assert playing.hand(0) == []
    assert playing.hand(1) == ["Doors of Night"]
    assert not playing.may_play(doors)


@rule("MOV-03")
def test_cards_of_another_company_may_be_used() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien", status="tapped")
    cram = scene.first.gives("Cram", to=haldir)

    playing = scene.hazards(on=aragorn)
    playing.uses(cram)
    playing.resolve()

    assert cram.is_discarded
    assert haldir.is_untapped


@rule("MOV-03")
def test_nobody_of_another_company_cancels_an_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree", status="tapped")
    anborn = scene.first.character("Anborn", at="Pelargir")
    concealment, dark_quarrels = scene.first.hand("Concealment", "Dark Quarrels")

    playing = scene.attack(on=aragorn, strikes=1, prowess=10, race=Race.MAN)

    assert anborn.is_untapped
    assert playing.may_play(dark_quarrels)
    assert not playing.may_play(concealment)


@rule("MOV-03", "SITE-25")
def test_nobody_of_another_company_untaps_a_site() -> None:
    scene = Scene()
    aragorn, balin = scene.first.company("Bree", "Aragorn II", "Balin", site_status="tapped")
    scene.first.company("Rivendell", "Arwen")
    look, gates = scene.first.hand(A_SECOND_LOOK, "Gates of Morning")

    playing = scene.hazards(on=aragorn)
    by_the_sage_who_is_there = playing.may_play(look, user=balin)
    users = {option.other for option in playing.options(Verb.PLAY) if option.card == look.id}

    assert playing.may_play(gates)
    assert by_the_sage_who_is_there
    assert users == {balin.id}


@rule("MOV-05")
def test_a_company_on_its_way_is_not_at_its_new_site_until_the_site_phases() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Edoras")
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    crowned, gates = scene.first.hand("Return of the King", "Gates of Morning")

    playing = scene.hazards(on=aragorn, to="Minas Tirith", by=("Rohan", "Anórien"))
    on_the_way = playing.may_play(crowned)
    playing.passes()
    playing.passes()
    in_the_next_companys_phase = playing.may_play(gates) and playing.may_play(crowned)
    playing.pass_until("NextAtSite")
    playing.does(Verb.CHOOSE_COMPANY, number=aragorn.company.id)
    playing.does(Verb.ENTER)

    assert not on_the_way
    assert not in_the_next_companys_phase
    assert faramir.site == "Henneth Annûn"
    assert playing.may_play(crowned, target=aragorn)


@rule("MOV-05")
def test_a_company_is_at_its_site_as_long_as_its_new_one_lies_face_down() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    edoras = scene.first.location_deck("Edoras")[0]
    crowned = scene.first.in_hand("Return of the King")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, edoras)

    assert playing.may_play(crowned, target=aragorn)


@rule("MOV-06")
def test_the_new_site_is_revealed_before_anybody_can_act() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    gates = scene.first.in_hand("Gates of Morning")
    plans_to_go(aragorn, to=scene.first.location_deck("Bag End")[0])

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    asked_first = playing.question
    playing.does(Verb.TRAVEL, names=("Rhudaur", "The Shire"))
    asked_next = playing.question
    may_play_while_drawing = playing.may_play(gates)
    playing.pass_until("HazardWindow")

    assert (asked_first, asked_next) == ("RevealSite", "DrawMore")
    assert not may_play_while_drawing
    assert playing.may_play(gates)


@rule("MOV-07")
def test_an_illegal_movement_is_undone_when_the_site_is_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    edoras = scene.first.location_deck("Edoras")[0]  # five regions away
    plans_to_go(aragorn, to=edoras)
    doors = scene.second.in_hand("Doors of Night")

    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    assert edoras.place == "location deck"
    assert aragorn.site == "Rivendell"
    assert playing.hand(0) == []
    assert playing.hand(1) == ["Doors of Night"]
    assert playing.may_play(doors)


@rule("MOV-08")
def test_what_the_movement_sets_off_comes_after_the_card_draw() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Bairanax Ahunt")

    way = ("Wold & Foothills", "Anduin Vales", "Woodland Realm")
    playing = scene.hazards(on=haldir, to="Thranduil’s Halls", by=way, draw=True)
    while_drawing = playing.question, playing.attack
    playing.pass_until("FaceStrike")

    assert while_drawing == ("DrawMore", None)
    assert playing.attack is not None
    assert playing.attack.race is Race.DRAGON


@rule("MOV-09")
def test_a_company_that_stays_has_no_site_path_and_its_site_is_its_new_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    warband, sellswords = scene.second.hand("Orc-warband", "Sellswords Between Charters")

    playing = scene.hazards(on=aragorn)

    assert aragorn.company.path == ()
    assert playing.why_not(warband) is Reason.NOT_KEYED  # Wilderness and other lands
    assert playing.may(Verb.PLAY_CREATURE, sellswords, names=("Border-hold",))


@rule("MOV-09")
def test_a_company_that_moves_has_a_site_path_and_leaves_its_site_of_origin() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    warband, sellswords = scene.second.hand("Orc-warband", "Sellswords Between Charters")

    playing = scene.hazards(on=aragorn, to="Rivendell")

    assert playing.may(Verb.PLAY_CREATURE, warband, names=("Wilderness",))
    assert playing.why_not(sellswords) is Reason.NOT_KEYED  # Bree is not where it is going
