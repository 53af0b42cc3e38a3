import type { Queryable, Transaction } from '../../../db/database.ts';

/** A message that is still to be delivered. */
export type Delivery = {
  readonly id: string;
  readonly target: string;
  readonly submissionId: string | null;
  readonly bodySealed: Buffer | null;
};

/** A message about to be delivered: a submission, or an event with its body. */
export type NewDelivery = {
  readonly id: string;
  readonly target: string;
  /** Null: now, by the database's clock. */
  readonly createdAt: Date | null;
} & (
  | { readonly submissionId: string }
  | { readonly eventId: string; readonly bodySealed: Uint8Array }
);

/** Stores a message; false when the event was stored before. */
export async function insertDelivery(tx: Queryable, delivery: NewDelivery): Promise<boolean> {
  const { id, target, createdAt } = delivery;
  const [submissionId, eventId, body] =
    'submissionId' in delivery
      ? [delivery.submissionId, null, null]
      : [null, delivery.eventId, delivery.bodySealed];
  const { count } = await tx`
    insert into deliveries (id, target, submission_id, event_id, body_sealed, created_at)
    values (${id}, ${target}, ${submissionId}, ${eventId}, ${body},
      coalesce(${createdAt}::timestamptz, now()))
    on conflict (target, event_id) where event_id is not null do nothing`;
  return count > 0;
}

/** A message that has not arrived yet; null otherwise. */
export async function findWaiting(sql: Queryable, id: string): Promise<Delivery | null> {
  const [row] = await sql<Delivery[]>`
    select id, target, submission_id as "submissionId", body_sealed as "bodySealed"
    from deliveries where id = ${id} and delivered_at is null`;
  return row ?? null;
}

/** Records that a message has arrived, and erases its body. */
export async function putDelivered(sql: Queryable, id: string, at: Date): Promise<void> {
  await sql`update deliveries set delivered_at = ${at}, body_sealed = null where id = ${id}`;
}

/** A submission that was to be passed on. */
export type PassedOn = {
  readonly deliveryId: string;
  readonly submissionId: string;
  readonly formId: string;
  readonly target: string;
  readonly isDelivered: boolean;
};

/** Deliveries of the submissions of an account, or of those that are due to be erased. */
export async function findPassedOn(
  sql: Queryable,
  of: { readonly userId: string } | { readonly dueAt: Date },
): Promise<readonly PassedOn[]> {
  const isMeant = 'userId' in of ? sql`s.user_id = ${of.userId}` : sql`s.erase_at <= ${of.dueAt}`;
  return sql<PassedOn[]>`
    select d.id as "deliveryId", s.id as "submissionId", s.form_id as "formId", d.target,
      d.delivered_at is not null as "isDelivered"
    from form_submissions s join deliveries d on d.submission_id = s.id
    where ${isMeant} order by s.id, d.target`;
}

/** Deletes an event, so that it can be stored again. */
export async function deleteEvent(tx: Transaction, target: string, eventId: string): Promise<void> {
  await tx`delete from deliveries where target = ${target} and event_id = ${eventId}`;
}

/** Deletes delivered events and undelivered messages up to an instant each; returns how many. Those of submissions are
 * deleted with them. */
export async function deleteOldDeliveries(
  sql: Queryable,
  { deliveredUntil, createdUntil }: { readonly deliveredUntil: Date; readonly createdUntil: Date },
): Promise<number> {
  const { count } = await sql`
    delete from deliveries
    where (submission_id is null and delivered_at <= ${deliveredUntil})
      or (delivered_at is null and created_at <= ${createdUntil})`;
  return count;
}
