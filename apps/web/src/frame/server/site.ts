import type { ReadingPage } from '../reading/reading-page.ts';
import type { Frame } from '../routing/frame.ts';
import type { AppPage } from '../routing/page-entry.ts';

/** Everything that the areas bring, as the server needs it. */
export type Site = {
  readonly frames: readonly Frame[];
  readonly appPages: readonly AppPage[];
  readonly readingPages: readonly ReadingPage[];
  /** Files of the areas' copy below src, one a language: `areas/garage/copy/en/garage.ts`. */
  readonly copyFiles: readonly string[];
  /** Loads all copy, once. */
  readonly loadCopy: () => Promise<void>;
};
