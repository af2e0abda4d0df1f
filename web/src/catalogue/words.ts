// What the catalogue says.

import type { Language } from "../protocol/types";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";

export type CatalogueWords = typeof english;

export const words: Record<Language, CatalogueWords> = { en: english, de: german, fr: french };
