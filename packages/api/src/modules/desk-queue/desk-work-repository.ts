import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueSort } from '@pahiya/contracts/operators/queue-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { Colleagues } from '../operators/colleagues.ts';
import type { DeskWork } from './desk-work.ts';
import type { QueueKey } from './queue-cursor.ts';

/** What an operator asked of the queue. */
export type QueueQuery = z.output<NonNullable<(typeof contract)['query']>>;

/** A row of the queue with its place in the order. */
export type QueuedRow = DeskWork & QueueKey;

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
    select w.item_id as "itemId", w.order_id as "orderId", w.kind, w.type, w.name, w.state, w.route,
      w.is_express as "isExpress", w.amount_paise as amount, w.due_on as "dueOn",
      w.public_id as "publicId", w.vehicle_number as "vehicleNumber", w.paid_at as "paidAt",
      w.assigned_to as "assignedTo", ${key} as key
    from desk_work w
    where ${isOfRoute(sql, route)} and ${isAsked(sql, query, view)} ${isAfter}
    order by ${key} ${order}, w.item_id ${order} limit ${limit + 1}`;
}

/** Counts of a state of the queue. */
export type QueueCount = {
  readonly state: string;
  readonly all: number;
  readonly express: number;
  readonly late: number;
  readonly today: number;
  readonly mine: number;
  readonly unassigned: number;
};

/** Counts of a route by state, in one scan of the queue, which contains open work only. */
export async function selectQueueCounts(
  sql: Queryable,
  route: QueueQuery['route'],
  { operatorId, today }: QueueView,
): Promise<readonly QueueCount[]> {
  return sql<QueueCount[]>`
    select w.state, count(*) as all,
      count(*) filter (where w.is_express) as express,
      count(*) filter (where w.due_on < ${today}::date) as late,
      count(*) filter (where w.due_on = ${today}::date) as today,
      count(*) filter (where w.assigned_to = ${operatorId}) as mine,
      count(*) filter (where w.assigned_to is null) as unassigned
    from desk_work w where ${isOfRoute(sql, route)} group by w.state`;
}

function isOfRoute(sql: Queryable, route: 'desk' | 'partner' | 'any') {
  return route === 'any' ? sql`true` : sql`w.route = ${route}`;
}

function isAsked(sql: Queryable, query: QueueQuery, { operatorId, today }: QueueView) {
  const { state, kind, assigned, late, speed } = query;
  return sql`true
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
    kind: sql`w.type || case when w.is_express then '0' else '1' end`,
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

/** Stores work as it stands now. */
export async function upsertWork(tx: Queryable, work: DeskWork): Promise<void> {
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
    vehicle_number: work.vehicleNumber,
    paid_at: work.paidAt,
    assigned_to: work.assignedTo,
  };
  await tx`
    insert into desk_work ${tx([row])} on conflict (item_id) do update
    set type = excluded.type, name = excluded.name, state = excluded.state,
      route = excluded.route, is_express = excluded.is_express,
      amount_paise = excluded.amount_paise, due_on = excluded.due_on,
      assigned_to = excluded.assigned_to`;
}

/** Ends the work on an item. */
export async function deleteWork(tx: Queryable, itemId: string): Promise<void> {
  await tx`delete from desk_work where item_id = ${itemId}`;
}
