import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskQueue as contract } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueCounts, QueueRow } from '@pahiya/contracts/operators/desk-schema';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type Colleagues, listAssignable, readColleagues } from '../operators/colleagues.ts';
import { shownVehicle } from '../operators/shown-vehicle.ts';
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
  services: Pick<Services, 'sql' | 'now' | 'orderKinds' | 'deskWorkKinds'>,
  operatorId: string,
  query: QueueQuery,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
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
    rows: page.map((row) => ({
      ...toQueueRow(row, view.today, colleagues),
      display: shownNumber(services, row),
    })),
    nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null,
    counts: toCounts(counts),
    colleagues: assignable.map((one) => ({ ...one })),
  });
}

function shownNumber(
  services: Pick<Services, 'orderKinds' | 'deskWorkKinds'>,
  row: QueuedRow,
): string {
  const { kind, vehicleNumber } = row;
  if (vehicleNumber === null) return '';
  return services.deskWorkKinds[kind]?.isVehicleMasked
    ? maskVehicleNumber(vehicleNumber)
    : shownVehicle(services, { kind, vehicleNumber });
}

function toQueueRow(
  row: QueuedRow,
  today: IstDate,
  colleagues: Colleagues,
): Omit<QueueRow, 'display'> {
  return {
    itemId: row.itemId,
    orderId: row.orderId,
    publicId: row.publicId,
    orderKind: row.kind,
    kind: row.type,
    name: row.name,
    state: row.state,
    isExpress: row.isExpress,
    amount: row.amount,
    dueOn: row.dueOn,
    assignedTo: colleagues.of(row.assignedTo),
    paidAt: row.paidAt.toISOString(),
    isLate: isBefore(row.dueOn, today),
  };
}

function toCounts(rows: readonly QueueCount[]): QueueCounts {
  const sum = (key: Exclude<keyof QueueCount, 'kind' | 'state'>) =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    all: sum('all'),
    express: sum('express'),
    late: sum('late'),
    today: sum('today'),
    mine: sum('mine'),
    unassigned: sum('unassigned'),
    states: rows.map(({ kind, state, all }) => ({ orderKind: kind, state, all })),
  };
}

const badCursor: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'query.cursor', message: 'Use a cursor from an earlier page.' }],
};
