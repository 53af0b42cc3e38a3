import type { Challan } from './challan.ts';

/** Tabs of the results, in their fixed order. */
export const challanTabIds = ['PENDING', 'IN_PROGRESS', 'SETTLED'] as const;
export type ChallanTabId = (typeof challanTabIds)[number];

/** A tab: its challans in the given order and the number of distinct challan numbers. */
export type ChallanTab = {
  readonly tabId: ChallanTabId;
  readonly tabSection: readonly Challan[];
  readonly totalChallans: number;
};

/** Tab of a challan. Closed at its source: settled. In an order and not yet closed, or paid while the record still
 * says pending: in progress. Rule id: CHALLAN-TABS. */
export function tabOf(challan: Challan, openOrderNumbers: ReadonlySet<string>): ChallanTabId {
  if (challan.status === 'paid' || challan.status === 'disposed') return 'SETTLED';
  const isOrdered = openOrderNumbers.has(challan.challanNumber);
  return isOrdered || isReconciling(challan) ? 'IN_PROGRESS' : 'PENDING';
}

/** Whether the source has received the payment but not closed the challan: sources lag by minutes to days.
 * Rule id: CHALLAN-RECONCILING. */
export function isReconciling(challan: Challan): boolean {
  if (challan.status === 'paid' || challan.status === 'disposed') return false;
  return challan.receiptNumber !== null || (challan.received ?? 0) > 0;
}

/** Builds the tabs: Pending and Settled always, In progress only with entries. Totals count distinct numbers.
 * `openOrderNumbers`: numbers in an order that is neither settled nor refunded. */
export function buildTabs(
  challans: readonly Challan[],
  openOrderNumbers: ReadonlySet<string>,
): readonly ChallanTab[] {
  const tabs = challanTabIds.map((tabId) => {
    const tabSection = challans.filter((one) => tabOf(one, openOrderNumbers) === tabId);
    const totalChallans = new Set(tabSection.map((one) => one.challanNumber)).size;
    return { tabId, tabSection, totalChallans };
  });
  return tabs.filter(({ tabId, totalChallans }) => tabId !== 'IN_PROGRESS' || totalChallans > 0);
}
