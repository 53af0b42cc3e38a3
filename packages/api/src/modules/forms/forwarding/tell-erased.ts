import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { sealDelivery } from './sealed-delivery.ts';

/** Submissions about to be erased: an account's, or expired ones. */
export type Erasure = { readonly userId: string } | { readonly dueAt: Date };

/** Before submissions are erased here: notifies every sink that received one, or may have (a lost response, or a
 * running delivery), to erase it too. In the transaction that erases them. Source: DPDP Act 2023, s. 8(7) (processors
 * erase as well). */
export async function tellErased(
  tx: Queryable,
  secret: Uint8Array,
  erasure: Erasure,
): Promise<void> {
  const isAccount = 'userId' in erasure;
  const isMeant = isAccount
    ? tx`s.user_id = ${erasure.userId}`
    : tx`s.erase_at <= ${erasure.dueAt}`;
  const at = isAccount ? null : erasure.dueAt;
  const known = await tx<Late[]>`
    select distinct s.id as "submissionId", s.form_id as "formId", d.target
    from form_submissions s join deliveries d on d.submission_id = s.id
      left join tasks t on t.kind = 'deliver' and t.subject = d.id::text
    where (d.delivered_at is not null or t.attempts > 0) and ${isMeant} order by 1, 3`;
  for (const one of known) await notify(tx, secret, one, at);
}

/** After a submission was erased during its delivery: the first notice may have arrived earlier, so it is sent
 * again. */
export async function tellErasedAgain(
  tx: Transaction,
  secret: Uint8Array,
  { now, ...late }: Late & { readonly now: Date },
): Promise<void> {
  await tx`delete from deliveries
    where target = ${late.target} and event_id = ${late.submissionId}`;
  await notify(tx, secret, late, now);
}

type Late = { readonly submissionId: string; readonly formId: string; readonly target: string };

async function notify(
  tx: Queryable,
  secret: Uint8Array,
  { target, submissionId, formId }: Late,
  /** Null: now. */
  at: Date | null,
): Promise<void> {
  const id = randomUUID();
  const body = sealDelivery(secret, id, { type: 'form.erased', submissionId, formId });
  await tx`
    insert into deliveries (id, target, event_id, body_sealed, created_at)
    values (${id}, ${target}, ${submissionId}, ${body},
      coalesce(${at}::timestamptz, now()))
    on conflict (target, event_id) where event_id is not null do nothing`;
  await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: new Date(0) });
}
