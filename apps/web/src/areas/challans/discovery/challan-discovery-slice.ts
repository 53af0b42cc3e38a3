import type {
  ChallanOnWire,
  ChallanTab,
  DiscoveryData,
} from '@pahiya/contracts/challans/challan-schema';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../../frame/state/define-slice.ts';
import { addSlice } from '../../../frame/state/store.ts';

/** Ids of the tabs. */
export type ChallanTabId = ChallanTab['tabId'];
/** Ids of the sources. */
export type ChallanSourceId = Discovery['sources'][number]['source'];

/** State of the browser's own call for one source; absent for a source that was not called from here. */
export type DetailsCall = 'asking' | 'answered' | 'unreachable';

/** The state group challanDiscovery of the specification. */
export type ChallanDiscoveryState = {
  readonly discoveryData: DiscoveryData;
  /** The calls of challan/details by source. */
  readonly challanDetails: Readonly<Partial<Record<ChallanSourceId, DetailsCall>>>;
  /** Numbers of the challans selected for payment. */
  readonly selectedPayableChallans: readonly string[];
  /** Response of challan/init with the latest state of its sources; null before a search. */
  readonly init: Omit<Discovery, 'discoveryData'> | null;
};

/** Default number of source calls (product specification, section 9). */
const sourceCalls = 3;

const tabOrder: readonly ChallanTabId[] = ['PENDING', 'IN_PROGRESS', 'SETTLED'];
const tabTitles: Readonly<Record<ChallanTabId, ChallanTab['title']>> = {
  PENDING: { en: 'Pending', hi: 'बाक़ी' },
  IN_PROGRESS: { en: 'In progress', hi: 'चल रहे' },
  SETTLED: { en: 'Settled', hi: 'निपटे' },
};

const emptyTab = (tabId: ChallanTabId): ChallanTab => ({
  tabId,
  title: tabTitles[tabId],
  tabSection: [],
  totalChallans: 0,
});

export const initialChallanDiscovery: ChallanDiscoveryState = {
  discoveryData: {
    tabsData: [emptyTab('PENDING'), emptyTab('SETTLED')],
    totalPendingApiCalls: sourceCalls,
    pendingApiCallsCompleted: 0,
    pendingChallanCount: 0,
    paidChallanCount: 0,
    inProgressChallanCount: 0,
  },
  challanDetails: {},
  selectedPayableChallans: [],
  init: null,
};

const slice = defineSlice({
  name: 'challanDiscovery',
  initialState: initialChallanDiscovery,
  reducers: {
    /** A search as the server has it now. Another search replaces everything; of the same one the newest response
     * wins, since parallel calls return in any order. */
    discoveryReceived: (state, action: PayloadAction<Discovery>) => {
      const { discoveryData, ...init } = action.payload;
      const known = state.init;
      if (known?.discoveryId !== init.discoveryId) {
        return withTabs(
          { ...initialChallanDiscovery, discoveryData, init },
          discoveryData.tabsData,
        );
      }
      if (known.revision > init.revision) return state;
      const tabs = keepPlaces(state.discoveryData.tabsData, discoveryData.tabsData);
      return withTabs({ ...state, discoveryData, init }, tabs);
    },
    /** Replaces all tabs. */
    tabsSet: (state, action: PayloadAction<readonly ChallanTab[]>) =>
      withTabs(state, action.payload),
    /** Appends to a tab and creates it if missing. */
    entriesAppended: (
      state,
      action: PayloadAction<{ tabId: ChallanTabId; entries: readonly ChallanOnWire[] }>,
    ) => {
      const { tabId, entries } = action.payload;
      const { tabsData } = state.discoveryData;
      const tab = tabsData.find((one) => one.tabId === tabId) ?? emptyTab(tabId);
      const longer = { ...tab, tabSection: [...tab.tabSection, ...entries] };
      return withTabs(state, [...tabsData.filter((one) => one.tabId !== tabId), longer]);
    },
    /** A source call has started. */
    sourceAsked: (state, action: PayloadAction<ChallanSourceId>) =>
      withCall(state, action.payload, 'asking'),
    /** A source call has returned, with any outcome. */
    sourceCallFinished: (
      state,
      action: PayloadAction<{ source: ChallanSourceId; call: DetailsCall }>,
    ) => withCall(state, action.payload.source, action.payload.call),
    /** One more source call is done, up to the total. */
    pendingApiCallFinished: (state) => {
      const { pendingApiCallsCompleted: done, totalPendingApiCalls: total } = state.discoveryData;
      return withData(state, { pendingApiCallsCompleted: Math.min(total, done + 1) });
    },
    /** Sets the number of expected source calls. */
    pendingApiCallsTotalSet: (state, action: PayloadAction<number>) =>
      withData(state, {
        totalPendingApiCalls: action.payload,
        pendingApiCallsCompleted: Math.min(
          action.payload,
          state.discoveryData.pendingApiCallsCompleted,
        ),
      }),
    /** Resets the counters of source calls. */
    pendingApiCallsReset: (state) =>
      withData(state, { totalPendingApiCalls: sourceCalls, pendingApiCallsCompleted: 0 }),
    selectionSetToOne: (state, action: PayloadAction<string>) => ({
      ...state,
      selectedPayableChallans: [action.payload],
    }),
    selectionReplaced: (state, action: PayloadAction<readonly string[]>) => ({
      ...state,
      selectedPayableChallans: action.payload,
    }),
    selectionCleared: (state) => ({ ...state, selectedPayableChallans: [] }),
  },
});

/** Tabs in order, In progress only with entries, Pending and Settled always; counts recomputed; the selection keeps
 * only payable challans. */
function withTabs(
  state: ChallanDiscoveryState,
  tabs: readonly ChallanTab[],
): ChallanDiscoveryState {
  const tabsData = tabOrder
    .map((tabId) => tabs.find((one) => one.tabId === tabId) ?? emptyTab(tabId))
    .map((tab) => ({ ...tab, totalChallans: distinctNumbers(tab) }))
    .filter(({ tabId, totalChallans }) => tabId !== 'IN_PROGRESS' || totalChallans > 0);
  const countIn = (tabId: ChallanTabId) =>
    tabsData.find((one) => one.tabId === tabId)?.totalChallans ?? 0;
  const payable = new Set(payableNumbers({ tabsData }));
  const next = withData(state, {
    tabsData,
    pendingChallanCount: countIn('PENDING'),
    inProgressChallanCount: countIn('IN_PROGRESS'),
    paidChallanCount: countIn('SETTLED'),
  });
  const selectedPayableChallans = state.selectedPayableChallans.filter((one) => payable.has(one));
  return { ...next, selectedPayableChallans };
}

/** Challans on screen keep their position, new ones are appended: nothing moves under the person's finger. */
function keepPlaces(
  before: readonly ChallanTab[],
  after: readonly ChallanTab[],
): readonly ChallanTab[] {
  return after.map((tab) => {
    const shown = before.find((one) => one.tabId === tab.tabId)?.tabSection ?? [];
    const place = new Map(shown.map(({ challanNumber }, index) => [challanNumber, index]));
    const placeOf = ({ challanNumber }: ChallanOnWire) => place.get(challanNumber) ?? shown.length;
    return { ...tab, tabSection: tab.tabSection.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  });
}

function withData(
  state: ChallanDiscoveryState,
  part: Partial<DiscoveryData>,
): ChallanDiscoveryState {
  return { ...state, discoveryData: { ...state.discoveryData, ...part } };
}

function withCall(
  state: ChallanDiscoveryState,
  source: ChallanSourceId,
  call: DetailsCall,
): ChallanDiscoveryState {
  return { ...state, challanDetails: { ...state.challanDetails, [source]: call } };
}

function distinctNumbers({ tabSection }: ChallanTab): number {
  return new Set(tabSection.map(({ challanNumber }) => challanNumber)).size;
}

/** Numbers that can be paid here now, in the displayed order. */
export function payableNumbers({ tabsData }: Pick<DiscoveryData, 'tabsData'>): readonly string[] {
  return tabsData.flatMap(({ tabSection }) =>
    tabSection.flatMap((one) => (one.payability.payable ? [one.challanNumber] : [])),
  );
}

export const {
  discoveryReceived,
  tabsSet,
  entriesAppended,
  sourceAsked,
  sourceCallFinished,
  pendingApiCallFinished,
  pendingApiCallsTotalSet,
  pendingApiCallsReset,
  selectionSetToOne,
  selectionReplaced,
  selectionCleared,
} = slice.actions;
export const challanDiscoveryReducer = slice.reducer;

/** The search on screen. */
export const discoveryOf = addSlice('challanDiscovery', initialChallanDiscovery, slice.reducer);
