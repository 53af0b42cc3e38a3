import type { OrderLine, OrderLineKind } from '../orders/order-line.ts';
import {
  type Paise,
  paise,
  percentOf,
  rupees,
  sumPaise,
  timesOnePointOne,
} from '../shared/money.ts';
import type { ChallanKind } from './challan.ts';

/** `STANDARD`, or `EXPRESS`: 1.1 times our fees for priority in the queue. */
export const settlementTypes = ['STANDARD', 'EXPRESS'] as const;
export type SettlementType = (typeof settlementTypes)[number];

/** Our fees before GST. Amounts in paise. */
export type FeeSchedule = {
  /** Per order. */
  readonly settlementFee: Paise;
  /** Per court challan. */
  readonly courtLegalFee: Paise;
  /** GST on our fees in basis points (1,800 = 18 %). The fine is passed on without GST. */
  readonly gstBasisPoints: number;
  /** Discount on the legal fee, in basis points; never on a fine, which goes to the authority. */
  readonly legalDiscountBasisPoints: number;
};

/** ₹199 per order, ₹330 per court challan, GST 18 %, no discount. Source: product specification, business constants;
 * decisions on challan money. Rule ids: FEE-SETTLEMENT, FEE-LEGAL, FEE-GST. */
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

/** Price of a challan. `totalAmount` = challanAmount + legalFee + gstFee - discount. */
export type QuoteLine = {
  readonly challanNumber: string;
  readonly kind: ChallanKind;
  /** The fine, as given by the source. */
  readonly challanAmount: Paise;
  readonly legalFee: Paise;
  /** GST on legalFee - discount. */
  readonly gstFee: Paise;
  readonly discount: Paise;
  readonly totalAmount: Paise;
};

/** Price of an order, line by line; `total` is the sum of all lines. Amounts in paise. */
export type Quote = {
  readonly settlement: SettlementType;
  readonly lines: readonly QuoteLine[];
  /** Fees per order. */
  readonly order: { readonly settlementFee: Paise; readonly gst: Paise };
  /** All fines, as passed on to the authorities. */
  readonly fines: Paise;
  /** All our fees after discount, before GST. */
  readonly fees: Paise;
  readonly gst: Paise;
  readonly total: Paise;
};

/** Prices an order. Express multiplies settlement and legal fees by 1.1, rounded to two decimals of a rupee; GST is
 * computed per line and rounded half up to the paisa, so the lines shown add up exactly to the total. Throws
 * RangeError for a duplicate challan or a negative fine: bugs of the caller.
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

/** What the lines of a challan order are for. */
export type ChallanLineCode = 'fine' | 'legal-fee' | 'discount' | 'settlement-fee' | 'gst';

/** The lines of an order: for each challan its fine, legal fee, discount and GST, then the settlement fee with its GST.
 * Lines of nothing are left out. `itemIds`: our id of each challan by its number; throws RangeError for a missing one. */
export function orderLinesOf(
  quote: Pick<Quote, 'lines' | 'order'>,
  itemIds: ReadonlyMap<string, string>,
): readonly OrderLine[] {
  const made: OrderLine[] = [];
  const add = (
    kind: OrderLineKind,
    code: ChallanLineCode,
    itemId: string | null,
    amount: number,
    taxOn: number | null,
  ) => {
    const position = made.length + 1;
    if (amount !== 0) made.push({ position, kind, code, itemId, taxOn, amount: paise(amount) });
    return position;
  };
  for (const line of quote.lines) {
    const itemId = itemIds.get(line.challanNumber);
    if (itemId === undefined) throw new RangeError('a challan of the quote without an id');
    add('pass-through', 'fine', itemId, line.challanAmount, null);
    const legalFee = add('fee', 'legal-fee', itemId, line.legalFee, null);
    add('discount', 'discount', itemId, -line.discount, null);
    add('tax', 'gst', itemId, line.gstFee, legalFee);
  }
  const settlementFee = add('fee', 'settlement-fee', null, quote.order.settlementFee, null);
  add('tax', 'gst', null, quote.order.gst, settlementFee);
  return made;
}
