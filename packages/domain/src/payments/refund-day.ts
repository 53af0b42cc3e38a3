import type { IstDate } from '../shared/ist-date.ts';
import { addBankDays } from './bank-days.ts';
import type { PaymentMethod } from './ports.ts';

/** Reason of a refund. `unconfirmed-payment`: debited, and the payment failed or was never confirmed: RBI's
 * deadlines bind the banks. `order-refund`: a good payment that we refund: the gateway's usual time. */
export type RefundCause = 'unconfirmed-payment' | 'order-refund';

/** Compensation for a late refund; the web app has the text. `rbi-100-rupees-a-day`: paid by the bank automatically,
 * from the day after. */
export type RefundCompensation = 'rbi-100-rupees-a-day' | 'none';

/** Expected date of a refund, in bank working days after its start. */
export type RefundDay = {
  /** Date by which it should arrive. */
  readonly on: IstDate;
  readonly bankDays: number;
  readonly basis: 'rbi-turnaround' | 'gateway-practice';
  readonly compensation: RefundCompensation;
  readonly confidence: 'high' | 'medium' | 'unverified';
};

type Rule = Omit<RefundDay, 'on'>;

const rbi = (bankDays: number): Rule => ({
  bankDays,
  basis: 'rbi-turnaround',
  compensation: 'rbi-100-rupees-a-day',
  confidence: 'high',
});
const practice = (bankDays: number, confidence: Rule['confidence']): Rule => ({
  bankDays,
  basis: 'gateway-practice',
  compensation: 'none',
  confidence,
});

const RULES: Readonly<Record<RefundCause, Readonly<Record<PaymentMethod, Rule>>>> = {
  // The circular has no deadline for net banking: the gateway's upper limit, without compensation.
  'unconfirmed-payment': {
    upi: rbi(5),
    card: rbi(5),
    wallet: rbi(1),
    netbanking: practice(7, 'unverified'),
    unknown: practice(7, 'unverified'),
  },
  'order-refund': {
    upi: practice(5, 'medium'),
    card: practice(7, 'medium'),
    wallet: practice(5, 'medium'),
    netbanking: practice(7, 'medium'),
    unknown: practice(7, 'medium'),
  },
};

/** Date by which a refund started on a given date in India should arrive. RBI counts T+n in calendar days; we count
 * bank working days, which is never earlier, to avoid promising too soon.
 * Source: RBI circular DPSS.CO.PD No.629/02.01.014/2019-20 of 20 Sep 2019; Razorpay documents, normal refunds 5 to
 * 7 working days (the lower figure is used for UPI and wallets). Rule ids: REFUND-RBI, REFUND-GATEWAY. */
export function refundDay(
  method: PaymentMethod,
  cause: RefundCause,
  startedOn: IstDate,
): RefundDay {
  const rule = RULES[cause][method];
  return { ...rule, on: addBankDays(startedOn, rule.bankDays) };
}
