import { callAddress } from '@pahiya/contracts/call';
import { authorityReceipt } from '@pahiya/contracts/challans/challans-calls';
import type { ChallanOrder, OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { issuedOnOf } from '@pahiya/domain/challans/regime';
import { isSettled } from '@pahiya/domain/challans/settlement';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { shortOffence } from '../../challans/offence-words.ts';
import { paymentView } from '../../payments/payment-view.ts';
import { isTaxInvoice, receiptLinks } from '../../receipts/receipt-links.ts';
import { lineOf, offenceText, priceOfLine, toCheckoutData } from '../checkout/checkout-data.ts';
import { missingDocuments } from '../documents/needed-documents.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import type { WholeOrder } from './read-order.ts';

/** An order as its owner sees it. */
export function toOrderOnWire(
  services: Pick<Services, 'now' | 'settings' | 'orderKinds'>,
  whole: WholeOrder,
): ChallanOrder {
  const { now, settings } = services;
  const { order, challans, attempts } = whole;
  const isUnpaid = order.paymentState === 'open' || order.paymentState === 'attempted';
  const payment = paymentView(services, order, attempts);
  const isOver =
    order.activeStep === 'CHALLAN_PAYMENT_SETTLED' || order.activeStep === 'CHALLAN_REFUNDED';
  return {
    orderId: order.orderId,
    publicId: order.publicId,
    vehicleNumber: order.vehicleNumber,
    display: displayVehicleNumber(order.vehicleNumber),
    createdAt: order.createdAt.toISOString(),
    settlementType: order.settlementType,
    activeStep: order.activeStep,
    quoteId: order.quoteId,
    quoteValidUntil: order.quoteValidUntil.toISOString(),
    checkoutData: toCheckoutData(
      challans.map(({ challan }) => challan),
      order.quote,
      {
        activeStep: order.activeStep,
        paidOn: istDateOf(order.paidAt ?? now()),
        showPlaces: false,
      },
    ),
    total: order.total,
    challans: challans.map((challan) => toOrderChallan(whole, challan)),
    payment,
    refunds: whole.refunds.map(({ requestedAt, processedAt, ...refund }) => ({
      ...refund,
      challanNumbers: [...refund.challanNumbers],
      requestedAt: requestedAt.toISOString(),
      processedAt: processedAt?.toISOString() ?? null,
    })),
    events: whole.events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    canPay: isUnpaid && payment.retryFrom === null && !settings.orders.isPaused,
    isFeedbackOpen: isOver && order.rating === null,
    ...receiptLinks(services, order),
    isTaxInvoice: isTaxInvoice(services, order.quote[order.settlementType].fees),
    sandbox: order.isSandbox,
  };
}

function toOrderChallan({ order, documents }: WholeOrder, row: OrderChallanRow): OrderChallan {
  const line = lineOf(order.quote[order.settlementType], row.challanNumber);
  if (line === null) throw new Error('a challan of the order is not in its quote');
  const hasReceipt = row.settlement === 'paid-at-source' || isSettled(row.settlement);
  const own = documents.filter(({ itemId }) => itemId === row.orderChallanId);
  return {
    challanNumber: row.challanNumber,
    kind: row.kind,
    offense: offenceText(row.challan),
    shortOffense: shortOffence(row.challan.offences),
    issuedOn: issuedOnOf(row.challan),
    stateCode: row.challan.stateCode,
    price: priceOfLine(line),
    settlement: row.settlement,
    promisedOn: row.promisedOn,
    receiptNumber: hasReceipt ? row.receiptNumber : null,
    receiptFilePath:
      hasReceipt && row.receiptBy !== null
        ? receiptFilePath(order.orderId, row.challanNumber)
        : null,
    documents: own.map(({ documentId, kind, state, reason, uploadedAt }) => ({
      documentId,
      kind,
      state,
      reason,
      uploadedAt: uploadedAt.toISOString(),
    })),
    documentsNeeded:
      row.settlement === 'awaiting-documents' ? [...missingDocuments(row.challan, own)] : [],
  };
}

function receiptFilePath(orderId: string, challanNumber: string): string {
  return callAddress(authorityReceipt)
    .replace(':orderId', orderId)
    .replace(':challanNumber', encodeURIComponent(challanNumber));
}
