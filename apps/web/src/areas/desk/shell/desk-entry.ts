import type { PageEntry } from '../../../frame/routing/page-entry.ts';

/** A page of the desk: rendered on the server alone, so that no script runs beside what operators see and type. */
export type DeskPageEntry = PageEntry & {
  /** Its one small script (docs/adr/0021 and 0027); none for most. The page works without it. */
  readonly script?: 'editor' | 'queue';
};
