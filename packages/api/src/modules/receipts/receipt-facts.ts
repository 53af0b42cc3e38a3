import { chargeOf, type OrderLine } from '@pahiya/domain/orders/order-line';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise, sumPaise } from '@pahiya/domain/shared/money';
import type { ReceiptItem } from '../../order-receipts.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import type { RefundOfOrder } from '../payments/payments-of-orders.ts';
import { isTaxInvoice, receiptLinks } from './receipt-links.ts';

/** An amount of a receipt by what it is for: code and kind of its lines. */
export type NamedAmount = Pick<OrderLine, 'code' | 'kind' | 'amount'>;

/** Contents of a receipt: what was passed on, our own service, and deposits. Amounts in paise. */
export type ReceiptFacts = {
  readonly brand: string;
  readonly seller: Services['settings']['orders']['seller'];
  readonly sandbox: boolean;
  /** Number of the receipt or tax invoice. */
  readonly number: string;
  readonly isTaxInvoice: boolean;
  readonly publicId: string;
  readonly display: string;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
  /** Line by line; `item` is null for what is passed on for the whole order. */
  readonly passedOn: readonly (NamedAmount & { readonly item: ReceiptItem | null })[];
  readonly passedOnTotal: Paise;
  readonly service: {
    /** Fees and discounts, summed by what they are for. */
    readonly amounts: readonly NamedAmount[];
    /** Fees after discounts that carry GST. */
    readonly taxable: Paise;
    /** GST of the seller's own state: half CGST, half SGST. Source: IGST Act 2017, section 12(2)(b)(ii): without an
     * address of the recipient the place of supply is the supplier's. Rule id: GST-PLACE. */
    readonly cgst: Paise;
    readonly sgst: Paise;
    readonly gst: Paise;
    /** Of the taxable value. All taxed fees of an order have one rate. */
    readonly gstBasisPoints: number;
    readonly total: Paise;
  };
  /** Kept for the payer and returned on its own. */
  readonly deposits: readonly NamedAmount[];
  readonly total: Paise;
  readonly refunds: readonly {
    readonly amount: Paise;
    readonly isDone: boolean;
    readonly on: IstDate;
    readonly bankReference: string | null;
  }[];
  /** URL to verify the receipt. */
  readonly verifyUrl: string;
};

/** Facts of a paid order's receipt; null for an unpaid order. */
export function receiptFacts(
  { settings }: Pick<Services, 'settings'>,
  {
    order,
    lines,
    items,
    method,
    refunds,
  }: {
    readonly order: OrderRow;
    readonly lines: readonly OrderLine[];
    readonly items: ReadonlyMap<string, ReceiptItem>;
    readonly method: PaymentMethod;
    readonly refunds: readonly RefundOfOrder[];
  },
): ReceiptFacts | null {
  const { verifyPath } = receiptLinks({ settings }, order);
  if (order.paidAt === null || verifyPath === null) return null;
  const { passThrough, fees, total } = chargeOf(lines);
  return {
    brand: settings.brand.name,
    seller: settings.orders.seller,
    sandbox: order.isSandbox,
    number: order.documentNumber ?? order.publicId,
    isTaxInvoice: isTaxInvoice({ settings }, fees),
    publicId: order.publicId,
    display: displayVehicleNumber(order.vehicleNumber),
    paidAt: order.paidAt,
    method,
    passedOn: lines
      .filter(({ kind }) => kind === 'pass-through')
      .map((line) => ({ ...line, item: itemOf(line, items) })),
    passedOnTotal: passThrough,
    service: serviceOf(lines),
    deposits: sumByCode(lines.filter(({ kind }) => kind === 'deposit')),
    total,
    refunds: refunds.filter(({ state }) => state !== 'declined').map(toRefund),
    verifyUrl: `${settings.brand.siteUrl}${verifyPath}`,
  };
}

function itemOf({ itemId }: OrderLine, items: ReadonlyMap<string, ReceiptItem>) {
  if (itemId === null) return null;
  const item = items.get(itemId);
  if (item === undefined) throw new Error('a line of the order is for an item without a name');
  return item;
}

function serviceOf(lines: readonly OrderLine[]): ReceiptFacts['service'] {
  const fees = lines.filter(({ kind }) => kind === 'fee' || kind === 'discount');
  const taxed = new Set(lines.map(({ taxOn }) => taxOn));
  const taxedFees = fees.filter(({ position }) => taxed.has(position));
  const taxedItems = new Set(taxedFees.map(({ itemId }) => itemId));
  // A discount reduces the fee of its own item, and with it what is taxed.
  const discounts = fees.filter(
    ({ kind, itemId }) => kind === 'discount' && taxedItems.has(itemId),
  );
  const taxable = sumPaise([...taxedFees, ...discounts].map(({ amount }) => amount));
  const { fees: charged, tax: gst } = chargeOf(lines);
  const cgst = paise(Math.floor(gst / 2));
  return {
    amounts: sumByCode(fees),
    taxable,
    cgst,
    sgst: paise(gst - cgst),
    gst,
    gstBasisPoints: taxable === 0 ? 0 : Math.round((gst * 10_000) / taxable),
    total: paise(charged + gst),
  };
}

/** Sums amounts by what they are for, in the order of the lines. */
function sumByCode(lines: readonly OrderLine[]): readonly NamedAmount[] {
  return [...Map.groupBy(lines, ({ kind, code }) => `${kind}:${code}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const amount = sumPaise(same.map((line) => line.amount));
    return { code: first.code, kind: first.kind, amount };
  });
}

function toRefund({ amount, state, processedAt, expectedOn, bankReference }: RefundOfOrder) {
  const isDone = state === 'processed' && processedAt !== null;
  return { amount, isDone, on: isDone ? istDateOf(processedAt) : expectedOn, bankReference };
}
