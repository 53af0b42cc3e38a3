import type { PageTools } from '../../app/page-tools.ts';
import type { OfferedNumber } from '../../vehicle-number/read-number.ts';

/** The last five look-ups. A visitor without a trace of any is not asked about, so that the page stays the same for
 * everybody; in the browser the cookie cannot be read, and asking costs nothing there. */
export async function loadRecentSearches(tools: PageTools): Promise<readonly OfferedNumber[]> {
  const isInBrowser = typeof document !== 'undefined';
  const mayHaveSome = isInBrowser || tools.isLoggedInHint || tools.cookie('recent') !== null;
  if (!mayHaveSome) return [];
  const answer = await tools.api.call('getRecentSearches', {});
  return answer.ok ? answer.value.searches : [];
}
