import { getRecentSearches } from '@pahiya/contracts/vehicle/vehicle-calls';
import type { PageTools } from '../../frame/page/page-tools.ts';
import type { OfferedNumber } from '../vehicle-number/read-number.ts';

/** The last five look-ups. A visitor without any trace of one makes no request, to keep the page cacheable; in the
 * browser the cookie is unreadable and the request is cheap. */
export async function loadRecentSearches(tools: PageTools): Promise<readonly OfferedNumber[]> {
  const isInBrowser = typeof document !== 'undefined';
  const mayHaveSome = isInBrowser || tools.isLoggedInHint || tools.cookie('recent') !== null;
  if (!mayHaveSome) return [];
  const answer = await tools.api.call(getRecentSearches, {});
  return answer.ok ? answer.value.searches : [];
}
