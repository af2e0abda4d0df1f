"""What the words about followers say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.terms import PlayerKind, Race, SiteType, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Permit(Deed.JOIN, Mark.LEADER),
        "the company may contain one more leader, who does not count for its size",
        "die Gemeinschaft darf einen weiteren Anführer enthalten, der für ihre Größe nicht zählt",
        "la compagnie peut compter un chef de plus, qui ne compte pas dans sa taille",
    ),
    (
        Permit(Deed.JOIN, all_of(Mark.LEADER, Race.TROLL)),
        "the company may contain a Troll leader in addition to another leader",
        "die Gemeinschaft darf neben einem anderen Anführer einen Troll-Anführer enthalten",
        "la compagnie peut compter un chef Troll en plus d'un autre chef",
    ),
    (
        Permit(Deed.HAVE_FOLLOWERS),
        "the bearer may have followers",
        "der Träger darf Gefolgsleute haben",
        "le porteur peut avoir des suivants",
    ),
    (
        Permit(Deed.BRING, any_of(Race.ORC, Race.TROLL)),
        "you may bring Orcs and Trolls into play and begin the game with them",
        "du darfst Orks und Trolle ins Spiel bringen und das Spiel mit ihnen beginnen",
        "vous pouvez faire entrer en jeu des Orques et des Trolls et commencer la partie avec eux",
    ),
    (
        Permit(Deed.BRING, Race.HALF_ORC, where=SiteType.HAVEN),
        "you may bring Half-orcs into play at any of your Wizardhavens, even away from your avatar",
        (
            "du darfst Halb-Orks an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von "
            "deinem Zauberer"
        ),
        (
            "vous pouvez faire entrer en jeu des Demi-orques dans tout Havre de Sorcier à vous, même loin de "
            "votre Sorcier"
        ),
    ),
    (
        Permit(Deed.BRING_ONE, all_of(any_of(Sort.CHARACTER, Sort.AGENT), AtMost(Stat.MIND, 6))),
        (
            "in place of another character, bring one with a mind of 6 or less, who may be an agent, into "
            "play and place Staff with him; he may also be a starting character"
        ),
        (
            "du darfst anstelle eines anderen Charakters einen mit höchstens 6 Geisteskraft (auch einen "
            "Agenten) ins Spiel bringen; lege diese Karte zu ihm; er kann auch ein Anfangscharakter sein"
        ),
        (
            "vous pouvez faire entrer en jeu un personnage (même un agent) dont l'esprit est de 6 au plus, à "
            "la place d'un autre ; placez cette carte avec lui ; il peut aussi être un personnage de départ"
        ),
    ),
    (
        Permit(Deed.BRING_ONE, Sort.AGENT, by=Subject.COMPANY),
        (
            "one agent may come into play with the company at a Haven, or begin the game in it; place Staff "
            "with him"
        ),
        (
            "ein Agent darf mit der Gemeinschaft an einem Zufluchtsort ins Spiel kommen oder darin beginnen; "
            "lege diese Karte zu ihm"
        ),
        (
            "un agent peut entrer en jeu avec la compagnie dans un Havre, ou y commencer la partie ; placez "
            "cette carte avec lui"
        ),
    ),
    (
        Modify(Stat.CONTROL, -1, all_of(With(Subject.PLAYER), Race.HALF_ORC)),
        "each of your Half-orcs takes one point of influence less to control",
        "die Kontrolle über jeden deiner Halb-Orks kostet 1 Einflusspunkt weniger",
        "le contrôle de chacun de vos Demi-orques coûte 1 point d'influence de moins",
    ),
    (
        Permit(Deed.INFLUENCE_FROM_AFAR, then=(Modify(Stat.GENERAL_INFLUENCE, 2, how=How.DIVIDED, most=10),)),
        (
            "your avatar may try to influence your opponent's cards wherever they are; half of your unused "
            "general influence, rounded up, to a maximum of 10, then stands for his unused direct influence, "
            "less one for each region on the way there, both ends counted"
        ),
        (
            "dein Avatar darf versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind; statt des "
            "direkten zählt dann die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses (höchstens"
            " 10), vermindert um 1 je Region auf dem Weg dorthin"
        ),
        (
            "votre avatar peut tenter d'influencer les cartes de votre adversaire où qu'elles soient ; la "
            "moitié (arrondie au supérieur, 10 au plus) de votre influence générale inutilisée remplace alors"
            " son influence directe, moins 1 par région du chemin"
        ),
    ),
    (
        Permit(Deed.EXCEED_SIZE),
        "there is no limit to the size of the company",
        "die Größe der Gemeinschaft ist unbegrenzt",
        "la taille de la compagnie n'est pas limitée",
    ),
    (
        Modify(Stat.CONTROL, 2, against=Race.FALLEN_WIZARD, how=How.SET),
        (
            "the bearer takes two points of influence to control, which only general influence or a "
            "Fallen-wizard can give"
        ),
        (
            "die Kontrolle über den Träger kostet 2 Einflusspunkte und kann nur durch allgemeinen Einfluss "
            "oder einen Gefallenen Zauberer erfolgen"
        ),
        (
            "le contrôle du porteur coûte 2 points d'influence et ne revient qu'à l'influence générale ou à "
            "un Sorcier Corrompu"
        ),
    ),
    (
        Forbid(Deed.BRING, Sort.AVATAR, by=Subject.OPPONENT),
        "until Staff lies on somebody, your opponent cannot play the avatar you have revealed",
        "dein Gegner darf deinen Avatar nicht spielen, solange diese Karte auf niemandem liegt",
        "votre adversaire ne peut jouer votre avatar, tant que cette carte n'est sur personne",
    ),
    (
        CountsAs(named("Sauron"), Subject.PLAYER),
        (
            "you are Sauron and not a Ringwraith: you may neither reveal a Ringwraith nor play Ringwraith "
            "followers"
        ),
        (
            "du bist Sauron und kein Ringgeist: du darfst weder einen Ringgeist enthüllen noch Ringgeister "
            "als Gefolgsleute spielen"
        ),
        (
            "vous êtes Sauron et non un Spectre : vous ne pouvez ni révéler de Spectre ni jouer de Spectres "
            "comme suivants"
        ),
    ),
    (
        Forbid(Deed.BRING, AtLeast(Stat.MIND, 5), by=PlayerKind.FALLEN_WIZARD),
        "Fallen-wizards may not bring characters with a mind of 5 or more into play",
        "Gefallene Zauberer dürfen keine Charaktere mit 5 oder mehr Geisteskraft ins Spiel bringen",
        "les Sorciers Corrompus ne peuvent faire entrer en jeu de personnages d'un esprit de 5 ou plus",
    ),
    (
        Forbid(
            Deed.BRING,
            AtLeast(Stat.MIND, 4),
            by=all_of(PlayerKind.FALLEN_WIZARD, AtLeast(Stat.STAGE_POINTS, 10)),
        ),
        (
            "Fallen-wizards with 10 or more stage points may not bring characters with a mind of 4 or more "
            "into play"
        ),
        (
            "Gefallene Zauberer mit mindestens 10 Entwicklungspunkten dürfen keine Charaktere mit 4 oder "
            "mehr Geisteskraft ins Spiel bringen"
        ),
        (
            "les Sorciers Corrompus avec 10 points de Déchu ou plus ne peuvent faire entrer en jeu de "
            "personnages d'un esprit de 4 ou plus"
        ),
    ),
    (
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        "except as a starting character, the bearer can come into play only at the home site",
        "diese Karte darf nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter",
        "cette carte ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ",
    ),
    (
        Permit(Deed.COME_BESIDES, named("Bûrat", "Tûma")),
        (
            "in a turn in which Bûrat or Tûma comes into play, the bearer may do so as well and does not "
            "count as a character of that turn"
        ),
        (
            "in einem Zug, in dem Bûrat oder Tûma ins Spiel kommt, darf diese Karte ebenfalls ins Spiel "
            "gebracht werden, ohne als Charakter dieses Zuges zu zählen"
        ),
        (
            "pendant un tour où Bûrat ou Tûma entre en jeu, cette carte peut entrer en jeu aussi, sans "
            "compter comme un personnage de ce tour"
        ),
    ),
    (
        Modify(Stat.CONTROL, Amount.MIND, against=Not(Sort.CHARACTER), how=How.SET),
        "the bearer cannot be controlled by direct influence",
        "der Träger kann nicht durch direkten Einfluss kontrolliert werden",
        "le porteur ne peut pas être contrôlé par influence directe",
    ),
    (
        CountsAs(Mark.LEADER),
        "the bearer is a leader",
        "der Träger ist ein Anführer",
        "le porteur est un chef",
    ),
    (
        Permit(Deed.LEAD, all_of(Race.RINGWRAITH, AtMost(Tally.CHARACTERS, 1))),
        (
            "as your avatar the bearer may have a Ringwraith follower whom it takes no influence to control "
            "and whom you may bring into play in your organization phases"
        ),
        (
            "ein Ringgeist darf dem Träger, wenn er dein Avatar ist, folgen, ohne Einfluss zu kosten, und in "
            "Organisationsphasen mit ihm ins Spiel gebracht werden"
        ),
        (
            "comme votre avatar, le porteur peut avoir un Spectre suivant dont le contrôle ne coûte aucune "
            "influence et que vous pouvez faire entrer en jeu pendant vos phases d'organisation"
        ),
    ),
    (
        Permit(Deed.LEAD, Subject.THIS_CARD),
        (
            "the bearer may be brought into play as a follower of your Ringwraith, and takes no influence to "
            "control"
        ),
        (
            "der Träger darf als Gefolgsmann deines Ringgeists ins Spiel gebracht werden und kostet dann "
            "keinen Einfluss"
        ),
        (
            "le porteur peut entrer en jeu comme suivant de votre Spectre, et son contrôle ne coûte alors "
            "aucune influence"
        ),
    ),
    (
        Forbid(Deed.JOIN, any_of(Sort.CHARACTER, Sort.ALLY)),
        (
            "the allies of the bearer are discarded, and neither another character nor an ally may be in his "
            "company outside the organization phase; if another character is as that phase ends, return "
            "Staff to your hand"
        ),
        (
            "alle Verbündeten des Trägers werden abgeworfen; außerhalb der Organisationsphase darf weder ein "
            "anderer Charakter noch ein Verbündeter in seiner Gemeinschaft sein; ist am Ende dieser Phase "
            "noch ein anderer dort, nimm diese Karte auf die Hand"
        ),
        (
            "les alliés du porteur sont défaussés, et ni autre personnage ni allié ne peut être dans sa "
            "compagnie hors de la phase d'organisation ; si un autre y est encore à la fin de cette phase, "
            "reprenez cette carte en main"
        ),
    ),
    (
        Forbid(Deed.JOIN, any_of(Race.RINGWRAITH, Sort.ALLY)),
        "the allies and Ringwraith followers of the company are discarded, and none may join it",
        (
            "alle Verbündeten und alle Ringgeister im Gefolge der Gemeinschaft werden abgeworfen, und keine "
            "dürfen hinzukommen"
        ),
        "les alliés et les Spectres suivants de la compagnie sont défaussés, et aucun ne peut la rejoindre",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_standing_word_is_said_in_three_languages(
    word: Standing, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, SCENE) == in_english
    assert german(word, GERMAN).said() == in_german
    assert french(word, FRENCH).said() == in_french


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {CountsAs, Forbid, Modify, Permit}
