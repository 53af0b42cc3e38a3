import { type RtoStep, rtoStepOf } from '@pahiya/domain/rto-services/rto-work';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { openRtoWork } from './open-rto-work.ts';
import type { RtoWorkRow } from './rto-work.ts';
import { selectWork, updateRoute, updateWork } from './rto-work-repository.ts';

/** A locked order with its work. */
export type HeldWork = {
  readonly order: OrderRow;
  readonly work: RtoWorkRow;
  readonly step: RtoStep;
};

/** Locks an order of RTO work until the transaction ends; null for another kind. */
export async function lockWork(tx: Queryable, orderId: string): Promise<HeldWork | null> {
  const order = await lockOrder(tx, orderId);
  const work = order === null ? null : await selectWork(tx, orderId);
  return order === null || work === null
    ? null
    : { order, work, step: rtoStepOf(order.activeStep) };
}

/** Moves the work of a locked order along the table of moves and saves what became known with it; throws for a move that
 * is not in the table. */
export async function moveWork(
  tx: Queryable,
  services: Pick<Services, 'now' | 'settings' | 'orderKinds'>,
  { order, work }: Pick<HeldWork, 'order' | 'work'>,
  to: RtoStep,
  change: Partial<RtoWorkRow> = {},
): Promise<void> {
  await moveStep(tx, services, order, to);
  await updateWork(tx, { ...work, ...change, step: to });
  await refreshWork(tx, openRtoWork, work.workId);
}

/** Saves who does the work of a locked order. */
export async function routeTo(
  tx: Queryable,
  workId: string,
  to: Pick<RtoWorkRow, 'route' | 'agentReference' | 'agentSince'>,
): Promise<void> {
  await updateRoute(tx, workId, to);
  await refreshWork(tx, openRtoWork, workId);
}
