import type { Language } from "../protocol/types";
import type { Wish } from "./sounds.svelte";

type SoundWords = { sounds: string; wishes: Record<Wish, string>; volume: string };

export const words: Record<Language, SoundWords> = {
    en: {
        sounds: "Sounds",
        wishes: { off: "Off", question: "Only my question", all: "All" },
        volume: "Volume",
    },
    de: {
        sounds: "Klänge",
        wishes: { off: "Aus", question: "Nur meine Frage", all: "Alle" },
        volume: "Lautstärke",
    },
    fr: {
        sounds: "Sons",
        wishes: { off: "Non", question: "Ma question seulement", all: "Tous" },
        volume: "Volume",
    },
};
