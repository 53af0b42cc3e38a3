import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Difference } from '../record-difference.ts';

type Finding = Omit<Difference, 'at'>;

type Known = {
  readonly gatewayPaymentId: string;
  readonly use: string | null;
  readonly booked: Paise | null;
  readonly refunded: Paise;
};

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
  const rows = await sql<Known[]>`
    select a.gateway_payment_id as "gatewayPaymentId", a.use, e.amount_paise as booked,
      coalesce((select sum(r.amount_paise) from refunds r where r.state <> 'declined'
        and r.gateway_payment_id = a.gateway_payment_id), 0)::bigint as refunded
    from payment_attempts a
    left join ledger_transactions t on t.key = 'capture:' || a.gateway_payment_id
    left join ledger_entries e on e.transaction_id = t.id and e.account = 'gateway'
    where a.gateway_payment_id = any(${ids}::text[])`;
  return new Map(rows.map((row) => [row.gatewayPaymentId, row]));
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
  const rows = await sql<{ subject: string; amount: number }[]>`
    select gateway_payment_id as subject, amount_paise as amount from payment_attempts
    where use is not null and created_at between ${begin} and ${until}`;
  return rows
    .filter(({ subject }) => !captured.has(subject))
    .map(({ subject, amount }) => ({
      kind: 'fulfilled-not-paid' as const,
      subject,
      expected: paise(amount),
      found: null,
    }));
}
