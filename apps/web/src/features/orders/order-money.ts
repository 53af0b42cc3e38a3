import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { PriceLine } from '@pahiya/ui/price-lines';
import type { Copies } from '../../copy/copy-areas.ts';

/** An API amount as text: `₹1,234.82`. */
export function money(amount: number): string {
  return formatRupees(paise(amount));
}

/** The cost of the order, with a line for every fee and its GST; zero lines are dropped. They add up to the total:
 * GST on the settlement fee is the order's GST minus that of its challans. */
export function orderLines(order: ChallanOrder, { price }: Copies['order']): PriceLine[] {
  const { standard, express } = order.checkoutData.finalAmount;
  const all = order.settlementType === 'EXPRESS' ? express : standard;
  const legalGst = order.challans.reduce((sum, challan) => sum + challan.price.gstFee, 0);
  const fines = order.challans.map(({ challanNumber, price: own }) => ({
    id: `fine-${challanNumber}`,
    label: `${price.fine} · ${challanNumber}`,
    paise: own.challanAmount,
  }));
  const fees = [
    { id: 'legal', label: price.legalFee, paise: all.legalFee },
    { id: 'discount', label: price.discount, paise: all.discount, isLess: true },
    { id: 'legal-gst', label: price.legalGst, paise: legalGst },
    { id: 'fee', label: price.settlementFee, paise: all.settlementFees },
    { id: 'fee-gst', label: price.settlementGst, paise: all.gstFee - legalGst },
  ];
  return [...fines, ...fees.filter((line) => line.paise !== 0)].map(
    ({ paise: amount, ...line }) => ({
      ...line,
      amount: 'isLess' in line ? `−${money(amount)}` : money(amount),
    }),
  );
}
