"""A sheet as the person lays it out: what it says beside the answer at hand, and with how many ticks."""

from __future__ import annotations

from wizardhaven.protocol.pictures import Answer, AnswerSheet, SheetGroup


class Laid:
    """Everything that a sheet can still say. All that waits in its order is gone through with one click."""

    def __init__(self, sheet: AnswerSheet) -> None:
        self._sheet = sheet
        self._order = order_of(sheet)
        self._waiting = [] if self._order is None else [part.answer for part in self._order.parts]
        self._begun = False
        self._rest = on(sheet)

    def says(self, answer: Answer) -> int | None:
        """The ticks that it takes to say so; None if the sheet does not."""
        if any([says_the_same(one, answer) for one in self._waiting]):
            return self._next(answer)
        for place, one in enumerate(self._rest):
            if says_the_same(one, answer):
                del self._rest[place]
                return 0 if is_preset(self._sheet, answer) else 1
        return None

    def _next(self, answer: Answer) -> int | None:
        """One begins with any of those that wait; the others follow as they stand there."""
        place = [says_the_same(one, answer) for one in self._waiting].index(True)
        if self._begun and place > 0:
            return None
        self._begun = True
        del self._waiting[place]
        return min(place, 1)


def is_thrown_away(sheet: AnswerSheet) -> bool:
    """Whether it holds nothing but cards to discard: with the last one on the pile it is done."""
    return all([group.kind in ("discards", "free") for group in sheet.groups if group.parts])


def order_of(sheet: AnswerSheet) -> SheetGroup | None:
    return next((group for group in sheet.groups if group.kind == "order"), None)


def on(sheet: AnswerSheet) -> list[Answer]:
    """All that can be said by it but the order, each as often as it may be ticked or comes round."""
    order = order_of(sheet)
    rounds = 1 if order is None else len(order.parts)
    groups = [group for group in sheet.groups if group is not order]
    parts = [part.answer for group in groups for part in group.parts for _ in range(part.most)]
    closing = [answer for group in sheet.groups for answer in group.closing]
    return [*parts, *closing, *sheet.closing * rounds, *sheet.between * (rounds - 1)]


def is_preset(sheet: AnswerSheet, answer: Answer) -> bool:
    """Whether it is ticked from the start, or said whatever is ticked."""
    parts = [part for group in sheet.groups for part in group.parts if says_the_same(part.answer, answer)]
    return not parts or any([part.preset for part in parts])


def says_the_same(one: Answer, other: Answer) -> bool:
    if one.verb is not other.verb or (one.question is not None and one.question is not other.question):
        return False
    return _places(one) == _places(other)


def _places(answer: Answer) -> list[tuple[str, str] | None]:
    anchors = (answer.source, *answer.targets)
    return [None if anchor is None else (anchor.kind, anchor.ref) for anchor in anchors]
