import type { FoundReadingPage } from '../page/page-contract.ts';
import type { Found, PublicPageEntry } from '../routing/page-entry.ts';

/** A read-only page: rendered once for all visitors, cached as bytes, sent without the app. Server-only, so its file
 * may import what must not be in the browser bundle. */
export type ReadingPageEntry = PublicPageEntry & {
  /** Cache tags: kinds of content it shows (`blog`); a change of one re-renders it. `layout` applies to every page.
   * Content that ships with a release needs none. */
  readonly content: FoundReadingPage['content'];
  /** Query parameters that change its content (`page`, `q`); others are dropped before rendering. */
  readonly query?: readonly string[];
  /** The query parameter that names a city: without it the page is that of the city chosen in this browser. */
  readonly cityIn?: string;
  /** Layout section shown below its content. */
  readonly section?: 'rto' | 'blog';
  /** Its views are figures that people see: browsers do not load it ahead, which no view is, and which a click then does
   * not repeat. */
  readonly isCounted?: true;
  /** Maximum age of its cached bytes in seconds, for content that changes over time. */
  readonly freshSeconds?: number;
};

/** A reading page with its code. */
export type ReadingPage = Found<ReadingPageEntry>;
