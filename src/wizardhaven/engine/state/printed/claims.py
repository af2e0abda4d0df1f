"""What a card forbids and what it makes count as something else, sorted once."""

from __future__ import annotations

from wizardhaven.engine.state.printed.doors import is_known
from wizardhaven.engine.state.printed.face import Face
from wizardhaven.engine.state.printed.forbidden import bars_cards, names_barred, ways_barred
from wizardhaven.vocabulary.asked_for import among, mentions
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.counts_as import CountsAs, lairs_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Named, Not, Such
from wizardhaven.vocabulary.terms import Length, Movement, Race, RegionType, SiteType, Skill


def _places_said(abilities: tuple[object, ...]) -> list[Such]:
    """Of which versions of its site a card speaks: what they count as, who is at them, what attacks there."""
    found: list[Such] = []
    for ability in abilities:
        if isinstance(ability, CountsAs):
            found.append(ability.what)
        elif isinstance(ability, Modify):
            found.append(ability.of)
        elif isinstance(ability, Guards) and ability.where is not None:
            found.append(ability.where)
    return found


class Claims(Face):
    """What a card says of itself, with what it claims of others."""

    __slots__ = (
        "around",
        "bars",
        "bars_names",
        "bars_ways",
        "counts",
        "everywhere",
        "forbids",
        "gives_skills",
        "holds_still",
        "lairs",
        "makes_leader",
        "makes_overt",
        "makes_player",
        "passes_for",
        "protects",
        "rides_alone",
        "stands_for",
        "hides",
        "stays",
        "stays_near",
        "keeps_site",
        "prolongs",
        "treats_regions",
        "treats_sites",
        "walks_alone",
        "without_followers",
    )

    def lay_out_forbidden(self) -> None:
        """Sort what the card forbids."""
        self.forbids: tuple[Forbid, ...] = tuple([a for a in self.abilities if isinstance(a, Forbid)])
        self.bars: tuple[Forbid, ...] = tuple([a for a in self.forbids if bars_cards(a)])
        self.bars_names: tuple[str, ...] = names_barred(self.forbids)
        self.bars_ways: tuple[Movement, ...] = ways_barred(self.forbids)
        self.holds_still = any([a.deed is Deed.MOVE and a.where is None for a in self.forbids])
        staying = [a.what for a in self.forbids if a.deed is Deed.LEAVE_PLAY]
        self.stays = Subject.THIS_CARD in staying
        self.keeps_site = Subject.SITE in staying
        self.prolongs = Length.LONG in staying
        self.without_followers = any([a.deed is Deed.HAVE_FOLLOWERS for a in self.forbids])
        joining = [a.what for a in self.forbids if a.deed is Deed.JOIN]
        self.walks_alone = any([Sort.CHARACTER in among(what, Sort) for what in joining])
        self.rides_alone = bool(joining) and not self.walks_alone
        self.stays_near: Forbid | None = None
        for forbidden in self.forbids:
            assert is_known(forbidden), f"{self.name}: nobody asks for {forbidden}"
            if forbidden.deed is Deed.STRAY:
                self.stays_near = forbidden

    def lay_out_counting(self) -> None:
        """Sort what the card makes count as something else."""
        self.counts: tuple[CountsAs, ...] = tuple([a for a in self.abilities if isinstance(a, CountsAs)])
        self.treats_sites: tuple[CountsAs, ...] = tuple(
            [a for a in self.counts if isinstance(a.as_, SiteType)]
        )
        self.treats_regions: tuple[CountsAs, ...] = tuple(
            [a for a in self.counts if isinstance(a.what, RegionType)]
        )
        self.everywhere = any([mentions(said, Mark.ANY_VERSION) for said in _places_said(self.abilities)])
        self.around = any([isinstance(a.what, Beside) for a in self.counts])
        self.gives_skills: tuple[Skill, ...] = tuple([a.as_ for a in self.counts if isinstance(a.as_, Skill)])
        self.lairs: tuple[str, ...] = lairs_in(self.abilities)
        self.makes_leader = any([a.as_ is Mark.LEADER for a in self.counts])
        self.makes_overt = any([a.as_ is Mark.OVERT for a in self.counts])
        self.protects = any([a.as_ is Mark.PROTECTED for a in self.counts])
        self.passes_for: Race | None = None
        self.stands_for = ""
        self.hides = ""
        self.makes_player = ""
        for counting in self.counts:
            assert is_known(counting), f"{self.name}: nobody asks for {counting}"
            if isinstance(counting.as_, Race):
                self.passes_for = counting.as_
            elif isinstance(counting.as_, Named) and counting.what is Subject.PLAYER:
                self.makes_player = counting.as_.names[0]
            elif isinstance(counting.as_, Not) and isinstance(counting.what, Named):
                self.hides = counting.what.names[0]
            elif isinstance(counting.as_, Named):
                self.stands_for = counting.as_.names[0]
