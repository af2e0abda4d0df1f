// What is said at the door: who else has the key of the seat, and whether the table can be reached.

import type { Language } from "../protocol/types";

type DoorWords = {
    elsewhere: string;
    renew: string;
    renewed: string;
    seatKey: string;
    seatKeyAbout: string;
    putAway: string;
    unreached: string;
    now: string;
    stop: string;
};

export const words: Record<Language, DoorWords> = {
    en: {
        elsewhere: "Your seat is also open elsewhere. If that is not you, a new key shuts the other out.",
        renew: "Renew the key",
        renewed: "Your seat has a new key; the old link opens nothing any more.",
        seatKey: "The key of your seat",
        seatKeyAbout:
            "Whoever has the link of this page sits in your seat. With a new key only this page stays in it.",
        putAway: "Put this away",
        unreached: "The table is not to be reached just now; trying again.",
        now: "Try now",
        stop: "Stop trying",
    },
    de: {
        elsewhere:
            "Dein Platz ist auch anderswo offen. Bist das nicht du, sperrt ein neuer Schlüssel den anderen aus.",
        renew: "Schlüssel erneuern",
        renewed: "Dein Platz hat einen neuen Schlüssel; der alte Link öffnet nichts mehr.",
        seatKey: "Der Schlüssel deines Platzes",
        seatKeyAbout:
            "Wer den Link dieser Seite hat, sitzt auf deinem Platz. Mit einem neuen Schlüssel bleibt nur diese Seite dort.",
        putAway: "Wegräumen",
        unreached: "Der Tisch ist gerade nicht zu erreichen; wir versuchen es weiter.",
        now: "Jetzt versuchen",
        stop: "Abbrechen",
    },
    fr: {
        elsewhere:
            "Votre place est aussi ouverte ailleurs. Si ce n’est pas vous, une nouvelle clé met l’autre dehors.",
        renew: "Renouveler la clé",
        renewed: "Votre place a une nouvelle clé ; l’ancien lien n’ouvre plus rien.",
        seatKey: "La clé de votre place",
        seatKeyAbout:
            "Qui a le lien de cette page est assis à votre place. Avec une nouvelle clé, seule cette page y reste.",
        putAway: "Ranger",
        unreached: "La table est injoignable pour le moment ; nous réessayons.",
        now: "Essayer maintenant",
        stop: "Arrêter",
    },
};
