import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** What is paid from a bid before its seller. Loan and challans: null where they are not known. */
export type NetInput = {
  readonly bid: Paise;
  readonly loan: Paise | null;
  readonly challans: Paise | null;
  readonly charge: Paise;
  readonly gst: Paise;
};

export const netLineIds = ['bid', 'loan', 'challans', 'charge', 'gst'] as const;
export type NetLineId = (typeof netLineIds)[number];

/** Lines whose sum is the net amount; what is taken off is negative. */
export type NetLine = { readonly id: NetLineId; readonly amount: Paise };

/** The net amount with its lines; or why there is none: something is not known, or the bid does not cover the rest. */
export type NetToSeller =
  | { readonly kind: 'net'; readonly lines: readonly NetLine[]; readonly net: Paise }
  | { readonly kind: 'unknown'; readonly what: 'loan' | 'challans' }
  | { readonly kind: 'short'; readonly lines: readonly NetLine[]; readonly missing: Paise };

/** What reaches a seller: bid − loan outstanding − open challans − our charge − GST on it. Rule id: SALE-NET. */
export function netToSeller({ bid, loan, challans, charge, gst }: NetInput): NetToSeller {
  if (loan === null) return { kind: 'unknown', what: 'loan' };
  if (challans === null) return { kind: 'unknown', what: 'challans' };
  const lines: readonly NetLine[] = [
    { id: 'bid', amount: bid },
    { id: 'loan', amount: paise(-loan) },
    { id: 'challans', amount: paise(-challans) },
    { id: 'charge', amount: paise(-charge) },
    { id: 'gst', amount: paise(-gst) },
  ];
  const net = sumPaise(lines.map(({ amount }) => amount));
  if (net < 0) return { kind: 'short', lines, missing: paise(-net) };
  return { kind: 'net', lines, net };
}
