import type { Database } from '@pahiya/api/db/database';

type BankPayment = { readonly ref_id: string; readonly amount: number; readonly status: string };
type BankOrder = { readonly request_id: string; readonly state: string };

/** The banks hold the money of exactly those recharges and tags that our books say are done, and the ledger owes it to
 * them once. */
export async function checkBanks(sql: Database, sandbox: string, faults: string[]): Promise<void> {
  await checkRecharges(sql, sandbox, faults);
  await checkTags(sql, sandbox, faults);
}

async function checkRecharges(sql: Database, sandbox: string, faults: string[]): Promise<void> {
  const { payments } = await read<{ payments: readonly BankPayment[] }>(sandbox, 'bbps');
  const arrived = payments.filter(({ status }) => status === 'SUCCESS');
  const rows = await sql<{ request: string; amount: number; state: string; kept: number }[]>`
    select request_id as request, amount_paise as amount, state,
      (select count(*) from ledger_transactions where key = 'recharge:' || r.id)
        - (select count(*) from ledger_transactions where key = 'recharge-undone:' || r.id) as kept
    from fastag_recharges r`;
  const known = new Set(rows.map(({ request }) => request));
  for (const { ref_id } of arrived) {
    if (!known.has(ref_id)) faults.push(`a bank has ${ref_id}, which nobody ordered`);
  }
  for (const { request, amount, state, kept } of rows) {
    const atBank = arrived.find(({ ref_id }) => ref_id === request)?.amount ?? 0;
    if (atBank === (state === 'done' ? amount : 0) && kept === (state === 'done' ? 1 : 0)) continue;
    faults.push(
      `recharge ${request} of ${amount} is ${state}: bank ${atBank}, booked ${kept} times`,
    );
  }
}

async function checkTags(sql: Database, sandbox: string, faults: string[]): Promise<void> {
  const { orders } = await read<{ orders: readonly BankOrder[] }>(sandbox, 'tag-issuer');
  const states = new Map(orders.map(({ request_id, state }) => [request_id, state]));
  const rows = await sql<{ id: string; state: string; booked: number }[]>`
    select t.id, t.state, (select count(*) from ledger_transactions b
      where b.key in ('settlement:' || t.id, 'deposit:' || t.id)) as booked
    from tag_issues t join orders o on o.id = t.order_id where o.payment_state = 'paid'`;
  for (const { id, state, booked } of rows) {
    const isIssued = states.get(id) === 'ACTIVE';
    if (isIssued === (state === 'active') && booked === (isIssued ? 2 : 0)) continue;
    faults.push(`tag ${id} is ${state}: bank ${states.get(id)}, booked ${booked} times`);
  }
}

async function read<State>(sandbox: string, service: string): Promise<State> {
  return (await fetch(`${sandbox}/control/${service}`)).json() as Promise<State>;
}
