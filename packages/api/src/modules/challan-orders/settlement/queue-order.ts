import type { SettlementType } from '@pahiya/domain/challans/quote';

const aheadMs = 24 * 60 * 60_000;

/** Due time of a settlement: now. Workers take the longest due first, so express orders are backdated by a day to go
 * before standard ones of that day. */
export function asSoonAs(now: Date, settlementType: SettlementType): Date {
  return settlementType === 'EXPRESS' ? new Date(now.getTime() - aheadMs) : now;
}
