import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { DeskAct, FinishAct } from '../../../order-desk.ts';
import { kindOf } from '../../../order-kind.ts';
import type { Services } from '../../../services.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { findItemsInRefund, findRefundsOf } from '../../payments/payments-of-orders.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { notAtDesk, wrongState } from '../refusals.ts';

/** Prepares an operator's act on the item of an order, as its kind knows it. */
export async function prepareAct(
  services: Services,
  orderId: string,
  { act, operatorId }: { readonly act: DeskOrderAct; readonly operatorId: string },
): Promise<Result<FinishAct, Refusal>> {
  const order = await findOrder(services.sql, orderId);
  const acts = order === null ? undefined : kindOf(services, order).desk.acts;
  if (order === null || acts === undefined) return err(notAtDesk);
  const run = act === 'ask-refund' ? askRefund : acts[act];
  return run === undefined ? err(wrongState) : run(services, order, operatorId);
}

/** Requests a refund again that another operator declined. */
const askRefund: DeskAct = async (services, { orderId }, operatorId) =>
  ok(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return err(notAtDesk);
    const inRefund = await findItemsInRefund(tx, orderId);
    const givenUp = await kindOf(services, order).desk.givenUp(tx, [orderId]);
    const items = givenUp.map(({ itemId }) => itemId).filter((itemId) => !inRefund.has(itemId));
    const reason = (await findRefundsOf(tx, orderId)).findLast(
      ({ state }) => state === 'declined',
    )?.reason;
    if (items.length === 0 || reason === undefined) return err(wrongState);
    await refundItems(tx, services, order, items, { reason, operatorId });
    return ok(undefined);
  });
