import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import { findBooked } from '../../ledger/find-booked.ts';
import type { Difference } from '../store/record-difference.ts';
import { selectUsed, selectUsedBetween, type UsedAttempt } from './reconcile-repository.ts';

type Finding = Omit<Difference, 'at'>;

type Known = UsedAttempt & { readonly booked: Paise | null };

/** A payment of the last few minutes may still be in processing. */
const SETTLING_MS = 5 * 60_000;

/** Compares the gateway's payments with attempts, orders and ledger. All updates were applied before, so whatever still
 * differs is recorded as a difference. */
export async function comparePayments(
  sql: Queryable,
  told: readonly GatewayPayment[],
  { from, now }: { from: Date; now: Date },
): Promise<readonly Finding[]> {
  const settled = new Date(now.getTime() - SETTLING_MS);
  const taken = told.filter(
    ({ status, createdAt }) =>
      (status === 'captured' || status === 'refunded') && new Date(createdAt) <= settled,
  );
  const known = await readKnown(sql, taken);
  return [
    ...taken.flatMap((payment) => compare(payment, known.get(payment.gatewayPaymentId))),
    ...(await findUnpaid(sql, told, { from, until: settled })),
  ];
}

function compare(payment: GatewayPayment, known: Known | undefined): readonly Finding[] {
  const { gatewayPaymentId: subject, amount, status } = payment;
  if (known === undefined) {
    // Refunded before it reached us: nothing is left to compare.
    if (status === 'refunded') return [];
    return [{ kind: 'payment-unknown', subject, expected: null, found: amount }];
  }
  if (known.use === null) {
    if (status === 'refunded') return [];
    return [{ kind: 'paid-not-fulfilled', subject, expected: null, found: amount }];
  }
  const findings: Finding[] = [];
  if (known.booked !== amount) {
    findings.push({ kind: 'ledger-capture', subject, expected: amount, found: known.booked });
  }
  if (status === 'refunded' && known.refunded !== amount) {
    findings.push({ kind: 'refund-unknown', subject, expected: known.refunded, found: amount });
  }
  return findings;
}

async function readKnown(sql: Queryable, taken: readonly GatewayPayment[]) {
  const ids = taken.map(({ gatewayPaymentId }) => gatewayPaymentId);
  const keyOf = (gatewayPaymentId: string) => `capture:${gatewayPaymentId}`;
  const [attempts, booked] = await Promise.all([
    selectUsed(sql, ids),
    findBooked(sql, ids.map(keyOf), 'gateway'),
  ]);
  return new Map<string, Known>(
    attempts.map((attempt) => {
      const { gatewayPaymentId } = attempt;
      return [
        gatewayPaymentId,
        { ...attempt, booked: booked.get(keyOf(gatewayPaymentId)) ?? null },
      ];
    }),
  );
}

/** Payments that fulfilled an order, or that we refund, but that the gateway does not show as captured. */
async function findUnpaid(
  sql: Queryable,
  told: readonly GatewayPayment[],
  { from, until }: { from: Date; until: Date },
): Promise<readonly Finding[]> {
  const captured = new Set(
    told
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map(({ gatewayPaymentId }) => gatewayPaymentId),
  );
  // The gateway's timestamps are in whole seconds.
  const begin = new Date(from.getTime() + 1_000);
  const rows = await selectUsedBetween(sql, begin, until);
  return rows
    .filter(({ subject }) => !captured.has(subject))
    .map(({ subject, amount }) => ({
      kind: 'fulfilled-not-paid' as const,
      subject,
      expected: amount,
      found: null,
    }));
}
