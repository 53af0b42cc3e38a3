import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueSort } from '@pahiya/contracts/operators/queue-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { DeskWork } from '../../desk-work.ts';
import type { Colleagues } from '../operators/colleagues.ts';
import type { QueueKey } from './queue-cursor.ts';

/** What an operator asked of the queue. */
export type QueueQuery = z.output<NonNullable<(typeof contract)['query']>>;

/** Work as the queue has it. */
export type QueuedWork = DeskWork & { readonly assignedTo: string | null };

/** A row of the queue with its place in the order. */
export type QueuedRow = QueuedWork & QueueKey;

/** The operator who asks, and today. */
export type QueueView = {
  readonly operatorId: string;
  readonly today: IstDate;
};

/** Rows of the queue after a key. */
export async function selectQueue(
  sql: Queryable,
  query: QueueQuery,
  {
    after,
    colleagues,
    ...view
  }: QueueView & {
    readonly after: QueueKey | null;
    readonly colleagues: Colleagues;
  },
): Promise<readonly QueuedRow[]> {
  const { route, sort, direction, limit } = query;
  const key = sortKey(sql, sort, colleagues);
  const [order, beyond] = direction === 'desc' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isAfter =
    after === null
      ? sql``
      : sql`and (${key}, w.item_id) ${beyond} (${after.key}::text, ${after.itemId}::uuid)`;
  return sql<QueuedRow[]>`
    select ${columns(sql)}, ${key} as key from desk_work w
    where ${isOfRoute(sql, route)} and ${isAsked(sql, query, view)} ${isAfter}
    order by ${key} ${order}, w.item_id ${order} limit ${limit + 1}`;
}

/** Work on an item; null without open work. */
export async function selectWork(sql: Queryable, itemId: string): Promise<QueuedWork | null> {
  const [row] = await sql<QueuedWork[]>`
    select ${columns(sql)} from desk_work w where w.item_id = ${itemId}`;
  return row ?? null;
}

/** Work without an order by the id of its item, whole or as it is shown. */
export async function selectWorkNamed(sql: Queryable, id: string): Promise<readonly QueuedWork[]> {
  return sql<QueuedWork[]>`
    select ${columns(sql)} from desk_work w
    where w.order_id is null and ${id} in (w.public_id, w.item_id::text)
    order by w.due_on, w.item_id limit 50`;
}

/** Items of an order with open work. */
export async function selectItemsOf(sql: Queryable, orderId: string): Promise<readonly string[]> {
  const rows = await sql<{ itemId: string }[]>`
    select item_id as "itemId" from desk_work where order_id = ${orderId}`;
  return rows.map(({ itemId }) => itemId);
}

/** Work on orders of a kind, of the items after one and up to another; null: to the end. */
export async function selectWorkBetween(
  sql: Queryable,
  kind: string,
  { after, last }: { readonly after: string; readonly last: string | null },
): Promise<readonly QueuedWork[]> {
  return sql<QueuedWork[]>`
    select ${columns(sql)} from desk_work w
    where w.kind = ${kind} and w.item_id > ${after}::uuid
      and (${last}::uuid is null or w.item_id <= ${last}::uuid)`;
}

/** Work on orders of none of these kinds. */
export async function selectWorkOfOtherKinds(
  sql: Queryable,
  kinds: readonly string[],
): Promise<readonly QueuedWork[]> {
  return sql<QueuedWork[]>`
    select ${columns(sql)} from desk_work w where w.kind <> all(${kinds}::text[])`;
}

/** Counts of a state of a kind. */
export type QueueCount = {
  readonly kind: string;
  readonly state: string;
  readonly all: number;
  readonly express: number;
  readonly late: number;
  readonly today: number;
  readonly mine: number;
  readonly unassigned: number;
};

/** Counts of a route by kind and state, in one scan of the queue, which contains open work only. */
export async function selectQueueCounts(
  sql: Queryable,
  route: QueueQuery['route'],
  { operatorId, today }: QueueView,
): Promise<readonly QueueCount[]> {
  return sql<QueueCount[]>`
    select w.kind, w.state, count(*) as all,
      count(*) filter (where w.is_express) as express,
      count(*) filter (where w.due_on < ${today}::date) as late,
      count(*) filter (where w.due_on = ${today}::date) as today,
      count(*) filter (where w.assigned_to = ${operatorId}) as mine,
      count(*) filter (where w.assigned_to is null) as unassigned
    from desk_work w where ${isOfRoute(sql, route)}
    group by w.kind, w.state order by w.kind, w.state`;
}

function isOfRoute(sql: Queryable, route: 'desk' | 'partner' | 'any') {
  return route === 'any' ? sql`true` : sql`w.route = ${route}`;
}

function isAsked(sql: Queryable, query: QueueQuery, { operatorId, today }: QueueView) {
  const { orderKind, state, kind, assigned, late, speed } = query;
  return sql`true
    ${orderKind === undefined ? sql`` : sql`and w.kind = ${orderKind}`}
    ${state === undefined ? sql`` : sql`and w.state = ${state}`}
    ${kind === undefined ? sql`` : sql`and w.type = ${kind}`}
    ${speed === undefined ? sql`` : sql`and w.is_express = ${speed === 'EXPRESS'}`}
    ${assigned === 'mine' ? sql`and w.assigned_to = ${operatorId}` : sql``}
    ${assigned === 'nobody' ? sql`and w.assigned_to is null` : sql``}
    ${late === undefined ? sql`` : sql`and w.due_on < ${today}::date`}
    ${query.today === undefined ? sql`` : sql`and w.due_on = ${today}::date`}`;
}

/** The sort key of each column as text in binary order: one cursor serves all of them. The queue contains only open work,
 * so its rows are sorted in memory. */
function sortKey(sql: Queryable, sort: QueueSort, { all }: Colleagues) {
  const keys = {
    due: sql`w.due_on::text || case when w.is_express then '0' else '1' end`,
    order: sql`w.public_id`,
    kind: sql`w.kind || ' ' || w.type || case when w.is_express then '0' else '1' end`,
    vehicle: sql`w.vehicle_number`,
    step: sql`w.state`,
    amount: sql`lpad(w.amount_paise::text, 15, '0')`,
    assigned: sql`coalesce((select p.name from unnest(
      ${all.map(({ operatorId }) => operatorId)}::uuid[],
      ${all.map(({ displayName }) => displayName)}::text[]) as p (id, name)
      where p.id = w.assigned_to), '')`,
    // Earliest paid first when descending.
    age: sql`lpad((4102444800 - extract(epoch from w.paid_at)::bigint)::text, 12, '0')`,
  } as const;
  return sql`(${keys[sort]}) collate "C"`;
}

function columns(sql: Queryable) {
  return sql`w.item_id as "itemId", w.order_id as "orderId", w.kind, w.type, w.name, w.state,
    w.route, w.is_express as "isExpress", w.amount_paise as amount, w.due_on as "dueOn",
    w.public_id as "publicId", nullif(w.vehicle_number, '') as "vehicleNumber", w.paid_at as "paidAt",
    w.assigned_to as "assignedTo"`;
}

/** Stores work as its kind has it now. The operator stays if the kind stores none. */
export async function upsertWork(tx: Queryable, work: DeskWork): Promise<void> {
  const { assignedTo } = work;
  const row = {
    item_id: work.itemId,
    order_id: work.orderId,
    kind: work.kind,
    type: work.type,
    name: work.name,
    state: work.state,
    route: work.route,
    is_express: work.isExpress,
    amount_paise: work.amount,
    due_on: work.dueOn,
    public_id: work.publicId,
    // Servers of before 0937 expect a text.
    vehicle_number: work.vehicleNumber ?? '',
    paid_at: work.paidAt,
    assigned_to: assignedTo ?? null,
  };
  await tx`
    insert into desk_work as w ${tx([row])} on conflict (item_id) do update
    set order_id = excluded.order_id, kind = excluded.kind, type = excluded.type,
      name = excluded.name, state = excluded.state, route = excluded.route,
      is_express = excluded.is_express, amount_paise = excluded.amount_paise,
      due_on = excluded.due_on, public_id = excluded.public_id,
      vehicle_number = excluded.vehicle_number, paid_at = excluded.paid_at,
      assigned_to = ${assignedTo === undefined ? tx`w.assigned_to` : tx`excluded.assigned_to`}`;
}

/** Ends the work on an item. */
export async function deleteWork(tx: Queryable, itemId: string): Promise<void> {
  await tx`delete from desk_work where item_id = ${itemId}`;
}

/** Assigns work, or unassigns it. */
export async function updateAssigned(
  tx: Queryable,
  itemId: string,
  to: string | null,
): Promise<void> {
  await tx`update desk_work set assigned_to = ${to} where item_id = ${itemId}`;
}

/** Unassigns all work of an operator. */
export async function updateUnassigned(tx: Queryable, operatorId: string): Promise<void> {
  await tx`update desk_work set assigned_to = null where assigned_to = ${operatorId}`;
}
