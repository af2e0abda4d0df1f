"""The lab's report as one page that stands alone."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.lab.figures import TOO_FEW, CardFigures, LabFigures, Rate
from wizardhaven.lab.game import SITE
from wizardhaven.lab.plots import bars, rates
from wizardhaven.lab.words import KINDS, WORDS, rate_sentence
from wizardhaven.text.language import Language

MOST_SHOWN: Final = 15


def page(title: str, found: LabFigures, matrix: Mapping[str, Mapping[str, Rate]], language: Language) -> str:
    """The whole report; each plot stands beside the words that say the same."""
    words = WORDS[language]
    heading = escape(words["title"].format(title))
    theirs = found.their_points
    points = {KINDS[language][kind]: (mean, theirs.get(kind, 0.0)) for kind, mean in found.points.items()}
    hurt = list(found.hurt_by.items())[:MOST_SHOWN]
    parts = [
        f"<h1>{heading}<small>{escape(rate_sentence(found.rate, language))}</small></h1>",
        _sums(found, words),
        _part(words["against"], rates(found.opponents)),
        _part(f"{words['points']} ({words['ours']} · {words['theirs']})", bars(points)),
        _part(words["cards"], f"<p>{escape(words['warning'])}</p>{_cards(found.cards, language)}"),
        _part(words["hurt"], bars({_called(code, language): (float(times),) for code, times in hurt})),
        _part(words["everybody"], _matrix(matrix)) if len(matrix) > 2 else "",
        _part(words["broken"], ", ".join([str(one.seed) for one in found.broken])) if found.broken else "",
    ]
    head = f'<meta charset="utf-8"><title>{heading}</title><style>{_style()}</style>'
    body = f"<body>{''.join(parts)}</body>"
    return f'<!doctype html><html lang="{language.value}"><head>{head}</head>{body}</html>\n'


def _style() -> str:
    return (files("wizardhaven.lab") / "page.css").read_text(encoding="utf-8")


def _sums(found: LabFigures, words: Mapping[str, str]) -> str:
    ours, theirs = found.totals
    return f"<p>{words['turns']}: {found.turns:.1f} · {words['total']}: {ours:.1f} : {theirs:.1f}</p>"


def _part(heading: str, content: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{content}</section>"


def _cards(cards: Sequence[CardFigures], language: Language) -> str:
    words = WORDS[language]
    columns = ("cards", "drawn", "played", "stuck", "when played", "when not", "decisive")
    heads = "".join([f"<th>{escape(words[name])}</th>" for name in columns])
    rows = [_row(card, language) for card in sorted(cards, key=lambda card: -card.drawn)]
    return f"<table><tr>{heads}</tr>{''.join(rows)}</table>"


def _row(card: CardFigures, language: Language) -> str:
    few = WORDS[language]["few"]
    shares = [_share(rate, few) for rate in (card.when_played, card.when_not)]
    numbers = [str(number) for number in (card.drawn, card.played, card.stuck)]
    cells = [escape(_called(card.code, language)), *numbers, *shares, "✓" if card.is_decisive else ""]
    return f"<tr>{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>"


def _share(rate: Rate, few: str) -> str:
    if rate.games < TOO_FEW:
        return f'<span class="few">{escape(few)}</span>'
    return f"{rate.share:.0%} ({rate.interval[0]:.0%}–{rate.interval[1]:.0%})"


def _matrix(matrix: Mapping[str, Mapping[str, Rate]]) -> str:
    heads = "".join([f"<th>{escape(name)}</th>" for name in matrix])
    rows = [
        f"<tr><td>{escape(name)}</td>{''.join([_cell(rate) for rate in row.values()])}</tr>"
        for name, row in matrix.items()
    ]
    return f"<table><tr><th></th>{heads}</tr>{''.join(rows)}</table>"


def _cell(rate: Rate) -> str:
    return f"<td>{rate.share:.0%} <small>({rate.games})</small></td>" if rate.games else "<td>·</td>"


def _called(code: str, language: Language) -> str:
    return WORDS[language]["site"] if code == SITE else catalogue.name(code, language)
