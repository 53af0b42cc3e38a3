import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { PriceLine } from '@pahiya/ui/price-lines';
import type { Copies } from '../../copy/copy-areas.ts';

type Speed = keyof CheckoutData['finalAmount'];
type Item = CheckoutData['userCart'][number]['challanDetails'][number];
type Words = Copies['checkout'];

/** An amount on the wire as it is read: `₹1,234.82`. */
export function money(amount: number): string {
  return formatRupees(paise(amount));
}

/** The whole cart at one speed, every fee and its GST on a line of its own; lines of nothing are left out. The lines
 * add up to the total: GST on the settlement fee is what is left of the cart's GST after that of the challans. */
export function cartLines(data: CheckoutData, speed: Speed, { price }: Words): PriceLine[] {
  const total = data.finalAmount[speed];
  const items = data.userCart.flatMap(({ challanDetails }) => challanDetails);
  const legalGst = items.reduce((sum, item) => sum + priceAt(item, speed).gstFee, 0);
  return lines([
    { id: 'fines', label: price.fines, note: price.finesNote, paise: total.challanAmount },
    { id: 'legal', label: price.legalFees, paise: total.legalFee },
    { id: 'discount', label: price.discount, paise: total.discount, isLess: true },
    { id: 'legal-gst', label: price.legalGst, paise: legalGst },
    {
      id: 'fee',
      label: price.settlementFee,
      note: price.settlementNote,
      paise: total.settlementFees,
    },
    { id: 'fee-gst', label: price.settlementGst, paise: total.gstFee - legalGst },
  ]);
}

/** One challan of the cart, line by line; where express costs more, the line says how much. */
export function itemLines(item: Item, { cart }: Words): PriceLine[] {
  const express = (standard: number, amount: number) =>
    standard === amount ? undefined : cart.express(money(amount));
  const { price, expressPrice } = item;
  return lines([
    { id: 'fine', label: cart.fine, paise: price.challanAmount },
    {
      id: 'legal',
      label: cart.legalFee,
      paise: price.legalFee,
      note: express(price.legalFee, expressPrice.legalFee),
    },
    { id: 'discount', label: cart.discount, paise: price.discount, isLess: true },
    {
      id: 'gst',
      label: cart.gst,
      paise: price.gstFee,
      note: express(price.gstFee, expressPrice.gstFee),
    },
  ]);
}

function priceAt(item: Item, speed: Speed) {
  return speed === 'standard' ? item.price : item.expressPrice;
}

type Line = Omit<PriceLine, 'amount'> & { readonly paise: number };

function lines(all: readonly Line[]): PriceLine[] {
  return all
    .filter((line) => line.paise !== 0)
    .map(({ paise: amount, ...line }) => ({
      ...line,
      amount: line.isLess ? `−${money(amount)}` : money(amount),
    }));
}
