"""What the decks of the shelf are called in every language; others are called as their makers call them."""

from __future__ import annotations

from typing import Final

from wizardhaven.text.language import Language

TITLES: Final = {
    "The Balrog: Great Shadow": ("Der Balrog: Großer Schatten", "Le Balrog : Grande Ombre"),
    "Challenge Deck A: Stewards of Gondor": (
        "Challenge Deck A: Die Truchsessen von Gondor",
        "Challenge Deck A : Les Intendants du Gondor",
    ),
    "Challenge Deck B: Release of Prisoners": (
        "Challenge Deck B: Befreiung der Gefangenen",
        "Challenge Deck B : La libération des prisonniers",
    ),
    "Challenge Deck C: Dwarven Quest": (
        "Challenge Deck C: Die Fahrt der Zwerge",
        "Challenge Deck C : La quête des Nains",
    ),
    "Challenge Deck D: Bargain Between Friends": (
        "Challenge Deck D: Handel unter Freunden",
        "Challenge Deck D : Marché entre amis",
    ),
    "Challenge Deck E: Return of the King": (
        "Challenge Deck E: Die Rückkehr des Königs",
        "Challenge Deck E : Le retour du Roi",
    ),
    "Challenge Deck F: Spies and Traitors": (
        "Challenge Deck F: Spione und Verräter",
        "Challenge Deck F : Espions et traîtres",
    ),
    "Challenge Deck G: Marauding Brood of Uglies": (
        "Challenge Deck G: Plündernde Brut",
        "Challenge Deck G : Une engeance de pillards",
    ),
    "Challenge Deck H: Stealthy Tribe": (
        "Challenge Deck H: Der lautlose Stamm",
        "Challenge Deck H : La tribu furtive",
    ),
    "Challenge Deck I: Morgul Rallying Cry": (
        "Challenge Deck I: Der Ruf von Morgul",
        "Challenge Deck I : Le cri de ralliement de Morgul",
    ),
    "Challenge Deck J: Seducing Nations of Men": (
        "Challenge Deck J: Die Verführung der Menschenvölker",
        "Challenge Deck J : La séduction des nations d’Hommes",
    ),
    "Dark Minions: Under the mountains": (
        "Dark Minions: Unter den Bergen",
        "Dark Minions : Sous les montagnes",
    ),
    "Fallen Alatar: Join the Hunt": (
        "Alatar, gefallen: Ausritt zur Jagd",
        "Alatar corrompu : Rejoignez la chasse",
    ),
    "Fallen Gandalf: El Chufle de Lobelia": (
        "Gandalf, gefallen: El Chufle de Lobelia",
        "Gandalf corrompu : El Chufle de Lobelia",
    ),
    "Fallen Pallando: Prophet of Doom": (
        "Pallando, gefallen: Propheten des Unheils",
        "Pallando corrompu : Le prophète du destin",
    ),
    "Fallen Radagast: The Girdle of the Wood": (
        "Radagast, gefallen: Der Gürtel des Waldes",
        "Radagast corrompu : La ceinture de la forêt",
    ),
    "Fallen Saruman: Men of Skill": (
        "Saruman, gefallen: Männer von Geschick",
        "Saroumane corrompu : Des hommes habiles",
    ),
}
"""By the title in the deck's own file: in German and in French."""


def titled(title: str, language: Language) -> str:
    """What a deck is called in a language."""
    german, french = TITLES.get(title, (title, title))
    return {Language.EN: title, Language.DE: german, Language.FR: french}[language]
