import type { Database } from '@pahiya/api/db/database';

type InsurerPolicy = {
  readonly policy_id: string;
  readonly status: string;
  readonly amount: number;
  readonly refund: number | null;
  /** The premium that was handed over to it, and in how many hand-overs. */
  readonly received: number | null;
  readonly hand_overs: number;
};

/** Counts of policies: paid ones that are there, and those whose payment went back. `owedBack`: what insurers owe us for
 * cancelled ones, in paise. */
export type PolicyCounts = {
  readonly issued: number;
  readonly refunded: number;
  readonly owedBack: number;
};

/** The insurers issued exactly the policies that our books say are there and cancelled those that are cancelled; each
 * premium was booked to them once and handed over once, in full, and each refund of a cancellation was made once. */
export async function checkPolicies(
  sql: Database,
  sandbox: string,
  faults: string[],
): Promise<PolicyCounts> {
  const answer = await fetch(`${sandbox}/control/insurers`);
  const { policies } = (await answer.json()) as { policies: readonly InsurerPolicy[] };
  const theirs = new Map(policies.map((one) => [one.policy_id, one]));
  const rows = await sql<
    {
      id: string;
      total: number;
      isThere: boolean;
      refund: number | null;
      booked: number;
      isBack: boolean;
    }[]
  >`
    select p.id, o.total_paise as total, p.policy_number is not null as "isThere",
      case when p.cancelled_at is null then null else p.cancel_refund_paise end as refund,
      (select count(*) from ledger_transactions where key = 'premium:' || p.id) as booked,
      exists (select 1 from refunds r
        where r.order_id = o.id and r.state = 'processed') as "isBack"
    from insurance_policies p join orders o on o.id = p.order_id where o.payment_state = 'paid'`;
  for (const { id, total, isThere, refund, booked, isBack } of rows) {
    const their = theirs.get(id);
    const isIssued = their?.status === 'ISSUED';
    const isSame = isIssued === isThere && (their?.refund ?? null) === refund;
    if (!isIssued && !isBack) faults.push(`policy ${id} is neither there nor paid back`);
    if (isIssued && (their?.received !== total || their?.hand_overs !== 1)) {
      faults.push(
        `policy ${id}: its premium of ${total} came as ${their?.received} in ${their?.hand_overs} hand-overs`,
      );
    }
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
  const [owed] = await sql<{ refunds: number; due: number; paise: number }[]>`
    select
      (select count(*) from insurance_policies
        where cancelled_at is not null and cancel_refund_paise > 0) as due,
      coalesce((select sum(cancel_refund_paise - refund_stated_paise) from insurance_policies
        where cancelled_at is not null), 0)::bigint as paise,
      (select count(*) from refunds where reason_key like 'policy-cancelled:%') as refunds`;
  if (owed?.refunds !== owed?.due) {
    faults.push(`${owed?.due} cancellations with a refund, and ${owed?.refunds} refunds`);
  }
  const [handed] = await sql<{ booked: number; paid: number }[]>`
    select
      coalesce((select sum(o.total_paise) from insurance_policies p join orders o on o.id = p.order_id
        where p.handed_over_at is not null), 0)::bigint as paid,
      coalesce((select sum(e.amount_paise) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where t.key like 'premiums:%' and e.amount_paise > 0), 0)::bigint as booked`;
  if (handed?.booked !== handed?.paid) {
    faults.push(`${handed?.paid} of premiums was handed over, and ${handed?.booked} is booked`);
  }
  const issued = rows.filter(({ isThere }) => isThere).length;
  return { issued, refunded: rows.length - issued, owedBack: owed?.paise ?? 0 };
}
