"""What other companies may do during a company's site phase. [SITE-45]"""

from __future__ import annotations

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@rule("SITE-45")
def test_a_company_that_has_not_entered_its_site_cannot_help_another() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    beretar = scene.first.character("Beretar", at="Bree", status="tapped")
    cram = scene.first.gives("Cram", beretar)

    playing = scene.at_site(faramir)

    assert not playing.may(Verb.USE, cram)


@rule("SITE-45")
def test_a_company_that_has_entered_its_site_may_help_another() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    beretar = scene.first.character("Beretar", at="Bree", status="tapped")
    cram = scene.first.gives("Cram", beretar)
    entered = beretar.company.copy()
    entered.visited = entered.entered = True
    scene.table.companies[entered.id] = entered

    playing = scene.at_site(faramir)
    playing.uses(cram)
    playing.resolve()

    assert beretar.is_untapped
    assert cram.is_discarded
