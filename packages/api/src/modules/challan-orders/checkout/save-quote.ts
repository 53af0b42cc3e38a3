import { orderLinesOf } from '@pahiya/domain/challans/quote';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { replacePrice } from '../../orders/place-order.ts';
import {
  deleteChallan,
  findOrderChallans,
  type PricedColumns,
  updatePriced,
  updateQuote,
} from '../store/order-challan-repository.ts';
import type { ChallanOrderRow, ChallanTerms, QuotePair } from '../store/order-row.ts';
import type { Cart, CartItem } from './cart.ts';
import { lineOf } from './checkout-data.ts';

/** Replaces the quote of an unpaid order, which the person has to confirm. Challans that are no longer in the cart are
 * released. */
export async function replaceQuote(
  tx: Transaction,
  services: Services,
  { orderId, settlementType }: Pick<ChallanOrderRow, 'orderId' | 'settlementType'>,
  { items, quote }: Cart,
): Promise<void> {
  const itemIds = new Map<string, string>();
  for (const { challanNumber, orderChallanId } of await findOrderChallans(tx, orderId)) {
    const item = items.find((one) => one.challanNumber === challanNumber);
    if (item === undefined) {
      await deleteChallan(tx, orderChallanId);
    } else {
      itemIds.set(challanNumber, orderChallanId);
      await updatePriced(tx, orderChallanId, challanColumns(tx, item, quote, settlementType));
    }
  }
  await updateQuote(tx, orderId, quote);
  const lines = orderLinesOf(quote[settlementType], itemIds);
  await replacePrice(tx, services, { orderId }, { lines, itemCount: items.length });
}

/** Columns of a challan that depend on its quote. The place of the offence is left out: settlement does not need it. */
export function challanColumns(
  tx: Transaction,
  { challanNumber, kind, challan }: CartItem,
  quote: QuotePair,
  settlementType: ChallanTerms['settlementType'],
): PricedColumns {
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
