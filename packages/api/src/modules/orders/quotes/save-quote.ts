import { randomUUID } from 'node:crypto';
import { chargeOf, checkLines } from '@pahiya/domain/orders/order-line';
import type { Paise } from '@pahiya/domain/shared/money';
import type { OrderQuote } from '../../../order-quote.ts';
import type { Services } from '../../../services.ts';
import { minutesAfter } from '../place-order.ts';
import { insertQuote } from './quote-repository.ts';

/** A price to store. `terms`: plain JSON. `isSandbox`: anything in it comes from the sandbox. */
export type NewQuote = Pick<
  OrderQuote,
  'kind' | 'userId' | 'vehicleNumber' | 'lines' | 'itemCount' | 'terms' | 'isSandbox'
>;

/** Stores a price as it is shown to a person; an order is created from it with `createOrder`. */
export async function saveQuote(
  { sql, now, settings, gateway }: Services,
  quote: NewQuote,
): Promise<{ readonly quoteId: string; readonly total: Paise; readonly validUntil: Date }> {
  checkLines(quote.lines);
  const createdAt = now();
  const made = {
    quoteId: randomUUID(),
    total: chargeOf(quote.lines).total,
    validUntil: minutesAfter(createdAt, settings.orders.quoteMinutes),
  };
  await insertQuote(sql, {
    ...quote,
    ...made,
    createdAt,
    isSandbox: quote.isSandbox || gateway.sandbox,
  });
  return made;
}
