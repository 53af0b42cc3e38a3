import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResultsQuery, resultsPath } from './results-path.ts';

/** Time in which the first answer is drawn, in milliseconds. */
const settleMs = 100;

/** Puts the search into the address, so that coming back from the checkout finds it as it was left. That draws the whole
 * page again, so it waits until the first source has answered (`hasAnswer`): before that there is nothing to take to
 * the checkout, and a slow phone would show that answer later. */
export function useSearchInAddress(
  { discoveryId, vehicleNumber }: Discovery,
  hasAnswer: boolean,
): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const query = readResultsQuery(new URLSearchParams(search));
    if (!hasAnswer || query.discoveryId === discoveryId) return;
    const path = resultsPath(vehicleNumber, { ...query, discoveryId }) + hash;
    const timer = setTimeout(() => {
      void navigate(path, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [navigate, search, hash, discoveryId, vehicleNumber, hasAnswer]);
}
