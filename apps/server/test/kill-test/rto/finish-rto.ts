import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@pahiya/api/db/database';
import type { Buyer } from '../person-calls.ts';
import type { RtoClerk } from './rto-clerk.ts';
import { sendDocuments } from './rto-owner.ts';

const PATIENCE_MS = 120_000;

type Open = { readonly orderId: string; readonly step: string };

/** Owners and clerk go on until no paid RTO work is open; refunds may still be on their way. Throws after two minutes. */
export async function finishRto(
  sql: Database,
  { buyers, clerk }: { readonly buyers: readonly Buyer[]; readonly clerk: RtoClerk },
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const open = await sql<Open[]>`
      select w.order_id as "orderId", w.step from rto_works w join orders o on o.id = w.order_id
      where o.payment_state = 'paid' and w.step not in ('done', 'refunding', 'refunded')`;
    if (open.length === 0) return;
    if (Date.now() > until) throw new Error(`RTO work is still open: ${JSON.stringify(open)}`);
    for (const { orderId, step } of open) {
      if (step !== 'awaiting-documents' && step !== 'sent-back') continue;
      const buyer = buyers.find(({ rtoOrders }) => rtoOrders?.has(orderId));
      if (buyer !== undefined) await sendDocuments(buyer, orderId);
    }
    await clerk.workOnce();
    await sql`update tasks set due_at = now() where kind = 'follow-rto-agent' and due_at > now()`;
    await sleep(200);
  }
}
