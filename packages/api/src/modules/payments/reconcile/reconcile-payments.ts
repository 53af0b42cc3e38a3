import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../apply-gateway-payment.ts';
import { isNews } from '../attempt-order.ts';
import { updateAllGoneBut } from '../store/difference-repository.ts';
import { deleteEventsBefore } from '../store/gateway-event-repository.ts';
import { selectStatuses } from '../store/payment-repository.ts';
import {
  type Difference,
  type DifferenceKind,
  recordDifference,
} from '../store/record-difference.ts';
import { comparePayments } from './compare-payments.ts';
import { reviveOpenWork } from './revive-open-work.ts';

const DAY_MS = 86_400_000;
/** Late authorisations arrive within five days. */
const DAYS = 7;
const EVENT_DAYS = 30;

/** Kinds re-evaluated in each run: those no longer found are resolved. */
const RECURRING: readonly DifferenceKind[] = [
  'payment-unknown',
  'paid-not-fulfilled',
  'fulfilled-not-paid',
  'ledger-capture',
  'refund-unknown',
  'ledger-balance',
];

/** Result of a run. */
export type Reconciliation = {
  readonly payments: number;
  /** Payments with gateway updates that had not reached us. */
  readonly applied: number;
  readonly differences: readonly Difference[];
};

/** Compares a week of the gateway's payments with attempts, orders, refunds and ledger: applies missed updates,
 * records differences, resolves those that are gone, and re-enqueues open work. Fails when the gateway does not
 * answer. */
export async function reconcilePayments(
  services: Services,
): Promise<Result<Reconciliation, ProviderFailure>> {
  const { sql, gateway, now } = services;
  const at = now();
  const from = new Date(at.getTime() - DAYS * DAY_MS);
  const told = await gateway.paymentsBetween(from, at);
  if (!told.ok) return told;
  const applied = await applyNews(services, told.value);
  const found = await comparePayments(sql, told.value, { from, now: at });
  const differences = [...found, ...(await checkLedger(services))].map((one) => ({ ...one, at }));
  await sql.begin(async (tx) => {
    for (const difference of differences) await recordDifference(tx, difference);
    await updateAllGoneBut(tx, differences, { kinds: RECURRING, from, at });
    await reviveOpenWork(tx, at);
  });
  await deleteEventsBefore(sql, new Date(at.getTime() - EVENT_DAYS * DAY_MS));
  wakeWorkers(sql);
  return ok({ payments: told.value.length, applied, differences });
}

async function applyNews(services: Services, told: readonly GatewayPayment[]): Promise<number> {
  const ids = told.map(({ gatewayPaymentId }) => gatewayPaymentId);
  const known = await selectStatuses(services.sql, ids);
  let applied = 0;
  for (const payment of told) {
    if (!isNews(known.get(payment.gatewayPaymentId) ?? null, payment.status)) continue;
    if ((await applyGatewayPayment(services, payment)) !== 'not-ours') applied += 1;
  }
  return applied;
}

async function checkLedger({ sql }: Services): Promise<readonly Omit<Difference, 'at'>[]> {
  const { difference, unbalanced } = await readTrialBalance(sql);
  if (difference === 0 && unbalanced === 0) return [];
  return [{ kind: 'ledger-balance', subject: 'ledger', expected: null, found: difference }];
}
