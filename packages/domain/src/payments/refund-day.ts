import type { IstDate } from '../shared/ist-date.ts';
import { addBankDays } from './bank-days.ts';
import type { PaymentMethod } from './ports.ts';

/** Why money goes back. `unconfirmed-payment`: debited, and the payment failed or was never confirmed: RBI's times
 * bind the banks. `order-refund`: the payment was good and we give it back: the gateway's practice. */
export type RefundCause = 'unconfirmed-payment' | 'order-refund';

/** What the person may ask for when it comes late; words are the web app's.
 * `rbi-100-rupees-a-day`: paid by the bank without asking, from the day after. */
export type RefundCompensation = 'rbi-100-rupees-a-day' | 'none';

/** When money should be back. Days are bank working days after the day it was started. */
export type RefundDay = {
  /** The day by which it should be there. */
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
  // The circular names no time for net banking: the gateway's upper one is told, without compensation.
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

/** By when a refund started on a day in India should be with the person. RBI counts T+n in calendar days; the day told
 * counts bank working days, which is never earlier, so that nobody is told too soon.
 * Source: RBI circular DPSS.CO.PD No.629/02.01.014/2019-20 of 20 Sep 2019; Razorpay documents, normal refunds 5 to 7
 * working days (the lower figure is told for UPI and wallets). Rule ids: REFUND-RBI, REFUND-GATEWAY. */
export function refundDay(
  method: PaymentMethod,
  cause: RefundCause,
  startedOn: IstDate,
): RefundDay {
  const rule = RULES[cause][method];
  return { ...rule, on: addBankDays(startedOn, rule.bankDays) };
}
