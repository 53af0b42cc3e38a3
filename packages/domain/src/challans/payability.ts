import { daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';
import { isReconciling } from './challan-tabs.ts';
import { compoundingOf } from './compounding.ts';
import { deadlinesOf, issuedOnOf } from './regime.ts';

/** Why a challan cannot be paid here now, in order of precedence. */
export const payabilityReasons = [
  'paid',
  'disposed',
  'in-paid-order',
  'in-open-order',
  'reconciling',
  'in-regular-court',
  'impounded',
  'not-compoundable',
  'amount-not-set',
  'source-unsure',
  'payments-paused',
] as const;
export type PayabilityReason = (typeof payabilityReasons)[number];

/** Alternatives for the user. */
export type PayabilityAdvice =
  | 'nothing-to-do'
  | 'wait'
  | 'regular-court'
  | 'contest'
  | 'lok-adalat'
  | 'pay-at-authority';

export type Payability =
  | { readonly payable: true }
  | {
      readonly payable: false;
      readonly reason: PayabilityReason;
      readonly advice: PayabilityAdvice;
    };

/** Facts beyond the challan itself. */
export type PayabilityContext = {
  /** An open order of any account with the challan: unpaid, or paid and not yet settled or refunded. */
  readonly openOrder: 'none' | 'unpaid' | 'paid';
  /** A source that lists this challan is not responding, so it may already be closed. */
  readonly isSourceDown: boolean;
  readonly paymentsPaused: boolean;
};

/** Older than the first window of either regime: only then is Lok Adalat better than waiting for an amount. */
const LONG_WITHOUT_AMOUNT_DAYS = 60;

/** Whether a challan can be paid here today, and if not, reason and advice. The first matching reason applies. A
 * virtual court may take a fine for offences that police cannot compound; a challan at a regular court is never
 * payable here.
 * Source: MV Act 1988 s. 200 and 208; product specification. Rule ids: CHALLAN-PAYABLE, MV-200. */
export function payabilityOf(
  challan: Challan,
  today: IstDate,
  context: PayabilityContext,
): Payability {
  const reason = payabilityReasons.find((one) => TESTS[one](challan, context));
  if (reason === undefined) return { payable: true };
  const advice = reason === 'amount-not-set' ? whileUnset(challan, today) : ADVICE[reason];
  return { payable: false, reason, advice };
}

const TESTS: Readonly<
  Record<PayabilityReason, (challan: Challan, context: PayabilityContext) => boolean>
> = {
  paid: ({ status }) => status === 'paid',
  disposed: ({ status }) => status === 'disposed',
  'in-paid-order': (_, { openOrder }) => openOrder === 'paid',
  'in-open-order': (_, { openOrder }) => openOrder === 'unpaid',
  reconciling: isReconciling,
  'in-regular-court': ({ status }) => status === 'regular-court',
  impounded: ({ isImpounded }) => isImpounded,
  'not-compoundable': ({ status, offences }) =>
    status === 'unpaid' && offences.some((one) => compoundingOf(one) === 'court-only'),
  'amount-not-set': ({ fine }) => fine === null || fine <= 0,
  'source-unsure': (_, { isSourceDown }) => isSourceDown,
  'payments-paused': (_, { paymentsPaused }) => paymentsPaused,
};

const ADVICE: Readonly<Record<Exclude<PayabilityReason, 'amount-not-set'>, PayabilityAdvice>> = {
  paid: 'nothing-to-do',
  disposed: 'nothing-to-do',
  'in-paid-order': 'wait',
  'in-open-order': 'wait',
  reconciling: 'wait',
  'in-regular-court': 'regular-court',
  impounded: 'regular-court',
  'not-compoundable': 'regular-court',
  'source-unsure': 'wait',
  'payments-paused': 'pay-at-authority',
};

/** Advice without an amount: contest before the 2026 deadline, which runs anyway; after a long time, Lok Adalat;
 * else wait for the court or officer to set it. */
function whileUnset(challan: Challan, today: IstDate): PayabilityAdvice {
  if (deadlinesOf(challan, today).next?.kind === 'pay-or-contest') return 'contest';
  const issuedOn = issuedOnOf(challan);
  const isOld = issuedOn !== null && daysBetween(issuedOn, today) > LONG_WITHOUT_AMOUNT_DAYS;
  return isOld ? 'lok-adalat' : 'wait';
}
