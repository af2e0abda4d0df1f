import type { Lobby } from "../protocol/types";

type Decks = Lobby["decks"];

export const ofFallenWizards = (decks: Decks): Decks =>
    decks.filter((deck) => deck.player === "fallen-wizard");
export const ofWizards = (decks: Decks): Decks => decks.filter((deck) => deck.player !== "fallen-wizard");

/** Whom one meets unless one chooses otherwise: the last Wizard of the shelf, whose rules are the plain ones. */
export const firstOpponent = (decks: Decks): string => ofWizards(decks).at(-1)?.id ?? "";
