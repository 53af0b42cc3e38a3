import type { ChallanOnWire, ChallanTab } from '@pahiya/contracts/challans/challan-schema';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { exampleDiscovery } from '@pahiya/contracts/challans/examples';
import { describe, expect, test } from 'vitest';
import {
  type ChallanDiscoveryState,
  discoveryReceived,
  entriesAppended,
  initialChallanDiscovery,
  payableNumbers,
  pendingApiCallFinished,
  pendingApiCallsReset,
  pendingApiCallsTotalSet,
  challanDiscoveryReducer as reduce,
  selectionCleared,
  selectionReplaced,
  selectionSetToOne,
  sourceAsked,
  sourceCallFinished,
  tabsSet,
} from './challan-discovery-slice.ts';

const [sampleTab] = exampleDiscovery.discoveryData.tabsData;
const [sample] = sampleTab?.tabSection ?? [];

function challan(challanNumber: string, over: Partial<ChallanOnWire> = {}): ChallanOnWire {
  if (sample === undefined) throw new Error('the example has no challan');
  return { ...sample, challanNumber, ...over };
}

function tab(tabId: ChallanTab['tabId'], numbers: readonly string[]): ChallanTab {
  const tabSection = numbers.map((number) => challan(number));
  return { tabId, title: { en: tabId, hi: tabId }, tabSection, totalChallans: 0 };
}

function discovery(over: Partial<Discovery>, tabsData: ChallanTab[]): Discovery {
  return {
    ...exampleDiscovery,
    ...over,
    discoveryData: { ...exampleDiscovery.discoveryData, tabsData },
  };
}

const ids = ({ discoveryData }: ChallanDiscoveryState) =>
  discoveryData.tabsData.map(({ tabId }) => tabId);
const counts = ({ discoveryData: data }: ChallanDiscoveryState) => [
  data.pendingChallanCount,
  data.inProgressChallanCount,
  data.paidChallanCount,
];

describe('tabs', () => {
  test('a discovery starts with Pending and Settled', () => {
    expect(ids(initialChallanDiscovery)).toEqual(['PENDING', 'SETTLED']);
  });

  test('are sorted, whatever order they are given in', () => {
    const given = [tab('SETTLED', ['AA1']), tab('IN_PROGRESS', ['BB2']), tab('PENDING', ['CC3'])];
    expect(ids(reduce(undefined, tabsSet(given)))).toEqual(['PENDING', 'IN_PROGRESS', 'SETTLED']);
  });

  test('In progress exists only with entries', () => {
    const given = [tab('IN_PROGRESS', []), tab('PENDING', ['CC3'])];
    expect(ids(reduce(undefined, tabsSet(given)))).toEqual(['PENDING', 'SETTLED']);
  });

  test('appending adds to the list of a tab', () => {
    const first = reduce(undefined, tabsSet([tab('PENDING', ['AA1'])]));
    const entries = [challan('BB2')];
    const state = reduce(first, entriesAppended({ tabId: 'PENDING', entries }));
    const [pending] = state.discoveryData.tabsData;
    expect(pending?.tabSection.map((one) => one.challanNumber)).toEqual(['AA1', 'BB2']);
  });

  test('appending creates a missing tab with its title, in its place', () => {
    const entries = [challan('BB2')];
    const state = reduce(undefined, entriesAppended({ tabId: 'IN_PROGRESS', entries }));
    expect(ids(state)).toEqual(['PENDING', 'IN_PROGRESS', 'SETTLED']);
    expect(state.discoveryData.tabsData[1]?.title).toEqual({ en: 'In progress', hi: 'चल रहे' });
  });
});

describe('counts', () => {
  test('count distinct challan numbers per tab', () => {
    const given = [
      tab('PENDING', ['AA1', 'AA1', 'BB2']),
      tab('IN_PROGRESS', ['CC3']),
      tab('SETTLED', ['DD4', 'EE5', 'EE5', 'FF6']),
    ];
    const state = reduce(undefined, tabsSet(given));
    expect(counts(state)).toEqual([2, 1, 3]);
    expect(state.discoveryData.tabsData.map((one) => one.totalChallans)).toEqual([2, 1, 3]);
  });

  test('are recomputed after appending duplicates', () => {
    const first = reduce(undefined, tabsSet([tab('PENDING', ['AA1'])]));
    const entries = [challan('AA1'), challan('BB2')];
    expect(counts(reduce(first, entriesAppended({ tabId: 'PENDING', entries })))).toEqual([
      2, 0, 0,
    ]);
  });
});

describe('source calls', () => {
  const progress = ({ discoveryData: data }: ChallanDiscoveryState) => [
    data.pendingApiCallsCompleted,
    data.totalPendingApiCalls,
  ];

  test('three are expected at first, none is done', () => {
    expect(progress(initialChallanDiscovery)).toEqual([0, 3]);
  });

  test('each finished one counts, up to the total', () => {
    let state = initialChallanDiscovery;
    const seen = [1, 2, 3, 4].map(() => {
      state = reduce(state, pendingApiCallFinished());
      return state.discoveryData.pendingApiCallsCompleted;
    });
    expect(seen).toEqual([1, 2, 3, 3]);
  });

  test('the total can be set, and caps the finished ones', () => {
    const done = [1, 2, 3].reduce(
      (state) => reduce(state, pendingApiCallFinished()),
      undefined as ChallanDiscoveryState | undefined,
    );
    expect(progress(reduce(done, pendingApiCallsTotalSet(5)))).toEqual([3, 5]);
    expect(progress(reduce(done, pendingApiCallsTotalSet(2)))).toEqual([2, 2]);
  });

  test('the counters can be reset', () => {
    const far = reduce(reduce(undefined, pendingApiCallsTotalSet(5)), pendingApiCallFinished());
    expect(progress(reduce(far, pendingApiCallsReset()))).toEqual([0, 3]);
  });

  test('each source has a call of its own', () => {
    const asked = reduce(reduce(undefined, sourceAsked('national')), sourceAsked('state-police'));
    const state = reduce(asked, sourceCallFinished({ source: 'national', call: 'answered' }));
    expect(state.challanDetails).toEqual({ national: 'answered', 'state-police': 'asking' });
  });
});

describe('responses of one search', () => {
  const first = discovery({ revision: 11 }, [tab('PENDING', ['AA1'])]);
  const second = discovery({ revision: 22 }, [tab('PENDING', ['AA1', 'BB2'])]);

  test('the newest one wins, in whatever order they arrive', () => {
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const state = order.reduce<ChallanDiscoveryState | undefined>(
        (before, answer) => reduce(before, discoveryReceived(answer)),
        undefined,
      );
      expect(state?.init?.revision).toBe(22);
      expect(state?.discoveryData.pendingChallanCount).toBe(2);
    }
  });

  test('challans on screen keep their position when another source adds details', () => {
    const later = discovery({ revision: 22 }, [tab('PENDING', ['BB2', 'AA1', 'CC3'])]);
    const before = reduce(undefined, discoveryReceived(first));
    const [pending] = reduce(before, discoveryReceived(later)).discoveryData.tabsData;
    expect(pending?.tabSection.map((one) => one.challanNumber)).toEqual(['AA1', 'BB2', 'CC3']);
  });

  test('one of the same age is accepted: it may reveal hidden details', () => {
    const before = reduce(undefined, discoveryReceived(second));
    const shown = { ...second, isRevealed: true };
    expect(reduce(before, discoveryReceived(shown)).init?.isRevealed).toBe(true);
  });

  test('another search starts from scratch', () => {
    const picked = [discoveryReceived(second), sourceAsked('national'), selectionReplaced(['AA1'])];
    const before = picked.reduce(reduce, initialChallanDiscovery);
    const other = discovery(
      { discoveryId: '0b1f7c1e-0c68-4f0c-8d4b-2c1b54f0a7d1', revision: 0 },
      [],
    );
    const state = reduce(before, discoveryReceived(other));
    expect([counts(state), state.selectedPayableChallans, state.challanDetails]).toEqual([
      [0, 0, 0],
      [],
      {},
    ]);
  });

  test('selected challans stay selected only while they can be paid', () => {
    const before = [discoveryReceived(second), selectionReplaced(['AA1', 'BB2'])].reduce(
      reduce,
      initialChallanDiscovery,
    );
    const ordered = challan('BB2', {
      payability: { payable: false, reason: 'in-open-order', advice: 'wait' },
    });
    const later = discovery({ revision: 23 }, [
      tab('PENDING', ['AA1']),
      { ...tab('IN_PROGRESS', []), tabSection: [ordered] },
    ]);
    const state = reduce(before, discoveryReceived(later));
    expect(state.selectedPayableChallans).toEqual(['AA1']);
    expect(payableNumbers(state.discoveryData)).toEqual(['AA1']);
  });
});

describe('the selection', () => {
  const picked = reduce(undefined, selectionReplaced(['AA1', 'BB2']));

  test('is empty at first', () => {
    expect(initialChallanDiscovery.selectedPayableChallans).toEqual([]);
  });

  test('can be set to one', () => {
    expect(reduce(picked, selectionSetToOne('CC3')).selectedPayableChallans).toEqual(['CC3']);
  });

  test('can be replaced by a list', () => {
    expect(reduce(picked, selectionReplaced(['DD4', 'EE5'])).selectedPayableChallans).toEqual([
      'DD4',
      'EE5',
    ]);
  });

  test('can be cleared', () => {
    expect(reduce(picked, selectionCleared()).selectedPayableChallans).toEqual([]);
  });
});
