import type { Database } from '@pahiya/api/db/database';

type AgentWork = {
  readonly reference: string;
  readonly status: string;
  readonly application_number?: string;
  readonly requests: number;
};

type Work = {
  readonly id: string;
  readonly step: string;
  readonly isFiled: boolean;
  readonly isTooLate: boolean;
  readonly booked: number;
};

const filedStates = ['FILED', 'SENT_BACK', 'APPROVED', 'DISPATCHED', 'DONE'];

/** The partner got each round once, no work has two applications there, and what it filed is filed by our books, where the
 * government fee was passed on once. */
export async function checkRto(sql: Database, sandbox: string, faults: string[]): Promise<void> {
  const answer = await fetch(`${sandbox}/control/rto-agent`);
  const { works } = (await answer.json()) as { works: readonly AgentWork[] };
  for (const { reference, requests } of works) {
    if (requests !== 1) faults.push(`RTO work ${reference} was submitted ${requests} times`);
  }
  const rows = await sql<Work[]>`
    select w.id, w.step, w.filed_at is not null as "isFiled",
      w.agent_withdrawal is not distinct from 'too-late' as "isTooLate",
      (select count(*) from ledger_transactions where key = 'settlement:' || w.id) as booked
    from rto_works w join orders o on o.id = w.order_id where o.payment_state = 'paid'`;
  const known = new Set(rows.map(({ id }) => id));
  for (const { reference } of works) {
    if (!known.has(workOf(reference)))
      faults.push(`the partner has ${reference}, which nobody paid`);
  }
  for (const { id, step, isFiled, isTooLate, booked } of rows) {
    const rounds = works.filter(({ reference }) => workOf(reference) === id);
    const filed = rounds.filter(({ status }) => filedStates.includes(status));
    const numbers = new Set(filed.map(({ application_number: number }) => number));
    if (numbers.size > 1) faults.push(`RTO work ${id} has ${numbers.size} applications`);
    if (filed.length > 0 && !isFiled && !isTooLate) {
      faults.push(`RTO work ${id} is ${step}: the partner filed it, and we do not know`);
    }
    if (booked !== (isFiled ? 1 : 0)) {
      faults.push(`RTO work ${id} is ${step}: its fee is booked ${booked} times`);
    }
  }
}

/** `<work>.<round>` */
function workOf(reference: string): string {
  return reference.split('.', 1)[0] ?? '';
}
