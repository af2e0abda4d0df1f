"""The kinds of cards and players, as the game knows them. [GLO-037 to GLO-123]"""

from tests.rules.marks import rule
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.lasting import ATTACK, CARD, COMPANY
from wizardhaven.engine.state.printed.reading import read_card
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import Length, Phase, PlayerKind, Race, Side


@rule("GLO-037")
def test_a_card_can_be_meant() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Edoras")
    lure = scene.second.gives("Lure of Expedience", to=balin)
    scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    aims = [option.aim for option in playing.options(Verb.PLAY)]

    assert [(aim.kind, aim.number) for aim in aims] == [(CARD, lure.id)]


@rule("GLO-037")
def test_a_company_can_be_meant() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Edoras")
    stealth = scene.first.in_hand("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    playing.plays(stealth, user=arwen)

    on = [lasting.on for lasting in playing.table.lasting]
    assert [(aim.kind, aim.number) for aim in on] == [(COMPANY, arwen.company.id)]


@rule("GLO-037")
def test_an_attack_can_be_meant() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Edoras")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=arwen)

    aims = [option.aim for option in playing.options(Verb.PLAY)]

    assert [(aim.kind, aim.number) for aim in aims] == [(ATTACK, arwen.company.id)]


@rule("GLO-039")
def test_an_event_is_short_long_or_permanent_and_nothing_else_is_an_event() -> None:
    events = [card for card in cards().values() if isinstance(card, Event)]
    creatures = [card for card in cards().values() if isinstance(card, Creature)]
    either = [card for card in creatures if card.as_event]
    briefly = [card for card in creatures if card.as_short_event]
    both = [*either, *briefly]
    others = [card for card in cards().values() if not isinstance(card, Event) and card not in both]

    assert {event.length for event in events} == {Length.SHORT, Length.LONG, Length.PERMANENT}
    assert all([read_card(card).event is None for card in others])
    assert all([read_card(card).is_event(Length.PERMANENT) for card in either])
    assert all([read_card(card).is_event(Length.SHORT) for card in briefly])


@rule("GLO-039")
def test_a_short_event_is_gone_when_a_long_and_a_permanent_one_still_lie_there() -> None:
    scene = Scene()
    fili = scene.first.company("Edoras", "Fíli", "Anborn", "Bergil")[0]
    scene.first.gives("Glamdring", to=fili)
    doors, stir, sickness = scene.second.hand("Doors of Night", "Minions Stir", "Dragon-sickness")
    playing = scene.hazards(on=fili)

    playing.plays(doors)
    playing.resolve()
    playing.plays(stir)
    playing.resolve()
    playing.plays(sickness, target=fili)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert doors.in_play
    assert stir.in_play
    assert sickness.is_discarded


@rule("GLO-045")
def test_creatures_hazard_events_and_agents_are_hazards_and_no_other_card_is() -> None:
    for card in cards().values():
        threatens = isinstance(card, Creature) or (isinstance(card, Event) and card.side is Side.HAZARD)
        threatens = threatens or (isinstance(card, Character) and is_marked(card, Sort.AGENT))
        assert read_card(card).hazard == threatens, card.name


@rule("GLO-045")
def test_a_player_does_not_threaten_himself() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    doors, wargs = scene.first.hand("Doors of Night", "Wargs")
    scene.first.in_hand("Gates of Morning")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(doors) is Reason.NOT_ON_OWN_TURN
    assert playing.why_not(wargs) is Reason.NOT_ON_OWN_TURN


@rule("GLO-055")
def test_an_item_is_a_resource_that_a_character_bears() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    sword = scene.first.in_hand("Glamdring")
    playing = scene.at_site(of=haldir)

    playing.does(Verb.PLAY_AT_SITE, sword, haldir)
    playing.resolve()

    assert sword.bearer == haldir
    assert all([read_card(card).resource for card in cards().values() if isinstance(card, Item)])


@rule("GLO-089")
def test_items_allies_factions_and_helpful_events_are_resources_and_no_other_card_is() -> None:
    for card in cards().values():
        helps = isinstance(card, (Item, Ally, Faction))
        helps = helps or (isinstance(card, Event) and card.side is Side.RESOURCE)
        assert read_card(card).resource == helps, card.name


@rule("GLO-089")
def test_characters_sites_and_regions_are_no_resources() -> None:
    printed = [read_card(card) for card in cards().values() if isinstance(card, (Character, Site, Region))]

    assert printed
    assert not any([card.resource for card in printed])


@rule("GLO-123")
def test_a_wizard_player_plays_a_wizard_who_is_his_avatar() -> None:
    plays = starting_deck("challenge-a")
    avatars = [card for card in plays.play_deck if isinstance(card, Character) and card.avatar]

    assert plays.kind is PlayerKind.WIZARD
    assert avatars
    assert {(avatar.avatar, avatar.race) for avatar in avatars} == {(PlayerKind.WIZARD, Race.WIZARD)}


@rule("GLO-123")
def test_every_wizard_of_the_hero_cards_can_be_an_avatar_and_nobody_else_can() -> None:
    heroes = [card for card in cards().values() if isinstance(card, Character)]

    assert all([(card.avatar is PlayerKind.WIZARD) == (card.race is Race.WIZARD) for card in heroes])


@rule("GLO-108")
def test_what_is_specific_to_a_character_needs_him_in_play() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Minas Tirith")
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(king) is Reason.NO_TARGET

    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may_play(king, target=aragorn)


@rule("GLO-108")
def test_a_declared_avatar_stays_the_players_own_though_he_is_not_in_play() -> None:
    scene = Scene()
    scene.first.avatar_revealed("Gandalf")
    scene.first.character("Faramir", at="Rivendell")
    gandalf, saruman = scene.first.hand("Gandalf", "Saruman")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert not [card for card in playing.table.pile(0, IN_PLAY) if playing.table.printed[card].avatar]
    assert playing.may(Verb.PLAY_CHARACTER, gandalf)
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)


@rule("UNT-14")
def test_a_view_keeps_no_record_of_cards_that_the_opponent_has_played_or_shown() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=faramir)
    while_it_lay_there = repr(playing.game.view(0))

    playing.plays(twilight, target=doors)
    playing.resolve()
    told_at_once = [fact.card for fact in playing.game.facts]
    playing.pass_until("MayDiscard")

    assert f"id={doors.id}" in while_it_lay_there
    assert doors.id in told_at_once
    assert f"id={doors.id}" not in repr(playing.game.view(0))
    assert doors.id not in [fact.card for fact in playing.game.facts]  # no log goes back further than a move
