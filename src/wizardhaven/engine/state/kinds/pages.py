"""The four kinds of player, each by its name."""

from typing import Final

from wizardhaven.engine.state.kinds.balrog import BALROG
from wizardhaven.engine.state.kinds.fallen_wizard import FALLEN_WIZARD
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.engine.state.kinds.ringwraith import RINGWRAITH
from wizardhaven.engine.state.kinds.wizard import WIZARD
from wizardhaven.vocabulary.terms import PlayerKind

KINDS: Final[dict[PlayerKind, Kind]] = {
    page.player: page for page in (WIZARD, RINGWRAITH, FALLEN_WIZARD, BALROG)
}
