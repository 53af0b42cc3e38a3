import type { Queryable } from '../../../db/database.ts';

/** What an event tells a firm's system. */
export type WebhookEvent = 'lead-created' | 'lead-changed' | 'erase';

/** The address of a firm's system. */
export type WebhookRow = {
  readonly address: string;
  readonly secretSealed: Buffer;
  readonly createdAt: Date;
};

/** An event with how its delivery stands. */
export type WebhookEventRow = {
  readonly eventId: string;
  readonly firmId: string;
  readonly leadId: string;
  readonly event: WebhookEvent;
  readonly at: Date;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly tries: number;
  readonly failure: string | null;
};

/** Sets a firm's address and secret; the last one set wins. */
export async function upsertWebhook(
  tx: Queryable,
  one: WebhookRow & { readonly firmId: string; readonly createdBy: string },
): Promise<void> {
  await tx`
    insert into partner_webhooks (firm_id, address, secret_sealed, created_at, created_by)
    values (${one.firmId}, ${one.address}, ${one.secretSealed}, ${one.createdAt}, ${one.createdBy})
    on conflict (firm_id) do update set address = excluded.address,
      secret_sealed = excluded.secret_sealed, created_at = excluded.created_at,
      created_by = excluded.created_by`;
}

/** The address of a firm; null without one. */
export async function findWebhook(sql: Queryable, firmId: string): Promise<WebhookRow | null> {
  const [row] = await sql<WebhookRow[]>`
    select address, secret_sealed as "secretSealed", created_at as "createdAt"
    from partner_webhooks where firm_id = ${firmId}`;
  return row ?? null;
}

/** Forgets a firm's address and secret. */
export async function deleteWebhook(tx: Queryable, firmId: string): Promise<void> {
  await tx`delete from partner_webhooks where firm_id = ${firmId}`;
}

/** Stores an event when the lead's firm takes events; null when it does not. */
export async function insertWebhookEvent(
  tx: Queryable,
  one: { eventId: string; leadId: string; event: WebhookEvent; at: Date },
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    insert into partner_webhook_events (id, firm_id, lead_id, event, at)
    select ${one.eventId}, l.firm_id, l.id, ${one.event}, ${one.at}
    from partner_leads l join partner_webhooks w on w.firm_id = l.firm_id
    where l.id = ${one.leadId}
    returning id`;
  return row?.id ?? null;
}

/** The newest events of a firm. */
export function newestEvents(
  sql: Queryable,
  firmId: string,
  count: number,
): Promise<readonly WebhookEventRow[]> {
  return sql<WebhookEventRow[]>`
    select ${columns(sql)} from partner_webhook_events e
    where e.firm_id = ${firmId} order by e.at desc, e.id limit ${count}`;
}

/** An event by id; null for an unknown one. */
export async function findWebhookEvent(
  sql: Queryable,
  eventId: string,
): Promise<WebhookEventRow | null> {
  const [row] = await sql<WebhookEventRow[]>`
    select ${columns(sql)} from partner_webhook_events e where e.id = ${eventId}`;
  return row ?? null;
}

/** Notes how an attempt ended. */
export async function updateTried(
  sql: Queryable,
  eventId: string,
  one: Pick<WebhookEventRow, 'state' | 'tries' | 'failure'> & { readonly at: Date },
): Promise<void> {
  await sql`
    update partner_webhook_events set state = ${one.state}, tries = ${one.tries},
      failure = ${one.failure}, tried_at = ${one.at}
    where id = ${eventId}`;
}

/** Starts the attempts of an event afresh. */
export async function updateReplayed(tx: Queryable, eventId: string): Promise<void> {
  await tx`
    update partner_webhook_events set state = 'waiting', tries = 0, failure = null
    where id = ${eventId}`;
}

/** Deletes events older than an instant. */
export async function deleteOldEvents(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from partner_webhook_events where at < ${before}`;
}

function columns(sql: Queryable) {
  return sql`e.id as "eventId", e.firm_id as "firmId", e.lead_id as "leadId", e.event, e.at,
    e.state, e.tries, e.failure`;
}
