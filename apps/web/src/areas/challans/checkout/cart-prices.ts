import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { Amounts } from './both-amounts.tsx';

type Words = Copies['checkout'];

/** A line of the bill, at both speeds. */
export type CartLine = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly isLess?: true;
  readonly amounts: Amounts;
};

/** A wire amount formatted as `₹1,234.82`. */
export function money(amount: number): string {
  return formatRupees(paise(amount));
}

/** Fines, fees and GST of the whole cart; zero lines are left out. At each speed the lines add up to the total. */
export function cartLines({ finalAmount, userCart }: CheckoutData, { price }: Words): CartLine[] {
  const { standard, express } = finalAmount;
  const both = (name: keyof typeof standard): Amounts => ({
    standard: standard[name],
    express: express[name],
  });
  const court = userCart.find(({ type }) => type === 'Court Challan')?.challanDetails.length ?? 0;
  const lines: readonly CartLine[] = [
    { id: 'fines', label: price.fines, note: price.finesNote, amounts: both('challanAmount') },
    { id: 'legal', label: price.legalFee(court), amounts: both('legalFee') },
    { id: 'discount', label: price.discount, isLess: true, amounts: both('discount') },
    { id: 'fee', label: price.settlementFee, amounts: both('settlementFees') },
    { id: 'gst', label: price.gst, amounts: both('gstFee') },
  ];
  return lines.filter(({ amounts }) => amounts.standard !== 0 || amounts.express !== 0);
}

/** Everything but the fines, at both speeds. */
export function feesOf({ finalAmount: { standard, express } }: CheckoutData): Amounts {
  return {
    standard: standard.totalAmount - standard.challanAmount,
    express: express.totalAmount - express.challanAmount,
  };
}
