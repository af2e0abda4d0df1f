"""Stories of the cards that let a company move as no other can."""

from tests.cards.marks import card
from tests.rules.fallen_wizards import fallen
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def destinations(playing: Playing) -> list[str]:
    """The sites that movement may be planned to."""
    return [playing.table.printed[one.card].name for one in playing.options(Verb.PLAN_MOVEMENT)]


@card("TW-251")
def test_gwaihir_is_discarded_to_carry_a_small_company_far_away() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.character("Balin", at="Moria")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    pelargir = scene.first.location_deck("Pelargir")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gwaihir)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, pelargir)
    playing.pass_to(Phase.SITE)

    assert gwaihir.is_discarded
    assert gimli.site == "Pelargir"


@card("TW-251")
def test_gwaihir_flies_neither_to_shadow_lands_nor_to_dark_domains_nor_below() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    scene.first.location_deck("Mount Doom", "Dead Marshes", "The Gem-deeps", "Tolfalas", "Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gwaihir)
    playing.resolve()

    assert destinations(playing) == ["Tolfalas", "Moria"]


@card("TW-251")
def test_gwaihir_does_not_carry_three() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.character("Balin", at="Moria")
    scene.first.character("Legolas", at="Moria")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, gwaihir)


@card("TW-251")
def test_only_creatures_keyed_to_the_site_threaten_those_whom_gwaihir_carries() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    moria = scene.first.location_deck("Moria")[0]
    guard, wargs = scene.second.hand("Orc-guard", "Wargs")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gwaihir)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, moria)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Gwaihir",))
    playing.pass_until("HazardWindow")

    assert playing.may(Verb.PLAY_CREATURE, guard)
    assert playing.why_not(wargs) is Reason.NOT_KEYED


@card("TW-220")
def test_eagle_mounts_take_a_company_with_a_diplomat_from_the_eyrie_to_distant_sites() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Eagles’ Eyrie")
    mounts = scene.first.in_hand("Eagle-mounts")
    scene.first.location_deck("Moria", "Carn Dûm", "The Gem-deeps", "Tolfalas")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(mounts) is Reason.ONLY_AT_END_OF_ORGANIZATION
    playing.pass_until("EndOfOrganization")

    playing.plays(mounts)
    playing.resolve()
    assert destinations(playing) == ["Tolfalas"]
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_to(Phase.SITE)

    assert adrazar.site == "Tolfalas"
    assert mounts.is_discarded


@card("TW-220")
def test_the_eagles_carry_a_fallen_wizards_company_to_a_haven_too() -> None:
    scene = fallen()
    scene.first.company("Eagles’ Eyrie", "Adrazar")
    mounts = scene.first.in_hand("Eagle-mounts")
    scene.first.location_deck("Moria", "Edhellond")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")

    playing.plays(mounts)
    playing.resolve()

    assert destinations(playing) == ["Edhellond"]


@card("TW-220")
def test_the_eagles_carry_nobody_without_a_diplomat() -> None:
    scene = Scene()
    scene.first.character("Balin", at="Eagles’ Eyrie")
    scene.first.character("Adrazar", at="Bree")
    mounts = scene.first.in_hand("Eagle-mounts")
    stealth = scene.first.in_hand("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")

    assert playing.may_play(stealth)
    assert playing.why_not(mounts) is Reason.CONDITION_NOT_MET


@card("TW-220")
def test_on_eagle_mounts_only_creatures_keyed_to_the_new_site_are_met() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Eagles’ Eyrie")
    mounts = scene.first.in_hand("Eagle-mounts")
    scene.first.location_deck("Tolfalas")
    wargs, warband = scene.second.hand("Wargs", "Orc-warband")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")

    playing.plays(mounts)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("HazardWindow")

    assert adrazar.company.regions == ()
    assert playing.why_not(wargs) is Reason.NOT_KEYED
    assert playing.may(Verb.PLAY_CREATURE, warband)


@card("TW-302")
def test_aragorn_leads_a_company_along_the_paths_of_the_dead() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Dunharrow")
    paths = scene.first.in_hand("Paths of the Dead")
    scene.first.location_deck("Vale of Erech", "Tolfalas")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")

    playing.plays(paths)
    playing.resolve()
    assert destinations(playing) == ["Vale of Erech"]
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Paths of the Dead",))
    playing.pass_to(Phase.SITE)

    assert aragorn.site == "Vale of Erech"


@card("TW-302")
def test_on_the_paths_of_the_dead_all_undead_may_be_met_and_nobody_else() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Dunharrow")
    paths = scene.first.in_hand("Paths of the Dead")
    scene.first.location_deck("Vale of Erech")
    ghosts, ambusher = scene.second.hand("Ghosts", "Ambusher")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")
    playing.plays(paths)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Paths of the Dead",))
    playing.pass_until("HazardWindow")

    assert playing.may(Verb.PLAY_CREATURE, ghosts)
    assert playing.why_not(ambusher) is Reason.NO_CREATURES_THIS_TURN


@card("TW-302")
def test_the_paths_of_the_dead_begin_at_dunharrow() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Edoras")
    paths, stealth = scene.first.hand("Paths of the Dead", "Stealth")
    scene.first.character("Adrazar", at="Bree")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")

    assert playing.may_play(stealth)
    assert playing.why_not(paths) is Reason.CONDITION_NOT_MET
