import type { Queryable } from '../../../db/database.ts';

/** Enqueues a check of every open payment and refund now, in case a task was lost. Failed tasks are left to
 * operators. */
export async function reviveOpenWork(tx: Queryable, at: Date): Promise<void> {
  await tx`
    insert into tasks (kind, subject, due_at, created_at)
    select 'ask-payment', id::text, ${at}, ${at} from payments
      where not is_done and gateway_order_id is not null
    union all
    select 'send-refund', id::text, ${at}, ${at} from refunds where state = 'requested'
    union all
    select 'follow-refund', id::text, ${at}, ${at} from refunds where state = 'sent'
    on conflict (kind, subject) do update
      set due_at = least(tasks.due_at, excluded.due_at), revision = tasks.revision + 1
      where tasks.dead_at is null`;
}
