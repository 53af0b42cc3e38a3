import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOwnOrder } from '../order-repository.ts';
import { readWholeOrder } from '../read-order.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { receiptFacts } from './receipt-facts.ts';

/** The receipt of the caller's paid order, in its current state. Refuses `order/not-found`, and `order/wrong-step` for
 * an unpaid order. */
export async function makeReceipt(
  services: Services,
  { orderId, userId, language }: { orderId: string; userId: string; language: Language },
): Promise<Result<{ bytes: Buffer; contentType: string; fileName: string }, Refusal>> {
  const order = await findOwnOrder(services.sql, orderId, userId);
  if (order === null) return err(orderNotFound);
  const facts = receiptFacts(services, await readWholeOrder(services.sql, order));
  if (facts === null) return err(wrongStep);
  // PDF library and fonts take 50 MB: loaded with the first receipt.
  const { drawReceipt } = await import('./draw-receipt.ts');
  return ok({
    bytes: await drawReceipt(facts, language),
    contentType: 'application/pdf',
    fileName: `receipt-${order.publicId}.pdf`,
  });
}
