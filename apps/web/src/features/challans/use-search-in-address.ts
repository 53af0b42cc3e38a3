import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResultsQuery, resultsPath } from './results-path.ts';

/** Time to render the first response, in milliseconds. */
const settleMs = 100;

/** Puts the search id into the address, for the back button from checkout to restore it. It re-renders the whole
 * page, so it waits for the first response (`hasAnswer`), which a slow phone would otherwise show later. */
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
