import { isGivenUp, isSettled } from '@pahiya/domain/challans/settlement';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise, sumPaise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import type { RefundRow, WholeOrder } from '../read-order.ts';
import { receiptCode } from './receipt-code.ts';

/** Contents of a receipt: fines passed on, and our own service. */
export type ReceiptFacts = {
  readonly brand: string;
  readonly seller: Services['settings']['challans']['seller'];
  readonly sandbox: boolean;
  /** Number of the receipt or tax invoice. */
  readonly number: string;
  readonly publicId: string;
  readonly display: string;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
  readonly challans: readonly {
    readonly challanNumber: string;
    readonly fine: Paise;
    readonly receiptNumber: string | null;
    readonly state: 'settled' | 'under-way' | 'given-back';
  }[];
  readonly fines: Paise;
  readonly settlementFee: Paise;
  readonly legalFee: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  /** GST of the seller's own state: half CGST, half SGST. Source: IGST Act 2017, section 12(2)(b)(ii): without an
   * address of the recipient the place of supply is the supplier's. Rule id: GST-PLACE. */
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly gst: Paise;
  readonly gstBasisPoints: number;
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
  whole: WholeOrder,
): ReceiptFacts | null {
  const { order, challans, attempts, refunds } = whole;
  if (order.paidAt === null) return null;
  const quote = order.quote[order.settlementType];
  const cgst = paise(Math.floor(quote.gst / 2));
  return {
    brand: settings.brand.name,
    seller: settings.challans.seller,
    sandbox: order.isSandbox,
    number: order.documentNumber ?? order.publicId,
    publicId: order.publicId,
    display: displayVehicleNumber(order.vehicleNumber),
    paidAt: order.paidAt,
    method: attempts.find(({ use }) => use === 'fulfilled')?.method ?? 'unknown',
    challans: challans.map(({ challanNumber, fine, receiptNumber, settlement }) => ({
      challanNumber,
      fine,
      receiptNumber: isSettled(settlement) ? receiptNumber : null,
      state: isSettled(settlement) ? 'settled' : isGivenUp(settlement) ? 'given-back' : 'under-way',
    })),
    fines: quote.fines,
    settlementFee: quote.order.settlementFee,
    legalFee: sumPaise(quote.lines.map((line) => line.legalFee)),
    discount: sumPaise(quote.lines.map((line) => line.discount)),
    taxable: quote.fees,
    cgst,
    sgst: paise(quote.gst - cgst),
    gst: quote.gst,
    gstBasisPoints: quote.fees === 0 ? 0 : Math.round((quote.gst * 10_000) / quote.fees),
    total: quote.total,
    refunds: refunds.map(toRefund),
    verifyUrl: `${settings.brand.siteUrl}/verify/${receiptCode(settings.secret, order.orderId)}`,
  };
}

function toRefund({ amount, state, processedAt, expectedOn, bankReference }: RefundRow) {
  const isDone = state === 'processed' && processedAt !== null;
  return { amount, isDone, on: isDone ? istDateOf(processedAt) : expectedOn, bankReference };
}
