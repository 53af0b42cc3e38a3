import type { Queryable } from '../../../db/database.ts';
import type { ActRecord } from './record-act.ts';

/** Stores an act. `orderId`: of an order that exists. */
export async function insertAct(
  sql: Queryable,
  { at, operatorId, act, outcome, orderId: named, subject, note, requestId }: ActRecord,
  orderId: string | null,
): Promise<void> {
  await sql`
    insert into operator_acts (at, operator_id, act, order_id, subject, outcome, note, request_id)
    values (${at}, ${operatorId}, ${act}, ${orderId}, ${subject ?? named ?? null}, ${outcome},
      ${note ?? null}, ${requestId ?? null})`;
}

/** Did an operator perform an act on an order since an instant? */
export async function selectWasDone(
  sql: Queryable,
  {
    operatorId,
    act,
    orderId,
    since,
  }: {
    readonly operatorId: string;
    readonly act: string;
    readonly orderId: string | null;
    readonly since: Date;
  },
): Promise<boolean> {
  const [row] = await sql`
    select from operator_acts where order_id = ${orderId} and act = ${act}
      and operator_id = ${operatorId} and outcome = 'done' and at > ${since} limit 1`;
  return row !== undefined;
}

/** An entry of the audit log of an order. */
export type ActRow = {
  readonly at: Date;
  readonly operatorId: string | null;
  readonly act: string;
  readonly subject: string | null;
  readonly outcome: string;
  readonly note: string | null;
};

/** Audit trail of an order, newest first. */
export async function selectActs(
  sql: Queryable,
  orderId: string,
  count: number,
): Promise<readonly ActRow[]> {
  return sql<ActRow[]>`
    select at, operator_id as "operatorId", act, subject, outcome, note
    from operator_acts where order_id = ${orderId} order by id desc limit ${count}`;
}
