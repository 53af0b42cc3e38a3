import type { Queryable } from '../../../db/database.ts';
import { selectRefundTimes } from './refund-repository.ts';

/** From our refund request until the bank confirms the credit, for the published figures. */
export function refundTimes(sql: Queryable, since: Date) {
  return selectRefundTimes(sql, since);
}
