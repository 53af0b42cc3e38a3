import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { countOrderEvents } from '../../orders/order-events.ts';
import { routeTo } from '../store/move-work.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';

/** Hands work whose documents were just accepted to the partner, if it does this service there. Work that the partner
 * refused before stays with the desk. */
export async function routeWork(
  tx: Queryable,
  services: Pick<Services, 'now' | 'settings'>,
  work: RtoWorkRow,
): Promise<void> {
  const { orderId, workId, serviceId, stateCode, agentReference, route } = work;
  const { rtoPartnerServices } = services.settings;
  const isServed = [serviceId, `${serviceId}:${stateCode}`].some((one) =>
    rtoPartnerServices.includes(one),
  );
  if (!isServed || (agentReference !== null && route === 'desk')) return;
  const about = { orderId, itemId: workId };
  const round = await countOrderEvents(tx, about, 'documents-verified');
  const at = services.now();
  const reference = `${workId}.${round}`;
  await routeTo(tx, workId, { route: 'partner', agentReference: reference, agentSince: at });
  await enqueueTask(tx, { kind: 'follow-rto-agent', subject: orderId, dueAt: at });
}
