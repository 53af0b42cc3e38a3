import type { Queryable, Transaction } from '../../../db/database.ts';

/** Stores a webhook event, once per id. */
export async function insertGatewayEvent(
  sql: Queryable,
  event: {
    readonly eventId: string;
    readonly gateway: string;
    readonly body: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  const { eventId, gateway, body, at } = event;
  await sql`
    insert into gateway_events (event_id, gateway, body, received_at)
    values (${eventId}, ${gateway}, ${body}, ${at})
    on conflict (event_id) do nothing`;
}

/** The body of an event that is still to be processed; null otherwise. */
export async function selectEventBody(sql: Queryable, eventId: string): Promise<Buffer | null> {
  const [row] = await sql<{ body: Buffer | null }[]>`
    select body from gateway_events where event_id = ${eventId} and done_at is null`;
  return row?.body ?? null;
}

/** Saves the outcome of an event and erases its body. */
export async function updateEventDone(
  sql: Queryable,
  eventId: string,
  { outcome, at }: { readonly outcome: string; readonly at: Date },
): Promise<void> {
  await sql`
    update gateway_events set done_at = ${at}, outcome = ${outcome}, body = null
    where event_id = ${eventId}`;
}

/** Deletes processed events received before an instant. */
export async function deleteEventsBefore(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from gateway_events where done_at is not null and received_at < ${before}`;
}

/** Whether an event waits that no worker has seen. */
export async function hasNewEvent(sql: Queryable): Promise<boolean> {
  const rows = await sql`select from gateway_events where queued_at is null limit 1`;
  return rows.length > 0;
}

/** Marks new events as queued, the oldest first, and returns their ids. Other workers take others. */
export async function takeNewEvents(
  tx: Transaction,
  { now, count }: { now: Date; count: number },
): Promise<readonly string[]> {
  const rows = await tx<{ eventId: string }[]>`
    -- Materialized: a subquery may be run for each row, and then takes more than was asked for.
    with fresh as materialized (
      select event_id from gateway_events where queued_at is null
      order by received_at limit ${count} for update skip locked)
    update gateway_events e set queued_at = ${now} from fresh where e.event_id = fresh.event_id
    returning e.event_id as "eventId"`;
  return rows.map(({ eventId }) => eventId);
}

/** How many events wait for a task. */
export async function countUnqueued(sql: Queryable): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*) as waiting from gateway_events where queued_at is null`;
  return row?.waiting ?? 0;
}
