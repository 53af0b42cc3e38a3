import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResultsQuery, resultsPath } from './results-path.ts';

/** Puts the search into the address, so that coming back from the checkout finds it as it was left. */
export function useSearchInAddress({ discoveryId, vehicleNumber }: Discovery): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const query = readResultsQuery(new URLSearchParams(search));
    if (query.discoveryId === discoveryId) return;
    const path = resultsPath(vehicleNumber, { ...query, discoveryId }) + hash;
    void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, search, hash, discoveryId, vehicleNumber]);
}
