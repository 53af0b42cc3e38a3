import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { listOperators } from '../operator-repository.ts';
import { colleague } from '../order/desk-order-repository.ts';
import { countQueue } from './count-queue.ts';
import { isInQueue, isOfRoute } from './queue-conditions.ts';
import { type QueueKey, readCursor, writeCursor } from './queue-cursor.ts';
import { sortKey } from './queue-sort.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;

type Row = QueueKey &
  Omit<QueueRow, 'display' | 'paidAt' | 'isLate'> & {
    readonly vehicleNumber: VehicleNumber;
    readonly paidAt: Date;
  };

/** One page of the queue with the counts of its route. */
export async function readQueue(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  operatorId: string,
  query: Query,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return err(badCursor);
  const today = istDateOf(now());
  const [rows, counts, colleagues] = await Promise.all([
    findRows(sql, { query, operatorId, today, after }),
    countQueue(sql, { route: query.route, operatorId, today }),
    listOperators(sql),
  ]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    rows: page.map((row) => toQueueRow(row, today)),
    nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null,
    counts,
    colleagues: colleagues.map((one) => ({ ...one })),
  });
}

type Asked = { readonly query: Query; readonly operatorId: string; readonly today: IstDate };

async function findRows(
  sql: Queryable,
  { after, ...asked }: Asked & { readonly after: QueueKey | null },
): Promise<readonly Row[]> {
  const { route, sort, direction, limit } = asked.query;
  const key = sortKey(sql, sort);
  const [order, beyond] = direction === 'desc' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isAfter =
    after === null
      ? sql``
      : sql`and (${key}, c.id) ${beyond} (${after.key}::text, ${after.orderChallanId}::uuid)`;
  return sql<Row[]>`
    select c.id as "orderChallanId", c.order_id as "orderId", o.public_id as "publicId",
      c.challan_number as "challanNumber", c.kind, c.settlement, c.fine_paise as fine,
      o.settlement_type as "settlementType", c.promised_on as "promisedOn",
      o.vehicle_number as "vehicleNumber", o.paid_at as "paidAt",
      ${colleague(sql, 'p')} as "assignedTo", ${key} as key
    from order_challans c join orders o on o.id = c.order_id
      left join operators p on p.id = c.assigned_to
    where ${isInQueue(sql)} and ${isOfRoute(sql, route)} and ${isAsked(sql, asked)} ${isAfter}
    order by ${key} ${order}, c.id ${order} limit ${limit + 1}`;
}

function isAsked(sql: Queryable, { query, operatorId, today }: Asked) {
  const { state, kind, assigned, late, speed } = query;
  return sql`true
    ${state === undefined ? sql`` : sql`and c.settlement = ${state}`}
    ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
    ${speed === undefined ? sql`` : sql`and o.settlement_type = ${speed}`}
    ${assigned === 'mine' ? sql`and c.assigned_to = ${operatorId}` : sql``}
    ${assigned === 'nobody' ? sql`and c.assigned_to is null` : sql``}
    ${late === undefined ? sql`` : sql`and c.promised_on < ${today}::date`}
    ${query.today === undefined ? sql`` : sql`and c.promised_on = ${today}::date`}`;
}

function toQueueRow({ key: _, vehicleNumber, paidAt, ...row }: Row, today: IstDate): QueueRow {
  return {
    ...row,
    display: displayVehicleNumber(vehicleNumber),
    paidAt: paidAt.toISOString(),
    isLate: isBefore(row.promisedOn as IstDate, today),
  };
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'query.cursor', message: 'Use a cursor from an earlier page.' }],
};
