"""Finding a card as people name it."""

import pytest

from wizardhaven.catalogue.catalogue import find, name
from wizardhaven.catalogue.folding import fold, nearest
from wizardhaven.catalogue.printing import printings
from wizardhaven.errors import UnknownName
from wizardhaven.text.language import Language


def test_a_card_is_found_by_its_name_or_its_code() -> None:
    assert find("Concealment").code == "TW-204"
    assert find("TW-204").names.en == "Concealment"
    assert find(" tw-204 ").code == "TW-204"


def test_case_accents_quotes_and_apostrophes_make_no_difference() -> None:
    assert find("MORIA").code == find("moria").code == "TW-413"
    assert find("Eowyn") is find("Éowyn")
    assert find("wizard's laughter") is find("Wizard’s Laughter")
    assert find('"William" (Wuluag)') is find("William (Wûluag)") is find("TW-112")
    assert find("grosses schiff") is find("Great Ship")


@pytest.mark.parametrize("spoken", ["Twilight", "Zwielicht", "Pénombre"])
def test_a_card_is_found_in_each_language(spoken: str) -> None:
    assert find(spoken).code == "TW-106"


def test_a_name_leads_to_the_original_and_a_code_to_its_own_printing() -> None:
    assert find("Twilight").code == "TW-106"
    assert find("LE-145").code == "LE-145"
    assert find("LE-145").card == "TW-106"


def test_a_name_means_the_heros_card_unless_its_version_is_named() -> None:
    assert find("Moria").code == find("Moria [hero]").code == "TW-413"
    assert find("Moria [minion]").code == "LE-392"
    assert find("moria [Balrog]").code == "BA-93"
    assert find("Saruman").code == "TW-181"
    assert find("Saruman [fallen-wizard]").names.en == "Saruman"
    assert find("Saruman [fallen-wizard]").code != "TW-181"


def test_a_version_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(UnknownName, match=r"There is no “Moria \[stage\]”.*“Moria \[minion\]” \(LE-392\)"):
        find("Moria [stage]")


def test_a_wrong_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"No card is called “Concealmnt”\. Did you mean “Concealment”"):
        find("Concealmnt")


def test_a_name_like_no_other_is_answered_without_a_guess() -> None:
    with pytest.raises(UnknownName, match=r"^No card is called “qqqqqqqqqqqq”\.$"):
        find("qqqqqqqqqqqq")


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(UnknownName):
        find("")


def test_a_code_beyond_its_set_is_answered_with_the_codes_there_are() -> None:
    with pytest.raises(UnknownName, match=r"No card has the code TW-999\. There are TW-1 to TW-500"):
        find("TW-999")


def test_a_german_name_of_two_different_cards_is_refused_with_both() -> None:
    with pytest.raises(UnknownName, match=r"“Concealment \[hero\]” \(TW-204\), “Hiding \[hero\]” \(TW-256\)"):
        find("Versteck")


def test_every_card_is_found_by_its_english_name_and_version() -> None:
    for printing in printings():
        assert find(f"{printing.names.en} [{printing.version.value}]").code == printing.card


def test_the_versions_of_a_card_share_the_heros_name_in_each_language() -> None:
    assert name("TW-404", Language.DE) == name(find("Isengard [minion]").code, Language.DE)
    assert name("LE-145", Language.FR) == "Pénombre"


def test_a_name_that_was_never_printed_in_a_language_is_given_in_english() -> None:
    assert name("TW-500", Language.DE) == "Lure of MECCG"


def test_folding_leaves_what_has_to_agree() -> None:
    assert fold("  L’Œil  de «SAURON» ") == "loeil de sauron"


def test_the_nearest_names_come_nearest_first() -> None:
    assert nearest("gandalff", ["Gimli", "Gandalf", "Galadriel"])[0] == "Gandalf"
