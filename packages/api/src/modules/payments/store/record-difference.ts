import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import { insertDifference, updateGone } from './difference-repository.ts';

/** Differences between gateway, orders, refunds and ledger.
 * - `payment-amount`: captured with a different amount or currency than requested. - `payment-unknown`: captured at the
 *   gateway without an order here. - `paid-not-fulfilled`: captured at the gateway, not used here.
 * - `fulfilled-not-paid`: used here, not captured at the gateway. - `ledger-capture`: booked differently than captured.
 * - `refund-unknown`: made at the gateway, not by us. - `refund-amount`: amount differs from ours.
 * - `refund-failed`: failed after several attempts. - `refund-late`: not credited by its promised date.
 * - `paid-after-refund`: the authority was paid although the person was refunded.
 * - `ledger-balance`: the ledger does not sum to 0. - `settlement-unknown`: settled by the gateway, not booked here.
 * - `settlement-amount`: settled amount differs from the booked one.
 * - `desk-work`: the queue of the desk differed from an order's own tables; it was corrected. */
export type DifferenceKind =
  | 'payment-amount'
  | 'payment-unknown'
  | 'paid-not-fulfilled'
  | 'fulfilled-not-paid'
  | 'ledger-capture'
  | 'refund-unknown'
  | 'refund-amount'
  | 'refund-failed'
  | 'refund-late'
  | 'paid-after-refund'
  | 'ledger-balance'
  | 'settlement-unknown'
  | 'settlement-amount'
  | 'desk-work';

export type Difference = {
  readonly kind: DifferenceKind;
  /** Id of the subject: the gateway's payment or refund, our refund, or an item of an order. */
  readonly subject: string;
  readonly expected: Paise | null;
  readonly found: Paise | null;
  readonly at: Date;
};

/** Records a difference for operators, unless the same one is already open. */
export function recordDifference(tx: Queryable, difference: Difference): Promise<void> {
  return insertDifference(tx, difference);
}

/** Resolves open differences that no longer exist. */
export function resolveDifferences(
  tx: Queryable,
  gone: {
    readonly kinds: readonly DifferenceKind[];
    readonly subject: string;
    readonly at: Date;
  },
): Promise<void> {
  return updateGone(tx, gone);
}
