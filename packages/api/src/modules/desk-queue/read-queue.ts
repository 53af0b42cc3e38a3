import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueCounts, QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { queueStates } from '@pahiya/contracts/operators/queue-states';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type Colleagues, listAssignable, readColleagues } from '../operators/colleagues.ts';
import {
  type QueueCount,
  type QueuedRow,
  type QueueQuery,
  selectQueue,
  selectQueueCounts,
} from './desk-work-repository.ts';
import { readCursor, writeCursor } from './queue-cursor.ts';

/** One page of the queue with the counts of its route. */
export async function readQueue(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  operatorId: string,
  query: QueueQuery,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return err(badCursor);
  const view = { operatorId, today: istDateOf(now()) };
  const colleagues = await readColleagues(sql);
  const [rows, counts, assignable] = await Promise.all([
    selectQueue(sql, query, { ...view, after, colleagues }),
    selectQueueCounts(sql, query.route, view),
    listAssignable(sql),
  ]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    rows: page.map((row) => toQueueRow(row, view.today, colleagues)),
    nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null,
    counts: toCounts(counts),
    colleagues: assignable.map((one) => ({ ...one })),
  });
}

function toQueueRow(row: QueuedRow, today: IstDate, colleagues: Colleagues): QueueRow {
  return {
    orderChallanId: row.itemId,
    orderId: row.orderId,
    publicId: row.publicId,
    challanNumber: row.name,
    // The contract has the types and states of challans, the only work in the queue so far.
    kind: row.type as QueueRow['kind'],
    settlement: row.state as QueueRow['settlement'],
    settlementType: row.isExpress ? 'EXPRESS' : 'STANDARD',
    fine: row.amount,
    promisedOn: row.dueOn,
    assignedTo: colleagues.of(row.assignedTo),
    display: displayVehicleNumber(row.vehicleNumber),
    paidAt: row.paidAt.toISOString(),
    isLate: isBefore(row.dueOn, today),
  };
}

function toCounts(rows: readonly QueueCount[]): QueueCounts {
  const sum = (key: Exclude<keyof QueueCount, 'state'>) =>
    rows.reduce((total, row) => total + row[key], 0);
  const of = (state: string) => rows.find((row) => row.state === state)?.all ?? 0;
  return {
    all: sum('all'),
    express: sum('express'),
    late: sum('late'),
    today: sum('today'),
    mine: sum('mine'),
    unassigned: sum('unassigned'),
    states: Object.fromEntries(
      queueStates.map((state) => [state, of(state)]),
    ) as QueueCounts['states'],
  };
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'query.cursor', message: 'Use a cursor from an earlier page.' }],
};
