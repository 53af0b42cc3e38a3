import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** What gateway, orders, refunds and ledger can disagree about.
 * - `payment-amount`: captured with another amount or currency than asked. - `payment-unknown`: captured at the gateway
 *   for an order that is none of ours. - `paid-not-fulfilled`: captured there, used for nothing here.
 * - `fulfilled-not-paid`: used here, not captured there. - `ledger-capture`: booked otherwise than captured.
 * - `refund-unknown`: made at the gateway, not by us. - `refund-amount`: of another amount than ours.
 * - `refund-failed`: gave up after several tries. - `refund-late`: not back on the day that was told.
 * - `paid-after-refund`: the authority was paid though the money went back to the person.
 * - `ledger-balance`: the ledger does not sum to 0. - `settlement-unknown`: the gateway settled something that we have
 *   not booked. - `settlement-amount`: it settled another amount than we booked. */
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
  /** Id of what it is about: of the gateway's payment or refund, of our refund. */
  readonly subject: string;
  readonly expected: Paise | null;
  readonly found: Paise | null;
  readonly at: Date;
};

/** Records a difference for the operators, unless the same one is open. */
export async function recordDifference(tx: Queryable, difference: Difference): Promise<void> {
  const { kind, subject, expected, found, at } = difference;
  await tx`
    insert into reconciliation_differences (kind, subject, expected_paise, found_paise, found_at)
    values (${kind}, ${subject}, ${expected}, ${found}, ${at})
    on conflict (kind, subject) where resolved_at is null do nothing`;
}

/** Closes open differences that no longer exist. */
export async function resolveDifferences(
  tx: Queryable,
  { kinds, subject, at }: { kinds: readonly DifferenceKind[]; subject: string; at: Date },
): Promise<void> {
  await tx`
    update reconciliation_differences set resolved_at = ${at}, note = 'resolved automatically'
    where resolved_at is null and subject = ${subject} and kind in ${tx([...kinds])}`;
}
