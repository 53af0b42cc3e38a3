import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import type { Result } from '@pahiya/domain/shared/result';
import type { Asking } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { beginPayment } from './begin-payment.ts';

/** Begins the payment of a person's own order, in their language, with the way back to where they are. `headers`: of the
 * request. Refuses what `beginPayment` refuses. */
export async function payOrder(
  services: Services,
  order: OrderRow,
  {
    quoteId,
    userId,
    language,
    headers,
  }: {
    readonly quoteId: string;
    readonly userId: string;
    readonly language?: Language | undefined;
    readonly headers: Asking['headers'];
  },
): Promise<Result<HostedCheckout, Refusal>> {
  return beginPayment(services, order, {
    quoteId,
    language: language ?? (await findUser(services.sql, userId))?.language ?? 'en',
    origin: originOf(headers) ?? services.settings.brand.siteUrl,
  });
}

/** The origin that a person pays from, where their session cookie is: the `Origin` header if it matches the request's
 * host, else null. */
function originOf({ origin, host }: Asking['headers']): string | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.host === host ? url.origin : null;
}
