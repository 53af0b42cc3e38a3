import type { GatewayPayment } from '@pahiya/domain/payments/ports';

type Status = GatewayPayment['status'];

/** Rank of an attempt's state. A failed attempt can still be captured; a captured one never fails again. */
const RANK: Readonly<Record<Status, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Is the new state later than the stored one? Events arrive late and out of order. */
export function isNews(known: Status | null, told: Status): boolean {
  return known === null || RANK[told] > RANK[known];
}

/** Is the outcome of an attempt still open? */
export function isUnderWay(status: Status): boolean {
  return status === 'created' || status === 'authorized';
}
