import type { SettlementType } from '@pahiya/domain/challans/quote';

const aheadMs = 24 * 60 * 60_000;

/** The due time of a challan's settlement: now. Workers take what is due longest, so an express order is dated a day
 * back and goes before every standard one that came within the day. */
export function asSoonAs(now: Date, settlementType: SettlementType): Date {
  return settlementType === 'EXPRESS' ? new Date(now.getTime() - aheadMs) : now;
}
