import type { PageEntry } from '../app/lazy-page.ts';
import type { FoundReadingPage } from '../server/page-contract.ts';

/** A page that is only read: rendered once for everybody, kept as bytes, sent without the app. It exists on the
 * server alone, so its file may import what a browser must not carry. */
export type ReadingPage = PageEntry & {
  /** Kinds of content it shows (`blog`): a change of one makes it anew. `layout` counts for every page. Content that
   * comes with the program needs none. */
  readonly content: FoundReadingPage['content'];
  /** Parameters of its query that change what it shows (`page`, `q`); others are dropped before it is made. */
  readonly query?: readonly string[];
  /** Section of the layout that stands below its content. */
  readonly section?: 'rto' | 'blog';
  /** It shows what changes by itself: its bytes are never older than this many seconds. */
  readonly freshSeconds?: number;
};
