// What the lesson of the first game says.

import type { Language } from "../protocol/types";
import type { Station } from "./stations";

type LessonWords = {
    title: string;
    why: string;
    leave: string;
    playOn: string;
    again: string;
    stations: Record<Station, { name: string; text: string }>;
};

export const words: Record<Language, LessonWords> = {
    en: {
        title: "Your first game",
        why: "Why?",
        leave: "Leave the lesson",
        playOn: "Play on",
        again: "Once more",
        stations: {
            friends: {
                name: "Five friends",
                text: "Take them one by one. The mind of all of them together may be 20: these five are just that.",
            },
            journey: {
                name: "A journey is a way through lands",
                text: "Send your company to the place the arrow shows. The farther it goes, the more cards you both draw.",
            },
            "setting out": {
                name: "Set out",
                text: "The place lies face-down: your opponent sees that you move, not where. It is shown on the way.",
            },
            hazards: {
                name: "Hazards come from the lands you cross",
                text: "Now your opponent may send creatures that live along your way. You have nothing to do but to go on.",
            },
            strike: {
                name: "Prowess and dice",
                text: "Whoever is struck adds two dice to his prowess. Tapped he fights with all his strength; untapped with 3 less.",
            },
            entering: {
                name: "Sites defend themselves",
                text: "Go in: what guards the place strikes first. Only inside can something be found.",
            },
            item: {
                name: "Points, and what they weigh",
                text: "The lit item may be taken here. It counts at the end, but it tempts its bearer: that is corruption.",
            },
            danger: {
                name: "Now you are the danger",
                text: "Your opponent travels. Creatures that fit the way are lit, the others say why not; the hazard limit says how many.",
            },
            faction: {
                name: "Win a people over",
                text: "Go where the arrow points and let somebody speak there: his influence and two dice against a number.",
            },
            score: {
                name: "How it ends",
                text: "These are your points. When the decks are drawn, both are counted; what the other has none of counts double. You know enough now.",
            },
        },
    },
    de: {
        title: "Dein erstes Spiel",
        why: "Warum?",
        leave: "Unterricht beenden",
        playOn: "Weiterspielen",
        again: "Noch einmal",
        stations: {
            friends: {
                name: "Fünf Gefährten",
                text: "Nimm einen nach dem anderen. Ihre Geisteskraft darf zusammen 20 betragen: bei diesen fünf ist es genau so viel.",
            },
            journey: {
                name: "Eine Reise führt durch Länder",
                text: "Schick deine Gemeinschaft an den Ort, auf den der Pfeil zeigt. Je weiter sie geht, desto mehr Karten zieht ihr beide.",
            },
            "setting out": {
                name: "Aufbruch",
                text: "Der Ort liegt verdeckt: Dein Gegner sieht, dass du reist, aber nicht wohin. Unterwegs wird er gezeigt.",
            },
            hazards: {
                name: "Gefahren kommen aus den Ländern am Weg",
                text: "Jetzt darf dein Gegner Wesen schicken, die an deinem Weg leben. Du brauchst nur weiterzugehen.",
            },
            strike: {
                name: "Kampfkraft und Würfel",
                text: "Wer getroffen wird, zählt zwei Würfel zu seiner Kampfkraft. Getappt kämpft er mit voller Kraft, ungetappt mit 3 weniger.",
            },
            entering: {
                name: "Orte wehren sich",
                text: "Geh hinein: Wer den Ort bewacht, schlägt zuerst zu. Nur drinnen ist etwas zu finden.",
            },
            item: {
                name: "Punkte, und was sie wiegen",
                text: "Den leuchtenden Gegenstand kannst du hier nehmen. Er zählt am Ende, aber er führt seinen Träger in Versuchung.",
            },
            danger: {
                name: "Jetzt bist du die Gefahr",
                text: "Dein Gegner reist. Wesen, die zum Weg passen, leuchten, die anderen sagen, warum nicht; die Gefahrengrenze sagt, wie viele.",
            },
            faction: {
                name: "Gewinne ein Volk",
                text: "Geh dorthin, wohin der Pfeil zeigt, und lass jemanden sprechen: sein Einfluss und zwei Würfel gegen eine Zahl.",
            },
            score: {
                name: "Wie es endet",
                text: "Das sind deine Punkte. Sind die Decks durchgezogen, wird gezählt; wovon der andere nichts hat, das zählt doppelt. Nun weißt du genug.",
            },
        },
    },
    fr: {
        title: "Votre première partie",
        why: "Pourquoi ?",
        leave: "Quitter la leçon",
        playOn: "Continuer",
        again: "Encore une fois",
        stations: {
            friends: {
                name: "Cinq amis",
                text: "Prenez-les l’un après l’autre. Leurs esprits peuvent faire 20 en tout : ces cinq-là font juste ce compte.",
            },
            journey: {
                name: "Un voyage traverse des terres",
                text: "Envoyez votre compagnie au lieu que montre la flèche. Plus elle va loin, plus vous piochez tous deux.",
            },
            "setting out": {
                name: "En route",
                text: "Le lieu est face cachée : l’adversaire voit que vous partez, non vers où. Il est montré en chemin.",
            },
            hazards: {
                name: "Les périls viennent des terres traversées",
                text: "L’adversaire peut maintenant envoyer des créatures qui vivent sur votre chemin. Vous n’avez qu’à continuer.",
            },
            strike: {
                name: "Prouesse et dés",
                text: "Qui est frappé ajoute deux dés à sa prouesse. Incliné, il combat de toute sa force ; redressé, avec 3 de moins.",
            },
            entering: {
                name: "Les sites se défendent",
                text: "Entrez : ce qui garde le lieu frappe d’abord. Ce n’est qu’à l’intérieur qu’on trouve quelque chose.",
            },
            item: {
                name: "Des points, et leur poids",
                text: "L’objet éclairé peut être pris ici. Il compte à la fin, mais il tente son porteur : c’est la corruption.",
            },
            danger: {
                name: "À vous d’être le danger",
                text: "L’adversaire voyage. Les créatures qui conviennent au chemin s’éclairent, les autres disent pourquoi non ; la limite de périls dit combien.",
            },
            faction: {
                name: "Gagner un peuple",
                text: "Allez où montre la flèche et faites parler quelqu’un : son influence et deux dés contre un nombre.",
            },
            score: {
                name: "Comment cela finit",
                text: "Voici vos points. Quand les pioches sont épuisées, on compte ; ce dont l’autre n’a rien compte double. Vous en savez assez.",
            },
        },
    },
};
