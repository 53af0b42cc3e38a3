import { deskAssign, deskAssignMany, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { readDeskOrder } from '../operators/order/read-desk-order.ts';
import { notAtDesk } from '../operators/refusals.ts';
import { assignWork } from './assign-work.ts';
import { selectWork } from './desk-work-repository.ts';
import { readQueue } from './read-queue.ts';

/** Registers the queue of the desk and the assigning of its work. */
export function registerDeskQueue(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskQueue, ({ query, caller }) => readQueue(services, caller.operatorId, query));

  serve(app, deskAssignMany, async ({ body, caller, request }) => {
    const ids = [...new Set(body.itemIds)];
    const by = { to: body.to, operator: caller, requestId: request.id };
    let assigned = 0;
    for (const itemId of ids) {
      if ((await assignWork(services, { itemId, ...by })).ok) assigned += 1;
    }
    if (assigned > 0) wakeWorkers(services.sql);
    return ok({ assigned, skipped: ids.length - assigned });
  });

  serve(app, deskAssign, async ({ params: { itemId }, body, caller, request }) => {
    if ((await selectWork(services.sql, itemId))?.orderId === null) return err(notAtDesk);
    const asked = { itemId, to: body.to, operator: caller, requestId: request.id };
    const done = await assignWork(services, asked);
    if (!done.ok) return done;
    wakeWorkers(services.sql);
    return done.value === null ? err(notAtDesk) : readDeskOrder(services, done.value);
  });
}
