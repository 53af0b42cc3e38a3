import { deskDueOf } from '@pahiya/domain/rto-services/desk-days';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import { type DeskStep, deskSteps } from '@pahiya/domain/rto-services/rto-work';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OpenWork } from '../../../desk-work.ts';
import { findOrders } from '../../orders/find-order.ts';
import { rtoKind } from './rto-work.ts';
import { selectAtSteps } from './rto-work-repository.ts';

/** Open RTO work: none while it waits for its owner's documents or for a refund, and once it is over. */
export const openRtoWork: OpenWork = async (sql, which) => {
  const works = await selectAtSteps<DeskStep>(sql, deskSteps, which);
  const orders = await findOrders(
    sql,
    works.map(({ orderId }) => orderId),
  );
  return works.map(({ workId, orderId, serviceId, step, promisedOn, route }) => {
    const order = orders.get(orderId);
    if (order === undefined || order.paidAt === null) {
      throw new Error('open RTO work is of a paid order');
    }
    const service = findRtoService(serviceId);
    // A paid order changes with its step only, so that is when the step began.
    const since = istDateOf(order.changedAt);
    return {
      itemId: workId,
      orderId,
      kind: rtoKind,
      type: serviceId,
      name: service?.name.en ?? serviceId,
      state: step,
      // Documents are always checked here, whoever files them.
      route: step === 'documents-review' ? 'desk' : route,
      isExpress: false,
      amount: order.total,
      dueOn: deskDueOf(step, { since, promisedOn, service: service ?? { days: null } }),
      publicId: order.publicId,
      vehicleNumber: order.vehicleNumber,
      paidAt: order.paidAt,
    };
  });
};
