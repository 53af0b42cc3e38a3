import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueState } from '@pahiya/contracts/operators/queue-states';
import { isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { countQueue } from './count-queue.ts';
import { isInQueue, isOfRoute } from './queue-conditions.ts';
import { type QueueKey, readCursor, writeCursor } from './queue-cursor.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;

type Row = QueueKey & {
  readonly orderId: string;
  readonly publicId: string;
  readonly challanNumber: string;
  readonly kind: 'e-challan' | 'court';
  readonly settlement: QueueState;
  readonly fine: number;
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
};

/** Challans that wait, by promised day; within a day those of express orders first. */
export async function readQueue(
  { sql, now }: Services,
  operatorId: string,
  query: Query,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return err(badCursor);
  const today = istDateOf(now());
  const rows = await sql<Row[]>`
    select c.id as "orderChallanId", c.order_id as "orderId", o.public_id as "publicId",
      c.challan_number as "challanNumber", c.kind, c.settlement, c.fine_paise as fine,
      o.settlement_type as "settlementType", c.promised_on as "promisedOn",
      p.id as "assignedTo", p.display_name as "assignedName"
    from order_challans c join orders o on o.id = c.order_id
      left join operators p on p.id = c.assigned_to
    where ${isInQueue(sql)} and ${isOfRoute(sql, query.route)}
      and ${isAsked(sql, { query, operatorId, today })}
      ${after === null ? sql`` : sql`and (c.promised_on, o.settlement_type = 'STANDARD', c.id) > (${after.promisedOn}::date, ${after.settlementType === 'STANDARD'}, ${after.orderChallanId}::uuid)`}
    order by c.promised_on, o.settlement_type = 'STANDARD', c.id
    limit ${query.limit + 1}`;
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    rows: page.map(({ assignedTo, assignedName, ...row }) => ({
      ...row,
      isLate: isBefore(row.promisedOn, today),
      assignedTo:
        assignedTo === null ? null : { operatorId: assignedTo, displayName: assignedName ?? '' },
    })),
    nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null,
    counts: await countQueue(sql, { route: query.route, operatorId, today }),
  });
}

function isAsked(
  sql: Queryable,
  { query, operatorId, today }: { query: Query; operatorId: string; today: string },
) {
  const { state, kind, assigned, late } = query;
  return sql`true
    ${state === undefined ? sql`` : sql`and c.settlement = ${state}`}
    ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
    ${assigned === 'mine' ? sql`and c.assigned_to = ${operatorId}` : sql``}
    ${assigned === 'nobody' ? sql`and c.assigned_to is null` : sql``}
    ${late === undefined ? sql`` : sql`and c.promised_on < ${today}::date`}`;
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some of the input is not valid; see errors for each field.',
  errors: [{ path: 'query.cursor', message: 'Take the cursor as an earlier page gave it.' }],
};
