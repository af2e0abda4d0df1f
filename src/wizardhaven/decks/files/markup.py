"""Tags that say something: the cells of a table, and attributes that name a card or count it."""

import re
from typing import Final

TAG: Final = re.compile(r"</?(?P<tag>[a-z][a-z0-9]*)(?P<said>\s[^<>]*)?/?>", re.IGNORECASE)
ATTRIBUTE: Final = re.compile(
    r"(?<![\w-])(?P<what>qty|quantity|count|copies|number|name|sideboard)\s*=\s*[\"'](?P<said>[^\"']*)[\"']",
    re.IGNORECASE,
)
COUNTS: Final = ("qty", "quantity", "count", "copies")
HOLDING: Final = ("card", "superzone", "zone", "section")
"""Tags whose name and number are a card's or a section's, and not a page's own."""
BETWEEN: Final = ("td", "th", "br", "li", "p", "name", "set", *COUNTS)
"""Tags that keep apart what stands before and behind them."""


def without_tags(line: str) -> str:
    """What the tags of a line leave of it, and what they say themselves."""
    text = TAG.sub(_left_by, line)
    return re.sub(r"\s*(?:\s\|\s+)+", " | ", text).strip(" |") if " | " in text else text


def _left_by(found: "re.Match[str]") -> str:
    tag, said = found["tag"].casefold(), _said(found["said"] or "")
    holds = tag in HOLDING
    counts = [said[one] for one in (*COUNTS, *["number"] * holds) if said.get(one, "").isdecimal()]
    beside = ["SB:"] if holds and said.get("sideboard", "") not in ("", "0", "false") else []
    named = [said["name"]] if holds and said.get("name") else []
    told = " ".join([*beside, *counts[:1], *named])
    return f"{told} " if told else " | " if tag in BETWEEN else ""


def _said(text: str) -> dict[str, str]:
    return {one["what"].casefold(): one["said"].strip() for one in ATTRIBUTE.finditer(text)}
