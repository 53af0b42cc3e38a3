import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { Services } from '../../services.ts';
import { findOrder, findOrderLines } from '../orders/find-order.ts';
import { orderNotFound, wrongStep } from '../orders/refusals.ts';
import { findAttemptsOf, findRefundsOf } from '../payments/payments-of-orders.ts';
import { receiptFacts } from './receipt-facts.ts';

/** The receipt of the caller's paid order, in its current state. `kind`: when only orders of one kind are meant. Refuses
 * `order/not-found`, and `order/wrong-step` for an unpaid order. */
export async function makeReceipt(
  services: Services,
  {
    orderId,
    userId,
    language,
    kind,
  }: {
    readonly orderId: string;
    readonly userId: string;
    readonly language: Language;
    readonly kind?: string;
  },
): Promise<Result<{ bytes: Buffer; contentType: string; fileName: string }, Refusal>> {
  const { sql } = services;
  const order = await findOrder(sql, orderId);
  if (order === null || order.userId !== userId) return err(orderNotFound);
  if (kind !== undefined && order.kind !== kind) return err(orderNotFound);
  const { receipts } = kindOf(services, order);
  const [lines, items, attempts, refunds] = await Promise.all([
    findOrderLines(sql, orderId),
    receipts.items(sql, orderId, language),
    findAttemptsOf(sql, orderId),
    findRefundsOf(sql, orderId),
  ]);
  const method = attempts.find(({ use }) => use === 'fulfilled')?.method ?? 'unknown';
  const facts = receiptFacts(services, { order, lines, items, method, refunds });
  if (facts === null) return err(wrongStep);
  // PDF library and fonts take 50 MB: loaded with the first receipt.
  const { drawReceipt } = await import('./draw-receipt.ts');
  return ok({
    bytes: await drawReceipt(facts, receipts.words[language], language),
    contentType: 'application/pdf',
    fileName: `receipt-${order.publicId}.pdf`,
  });
}
