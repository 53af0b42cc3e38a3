import type { GatewayPayment } from '@pahiya/domain/payments/ports';

type Status = GatewayPayment['status'];

/** How far a payment is. A failed one may still be captured, and is then never failed again. */
const RANK: Readonly<Record<Status, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Whether what the gateway says goes beyond what it said: events come late and out of order. */
export function isNews(known: Status | null, told: Status): boolean {
  return known === null || RANK[told] > RANK[known];
}

/** Whether the outcome of an attempt is still open. */
export function isUnderWay(status: Status): boolean {
  return status === 'created' || status === 'authorized';
}
