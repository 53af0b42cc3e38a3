import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readResultsQuery, resultsPath } from './results-path.ts';

/** Time to render the first response, in milliseconds. */
const settleMs = 100;

/** Puts the search id into the address, for the back button from checkout to restore it. It re-renders the whole
 * page, so it waits for the first response (`hasAnswer`), which a slow phone would otherwise show later. A form that is
 * being sent would be given up by a navigation; its own address has the id. */
export function useSearchInAddress(
  { discoveryId, vehicleNumber }: Discovery,
  hasAnswer: boolean,
): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  // A layout effect: the timer is stopped in the task of the press, not after the next paint.
  useLayoutEffect(() => {
    const query = readResultsQuery(new URLSearchParams(search));
    if (!hasAnswer || !isIdle || query.discoveryId === discoveryId) return;
    const path = resultsPath(vehicleNumber, { ...query, discoveryId }) + hash;
    const timer = setTimeout(() => {
      void navigate(path, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [navigate, search, hash, discoveryId, vehicleNumber, hasAnswer, isIdle]);
}
