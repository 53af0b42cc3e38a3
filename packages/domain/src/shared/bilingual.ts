import type { Language } from './language.ts';

/** Words in every language of the product. */
export type Bilingual = Readonly<Record<Language, string>>;
