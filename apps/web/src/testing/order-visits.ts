import { exampleCheckout, exampleOrder } from '@pahiya/contracts/challans/order-examples';
import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { listOrders } from '@pahiya/contracts/orders/order-contracts';
import type { ListedOrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { verifyReceipt } from '@pahiya/contracts/receipts/receipt-contracts';
import { ofAnyKind, orders } from '../areas/orders/order/testing/sample-orders.ts';
import { answered, fakeTransport, refusedWith } from './fake-transport.ts';
import { base } from './page-visits.ts';

const { orderId } = exampleOrder;
export const orderPath = `/orders/${orderId}`;
export const checkoutAddress =
  '/app-challan-pay/DL8CAF5030/checkout?d=6a2f41de-0c68-4f0c-8d4b-2c1b54f0a7d1&c=DL50421261101094012';

const price = {
  challanAmount: 200_000,
  legalFee: 33_000,
  gstFee: 5_940,
  discount: 0,
  totalAmount: 238_940,
};
const express = { ...price, legalFee: 36_300, gstFee: 6_534, totalAmount: 242_834 };

/** A cart with both groups: fines of 1,000 and 2,000 rupees, one legal fee. */
export const mixedCheckout = {
  ...exampleCheckout,
  userCart: [
    ...exampleCheckout.userCart,
    {
      type: 'Court Challan' as const,
      challanDetails: [
        {
          challanNumber: 'DL8821250803120045',
          offense: 'Dangerous driving',
          shortOffense: { en: 'Dangerous driving', hi: 'ख़तरनाक ड्राइविंग' },
          location: 'Ring Road',
          issuedOn: '2025-08-03',
          price,
          expressPrice: express,
        },
      ],
    },
  ],
  tatStrip: [
    ...exampleCheckout.tatStrip,
    { type: 'Court Challan' as const, days: 60, by: '2027-01-20' },
  ],
  finalAmount: {
    standard: {
      challanAmount: 300_000,
      legalFee: 33_000,
      gstFee: 9_522,
      discount: 0,
      totalAmount: 362_422,
      settlementFees: 19_900,
    },
    express: {
      challanAmount: 300_000,
      legalFee: 36_300,
      gstFee: 10_474,
      discount: 0,
      totalAmount: 368_664,
      settlementFees: 21_890,
    },
  },
};

const quoted = { ...base, quoteChallans: answered({ checkoutData: mixedCheckout }) };
const list = listOrders.example as AnswerOf<typeof listOrders>;
const marks: readonly OrderMark[] = ['refund-part', 'court-otp-needed'];

/** The list with one order. */
export const listVisit = (changes: Partial<ListedOrderOnWire> = {}) => ({
  path: '/orders',
  transport: fakeTransport({
    ...base,
    listOrders: answered({
      orders: list.orders.map((order) => ({ ...order, marks: [...marks], ...changes })),
      nextCursor: 'MTc5NTIzNjM2MDAwMC4z',
    }),
  }),
  isLoggedIn: true,
  status: 200,
});

/** An order page in one of its states. */
export const visitOf = (order: (typeof orders)[keyof typeof orders]) => ({
  path: orderPath,
  transport: fakeTransport({ ...base, fetchOrder: answered({ order: ofAnyKind(order) }) }),
  isLoggedIn: true,
  status: 200,
});

/** Checkout, orders and receipts in every state.
 * @internal Tests only. */
export const orderVisits = {
  'a cart of a visitor': { path: checkoutAddress, transport: fakeTransport(quoted), status: 200 },
  'a cart': {
    path: checkoutAddress,
    transport: fakeTransport(quoted),
    isLoggedIn: true,
    status: 200,
  },
  'a checkout without a choice': {
    path: '/app-challan-pay/DL8CAF5030/checkout',
    transport: fakeTransport(base),
    status: 400,
  },
  'a cart of a search that is over': {
    path: checkoutAddress,
    transport: fakeTransport({
      ...base,
      quoteChallans: refusedWith('challan/unknown-discovery'),
    }),
    status: 404,
  },
  'a challan that somebody is paying': {
    path: checkoutAddress,
    transport: fakeTransport({ ...base, quoteChallans: refusedWith('challan/in-open-order') }),
    status: 409,
  },
  'the orders of a visitor': { path: '/orders', transport: fakeTransport(base), status: 200 },
  orders: listVisit(),
  'no orders': {
    path: '/orders',
    transport: fakeTransport({
      ...base,
      listOrders: answered({ orders: [], nextCursor: null }),
    }),
    isLoggedIn: true,
    status: 200,
  },
  'orders that cannot be opened': {
    path: '/orders',
    transport: fakeTransport({ ...base, listOrders: refusedWith('server/unavailable') }),
    isLoggedIn: true,
    status: 503,
  },
  'an order of a visitor': { path: orderPath, transport: fakeTransport(base), status: 200 },
  'an order of somebody else': {
    path: orderPath,
    transport: fakeTransport({ ...base, fetchOrder: refusedWith('order/not-found') }),
    isLoggedIn: true,
    status: 404,
  },
  'an order whose payment page did not open': {
    ...visitOf(orders.unpaid),
    path: `${orderPath}?note=order/gateway-unavailable`,
  },
  'an unpaid order': visitOf(orders.unpaid),
  'an order after leaving the payment page': visitOf(orders.dismissed),
  'an order whose outcome is unknown': visitOf(orders.checking),
  'an order whose payment page was left': visitOf({
    ...orders.checking,
    payment: { ...orders.checking.payment, method: null },
  }),
  'an order whose payment failed': visitOf(orders.failed),
  'an order whose failed payment may arrive': visitOf(orders.late),
  'an order while payment is paused': visitOf(orders.paused),
  'a closed order': visitOf(orders.closed),
  'a paid order': visitOf(orders.paid),
  'an order of a seller without GSTIN': visitOf({ ...orders.paid, isTaxInvoice: false }),
  'a settled order': visitOf(orders.settled),
  'an order that asks for documents': visitOf(orders.documents),
  'an order whose documents are there': visitOf(orders.documentsReady),
  'an order that asks for the password of the court': visitOf(orders.courtOtp),
  'an order whose money goes back': visitOf(orders.refunding),
  'an order whose money is back': visitOf(orders.refunded),
  'a receipt': {
    path: '/verify/abcdefghijkl',
    transport: fakeTransport({
      ...base,
      // The server names it in the page's language.
      verifyReceipt: answered(
        Object.assign({}, verifyReceipt.example, { referenceName: 'विभाग की रसीद' }),
      ),
    }),
    status: 200,
  },
  'a receipt that is not ours': {
    path: '/verify/abcdefghijkl',
    transport: fakeTransport({ ...base, verifyReceipt: refusedWith('order/not-found') }),
    status: 404,
  },
} as const;
