"""Different cards that show one being. [MAN-01 to MAN-15]"""

from collections import Counter
from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.minion_cards import CAPTAIN, DARKHAVEN, OLD_TROLL, PASS_ABOVE, SHADOW_LORD
from wizardhaven import Verb
from wizardhaven.cards.tw.characters.men import BARLIMAN_BUTTERBUR
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.changes.cards import discard, eliminate
from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.queries.ending.marshalling_points import duplicates_in_hand
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Character, Event, FormOf, Site
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.counts_as import lairs_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Length, Phase, Pile, PlayerKind, Race, Side, Skill

LOBELIA = Character(
    code="XX-1",
    name="Lobelia Sackville-Baggins",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=0,
    body=8,
    home=(named("Bag End"), named("Bree")),
    mind=1,
    marshalling_points=1,
)
STRIDER = replace(BARLIMAN_BUTTERBUR, code="XX-4", name="Strider", marks=(FormOf("Aragorn II"),))
SHADOW_OF_GANDALF = Event(
    "XX-2",
    "Shadow of Gandalf",
    Side.HAZARD,
    Length.PERMANENT,
    (Use(),),
    marks=(Mark.UNIQUE, FormOf("Gandalf")),
)
BALROG_ABROAD = Event(
    "XX-3",
    "Balrog Abroad",
    Side.HAZARD,
    Length.PERMANENT,
    (Use(),),
    marks=(Mark.UNIQUE, FormOf("Balrog of Moria")),
)


def at_bree(*hand: str | Character, lobelia: bool) -> tuple[Scene, Piece, list[Piece]]:
    """Aragorn at Bree, perhaps with Mistress Lobelia, and some cards in hand."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    if lobelia:
        scene.first.gives("Mistress Lobelia", to=aragorn)
    return scene, aragorn, scene.first.hand(*hand)


@rule("MAN-01")
def test_a_condition_that_names_a_card_is_not_met_by_another_form_of_it() -> None:
    scene, aragorn, _ = at_bree(lobelia=True)
    asking = Context(0, aragorn.id, aragorn.company.id)

    assert holds(scene.table, There(named("Mistress Lobelia")), asking)
    assert not holds(scene.table, There(named("Lobelia Sackville-Baggins")), asking)


def organizing(scene: Scene) -> Playing:
    """The player has begun to organize."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


@rule("MAN-02", "MAN-03")
def test_while_one_form_is_in_play_no_other_can_be_played_whichever_of_them_names_the_other() -> None:
    first, _, (character, _) = at_bree(LOBELIA, "Beregond", lobelia=True)
    first.first.character("Bergil", at="Bree")
    second = Scene()
    aragorn = second.first.company("Bree", "Aragorn II", LOBELIA)[0]
    ally, _ = second.first.hand("Mistress Lobelia", "Rangers of the North")

    assert organizing(first).why_not(character) is Reason.UNIQUE_IN_PLAY
    assert second.at_site(of=aragorn).why_not(ally) is Reason.UNIQUE_IN_PLAY


@rule("MAN-03")
def test_it_does_not_matter_who_has_the_other_form() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.character(LOBELIA, at="Bag End")
    ally, _ = scene.first.hand("Mistress Lobelia", "Rangers of the North")

    playing = scene.at_site(of=aragorn)

    assert playing.why_not(ally) is Reason.UNIQUE_IN_PLAY


TAMED_BERT = Ally(
    "XX-5",
    "Tamed Troll",
    mind=4,
    prowess=6,
    body=9,
    marshalling_points=3,
    playable_at=(named("Bree"),),
    marks=(Mark.UNIQUE, FormOf("“Bert” (Bûrat)")),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
    ),
)
BERT_ABROAD = replace(BALROG_ABROAD, code="XX-6", name="Bert Abroad", marks=(FormOf("“Bert” (Bûrat)"),))


@rule("MAN-04")
def test_a_form_that_leaves_when_another_one_is_played_does_not_stand_in_its_way() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    ally = scene.first.gives(TAMED_BERT, to=aragorn)
    troll = scene.second.in_hand("“Bert” (Bûrat)")
    playing = scene.hazards(on=aragorn, to="Goblin-gate")

    playing.does(Verb.PLAY_CREATURE, troll)
    playing.resolve()

    assert playing.table.attack is not None
    assert ally.in_hand


@rule("MAN-04")
def test_it_leaves_for_a_form_that_stays_in_play_as_well() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    ally = scene.first.gives(TAMED_BERT, to=aragorn)
    abroad = scene.second.in_hand(BERT_ABROAD)
    playing = scene.hazards(on=aragorn, to="Goblin-gate")

    playing.plays(abroad)
    playing.resolve()

    assert abroad.in_play
    assert ally.in_hand


@rule("MAN-04")
def test_a_second_copy_of_it_is_no_other_form() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.second.character("Haldir", at="Bree")
    scene.second.gives(TAMED_BERT, to=haldir)
    copy, _ = scene.first.hand(TAMED_BERT, "Rangers of the North")

    assert scene.at_site(of=aragorn).why_not(copy) is Reason.UNIQUE_IN_PLAY


@rule("MAN-05")
def test_no_other_form_keeps_an_avatar_from_being_played() -> None:
    scene = Scene()
    scene.first.location_deck("Rivendell")
    scene.second.event(SHADOW_OF_GANDALF)
    gandalf = scene.first.in_hand("Gandalf")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, gandalf)


@rule("MAN-05")
def test_only_the_same_person_as_an_avatar_does() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Faramir", "Beregond")
    scene.second.character("Gandalf", at="Lórien")
    gandalf = scene.first.in_hand("Gandalf")

    assert organizing(scene).why_not(gandalf) is Reason.UNIQUE_IN_PLAY


@rule("MAN-08")
def test_once_a_form_is_eliminated_no_other_can_be_played_and_discarding_it_does_no_such_thing() -> None:
    for gone, free in ((eliminate, False), (discard, True)):
        scene = Scene()
        aragorn = scene.first.character("Aragorn II", at="Bree")
        lobelia = scene.first.gives("Mistress Lobelia", to=aragorn)
        character = scene.first.in_hand(LOBELIA)
        scene.first.character("Bergil", at="Bree")

        gone(scene.table, lobelia.id)

        assert organizing(scene).may(Verb.PLAY_CHARACTER, character) is free


@rule("MAN-09")
def test_the_forms_of_a_dragon_may_be_in_play_together() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    ahunt = scene.second.event("Scatha Ahunt")
    home = scene.second.in_hand("Scatha at Home")
    playing = scene.hazards(on=faramir, to="Bree")
    while playing.asked == 0:
        playing.passes()

    playing.plays(home)
    playing.resolve()

    assert ahunt.in_play
    assert home.in_play


@rule("MAN-10")
def test_a_form_of_a_dragon_that_is_merely_discarded_takes_nothing_with_it() -> None:
    scene = Scene()
    home = scene.second.event("Scatha at Home")
    ahunt = scene.second.event("Scatha Ahunt")
    lair = scene.first.site("Gondmaeglom")

    discard(scene.table, ahunt.id)

    assert home.in_play
    assert len(automatic_attacks(scene.table, lair.id)) == 2  # its own, and the one that Scatha adds


@rule("MAN-11")
def test_every_dragon_has_its_lair_in_both_versions_of_the_site() -> None:
    lairs = {
        (dragon, site.name)
        for site in cards().values()
        if isinstance(site, Site)
        for dragon in lairs_in(site.abilities)
    }

    assert lairs == {
        ("Agburanar", "Caves of Ûlund"),
        ("Bairanax", "Ovir Hollow"),
        ("Daelomin", "Dancing Spire"),
        ("Eärcaraxë", "Isle of the Ulond"),
        ("Itangast", "Gold Hill"),
        ("Leucaruth", "Irerock"),
        ("Scatha", "Gondmaeglom"),
        ("Scorba", "Zarak Dûm"),
        ("Smaug", "The Lonely Mountain"),
    }


@rule("MAN-11")
def test_nobody_waits_in_the_lair_of_a_dragon_that_was_defeated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Gondmaeglom")
    scene.second.pile(POINTS, "Scatha")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@rule("MAN-12")
def test_the_balrog_is_not_at_home_while_a_form_of_him_is_abroad_nor_once_one_is_gone() -> None:
    waiting, abroad, gone = Scene(), Scene(), Scene()
    abroad.second.event(BALROG_ABROAD)
    gone.second.removed(BALROG_ABROAD)

    gates = [scene.first.site("The Under-gates") for scene in (waiting, abroad, gone)]

    attacks = [
        len(automatic_attacks(scene.table, site.id))
        for scene, site in zip((waiting, abroad, gone), gates, strict=True)
    ]
    assert attacks == [2, 1, 1]


@rule("MAN-15")
def test_at_the_end_another_form_in_hand_counts_as_a_duplicate() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Mistress Lobelia", to=aragorn)
    character, cram = scene.second.hand(LOBELIA, "Cram")

    matching = duplicates_in_hand(scene.table, 1, (character.id, cram.id))

    assert matching == [character.id]


@rule("MAN-14")
def test_two_forms_of_one_person_revealed_in_the_draft_are_both_set_aside() -> None:
    scene = Scene(filled=False)
    scene.first.location_deck("Rivendell")
    scene.second.location_deck("Rivendell")
    aragorn, arwen = scene.first.pool("Aragorn II", "Arwen")
    strider, _ = scene.second.pool(STRIDER, "Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, aragorn)
    playing.does(Verb.DRAFT, strider)

    assert not aragorn.in_play
    assert not strider.in_play
    assert playing.may(Verb.DRAFT, arwen)


def lord(name: str, nazgul: str) -> Character:
    """A Ringwraith who is another form of that Nazgûl and may have one more as his follower."""
    return replace(
        SHADOW_LORD,
        code=f"XX-{name}",
        name=name,
        direct_influence=4,
        marks=(FormOf(nazgul),),
        abilities=(Permit(Deed.BRING, Race.RINGWRAITH),),
    )


RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
DOG_LORD = lord("Dog-lord", "Dwar of Waw")
QUIET_LORD = lord("Quiet Lord", "Adûnaphel")


@rule("MAN-06", "ORG-17")
def test_a_ringwraith_who_is_played_drives_out_the_nazgul_he_is() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.location_deck(DARKHAVEN)
    dwar = scene.second.event("Dwar of Waw")
    another = scene.second.event("Adûnaphel")
    played = scene.first.in_hand(DOG_LORD)

    playing = organizing(scene)
    playing.does(Verb.PLAY_CHARACTER, played)

    assert played.in_play
    assert dwar.is_discarded
    assert another.in_play


@rule("MAN-06", "ORG-17", "ORG-19")
def test_so_does_one_who_comes_as_a_follower_if_another_ringwraith_allows_it_at_a_darkhaven() -> None:
    for site, may_follow in ((DARKHAVEN, True), (PASS_ABOVE, False)):
        scene = Scene(kinds=RINGWRAITHS)
        master = scene.first.company(site, DOG_LORD)[0]
        adunaphel = scene.second.event("Adûnaphel")
        follower = scene.first.in_hand(QUIET_LORD)
        playing = organizing(scene)
        offered = playing.may(Verb.PLAY_CHARACTER, follower, master)
        if offered:
            playing.does(Verb.PLAY_CHARACTER, follower, master)

        assert offered is may_follow
        assert adunaphel.is_discarded is may_follow
        assert avatar_of(scene.table, 0) == master.id


@rule("MAN-06", "ORG-17")
def test_a_follower_leaves_for_the_same_ringwraith_as_an_avatar_and_an_avatar_for_nobody() -> None:
    for follows in (True, False):
        scene = Scene(kinds=RINGWRAITHS)
        scene.first.location_deck(DARKHAVEN)
        scene.first.company(PASS_ABOVE, CAPTAIN, OLD_TROLL)
        same = scene.second.company(DARKHAVEN, QUIET_LORD)[0]
        if follows:
            scene.second.follow(same, scene.second.character(DOG_LORD, at=DARKHAVEN.name))
        played = scene.first.in_hand(QUIET_LORD)
        playing = organizing(scene)
        offered = playing.may(Verb.PLAY_CHARACTER, played)
        if offered:
            playing.does(Verb.PLAY_CHARACTER, played)

        assert offered is follows
        assert same.is_discarded is follows


@rule("MAN-11")
def test_nobody_waits_for_minions_in_the_lair_of_a_dragon_that_was_defeated() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    gorbag = scene.first.character("Gorbag", at="The Lonely Mountain [minion]")
    scene.second.pile(POINTS, "Smaug")
    playing = scene.entering(of=gorbag)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@rule("MAN-11")
def test_the_minions_card_of_a_lair_is_the_lair_of_the_same_dragon() -> None:
    lairs = Counter(
        (dragon, site.name)
        for site in cards().values()
        if isinstance(site, Site)
        for dragon in lairs_in(site.abilities)
    )

    assert [name for (_, name), versions in lairs.items() if versions != 2] == []
