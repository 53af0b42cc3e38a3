import type { ChallanOnWire, DiscoveryData } from '@pahiya/contracts/challans/challan-schema';
import { isSortedByUrgency } from '@pahiya/domain/challans/urgency';

/** What is due of a vehicle. Amounts in paise. */
export type DueSum = {
  readonly count: number;
  /** Sum of the known fines. */
  readonly fines: number;
  /** Challans whose amount is not set yet. */
  readonly unset: number;
  readonly isUrgentFirst: boolean;
};

/** Sums up the pending challans. */
export function dueSum({ tabsData }: Pick<DiscoveryData, 'tabsData'>): DueSum {
  const pending: readonly ChallanOnWire[] =
    tabsData.find(({ tabId }) => tabId === 'PENDING')?.tabSection ?? [];
  return {
    count: pending.length,
    fines: pending.reduce((sum, { fine }) => sum + (fine ?? 0), 0),
    unset: pending.filter(({ fine }) => fine === null).length,
    isUrgentFirst: isSortedByUrgency(pending),
  };
}
