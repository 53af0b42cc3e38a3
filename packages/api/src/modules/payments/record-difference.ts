import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** Differences between gateway, orders, refunds and ledger.
 * - `payment-amount`: captured with a different amount or currency than requested. - `payment-unknown`: captured at the
 *   gateway without an order here. - `paid-not-fulfilled`: captured at the gateway, not used here.
 * - `fulfilled-not-paid`: used here, not captured at the gateway. - `ledger-capture`: booked differently than captured.
 * - `refund-unknown`: made at the gateway, not by us. - `refund-amount`: amount differs from ours.
 * - `refund-failed`: failed after several attempts. - `refund-late`: not credited by its promised date.
 * - `paid-after-refund`: the authority was paid although the person was refunded.
 * - `ledger-balance`: the ledger does not sum to 0. - `settlement-unknown`: settled by the gateway, not booked here.
 * - `settlement-amount`: settled amount differs from the booked one. */
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
  | 'settlement-amount';

export type Difference = {
  readonly kind: DifferenceKind;
  /** Id of the subject: the gateway's payment or refund, or our refund. */
  readonly subject: string;
  readonly expected: Paise | null;
  readonly found: Paise | null;
  readonly at: Date;
};

/** Records a difference for operators, unless the same one is already open. */
export async function recordDifference(tx: Queryable, difference: Difference): Promise<void> {
  const { kind, subject, expected, found, at } = difference;
  await tx`
    insert into reconciliation_differences (kind, subject, expected_paise, found_paise, found_at)
    values (${kind}, ${subject}, ${expected}, ${found}, ${at})
    on conflict (kind, subject) where resolved_at is null do nothing`;
}

/** Resolves open differences that no longer exist. */
export async function resolveDifferences(
  tx: Queryable,
  { kinds, subject, at }: { kinds: readonly DifferenceKind[]; subject: string; at: Date },
): Promise<void> {
  await tx`
    update reconciliation_differences set resolved_at = ${at}, note = 'resolved automatically'
    where resolved_at is null and subject = ${subject} and kind = any(${kinds})`;
}
