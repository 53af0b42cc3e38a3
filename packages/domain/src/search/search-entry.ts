import type { Language } from '../shared/language.ts';

/** Kinds of search results, in the order in which ties are shown. */
export const searchKinds = [
  'page',
  'article',
  'service',
  'help',
  'offence',
  'office',
  'place',
  'state',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A searchable item in one language, identified by kind, ref and language. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** Its id among those of its kind, the same in both languages. */
  readonly ref: string;
  readonly language: Language;
  readonly title: string;
  /** One or two sentences for a list of results. */
  readonly summary: string;
  /** Full text for search and for quotes by the assistant; plain text. */
  readonly body: string;
  /** Synonyms that people type: former names, codes, spellings. */
  readonly tags: readonly string[];
  /** Path below the language prefix, with or without an anchor (`/challan-pay#faq-fee`). */
  readonly path: string;
  /** Ranking factor; 1 by default. */
  readonly weight: number;
};
