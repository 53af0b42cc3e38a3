import type { HydrationState } from 'react-router';
import type { ServerState } from '../state/server-state.ts';
import type { PageFacts } from './page-facts.tsx';

/** Data embedded in the page for hydration. */
export type PageData = {
  readonly facts: PageFacts;
  readonly state: ServerState;
  readonly router: HydrationState;
};

/** Id of the data block. */
export const pageDataId = 'page-data';

/** JSON that cannot close its script element. U+2028 and U+2029 are harmless in JSON blocks. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
