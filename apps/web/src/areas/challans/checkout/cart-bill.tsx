import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Bill, type BillItem } from '@pahiya/ui/bill';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { BothAmounts } from './both-amounts.tsx';
import { cartLines, money } from './cart-prices.ts';

/** The one receipt: each challan with its number and promised date, every fee, and the total. */
export function CartBill({ data }: { data: CheckoutData }) {
  const copy = useCopy('checkout');
  const { standard, express } = data.finalAmount;
  const total = { standard: standard.totalAmount, express: express.totalAmount };
  return (
    <Bill
      id="bill"
      title={copy.cart.title}
      items={useItems(data)}
      lines={cartLines(data, copy).map(({ amounts, isLess, ...line }) => ({
        ...line,
        amount: <BothAmounts amounts={amounts} sign={isLess ? '−' : ''} />,
      }))}
      total={{ label: copy.price.total, amount: <BothAmounts amounts={total} /> }}
    />
  );
}

function useItems({ userCart, tatStrip }: CheckoutData): BillItem[] {
  const { cart } = useCopy('checkout');
  const { language } = usePage();
  return userCart.flatMap(({ type, challanDetails }) => {
    const by = parseIstDate(tatStrip.find((one) => one.type === type)?.by ?? '');
    const day = by === null ? '' : formatIstDate(by, language);
    return challanDetails.map((challan) => ({
      id: challan.challanNumber,
      title: challan.shortOffense[language],
      number: <CodeRun text={challan.challanNumber} />,
      note: cart.settledBy[type](day),
      amount: money(challan.price.challanAmount),
    }));
  });
}
