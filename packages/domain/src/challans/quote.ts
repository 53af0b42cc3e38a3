import {
  type Paise,
  paise,
  percentOf,
  rupees,
  sumPaise,
  timesOnePointOne,
} from '../shared/money.ts';
import type { ChallanKind } from './challan.ts';

/** `STANDARD`, or `EXPRESS`: 1.1 times our fees for the front of the queue. */
export const settlementTypes = ['STANDARD', 'EXPRESS'] as const;
export type SettlementType = (typeof settlementTypes)[number];

/** Our fees before GST. Amounts in paise. */
export type FeeSchedule = {
  /** Once an order. */
  readonly settlementFee: Paise;
  /** For each court challan. */
  readonly courtLegalFee: Paise;
  /** GST on our fees in basis points (1,800 = 18 %). The fine is passed on and bears none. */
  readonly gstBasisPoints: number;
  /** Taken off the legal fee, in basis points; never off a fine, which is not ours to lower. */
  readonly legalDiscountBasisPoints: number;
};

/** 199 rupees an order, 330 a court challan, GST 18 %, no discount. Source: product specification, business
 * constants; decisions on challan money. Rule ids: FEE-SETTLEMENT, FEE-LEGAL, FEE-GST. */
export const defaultFees: FeeSchedule = {
  settlementFee: rupees(199),
  courtLegalFee: rupees(330),
  gstBasisPoints: 1_800,
  legalDiscountBasisPoints: 0,
};

export type QuoteItem = {
  readonly challanNumber: string;
  readonly kind: ChallanKind;
  readonly fine: Paise;
};

/** What one challan costs. `totalAmount` = challanAmount + legalFee + gstFee - discount. */
export type QuoteLine = {
  readonly challanNumber: string;
  readonly kind: ChallanKind;
  /** The fine, as the source gives it. */
  readonly challanAmount: Paise;
  readonly legalFee: Paise;
  /** GST on legalFee - discount. */
  readonly gstFee: Paise;
  readonly discount: Paise;
  readonly totalAmount: Paise;
};

/** What an order costs, line by line; `total` is the sum of all lines. Every amount in paise. */
export type Quote = {
  readonly settlement: SettlementType;
  readonly lines: readonly QuoteLine[];
  /** What is paid once an order. */
  readonly order: { readonly settlementFee: Paise; readonly gst: Paise };
  /** All fines, as they go to the authorities. */
  readonly fines: Paise;
  /** All our fees after discount, before GST. */
  readonly fees: Paise;
  readonly gst: Paise;
  readonly total: Paise;
};

/** Prices an order. Express multiplies settlement and legal fees by 1.1 to two decimals of a rupee; GST is computed
 * on each line and settled to the nearer paisa, halves up, so that the lines shown add up to the total exactly.
 * Throws RangeError for a challan named twice and for a negative fine: bugs of the caller.
 * Rule ids: FEE-*. */
export function quoteOf(
  items: readonly QuoteItem[],
  settlement: SettlementType,
  fees: FeeSchedule,
): Quote {
  if (new Set(items.map((item) => item.challanNumber)).size < items.length) {
    throw new RangeError('a quote with a challan named twice');
  }
  const lines = items.map((item) => lineOf(item, settlement, fees));
  const settlementFee = items.length === 0 ? paise(0) : priced(fees.settlementFee, settlement);
  const order = { settlementFee, gst: gstOn(settlementFee, fees) };
  const fines = sumPaise(lines.map((line) => line.challanAmount));
  const legalFees = sumPaise(lines.map((line) => paise(line.legalFee - line.discount)));
  const gst = sumPaise([order.gst, ...lines.map((line) => line.gstFee)]);
  const ourFees = sumPaise([legalFees, settlementFee]);
  return {
    settlement,
    lines,
    order,
    fines,
    fees: ourFees,
    gst,
    total: sumPaise([fines, ourFees, gst]),
  };
}

function lineOf(item: QuoteItem, settlement: SettlementType, fees: FeeSchedule): QuoteLine {
  if (item.fine < 0) throw new RangeError('a quote with a negative fine');
  const legalFee = item.kind === 'court' ? priced(fees.courtLegalFee, settlement) : paise(0);
  const discount = percentOf(legalFee, fees.legalDiscountBasisPoints, 'down');
  const gstFee = gstOn(paise(legalFee - discount), fees);
  return {
    challanNumber: item.challanNumber,
    kind: item.kind,
    challanAmount: item.fine,
    legalFee,
    gstFee,
    discount,
    totalAmount: paise(item.fine + legalFee + gstFee - discount),
  };
}

function priced(fee: Paise, settlement: SettlementType): Paise {
  return settlement === 'EXPRESS' ? timesOnePointOne(fee) : fee;
}

function gstOn(fee: Paise, { gstBasisPoints }: FeeSchedule): Paise {
  return percentOf(fee, gstBasisPoints, 'half-up');
}

/** What of a payment goes back. Every amount in paise; `total` is their sum. */
export type RefundShare = {
  readonly challanNumbers: readonly string[];
  readonly fines: Paise;
  /** Legal fees after discount, and the settlement fee where it goes back too. */
  readonly fees: Paise;
  readonly gst: Paise;
  readonly total: Paise;
};

/** What goes back for challans that failed now: each its fine, its legal fee and their GST; the settlement fee with
 * its GST only with the last of an order of which nothing was settled.
 *
 * `anySettled`: whether any challan of the order was settled. `failedBefore`: those refunded earlier, so that
 * challans may fail one by one; over all calls the shares of a wholly failed order make up what was paid, exactly.
 * Numbers that are not of the quote, or failed before, are a bug and throw RangeError. Rule id: REFUND-SHARE. */
export function refundShareOf(
  quote: Quote,
  challanNumbersFailed: readonly string[],
  anySettled: boolean,
  failedBefore: ReadonlySet<string> = new Set(),
): RefundShare {
  const failed = new Set(challanNumbersFailed);
  const lines = quote.lines.filter(({ challanNumber }) => failed.has(challanNumber));
  if (lines.length < failed.size) throw new RangeError('a refund for a challan not in the order');
  if (lines.some(({ challanNumber }) => failedBefore.has(challanNumber))) {
    throw new RangeError('a refund for a challan refunded before');
  }
  const isWhole = quote.lines.every(
    ({ challanNumber }) => failed.has(challanNumber) || failedBefore.has(challanNumber),
  );
  const order = isWhole && !anySettled && lines.length > 0 ? quote.order : null;
  const fines = sumPaise(lines.map((line) => line.challanAmount));
  const fees = sumPaise([
    ...lines.map((line) => paise(line.legalFee - line.discount)),
    order?.settlementFee ?? paise(0),
  ]);
  const gst = sumPaise([...lines.map((line) => line.gstFee), order?.gst ?? paise(0)]);
  return {
    challanNumbers: lines.map((line) => line.challanNumber),
    fines,
    fees,
    gst,
    total: sumPaise([fines, fees, gst]),
  };
}
