import type { PolicyIssuer, PolicyReport } from '@pahiya/domain/insurance/policy-ports';
import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { settlementEntries } from '@pahiya/domain/ledger/ledger';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import {
  markTwin,
  selectPolicy,
  updateAsked,
  updateIssued,
  updateState,
} from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

/** A question to the insurer: how the wait ended (null: it goes on), or that the insurer is unavailable. */
export type AskedIssuer = {
  readonly row: PolicyRow;
  readonly ended: 'issued' | 'failed' | null;
  readonly isAvailable: boolean;
};

/** Asks the insurer once for a policy that is awaited, and applies what it says. The request is noted before it is sent:
 * after a crash or a lost answer the insurer is first asked for its report. Once the time is over, or on `isGivenUp`, the
 * proposal is taken back, so that a refund can never be followed by a policy: until the insurer has confirmed that, the
 * wait goes on; so it is for the second policy of one quote. Null for a policy that is not awaited. */
export async function askIssuer(
  services: Services,
  policyId: string,
  by: { readonly isGivenUp?: boolean; readonly operatorId?: string } = {},
): Promise<AskedIssuer | null> {
  const started = await start(services, policyId);
  if (started === null) return null;
  const { row, order, isFirst } = started;
  const answer = await ask(services, { row, order, isFirst, isGivenUp: by.isGivenUp === true });
  const report = answer.ok ? answer.value : null;
  if (report?.state !== 'issued' && report?.state !== 'failed') {
    await noteState(services, row, answer.ok ? 'issuing' : 'insurer-down');
    return { row, ended: null, isAvailable: answer.ok };
  }
  const { operatorId } = by;
  const isEnded = await services.sql.begin((tx) =>
    endPolicy(tx, services, policyId, {
      report,
      ...(operatorId === undefined ? {} : { operatorId }),
    }),
  );
  return { row, ended: isEnded ? report.state : null, isAvailable: true };
}

type Asking = {
  readonly row: PolicyRow;
  readonly order: OrderRow;
  readonly isFirst: boolean;
};

async function start(services: Services, policyId: string): Promise<Asking | null> {
  return services.sql.begin(async (tx) => {
    const found = await lockPolicy(tx, policyId);
    if (found === null || !isAwaited(found.row)) return null;
    const { row, order } = found;
    if (row.askedAt !== null) return { row, order, isFirst: false };
    const at = services.now();
    const isTwin = await markTwin(tx, policyId);
    await updateAsked(tx, policyId, at);
    await moveStep(tx, services, order, 'ISSUING');
    await addOrderEvent(tx, { orderId: row.orderId, kind: 'policy-asked', at });
    return { row: { ...row, askedAt: at, isTwin }, order, isFirst: true };
  });
}

/** A policy and its order, locked. */
type LockedPolicy = { readonly row: PolicyRow; readonly order: OrderRow };

/** Locks a policy with its order. */
export async function lockPolicy(tx: Transaction, policyId: string): Promise<LockedPolicy | null> {
  const found = await selectPolicy(tx, policyId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  const row = order === null ? null : await selectPolicy(tx, policyId);
  return row === null || order === null ? null : { row, order };
}

/** Whether the insurer is still to issue. */
export function isAwaited({ state }: Pick<PolicyRow, 'state'>): boolean {
  return state === 'issuing' || state === 'insurer-down';
}

/** When a policy that is not there is given up. */
export function giveUpAt({ paidAt }: Pick<PolicyRow, 'paidAt'>): Date | null {
  return paidAt === null ? null : new Date(paidAt.getTime() + saleHours.giveUp * 3_600_000);
}

/** The issuer of a policy; null when the insurer is not connected any more. */
export function issuerOf(
  { insuranceDesk }: Pick<Services, 'insuranceDesk'>,
  { insurerId }: Pick<PolicyRow, 'insurerId'>,
): PolicyIssuer | null {
  return insuranceDesk?.insurers.find(({ profile }) => profile.id === insurerId)?.issuer ?? null;
}

async function ask(
  services: Services,
  { row, order, isFirst, isGivenUp }: Asking & { readonly isGivenUp: boolean },
): Promise<Result<PolicyReport, ProviderFailure>> {
  const issuer = issuerOf(services, row);
  if (issuer === null) {
    const provider = `insurer-${row.insurerId}`;
    const failure = { kind: 'unavailable', provider, retryable: true, reason: 'not connected' };
    return { ok: false, error: failure as ProviderFailure };
  }
  const { policyId, proposalRef } = row;
  const overAt = giveUpAt(row);
  if (isGivenUp || row.isTwin || (overAt !== null && services.now() >= overAt))
    return issuer.stop(policyId);
  const known = isFirst ? ok({ state: 'unknown' } as const) : await issuer.report(policyId);
  if (!known.ok || known.value.state !== 'unknown') return known;
  return issuer.issue({ policyId, proposalRef, amount: order.total });
}

async function noteState(
  { sql }: Services,
  { policyId, state }: PolicyRow,
  next: 'issuing' | 'insurer-down',
): Promise<void> {
  if (state === next) return;
  await sql.begin(async (tx) => {
    const found = await lockPolicy(tx, policyId);
    if (found === null || !isAwaited(found.row)) return;
    await updateState(tx, policyId, next);
    await refreshPolicyWork(tx, policyId);
  });
}

/** Ends the wait for a policy: it is there and its premium is the insurer's, or the payment goes back. False when it is
 * not awaited. */
async function endPolicy(
  tx: Transaction,
  services: Services,
  policyId: string,
  {
    report,
    ...by
  }: {
    readonly report: Extract<PolicyReport, { state: 'issued' | 'failed' }>;
    readonly operatorId?: string;
  },
): Promise<boolean> {
  const found = await lockPolicy(tx, policyId);
  if (found === null || !isAwaited(found.row)) return false;
  const { order } = found;
  const { orderId } = order;
  const at = services.now();
  if (report.state === 'issued') {
    await updateIssued(tx, policyId, { ...report, at });
    await refreshPolicyWork(tx, policyId);
    await moveStep(tx, services, order, 'ISSUED');
    await addOrderEvent(tx, { orderId, kind: 'policy-issued', at });
    await notify(tx, services, { orderId, itemId: policyId, turn: 'policy-issued' });
    const entries = settlementEntries(order.total, 'insurer-payable');
    await book(tx, { key: `premium:${policyId}`, kind: 'settlement', orderId, at, entries });
    return true;
  }
  await updateState(tx, policyId, 'failed');
  await refreshPolicyWork(tx, policyId);
  await moveStep(tx, services, order, 'NOT_ISSUED');
  await addOrderEvent(tx, { orderId, kind: 'policy-failed', at, ...by });
  const moved = await findOrder(tx, orderId);
  await refundItems(tx, services, moved ?? order, [policyId], {
    reason: found.row.isTwin ? 'bought-twice' : 'not-issued',
    ...by,
  });
  return true;
}
