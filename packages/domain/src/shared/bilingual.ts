import type { Language } from './language.ts';

/** A text in every language of the product. */
export type Bilingual = Readonly<Record<Language, string>>;
