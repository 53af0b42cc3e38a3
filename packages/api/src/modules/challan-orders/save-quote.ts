import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { Cart, CartItem } from './cart.ts';
import { lineOf } from './checkout-data.ts';
import { addOrderEvent } from './order-events.ts';
import { findOrderChallans } from './order-repository.ts';
import type { OrderRow, QuotePair } from './order-row.ts';

/** Extends an order's quote by its usual validity. */
export async function extendQuote(
  tx: Queryable,
  { now, settings }: Services,
  { orderId }: Pick<OrderRow, 'orderId'>,
): Promise<void> {
  const { quoteMinutes, orderMinutes } = settings.challans;
  await tx`
    update orders set quote_valid_until = ${after(now(), quoteMinutes)},
      closes_at = ${after(now(), orderMinutes)}
    where id = ${orderId}`;
}

/** Replaces the quote of an unpaid order, which the person has to confirm. Challans that are no longer in the cart are
 * released. */
export async function replaceQuote(
  tx: Queryable,
  services: Services,
  order: Pick<OrderRow, 'orderId' | 'settlementType'>,
  { items, quote }: Cart,
): Promise<void> {
  const { now, settings } = services;
  const { orderId, settlementType } = order;
  const { total } = quote[settlementType];
  await tx`
    update orders set quote_id = ${randomUUID()}, quote = ${tx.json(quote)},
      quote_valid_until = ${after(now(), settings.challans.quoteMinutes)},
      closes_at = ${after(now(), settings.challans.orderMinutes)},
      total_paise = ${total}, challan_count = ${items.length}, changed_at = ${now()}
    where id = ${orderId}`;
  for (const row of await findOrderChallans(tx, orderId)) {
    const item = items.find(({ challanNumber }) => challanNumber === row.challanNumber);
    if (item === undefined) {
      await tx`delete from order_challans where id = ${row.orderChallanId}`;
    } else {
      const to = challanColumns(tx, item, quote, settlementType);
      await tx`
        update order_challans set kind = ${to.kind}, challan = ${to.challan},
          fine_paise = ${to.fine_paise}, legal_fee_paise = ${to.legal_fee_paise},
          gst_paise = ${to.gst_paise}, discount_paise = ${to.discount_paise},
          total_paise = ${to.total_paise}
        where id = ${row.orderChallanId}`;
    }
  }
  await addOrderEvent(tx, { orderId, kind: 'amount-changed', at: now(), amount: total });
}

/** Columns of a challan that depend on its quote. The place of the offence is left out: settlement does not need it. */
export function challanColumns(
  tx: Queryable,
  { challanNumber, kind, challan }: CartItem,
  quote: QuotePair,
  settlementType: OrderRow['settlementType'],
) {
  const line = lineOf(quote[settlementType], challanNumber);
  if (line === null) throw new Error('a challan of the cart is not in its quote');
  return {
    kind,
    challan: tx.json({ ...challan, place: null, district: null, photoUrls: [] }),
    fine_paise: line.challanAmount,
    legal_fee_paise: line.legalFee,
    gst_paise: line.gstFee,
    discount_paise: line.discount,
    total_paise: line.totalAmount,
  };
}

/** Adds minutes. */
export function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
