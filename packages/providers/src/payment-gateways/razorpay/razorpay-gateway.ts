import type { GatewayPayment, HostedCheckout, PaymentGateway } from '@pahiya/domain/payments/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import { createOutgoingHttp, type OutgoingHttpOptions } from '../../http/outgoing-http.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import {
  type BreakerState,
  createProviderGuard,
  type ProviderGuardOptions,
} from '../../http/provider-guard.ts';
import { isSigned } from '../../http/signed-callback.ts';
import { type CallContext, createRazorpaySdk, RAZORPAY } from './sdk-transport.ts';
import { toGatewayPayment, toGatewayRefund, toSettledItem } from './to-domain.ts';
import { readRazorpayEvent } from './webhook.ts';
import {
  type OrderWire,
  ordersWire,
  orderWire,
  paymentsWire,
  paymentWire,
  refundsWire,
  refundWire,
  type SettledItemWire,
  settledItemsWire,
} from './wire.ts';

/** Address and credentials of Razorpay. */
export type RazorpayOptions = {
  /** Without a trailing slash: `https://api.razorpay.com`. */
  readonly baseUrl: string;
  /** `rzp_live_…` or `rzp_test_…`; the only one of the three sent to the browser. */
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly sandbox: boolean;
  readonly http?: Omit<OutgoingHttpOptions, 'provider'>;
  readonly guard?: Omit<ProviderGuardOptions, 'provider'>;
};

/** The gateway port over Razorpay, with its health for operators. */
export type RazorpayGateway = PaymentGateway & {
  readonly breakerState: () => BreakerState;
  /** Closes its connections. */
  readonly close: () => Promise<void>;
};

type Sdk = Parameters<Parameters<ReturnType<typeof createRazorpaySdk>['call']>[1]>[0];

/** Page size limit of the list calls. */
const PAGE = 100;

/** Razorpay over its official SDK. Reads, captures and refunds (with an idempotency key) are retried after retryable
 * failures; creating an order is not: use {@link PaymentGateway.findOrder} if its response was lost. Refuses with a
 * {@link ProviderFailure}; a 4xx response is `rejected` with its codes.
 * Source: Razorpay API reference, version 1; see docs/providers/razorpay.md. */
export function createRazorpayGateway(options: RazorpayOptions): RazorpayGateway {
  const { keyId, keySecret, webhookSecret } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const http = createOutgoingHttp({ provider: RAZORPAY, ...options.http });
  const guard = createProviderGuard({ provider: RAZORPAY, ...options.guard });
  const sdk = createRazorpaySdk(http, { baseUrl, keyId, keySecret });

  function ask<Wire>(
    question: (sdk: Sdk) => Promise<unknown>,
    wire: z.ZodType<Wire>,
    headers?: CallContext['headers'],
  ): Promise<Result<Wire, ProviderFailure>> {
    return guard.run((signal) =>
      sdk.call(headers === undefined ? { signal } : { signal, headers }, question, wire),
    );
  }

  const findPayment: PaymentGateway['findPayment'] = async (id) => {
    if (!PAYMENT_ID.test(id)) return notAnId();
    const answer = await ask(({ payments }) => payments.fetch(id), paymentWire);
    return answer.ok ? ok(toGatewayPayment(answer.value)) : answer;
  };

  return {
    id: RAZORPAY,
    name: 'Razorpay',
    sandbox: options.sandbox,
    checkoutOrigin: new URL(baseUrl).origin,

    async createOrder({ amount, receipt }) {
      const answer = await guard.runOnce((signal) =>
        sdk.call(
          { signal },
          ({ orders }) => orders.create({ amount, currency: 'INR', receipt }),
          orderWire,
        ),
      );
      if (!answer.ok) return answer;
      const { id, amount: made } = answer.value;
      if (made === amount) return ok({ gatewayOrderId: id });
      return err(providerFailure(RAZORPAY, 'malformed', 'the order is of another amount'));
    },

    async findOrder(receipt) {
      const answer = await ask(({ orders }) => orders.all({ receipt, count: PAGE }), ordersWire);
      if (!answer.ok) return answer;
      const order = chooseOrder(answer.value.items.filter((one) => one.receipt === receipt));
      return ok(order === null ? null : { gatewayOrderId: order.id });
    },

    hostedCheckout: (checkout) => hostedCheckout(baseUrl, keyId, checkout),

    isReturnSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      isSigned(`${gatewayOrderId}|${gatewayPaymentId}`, signature, keySecret),
    isWebhookSigned: (rawBody, signature) => isSigned(rawBody, signature, webhookSecret),
    readEvent: readRazorpayEvent,

    async paymentsOf(gatewayOrderId) {
      if (!ORDER_ID.test(gatewayOrderId)) return notAnId();
      const answer = await ask(({ orders }) => orders.fetchPayments(gatewayOrderId), paymentsWire);
      return answer.ok ? ok(answer.value.items.map(toGatewayPayment)) : answer;
    },

    findPayment,

    async capture(gatewayPaymentId, amount) {
      if (!PAYMENT_ID.test(gatewayPaymentId)) return notAnId();
      const answer = await ask(
        ({ payments }) => payments.capture(gatewayPaymentId, amount, 'INR'),
        paymentWire,
      );
      if (answer.ok) return ok(toGatewayPayment(answer.value));
      if (answer.error.kind !== 'rejected') return answer;
      // Already captured, perhaps by a request whose response was lost: the desired outcome.
      const payment = await findPayment(gatewayPaymentId);
      const isCaptured = payment.ok && CAPTURED.has(payment.value.status);
      return isCaptured ? payment : answer;
    },

    async refund({ gatewayPaymentId, amount, receipt }) {
      if (!PAYMENT_ID.test(gatewayPaymentId)) return notAnId();
      const answer = await ask(
        ({ payments }) => payments.refund(gatewayPaymentId, { amount, speed: 'normal', receipt }),
        refundWire,
        { 'X-Refund-Idempotency': receipt },
      );
      return answer.ok ? ok(toGatewayRefund(answer.value)) : answer;
    },

    async refundsOf(gatewayPaymentId) {
      if (!PAYMENT_ID.test(gatewayPaymentId)) return notAnId();
      const answer = await ask(
        ({ payments }) => payments.fetchMultipleRefund(gatewayPaymentId, { count: PAGE }),
        refundsWire,
      );
      return answer.ok ? ok(answer.value.items.map(toGatewayRefund)) : answer;
    },

    async paymentsBetween(from, to) {
      const found: GatewayPayment[] = [];
      const seconds = {
        from: Math.floor(from.getTime() / 1000),
        to: Math.ceil(to.getTime() / 1000),
      };
      for (;;) {
        const page = await ask(
          ({ payments }) => payments.all({ ...seconds, count: PAGE, skip: found.length }),
          paymentsWire,
        );
        if (!page.ok) return page;
        found.push(...page.value.items.map(toGatewayPayment));
        if (page.value.items.length < PAGE) return ok(found);
      }
    },

    async settledOn(day) {
      const [year, month, date] = day.split('-').map(Number);
      const found: SettledItemWire[] = [];
      for (;;) {
        const page = await ask(
          ({ settlements }) =>
            settlements.reports({
              year: year ?? 0,
              month: month ?? 0,
              day: date ?? 0,
              count: PAGE,
              skip: found.length,
            }),
          settledItemsWire,
        );
        if (!page.ok) return page;
        found.push(...page.value.items);
        if (page.value.items.length < PAGE) {
          return ok(found.flatMap((item) => toSettledItem(item) ?? []));
        }
      }
    },

    breakerState: guard.breakerState,
    close: http.close,
  };
}

const PAYMENT_ID = /^pay_[A-Za-z0-9]{14}$/;
const ORDER_ID = /^order_[A-Za-z0-9]{14}$/;
const CAPTURED: ReadonlySet<GatewayPayment['status']> = new Set(['captured', 'refunded']);

/** Validates an id: the SDK puts ids into URLs without escaping. */
function notAnId(): Result<never, ProviderFailure> {
  return err(providerFailure(RAZORPAY, 'rejected', 'not an id of the gateway'));
}

/** Of several orders with one receipt, the one with a payment, else the oldest. */
function chooseOrder(orders: readonly OrderWire[]): OrderWire | null {
  const [first] = orders.toSorted(
    (a, b) => b.amount_paid - a.amount_paid || a.created_at - b.created_at,
  );
  return first ?? null;
}

/** Source: Razorpay, "Hosted Checkout": a form posted to `/v1/checkout/embedded`. */
function hostedCheckout(
  baseUrl: string,
  keyId: string,
  checkout: Parameters<PaymentGateway['hostedCheckout']>[0],
): HostedCheckout {
  return {
    action: `${baseUrl}/v1/checkout/embedded`,
    fields: {
      key_id: keyId,
      amount: String(checkout.amount),
      currency: 'INR',
      order_id: checkout.gatewayOrderId,
      name: checkout.name,
      description: checkout.description,
      callback_url: checkout.callbackUrl,
      cancel_url: checkout.cancelUrl,
      'config[display][language]': checkout.language,
    },
  };
}
