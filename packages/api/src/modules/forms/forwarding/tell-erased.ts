import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { findAttempted } from '../../../tasks/task-repository.ts';
import { deleteEvent, findPassedOn, insertDelivery } from './delivery-repository.ts';
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
  const at = 'dueAt' in erasure ? erasure.dueAt : null;
  const passedOn = await findPassedOn(tx, erasure);
  const attempted = await findAttempted(
    tx,
    'deliver',
    passedOn.map(({ deliveryId }) => deliveryId),
  );
  for (const { deliveryId, isDelivered, ...one } of passedOn) {
    if (isDelivered || attempted.has(deliveryId)) await notify(tx, secret, one, at);
  }
}

/** After a submission was erased during its delivery: the first notice may have arrived earlier, so it is sent
 * again. */
export async function tellErasedAgain(
  tx: Transaction,
  secret: Uint8Array,
  { now, ...late }: Late & { readonly now: Date },
): Promise<void> {
  await deleteEvent(tx, late.target, late.submissionId);
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
  const bodySealed = sealDelivery(secret, id, { type: 'form.erased', submissionId, formId });
  await insertDelivery(tx, { id, target, eventId: submissionId, bodySealed, createdAt: at });
  await enqueueTask(tx, { kind: 'deliver', subject: id, dueAt: new Date(0) });
}
