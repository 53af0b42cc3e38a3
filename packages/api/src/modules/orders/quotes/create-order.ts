import { err, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { kindOf } from '../../../order-kind.ts';
import type { Services } from '../../../services.ts';
import { paymentsPaused } from '../refusals.ts';
import { quoteExpired, quoteNotFound } from './quote-refusals.ts';
import { selectQuote } from './quote-repository.ts';

/** Creates the order of a quote through its kind, once: a repeat returns the same order. Returns its id. Refuses
 * `order/quote-not-found` (also for another person's and another kind's), `order/quote-expired`,
 * `order/payments-paused`, `order/too-many-unpaid`, and what the kind refuses. */
export async function createOrder(
  services: Services,
  { kind, quoteId }: { readonly kind: string; readonly quoteId: string },
  by: { readonly caller: User; readonly device: Device },
): Promise<Result<string, Refusal>> {
  if (services.settings.orders.isPaused) return err(paymentsPaused);
  const quote = await selectQuote(services.sql, quoteId);
  const isOwn = quote?.userId === null || quote?.userId === by.caller.userId;
  if (quote === null || quote.kind !== kind || !isOwn) return err(quoteNotFound);
  if (quote.orderId === null && quote.validUntil <= services.now()) return err(quoteExpired);
  return kindOf(services, quote).create(services, quote, by);
}
