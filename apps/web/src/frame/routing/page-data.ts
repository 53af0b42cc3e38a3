import type { Language } from '@pahiya/domain/shared/language';
import type { HydrationState } from 'react-router';
import type { CopyArea } from '../copy/copies.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import type { ServerState } from '../state/server-state.ts';

/** The page on which the browser starts: its route, and where its code and copy are. So the start needs no table of
 * pages, which would grow with every area. */
export type StartPage = {
  readonly id: string;
  readonly path: string;
  readonly screen: string;
  /** URL of its module. */
  readonly file: string;
  /** Its copy (`en/garage`), with the URL of each. */
  readonly copy: readonly (readonly [name: `${Language}/${CopyArea}`, file: string])[];
};

/** Data embedded in the page for hydration. */
export type PageData = {
  readonly facts: PageFacts;
  readonly state: ServerState;
  readonly router: HydrationState;
  /** Null when the shell shows an error without a page. */
  readonly page: StartPage | null;
};

/** Id of the data block. */
export const pageDataId = 'page-data';

/** JSON that cannot close its script element. U+2028 and U+2029 are harmless in JSON blocks. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
