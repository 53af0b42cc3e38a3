/** Steps of an order of an insurance policy, and where it can go from each. */
const moves = {
  CREATED: ['PAYING', 'PAID', 'CLOSED'],
  PAYING: ['CREATED', 'PAID', 'CLOSED'],
  CLOSED: ['PAID', 'REFUNDED'],
  PAID: ['ISSUING'],
  ISSUING: ['ISSUED', 'NOT_ISSUED'],
  NOT_ISSUED: ['REFUNDED'],
  ISSUED: ['CANCELLED', 'REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;
type SaleStep = keyof typeof moves;

/** Final steps. */
export const saleEnds: readonly SaleStep[] = ['ISSUED', 'CANCELLED', 'REFUNDED'];

/** Whether an order can go from one step to another. Rule id: POLICY-SALE. */
export function canMoveSale(from: string, to: string): boolean {
  return Object.hasOwn(moves, from) && (moves[from as SaleStep] as readonly string[]).includes(to);
}

/** State of a policy. `insurer-down`: asked again until it answers; `failed`: refunded; `cancelled`: by its
 * holder. A policy is in force only as `issued`, with its number. */
export const policyStates = [
  'unpaid',
  'issuing',
  'insurer-down',
  'issued',
  'cancelled',
  'failed',
] as const;
export type PolicyState = (typeof policyStates)[number];

/** Hours after payment: when a policy that is not there is given up, and by when its premium is with the insurer; hours
 * after a cancellation within which the insurer is to have confirmed it, and to have paid its refund back to us, and after
 * a number was added within which it is to have noted it, else it is the desk's; hours
 * after a wish to correct the declared bonus within which the desk arranges it.
 * Source: IRDAI order of 4 Aug 2025 on the hand-over within 24 hours, as reported; the others are the product's own choice.
 * Rule id: POLICY-SALE. */
export const saleHours = {
  giveUp: 4,
  handOverAlarm: 20,
  handOver: 24,
  cancel: 24,
  tellNumber: 24,
  payBack: 168,
  correct: 48,
} as const;
