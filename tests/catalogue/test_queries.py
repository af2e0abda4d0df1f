"""What library and page both keep to: the queries of `queries.json`, and what is found by them."""

from tools.queries import QUERIES, page


def test_the_library_finds_what_is_written_beside_each_query() -> None:
    assert QUERIES.read_text(encoding="utf-8") == page(), (
        "run python -m tools.queries and read what has changed"
    )
