import { createHmac } from 'node:crypto';
import type {
  GatewayEvent,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
  SettledItem,
} from '@pahiya/domain/payments/ports';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';

/** Key with which tests sign as the gateway. */
const testKey = 'test-gateway-key';

/** A gateway whose payments tests create; it keeps orders and refunds like the real one. */
export type ScriptedGateway = PaymentGateway & {
  readonly orders: Map<string, { readonly receipt: string; readonly amount: Paise }>;
  readonly payments: Map<string, GatewayPayment>;
  readonly refunds: Map<string, GatewayRefund>;
  /** Settlement items by IST day. */
  readonly settled: Map<string, readonly SettledItem[]>;
  /** Creates or changes a payment attempt of an order. */
  readonly pay: (gatewayOrderId: string, change?: Partial<GatewayPayment>) => GatewayPayment;
  /** Body and signature of a webhook for a payment or a refund. */
  readonly webhook: (event: GatewayEvent) => { readonly body: string; readonly signature: string };
};

/** A gateway in memory. */
export function scriptedGateway(): ScriptedGateway {
  const orders: ScriptedGateway['orders'] = new Map();
  const payments: ScriptedGateway['payments'] = new Map();
  const refunds: ScriptedGateway['refunds'] = new Map();
  const settled: ScriptedGateway['settled'] = new Map();
  let count = 0;
  const idOf = (prefix: string) => {
    count += 1;
    return `${prefix}_${String(count).padStart(14, '0')}`;
  };
  const sign = (text: string | Uint8Array) =>
    createHmac('sha256', testKey).update(text).digest('hex');
  const paymentOf = (id: string): GatewayPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`no payment ${id}`);
    return payment;
  };
  return {
    id: 'test-gateway',
    name: 'Test gateway',
    sandbox: true,
    checkoutOrigin: 'http://gateway.test',
    orders,
    payments,
    refunds,
    settled,
    pay: (gatewayOrderId, change = {}) => {
      const order = orders.get(gatewayOrderId);
      const payment: GatewayPayment = {
        gatewayPaymentId: change.gatewayPaymentId ?? idOf('pay'),
        gatewayOrderId,
        status: 'captured',
        amount: order?.amount ?? paise(0),
        currency: 'INR',
        method: 'upi',
        errorReason: null,
        createdAt: '2026-11-21T04:48:00.000Z',
        ...change,
      };
      payments.set(payment.gatewayPaymentId, payment);
      return payment;
    },
    webhook: (event) => {
      const body = JSON.stringify(event);
      return { body, signature: sign(body) };
    },
    createOrder: async ({ amount, receipt }) => {
      const gatewayOrderId = idOf('order');
      orders.set(gatewayOrderId, { receipt, amount });
      return ok({ gatewayOrderId });
    },
    findOrder: async (receipt) => {
      const found = [...orders].find(([, order]) => order.receipt === receipt);
      return ok(found === undefined ? null : { gatewayOrderId: found[0] });
    },
    hostedCheckout: ({ gatewayOrderId, callbackUrl }) => ({
      action: 'http://gateway.test/checkout',
      fields: { order_id: gatewayOrderId, callback_url: callbackUrl },
    }),
    isReturnSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      signature === sign(`${gatewayOrderId}|${gatewayPaymentId}`),
    isWebhookSigned: (rawBody, signature) => signature === sign(rawBody),
    readEvent: (rawBody) => JSON.parse(Buffer.from(rawBody).toString()) as GatewayEvent,
    paymentsOf: async (gatewayOrderId) =>
      ok([...payments.values()].filter((payment) => payment.gatewayOrderId === gatewayOrderId)),
    findPayment: async (id) => ok(paymentOf(id)),
    capture: async (id) => {
      const captured: GatewayPayment = { ...paymentOf(id), status: 'captured' };
      payments.set(id, captured);
      return ok(captured);
    },
    refund: async ({ gatewayPaymentId, amount, receipt }) => {
      const known = [...refunds.values()].find((refund) => refund.receipt === receipt);
      if (known !== undefined) return ok(known);
      const refund: GatewayRefund = {
        gatewayRefundId: idOf('rfnd'),
        gatewayPaymentId,
        amount,
        status: 'pending',
        bankReference: null,
        receipt,
      };
      refunds.set(refund.gatewayRefundId, refund);
      return ok(refund);
    },
    refundsOf: async (id) =>
      ok([...refunds.values()].filter((refund) => refund.gatewayPaymentId === id)),
    settledOn: async (day) => ok(settled.get(day) ?? []),
    paymentsBetween: async () => ok([...payments.values()]),
  };
}

/** Signature of a return, as the gateway creates it. */
export function signReturn(gatewayOrderId: string, gatewayPaymentId: string): string {
  return createHmac('sha256', testKey)
    .update(`${gatewayOrderId}|${gatewayPaymentId}`)
    .digest('hex');
}
