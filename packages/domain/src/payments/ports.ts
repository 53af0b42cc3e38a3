import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** How a payment was made; decides by when a failed one must be back. */
export type PaymentMethod = 'upi' | 'card' | 'netbanking' | 'wallet' | 'unknown';

/** An attempt to pay, as the gateway knows it. A `failed` one may still turn `captured` (late authorisation). */
export type GatewayPayment = {
  /** `pay_…` */
  readonly gatewayPaymentId: string;
  /** `order_…`; null for a payment without an order, which is none of ours. */
  readonly gatewayOrderId: string | null;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amount: Paise;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** Closed word of the gateway for a failure, e.g. `payment_cancelled`; never free text. */
  readonly errorReason: string | null;
  /** Instant, RFC 3339 UTC. */
  readonly createdAt: string;
};

/** A refund as the gateway knows it. */
export type GatewayRefund = {
  /** `rfnd_…` */
  readonly gatewayRefundId: string;
  readonly gatewayPaymentId: string;
  readonly amount: Paise;
  readonly status: 'pending' | 'processed' | 'failed';
  /** The bank's reference (ARN, RRN or UTR) once there is one. */
  readonly bankReference: string | null;
  /** Our id, sent with the refund and given back. */
  readonly receipt: string | null;
};

/** One item of a gateway settlement: a payment, a refund, or something else (an adjustment, a dispute). */
export type SettledItem = {
  /** `setl_…`: the transfer to our bank account. */
  readonly settlementId: string;
  /** UTR of that transfer. */
  readonly bankReference: string;
  readonly kind: 'payment' | 'refund' | 'other';
  /** `pay_…`, `rfnd_…` or another id of the gateway. */
  readonly itemId: string;
  /** What the item adds to the transfer before charges; negative for a refund. */
  readonly gross: Paise;
  /** The gateway's charges, GST included, and the GST in them. */
  readonly charges: Paise;
  readonly chargesGst: Paise;
  /** What it adds to the transfer. */
  readonly net: Paise;
  /** Instant, RFC 3339 UTC. */
  readonly settledAt: string;
};

/** What the browser is sent to the gateway with: a form that is posted to `action`, with script or without. */
export type HostedCheckout = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** A webhook event after its signature was found right. */
export type GatewayEvent = {
  readonly type: string;
  readonly payment: GatewayPayment | null;
  readonly refund: GatewayRefund | null;
};

/** A payment gateway. Nothing here moves our own state: the payments module does, from what the gateway says. */
export type PaymentGateway = {
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  /** Origin that the hosted checkout is on: the page policy must allow a form to it. */
  readonly checkoutOrigin: string;
  /** Makes an order. `receipt` is ours, unique, at most 40 characters. */
  readonly createOrder: (order: {
    readonly amount: Paise;
    readonly receipt: string;
  }) => Promise<Result<{ readonly gatewayOrderId: string }, ProviderFailure>>;
  /** The gateway's order for one of our receipts; null when it has none (the answer of `createOrder` was lost). */
  readonly findOrder: (
    receipt: string,
  ) => Promise<Result<{ readonly gatewayOrderId: string } | null, ProviderFailure>>;
  /** The form for a person's browser. */
  readonly hostedCheckout: (checkout: {
    readonly gatewayOrderId: string;
    readonly amount: Paise;
    readonly name: string;
    readonly description: string;
    readonly callbackUrl: string;
    readonly cancelUrl: string;
    readonly language: 'en' | 'hi';
  }) => HostedCheckout;
  /** Is the signature of a return page right for our own order id? Constant time. */
  readonly isReturnSigned: (fields: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly signature: string;
  }) => boolean;
  /** Is the signature of a webhook right for these raw bytes? Constant time. */
  readonly isWebhookSigned: (rawBody: Uint8Array, signature: string) => boolean;
  /** Reads a webhook body whose signature was right; null when it is not of the documented shape. */
  readonly readEvent: (rawBody: Uint8Array) => GatewayEvent | null;
  /** All attempts of an order. */
  readonly paymentsOf: (
    gatewayOrderId: string,
  ) => Promise<Result<readonly GatewayPayment[], ProviderFailure>>;
  readonly findPayment: (
    gatewayPaymentId: string,
  ) => Promise<Result<GatewayPayment, ProviderFailure>>;
  /** Captures an authorised payment; capturing a captured one answers as it is. */
  readonly capture: (
    gatewayPaymentId: string,
    amount: Paise,
  ) => Promise<Result<GatewayPayment, ProviderFailure>>;
  /** Refunds a part or all. `receipt` is our refund's id and the idempotency key: asking twice refunds once. */
  readonly refund: (refund: {
    readonly gatewayPaymentId: string;
    readonly amount: Paise;
    readonly receipt: string;
  }) => Promise<Result<GatewayRefund, ProviderFailure>>;
  readonly refundsOf: (
    gatewayPaymentId: string,
  ) => Promise<Result<readonly GatewayRefund[], ProviderFailure>>;
  /** Items of the transfers to our bank account on an IST day. */
  readonly settledOn: (day: IstDate) => Promise<Result<readonly SettledItem[], ProviderFailure>>;
  /** Payments made between two instants, for the daily reconciliation. */
  readonly paymentsBetween: (
    from: Date,
    to: Date,
  ) => Promise<Result<readonly GatewayPayment[], ProviderFailure>>;
};
