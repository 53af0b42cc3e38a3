import { challansPath } from '../../../parts/vehicle-number/record-path.ts';
import type { ChallanSourceId, ChallanTabId } from './challan-discovery-slice.ts';

/** Query of the results page. */
export type ResultsQuery = {
  /** The current search; null starts one. */
  readonly discoveryId: string | null;
  readonly tab: ChallanTabId;
  /** One page that waits for all sources, for browsers without script. */
  readonly isWhole: boolean;
  /** Retry this source. */
  readonly retry: ChallanSourceId | null;
  /** Inside the native app, which has its own header and footer. */
  readonly isInApp: boolean;
  /** An action was just completed. */
  readonly done: 'revealed' | null;
};

const tabIds: readonly ChallanTabId[] = ['PENDING', 'IN_PROGRESS', 'SETTLED'];
const sourceIds: readonly ChallanSourceId[] = ['national', 'virtual-court', 'state-police'];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the query; invalid values count as absent. */
export function readResultsQuery(query: URLSearchParams): ResultsQuery {
  const discoveryId = query.get('d');
  return {
    discoveryId: discoveryId !== null && uuid.test(discoveryId) ? discoveryId : null,
    tab: tabIds.find((id) => id === query.get('tab')) ?? 'PENDING',
    isWhole: query.get('wait') === 'all',
    retry: sourceIds.find((id) => id === query.get('retry')) ?? null,
    isInApp: query.get('src') === 'app',
    done: query.get('done') === 'revealed' ? 'revealed' : null,
  };
}

/** Address of the results, without the language. */
export function resultsPath(vehicleNumber: string, query: Partial<ResultsQuery>): string {
  const text = writeQuery(query);
  return challansPath(vehicleNumber) + (text === '' ? '' : `?${text}`);
}

function writeQuery(query: Partial<ResultsQuery>): string {
  const out = new URLSearchParams();
  if (query.discoveryId) out.set('d', query.discoveryId);
  if (query.isWhole) out.set('wait', 'all');
  if (query.tab !== undefined && query.tab !== 'PENDING') out.set('tab', query.tab);
  if (query.retry) out.set('retry', query.retry);
  if (query.isInApp) out.set('src', 'app');
  if (query.done) out.set('done', query.done);
  return out.toString();
}
