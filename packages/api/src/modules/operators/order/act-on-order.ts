import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { type Acting, performAct } from '../acts/perform-act.ts';
import { notAtDesk } from '../refusals.ts';
import { readDeskOrder } from './read-desk-order.ts';

/** Performs an act on an order and returns its new state. */
export async function actOnOrder(
  services: Services,
  acting: Acting,
  run: Parameters<typeof performAct<undefined>>[2],
): Promise<Result<{ order: DeskOrder }, Refusal>> {
  const done = await performAct(services, acting, (tx) =>
    acting.orderId === undefined ? Promise.resolve(err(notAtDesk)) : run(tx),
  );
  if (!done.ok || acting.orderId === undefined) return done.ok ? err(notAtDesk) : done;
  wakeWorkers(services.sql);
  return readDeskOrder(services, acting.orderId);
}

/** Subject of an act, with its order and note where there are any. */
export function subjectOf(orderId: string | null, id: string, note = '') {
  return {
    subject: id,
    ...(orderId === null ? {} : { orderId }),
    ...(note === '' ? {} : { note }),
  };
}
