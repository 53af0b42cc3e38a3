import type { Language } from '../shared/language.ts';

/** Kinds of things that the search of everything finds, in the order in which equals are shown. */
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

/** One thing that can be found, in one language. Kind, ref and language name it. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** Its id among those of its kind, the same in both languages. */
  readonly ref: string;
  readonly language: Language;
  readonly title: string;
  /** What a list says below the title: one sentence or two. */
  readonly summary: string;
  /** All that is searched and that the assistant may quote; plain text. */
  readonly body: string;
  /** Other words for it that people type: former names, codes, spellings. */
  readonly tags: readonly string[];
  /** Where it stands, below the language prefix; may name a part of the page (`/challan-pay#faq-fee`). */
  readonly path: string;
  /** How much it counts beside others that match as well; 1 is usual. */
  readonly weight: number;
};
