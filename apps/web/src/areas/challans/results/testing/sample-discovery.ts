import type { ChallanOnWire, SourceState } from '@pahiya/contracts/challans/challan-schema';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { exampleDiscovery, exampleSource } from '@pahiya/contracts/challans/examples';

const first = exampleDiscovery.discoveryData.tabsData[0]?.tabSection[0];

/** A challan of the API's example with overrides.
 * @internal Tests only. */
export function sampleChallan(over: Partial<ChallanOnWire> = {}): ChallanOnWire {
  if (first === undefined) throw new Error('the example has no challan');
  return { ...first, ...over };
}

/** A source that has responded, with overrides. */
export function sampleSource(
  source: SourceState['source'],
  over: Partial<SourceState> = {},
): SourceState {
  return { ...exampleSource, source, ...over };
}

/** @internal Tests only. */
export const notAsked = { state: 'not-asked', count: null, fetchedAt: null } as const;
/** @internal Tests only. */
export const failed = {
  state: 'failed',
  count: null,
  fetchedAt: null,
  failure: 'timeout',
  retryAfterSeconds: 10,
} as const;

/** A search with these pending and settled challans; all sources have responded by default.
 * @internal Tests only. */
export function sampleDiscovery(
  pending: readonly ChallanOnWire[],
  over: Partial<Discovery> = {},
  settled: readonly ChallanOnWire[] = [],
): Discovery {
  const tab = (tabId: 'PENDING' | 'SETTLED', tabSection: readonly ChallanOnWire[]) => ({
    tabId,
    title: tabId === 'PENDING' ? { en: 'Pending', hi: 'बाक़ी' } : { en: 'Settled', hi: 'निपटे' },
    tabSection: [...tabSection],
    totalChallans: tabSection.length,
  });
  return {
    ...exampleDiscovery,
    revision: 33,
    sources: [
      sampleSource('national'),
      sampleSource('virtual-court'),
      sampleSource('state-police'),
    ],
    discoveryData: {
      tabsData: [tab('PENDING', pending), tab('SETTLED', settled)],
      totalPendingApiCalls: 3,
      pendingApiCallsCompleted: 3,
      pendingChallanCount: pending.length,
      paidChallanCount: settled.length,
      inProgressChallanCount: 0,
    },
    ...over,
  };
}

/** The public status with everything up.
 * @internal Tests only. */
export const everythingUp = {
  asOf: '2026-11-21T04:44:00Z',
  sources: [],
  states: [],
  payment: { state: 'up', lastSuccessAt: null },
};
