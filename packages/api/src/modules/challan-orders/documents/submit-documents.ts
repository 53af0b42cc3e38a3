import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findDocuments } from '../../order-documents/order-documents.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { orderNotFound, wrongStep } from '../../orders/refusals.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import { missingDocuments } from './needed-documents.ts';

/** Submits the documents of an order: every court challan must have all required ones. Refuses
 * `order/documents-missing` with the missing ones, and `order/wrong-step`. */
export async function submitDocuments(
  services: Services,
  orderId: string,
): Promise<Result<undefined, Refusal>> {
  return services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return err(orderNotFound);
    const waiting = (await findOrderChallans(tx, orderId)).filter(
      ({ settlement }) => settlement === 'awaiting-documents',
    );
    if (waiting.length === 0) return err(wrongStep);
    const documents = await findDocuments(tx, orderId);
    const missing = waiting.flatMap(({ orderChallanId, challan, challanNumber }) =>
      missingDocuments(
        challan,
        documents.filter((one) => one.itemId === orderChallanId),
      ).map((kind) => ({
        path: `documents.${challanNumber}.${kind}`,
        message: 'Document missing.',
      })),
    );
    if (missing.length > 0) return err(documentsMissing(missing));
    const at = services.now();
    for (const row of waiting) {
      const { orderChallanId } = row;
      await moveChallan(tx, services, row, 'documents-review');
      await addOrderEvent(tx, {
        orderId,
        itemId: orderChallanId,
        kind: 'documents-received',
        at,
      });
    }
    await refreshStep(tx, services, order);
    return ok(undefined);
  });
}

function documentsMissing(errors: NonNullable<Refusal['errors']>): Refusal {
  return {
    code: 'order/documents-missing',
    detail: 'Some documents are still missing; see errors for each.',
    errors,
  };
}
