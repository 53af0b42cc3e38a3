import type { Language } from '@pahiya/domain/shared/language';
import type { Services } from './services.ts';

/** What a list can say about a saved filter of it. */
export type SavedSearchKind = {
  /** The query in its one form; null if it says nothing the list can be filtered by. */
  readonly normalise: (query: string) => string | null;
  /** A finder over the list as it is: ids of everything that fits. Null for a filter that no longer applies. */
  readonly open: (
    services: Services,
  ) => Promise<(query: string) => readonly string[] | null | Promise<readonly string[] | null>>;
  /** The list's page, without the language. */
  readonly path: (query: string) => string;
  /** Words of an alert. */
  readonly words: (
    count: number,
    language: Language,
  ) => { readonly count: string; readonly subject: string; readonly lines: readonly string[] };
};

/** The kinds, by the name stored with a search. */
export type SavedSearchKinds = Readonly<Record<string, SavedSearchKind>>;
