import { digits, type RazorpayMethod, type RazorpayPayment, razorpayId } from './entities.ts';
import type { PaymentError } from './errors.ts';
import type { SettingsBoard } from './settings.ts';
import type { RazorpayStore } from './store.ts';
import type { Delivery, WebhookEvent, WebhookSender } from './webhooks.ts';

/** Payments: started by a payer, then authorised, captured or failed by the bank. */
export type Bank = {
  /** Starts a payment of an order. The order counts as attempted from now on. */
  readonly start: (orderId: string, method: RazorpayMethod) => RazorpayPayment;
  /** Authorises the payment, and captures it unless capture is manual. Notifies the merchant according to
   * `delivery`. */
  readonly authorize: (paymentId: string, delivery: Delivery) => void;
  readonly capture: (paymentId: string, delivery: Delivery) => RazorpayPayment;
  readonly fail: (paymentId: string, error: PaymentError, delivery: Delivery) => void;
};

export type BankParts = {
  readonly store: RazorpayStore;
  readonly settings: SettingsBoard;
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
};

export function createBank({ store, settings, webhooks, now }: BankParts): Bank {
  function start(orderId: string, method: RazorpayMethod): RazorpayPayment {
    const order = need(store.order(orderId));
    const payment = openPayment(order.id, order.amount, method, now());
    store.putPayment(payment);
    store.putOrder({
      ...order,
      status: order.status === 'paid' ? 'paid' : 'attempted',
      attempts: order.attempts + 1,
    });
    return payment;
  }

  function authorize(paymentId: string, delivery: Delivery): void {
    const payment: RazorpayPayment = {
      ...need(store.payment(paymentId)),
      ...NO_ERROR,
      status: 'authorized',
      acquirer_data: acquirerDataOf(need(store.payment(paymentId)).method),
    };
    store.putPayment(payment);
    const { autoCapture, captureOnPaidOrder } = settings.now();
    const isSecond = need(store.order(payment.order_id)).status === 'paid';
    const authorized = paymentEvent('payment.authorized', payment);
    if (!autoCapture || (isSecond && !captureOnPaidOrder)) webhooks.send([authorized], delivery);
    else webhooks.send([authorized, ...markCaptured(payment)], delivery);
  }

  /** The capture and, for the first one of an order, the order-paid event. */
  function markCaptured(payment: RazorpayPayment): WebhookEvent[] {
    const captured: RazorpayPayment = { ...payment, status: 'captured', captured: true };
    store.putPayment(captured);
    const order = need(store.order(payment.order_id));
    const paymentCaptured = paymentEvent('payment.captured', captured);
    if (order.status === 'paid') return [paymentCaptured];
    const paid = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 } as const;
    store.putOrder(paid);
    return [
      paymentCaptured,
      { event: 'order.paid', payload: { payment: { entity: captured }, order: { entity: paid } } },
    ];
  }

  function capture(paymentId: string, delivery: Delivery): RazorpayPayment {
    webhooks.send(markCaptured(need(store.payment(paymentId))), delivery);
    return need(store.payment(paymentId));
  }

  function fail(paymentId: string, error: PaymentError, delivery: Delivery): void {
    const payment: RazorpayPayment = {
      ...need(store.payment(paymentId)),
      status: 'failed',
      error_code: error.code,
      error_description: error.description,
      error_source: error.source,
      error_step: error.step,
      error_reason: error.reason,
    };
    store.putPayment(payment);
    webhooks.send([paymentEvent('payment.failed', payment)], delivery);
  }

  return { start, authorize, capture, fail };
}

const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;

function openPayment(
  orderId: string,
  amount: number,
  method: RazorpayMethod,
  at: Date,
): RazorpayPayment {
  return {
    id: razorpayId('pay'),
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'created',
    order_id: orderId,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: method === 'card' ? razorpayId('card') : null,
    bank: method === 'netbanking' ? 'HDFC' : null,
    wallet: null,
    vpa: method === 'upi' ? 'success@razorpay' : null,
    email: null,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    ...NO_ERROR,
    acquirer_data: {},
    created_at: Math.floor(at.getTime() / 1000),
  };
}

function acquirerDataOf(method: RazorpayMethod): Readonly<Record<string, string>> {
  if (method === 'card') return { auth_code: digits(6), rrn: digits(12) };
  if (method === 'upi') return { rrn: digits(12), upi_transaction_id: digits(16) };
  return { bank_transaction_id: digits(10) };
}

function paymentEvent(event: string, payment: RazorpayPayment): WebhookEvent {
  return { event, payload: { payment: { entity: payment } } };
}

/** Callers have checked before: a missing entity here is a bug of the sandbox. */
function need<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new Error('an entity that the sandbox does not hold');
  return entity;
}
