import type { Queryable } from './db/database.ts';

/** An order that has a challan now. `isPaid`: we or the authority have its money. `isYielding`: unpaid, its hold has
 * expired and no payment is in progress, so anyone else may order the challan. */
export type OpenOrder = {
  readonly orderId: string;
  /** Null after the account is deleted. */
  readonly userId: string | null;
  readonly isPaid: boolean;
  readonly isYielding: boolean;
};

/** Finds open orders by challan number. Searches ask it of the module of challan orders, which itself orders from
 * searches. */
export type FindOpenOrders = (
  sql: Queryable,
  challanNumbers: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, OpenOrder>>;
