import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../db/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { sealDelivery } from './sealed-delivery.ts';

/** Whose submissions are about to be erased: an account's, or those whose days are over. */
export type Erasure = { readonly userId: string } | { readonly dueAt: Date };

/** Before submissions are erased here: tells every sink that has got one of them, or may have got it (an answer was lost,
 * or is under way), to erase it too. Within the transaction that erases them. Source: DPDP Act 2023, s. 8(7) (processors erase as well). */
export async function tellErased(
  tx: Queryable,
  secret: Uint8Array,
  erasure: Erasure,
): Promise<void> {
  const isAccount = 'userId' in erasure;
  const isMeant = isAccount
    ? tx`s.user_id = ${erasure.userId}`
    : tx`s.erase_at <= ${erasure.dueAt}`;
  const at = isAccount ? tx`now()` : tx`${erasure.dueAt}`;
  const known = await tx<{ submissionId: string; formId: string; target: string }[]>`
    select distinct s.id as "submissionId", s.form_id as "formId", d.target
    from form_submissions s join deliveries d on d.submission_id = s.id
      left join tasks t on t.kind = 'deliver' and t.subject = d.id::text
    where (d.delivered_at is not null or t.attempts > 0) and ${isMeant} order by 1, 3`;
  for (const { target, ...named } of known) {
    const id = randomUUID();
    const body = sealDelivery(secret, id, { type: 'form.erased', ...named });
    await tx`
      insert into deliveries (id, target, event_id, body_sealed, created_at)
      values (${id}, ${target}, ${named.submissionId}, ${body}, ${at})
      on conflict (target, event_id) where event_id is not null do nothing`;
    await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: new Date(0) });
  }
}
