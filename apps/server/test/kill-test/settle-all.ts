import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@pahiya/api/db/database';

/** Questions to banks, which go on after a confirmation until it is final. */
const BANK_KINDS = ['pay-recharge', 'follow-recharge', 'issue-tag', 'follow-tag'];
/** Tasks that finish without a person; the others are due on a later day. */
const KINDS = [
  'gateway-event',
  'send-refund',
  'follow-refund',
  'settle-challan',
  'follow-settlement',
  'ask-service-report',
  'issue-policy',
  'cancel-policy',
  'tell-policy-number',
  ...BANK_KINDS,
  'follow-rto-agent',
  'send-notification',
];
const PATIENCE_MS = 180_000;

/** Waits until a running server has finished its tasks: retry pauses are cut short, leases are not. Ends when no money
 * is in transit; throws after three minutes. */
export async function settleAll(sql: Database): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  await sql`update tasks set due_at = now() where kind = 'ask-payment' and dead_at is null`;
  for (;;) {
    await sql`
      update tasks set due_at = now() where kind = any(${KINDS}) and dead_at is null
        and due_at > now() and kind <> 'send-notification'`;
    await sleep(500);
    const open = await countOpen(sql);
    if (Object.values(open).every((count) => count === 0)) return;
    if (Date.now() > until) throw new Error(`still open: ${JSON.stringify(open)}`);
  }
}

async function countOpen(sql: Database): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select
      (select count(*) from gateway_events where done_at is null) as events,
      (select count(*) from refunds where state in ('requested', 'sent')) as refunds,
      (select count(*) from payment_attempts where status in ('created', 'authorized')) as attempts,
      (select count(*) from order_challans c join orders o on o.id = c.order_id
        where o.payment_state = 'paid' and c.settlement not in ('receipt-stored', 'cleared', 'refunded')) as challans,
      (select count(*) from service_reports where state in ('waiting', 'source-down')) as reports,
      (select count(*) from insurance_policies where state in ('issuing', 'insurer-down')
        or (cancel_asked_at is not null and cancelled_at is null)) as policies,
      (select count(*) from tasks where kind = any(${BANK_KINDS}) and dead_at is null) as banks,
      (select count(*) from tasks where kind = 'follow-rto-agent' and dead_at is null) as rto,
      (select count(*) from tasks where kind = 'send-notification' and dead_at is null) as messages`;
  return row ?? { unknown: 1 };
}
