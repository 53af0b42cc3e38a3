import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskDifferences as contract,
  DifferenceOnWire,
} from '@pahiya/contracts/operators/watch-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  closeDifference,
  type DifferenceRow,
  findDifferences,
  findOrdersOfSubjects,
} from '../../payments/store/differences.ts';
import { type Colleagues, readColleagues } from '../colleagues.ts';
import { notAtDesk, wrongState } from '../refusals.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Differences found by the nightly reconciliation, newest first. */
export async function readDifferences(
  services: Services,
  {
    show,
    before,
    limit,
  }: { show: 'open' | 'resolved'; before?: number | undefined; limit: number },
): Promise<AnswerOf<typeof contract>> {
  const { sql } = services;
  const { rows, open } = await findDifferences(sql, {
    isOpen: show === 'open',
    before: before ?? null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    differences: await onWire(services, sql, page),
    open,
    nextBefore: rows.length > limit ? (page.at(-1)?.differenceId ?? null) : null,
  };
}

/** Resolves an open difference with a note. */
export async function resolveDifference(
  tx: Transaction,
  services: Services,
  { differenceId, operatorId, note }: { differenceId: number; operatorId: string; note: string },
): Promise<Result<{ difference: DifferenceOnWire }, Refusal>> {
  const closed = await closeDifference(tx, differenceId, { operatorId, note, at: services.now() });
  if (closed === null) return err(notAtDesk);
  if (!closed.wasOpen) return err(wrongState);
  const [difference] = await onWire(services, tx, [closed.row]);
  return difference === undefined ? err(notAtDesk) : ok({ difference });
}

async function onWire(
  services: Pick<Services, 'orderKinds'>,
  sql: Queryable,
  rows: readonly DifferenceRow[],
): Promise<DifferenceOnWire[]> {
  const colleagues = await readColleagues(sql);
  const orders = await findOrdersOfSubjects(
    sql,
    rows.map(({ subject }) => subject),
  );
  return Promise.all(
    rows.map(async (row) => {
      const orderId = orders.get(row.subject) ?? (await orderOfItem(services, sql, row.subject));
      return toWire(row, orderId, colleagues);
    }),
  );
}

/** The subject is the id of a payment, a refund or an item of an order. */
async function orderOfItem(
  { orderKinds }: Pick<Services, 'orderKinds'>,
  sql: Queryable,
  subject: string,
): Promise<string | null> {
  if (!uuid.test(subject)) return null;
  for (const { desk } of Object.values(orderKinds)) {
    const orderId = await desk.orderOfItem(sql, subject);
    if (orderId !== null) return orderId;
  }
  return null;
}

function toWire(
  { foundAt, resolvedAt, resolvedBy, ...row }: DifferenceRow,
  orderId: string | null,
  colleagues: Colleagues,
): DifferenceOnWire {
  return {
    ...row,
    // Only kinds of the contract's list are ever stored.
    kind: row.kind as DifferenceOnWire['kind'],
    foundAt: foundAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedBy: colleagues.of(resolvedBy),
    orderId,
  };
}
