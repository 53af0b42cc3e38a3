import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Operator } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { Services } from '../../services.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { canBeAssignedWork } from '../operators/colleagues.ts';
import { subjectOf } from '../operators/order/act-on-order.ts';
import { notAtDesk, wrongState } from '../operators/refusals.ts';
import { lockOrder } from '../orders/find-order.ts';
import { type QueuedWork, selectWork, updateAssigned } from './desk-work-repository.ts';

/** What an operator asks: to take an item (`me`), to leave it to `nobody`, or to give it to an operator, by id. */
export type Assignment = {
  readonly itemId: string;
  readonly to: string;
  readonly operator: Operator;
  readonly requestId: string;
};

/** Assigns work of the desk, of any kind, and records it. Returns its order; null: it has none. Refuses `operator/not-found`, and
 * `operator/wrong-state` for work that is not the desk's, or that another operator has and this one wants to take: of two
 * simultaneous attempts one succeeds. */
export async function assignWork(
  services: Services,
  { itemId, to: asked, operator, requestId }: Assignment,
): Promise<Result<string | null, Refusal>> {
  const known = await selectWork(services.sql, itemId);
  if (known !== null && known.orderId === null)
    return assignThing(services, known, { asked, by: { operator, requestId } });
  const orderId = known?.orderId ?? (await orderOfItem(services, itemId));
  const to = assigneeOf(asked, operator);
  const about = { ...subjectOf(orderId, itemId), note: to ?? 'nobody' };
  return performAct(services, { operator, requestId, act: 'assign', ...about }, async (tx) => {
    if (orderId === null) return err(notAtDesk);
    const item = { orderId, itemId };
    const done = await assign(tx, services, item, { to, isTaking: asked === 'me' });
    return done.ok ? ok(orderId) : done;
  });
}

function assigneeOf(asked: string, { operatorId }: Operator): string | null {
  return asked === 'me' ? operatorId : asked === 'nobody' ? null : asked;
}

/** The same for work without an order, under the lock of its thing. */
function assignThing(
  services: Services,
  { itemId, kind }: Pick<QueuedWork, 'itemId' | 'kind'>,
  {
    asked,
    by,
  }: { readonly asked: string; readonly by: Pick<Assignment, 'operator' | 'requestId'> },
): Promise<Result<null, Refusal>> {
  const to = assigneeOf(asked, by.operator);
  const act = { ...by, act: 'assign', subject: itemId, note: to ?? 'nobody' } as const;
  return performAct(services, act, async (tx): Promise<Result<null, Refusal>> => {
    await services.deskWorkKinds[kind]?.lock(tx, itemId);
    const free = await checkFree(tx, itemId, { to, isTaking: asked === 'me' });
    if (!free.ok) return free;
    await updateAssigned(tx, itemId, to);
    return ok(null);
  });
}

/** Refuses work that is not the desk's, or that another operator has, and who can have none. */
async function checkFree(
  tx: Transaction,
  itemId: string,
  { to, isTaking }: { readonly to: string | null; readonly isTaking: boolean },
): Promise<Result<undefined, Refusal>> {
  const work = await selectWork(tx, itemId);
  if (work?.route !== 'desk') return err(wrongState);
  if (isTaking && work.assignedTo !== null && work.assignedTo !== to) return err(wrongState);
  return to !== null && !(await canBeAssignedWork(tx, to)) ? err(notAtDesk) : ok(undefined);
}

async function assign(
  tx: Transaction,
  services: Services,
  item: { readonly orderId: string; readonly itemId: string },
  wish: { readonly to: string | null; readonly isTaking: boolean },
): Promise<Result<undefined, Refusal>> {
  const order = await lockOrder(tx, item.orderId);
  if (order === null) return err(notAtDesk);
  const free = await checkFree(tx, item.itemId, wish);
  if (!free.ok) return free;
  const { to } = wish;
  const { assigning } = kindOf(services, order).desk;
  if (assigning === undefined) await updateAssigned(tx, item.itemId, to);
  else if (!(await assigning.assign(tx, services, item, to))) return err(wrongState);
  return ok(undefined);
}

/** The order of an item that is not in the queue; null for an unknown id. */
async function orderOfItem(
  { sql, orderKinds }: Pick<Services, 'sql' | 'orderKinds'>,
  itemId: string,
): Promise<string | null> {
  for (const { desk } of Object.values(orderKinds)) {
    const orderId = await desk.orderOfItem(sql, itemId);
    if (orderId !== null) return orderId;
  }
  return null;
}
