import type { SearchKind } from '@pahiya/domain/search/search-entry';

/** A matching entry in the reader's language. */
export type RankedEntry = {
  readonly kind: SearchKind;
  readonly ref: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly path: string;
  readonly tags: string;
  readonly score: number;
  /** Share of the known terms that it has, by weight: 0 to 1. */
  readonly coverage: number;
};

/** Texts of an entry in one language. */
export type EntryText = Pick<RankedEntry, 'kind' | 'ref' | 'title' | 'summary' | 'body' | 'tags'>;
