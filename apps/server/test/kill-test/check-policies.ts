import type { Database } from '@pahiya/api/db/database';

type InsurerPolicy = {
  readonly policy_id: string;
  readonly status: string;
  readonly amount: number;
  readonly refund: number | null;
};

/** The insurers issued exactly the policies that our books say are there and cancelled those that are cancelled; each
 * premium was booked to them once, and each refund of a cancellation once. */
export async function checkPolicies(
  sql: Database,
  sandbox: string,
  faults: string[],
): Promise<void> {
  const answer = await fetch(`${sandbox}/control/insurers`);
  const { policies } = (await answer.json()) as { policies: readonly InsurerPolicy[] };
  const theirs = new Map(policies.map((one) => [one.policy_id, one]));
  const rows = await sql<
    { id: string; total: number; isThere: boolean; refund: number | null; booked: number }[]
  >`
    select p.id, o.total_paise as total, p.policy_number is not null as "isThere",
      case when p.cancelled_at is null then null else p.cancel_refund_paise end as refund,
      (select count(*) from ledger_transactions where key = 'premium:' || p.id) as booked
    from insurance_policies p join orders o on o.id = p.order_id where o.payment_state = 'paid'`;
  for (const { id, total, isThere, refund, booked } of rows) {
    const their = theirs.get(id);
    const isIssued = their?.status === 'ISSUED';
    const isSame = isIssued === isThere && (their?.refund ?? null) === refund;
    if (isSame && (!isIssued || their?.amount === total) && booked === (isIssued ? 1 : 0)) continue;
    faults.push(
      `policy ${id} is ${isThere ? 'there' : 'not there'}, refund ${refund}: insurer ` +
        `${their?.status}, refund ${their?.refund}, booked ${booked} times`,
    );
  }
  const open = new Set(rows.map(({ id }) => id));
  for (const { policy_id, status } of policies) {
    if (status === 'ISSUED' && !open.has(policy_id)) {
      faults.push(`an insurer issued ${policy_id}, which nobody paid for`);
    }
  }
  const [owed] = await sql<{ refunds: number; due: number }[]>`
    select
      (select count(*) from insurance_policies
        where cancelled_at is not null and cancel_refund_paise > 0) as due,
      (select count(*) from refunds where reason_key like 'policy-cancelled:%') as refunds`;
  if (owed?.refunds !== owed?.due) {
    faults.push(`${owed?.due} cancellations with a refund, and ${owed?.refunds} refunds`);
  }
}
