import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import type { ChallanDiscoveryState } from '../discovery/challan-discovery-slice.ts';

/** State of a source in a search; `late`: not responded when the page stopped waiting. */
export type SourceProgress = 'asking' | 'answered' | 'failed' | 'unreachable' | 'late';

/** State of one source: a call of ours in progress first, then what the search has. */
export function progressOf(
  { source, state }: Pick<SourceState, 'source' | 'state'>,
  { challanDetails }: Pick<ChallanDiscoveryState, 'challanDetails'>,
  isWhole: boolean,
): SourceProgress {
  const call = challanDetails[source];
  if (call === 'asking') return 'asking';
  if (state !== 'not-asked') return state;
  if (call === 'unreachable') return 'unreachable';
  return isWhole ? 'late' : 'asking';
}

/** State of the whole search. "No challans" may be said only when nothing is missing. */
export type SearchProgress = {
  readonly asking: number;
  /** Failed, late or not reached. */
  readonly missing: number;
  readonly total: number;
};

/** Counts of a search's rows. */
export function searchProgress(rows: readonly SourceProgress[]): SearchProgress {
  const count = (is: (row: SourceProgress) => boolean) => rows.filter(is).length;
  return {
    asking: count((row) => row === 'asking'),
    missing: count((row) => row === 'failed' || row === 'unreachable' || row === 'late'),
    total: rows.length,
  };
}
