import { randomUUID } from 'node:crypto';
import { amountFault } from '@pahiya/domain/fastag/recharge-room';
import type { OrderLine } from '@pahiya/domain/orders/order-line';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOrder } from '../../orders/find-order.ts';
import { createOrder } from '../../orders/quotes/create-order.ts';
import { saveQuote } from '../../orders/quotes/save-quote.ts';
import { paymentsPaused } from '../../orders/refusals.ts';
import { type ReadTag, readTag, type TagQuestion } from './read-tag.ts';
import { type RechargeTerms, rechargeKindName } from './recharge-terms.ts';
import { refusalOfStop } from './tag-answers.ts';

/** A recharge that a person orders. `isConfirmed`: they said that it is the vehicle they mean. */
export type RechargeRequest = Omit<TagQuestion, 'caller' | 'part'> & {
  readonly billerId: string;
  readonly amount: number;
  readonly isConfirmed: boolean;
  readonly caller: User;
};

/** Orders a recharge: asks the bank once more, stores the price and creates its order. Refuses what the look-up
 * refuses, `fastag/no-tag`, `fastag/not-rechargeable`, `fastag/amount-limits`, `fastag/not-confirmed`, and what the order
 * refuses. */
export async function orderRecharge(
  services: Services,
  request: RechargeRequest,
): Promise<
  Result<{ readonly orderId: string; readonly quoteId: string; readonly total: number }, Refusal>
> {
  if (services.settings.orders.isPaused) return err(paymentsPaused);
  const { caller, device, billerId } = request;
  const read = await readTag(services, { ...request, part: 'body' });
  if (!read.ok) return read;
  const fault = faultOf(read.value, request);
  if (fault !== null) return err(fault);
  const { mark, bank, chosen } = read.value;
  const amount = paise(request.amount);
  const terms: RechargeTerms = {
    rechargeId: randomUUID(),
    billerId,
    issuer: bank?.name ?? billerId,
    vehicleClass: chosen?.vehicleClass ?? null,
    amount,
    details: request.details ?? null,
  };
  const line: OrderLine = {
    position: 1,
    kind: 'pass-through',
    code: 'recharge',
    itemId: terms.rechargeId,
    taxOn: null,
    amount,
  };
  const { quoteId } = await saveQuote(services, {
    kind: rechargeKindName,
    userId: caller.userId,
    vehicleNumber: mark.vehicleNumber,
    lines: [line],
    itemCount: 1,
    terms,
    isSandbox: services.tollBiller.sandbox,
  });
  const created = await createOrder(
    services,
    { kind: rechargeKindName, quoteId },
    { caller, device },
  );
  if (!created.ok) return created;
  const order = await findOrder(services.sql, created.value);
  if (order === null) throw new Error('an order that was just created');
  return ok({ orderId: order.orderId, quoteId: order.quoteId, total: order.total });
}

function faultOf(read: ReadTag, { amount, isConfirmed }: RechargeRequest): Refusal | null {
  const { limits, stop, isInGarage } = read;
  if (stop !== null || limits === null) return refusalOfStop(read, 'body');
  if (amountFault(paise(amount), limits) !== null) {
    const message = `Enter an amount from ${formatRupees(limits.least)} to ${formatRupees(limits.most)}.`;
    return {
      code: 'fastag/amount-limits',
      detail: message,
      errors: [{ path: 'body.amount', message }],
    };
  }
  if (isInGarage || isConfirmed) return null;
  const message = 'Confirm that this is the vehicle you want to recharge.';
  return {
    code: 'fastag/not-confirmed',
    detail: message,
    errors: [{ path: 'body.isConfirmed', message }],
  };
}
