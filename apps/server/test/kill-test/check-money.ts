import { deskWorkKinds } from '@pahiya/api/composition/desk-work-kinds';
import { orderKinds } from '@pahiya/api/composition/order-kinds';
import type { Database } from '@pahiya/api/db/database';
import { findStaleWork } from '@pahiya/api/modules/desk-queue/compare-work';
import { readTrialBalance } from '@pahiya/api/modules/ledger/trial-balance';
import type { Services } from '@pahiya/api/services';
import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import { checkBanks } from './check-banks.ts';
import { checkItems, type ItemCounts } from './check-items.ts';
import { checkPolicies, type PolicyCounts } from './check-policies.ts';
import { checkRto } from './check-rto.ts';

/** The gateway's and the partner's own state, compared with ours. */
export type MoneyReport = {
  /** Payments that the gateway captured. */
  readonly captured: number;
  readonly fulfilled: number;
  readonly refundedWhole: number;
  readonly items: ItemCounts;
  readonly policies: PolicyCounts;
  readonly submissions: number;
  readonly ledgerTransactions: number;
  /** Violated guarantees, one sentence each: none. */
  readonly faults: readonly string[];
};

type Settlement = {
  readonly reference: string;
  readonly challan_number: string;
  readonly status: string;
  readonly requests: number;
};

/** Compares the external services' state with ours. */
export async function checkMoney(
  services: Pick<Services, 'sql' | 'gateway' | 'now'>,
  sandbox: string,
): Promise<MoneyReport> {
  const faults: string[] = [];
  const taken = await capturedPayments(services);
  let refundedAtGateway = 0;
  let refundedWhole = 0;
  let fulfilled = 0;
  for (const payment of taken) {
    const refunded = await refundsAtGateway(services, payment);
    refundedAtGateway += refunded;
    const use = await useOf(services.sql, payment.gatewayPaymentId);
    if (use.use === 'fulfilled' && use.state === 'paid') fulfilled += 1;
    else if (refunded === payment.amount) refundedWhole += 1;
    else faults.push(`${payment.gatewayPaymentId} was captured, and neither fulfils nor is back`);
    if (use.refunds !== refunded) {
      faults.push(
        `${payment.gatewayPaymentId}: ${use.refunds} back by our books, ${refunded} by the gateway's`,
      );
    }
  }
  const items = await checkItems(services.sql, faults);
  const submissions = await checkSubmissions(sandbox, faults);
  await checkReportOrders(sandbox, faults);
  await checkBanks(services.sql, sandbox, faults);
  const policies = await checkPolicies(services.sql, sandbox, faults);
  await checkRto(services.sql, sandbox, faults);
  const { accounts, difference, unbalanced, transactions } = await readTrialBalance(services.sql);
  const total = taken.reduce((sum, { amount }) => sum + amount, 0);
  if (difference !== 0 || unbalanced !== 0) faults.push('the ledger does not balance');
  if (accounts.gateway !== total - refundedAtGateway) {
    faults.push(
      `the ledger has ${accounts.gateway} at the gateway, the gateway ${total - refundedAtGateway}`,
    );
  }
  if (accounts['refunds-due'] !== 0) faults.push('a refund is booked as due and was not sent');
  if (accounts['owed-to-authorities'] !== 0) faults.push('money for others was not passed on');
  if (accounts['insurer-payable'] !== policies.owedBack) {
    faults.push(
      `insurers owe ${policies.owedBack} for cancellations, the ledger has ${accounts['insurer-payable']}`,
    );
  }
  if (accounts['deposits-held'] !== 0) faults.push('a deposit was neither passed on nor returned');
  await checkRest(services.sql, faults);
  return {
    captured: taken.length,
    fulfilled,
    refundedWhole,
    items,
    policies,
    submissions,
    ledgerTransactions: transactions,
    faults,
  };
}

async function capturedPayments({ gateway, now }: Pick<Services, 'gateway' | 'now'>) {
  const from = new Date(now().getTime() - 86_400_000);
  const listed = await gateway.paymentsBetween(from, new Date(now().getTime() + 60_000));
  if (!listed.ok) throw new Error('the gateway gave no list');
  return listed.value.filter(({ status }) => status === 'captured' || status === 'refunded');
}

async function refundsAtGateway(
  { gateway }: Pick<Services, 'gateway'>,
  { gatewayPaymentId }: GatewayPayment,
): Promise<number> {
  const listed = await gateway.refundsOf(gatewayPaymentId);
  if (!listed.ok) throw new Error('the gateway gave no refunds');
  return listed.value
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}

async function useOf(sql: Database, gatewayPaymentId: string) {
  const [row] = await sql<{ use: string | null; state: string; refunds: number }[]>`
    select a.use, o.payment_state as state,
      coalesce((select sum(amount_paise) from refunds r where r.state = 'processed'
        and r.gateway_payment_id = a.gateway_payment_id), 0)::bigint as refunds
    from payment_attempts a join payments p on p.id = a.payment_id join orders o on o.id = p.order_id
    where a.gateway_payment_id = ${gatewayPaymentId}`;
  return row ?? { use: null, state: 'unknown', refunds: 0 };
}

/** The partner received each challan once, and no authority was paid twice. */
async function checkSubmissions(sandbox: string, faults: string[]): Promise<number> {
  const answer = await fetch(`${sandbox}/control/settlement-partner`);
  const { settlements } = (await answer.json()) as { settlements: readonly Settlement[] };
  const paid = new Set<string>();
  for (const { reference, challan_number, status, requests } of settlements) {
    if (requests !== 1) faults.push(`${reference} was submitted ${requests} times`);
    if (status !== 'PAID') continue;
    if (paid.has(challan_number)) faults.push(`${challan_number} was paid twice at its authority`);
    paid.add(challan_number);
  }
  return settlements.length;
}

/** The vendor was asked for each report once. */
async function checkReportOrders(sandbox: string, faults: string[]): Promise<void> {
  const answer = await fetch(`${sandbox}/control/vehicle-records`);
  const { reports } = (await answer.json()) as {
    reports: readonly { readonly clientRef: string; readonly requests: number }[];
  };
  for (const { clientRef, requests } of reports) {
    if (requests !== 1) faults.push(`report ${clientRef} was ordered ${requests} times`);
  }
}

/** Nothing is left over: no dead task, no difference, no order fulfilled twice, no row of the desk's queue that is not
 * open work. */
async function checkRest(sql: Database, faults: string[]): Promise<void> {
  const stale = await findStaleWork(sql, { orderKinds, deskWorkKinds });
  faults.push(...stale.map((row) => `the desk's queue is wrong: ${JSON.stringify(row)}`));
  const dead = await sql<{ kind: string }[]>`select kind from tasks where dead_at is not null`;
  const differences = await sql<{ kind: string; subject: string }[]>`
    select kind, subject from reconciliation_differences where resolved_at is null`;
  const twice = await sql<{ id: string }[]>`
    select order_id as id from order_events where kind = 'paid' group by 1 having count(*) > 1`;
  faults.push(...dead.map(({ kind }) => `a task ${kind} is dead`));
  faults.push(...differences.map(({ kind, subject }) => `difference ${kind} of ${subject}`));
  faults.push(...twice.map(({ id }) => `order ${id} was paid twice`));
}
