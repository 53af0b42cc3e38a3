import type { Queryable } from '../../db/database.ts';
import { countRefundsByState } from './refunds/refund-repository.ts';
import { countOpenDifferences } from './store/difference-repository.ts';
import { countUnqueued } from './store/gateway-event-repository.ts';
import { countOpenPayments } from './store/payment-repository.ts';

/** What is open in payments, for alarms: counts only. */
export async function countOpenWork(sql: Queryable) {
  return {
    eventsWaiting: await countUnqueued(sql),
    paymentsOpen: await countOpenPayments(sql),
    refunds: await countRefundsByState(sql),
    differences: await countOpenDifferences(sql),
  };
}
