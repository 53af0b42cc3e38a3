import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** Payment method; decides the deadline for reversing a failed payment. */
export type PaymentMethod = 'upi' | 'card' | 'netbanking' | 'wallet' | 'unknown';

/** A payment attempt as reported by the gateway. A `failed` one may still become `captured` (late authorisation). */
export type GatewayPayment = {
  /** `pay_…` */
  readonly gatewayPaymentId: string;
  /** `order_…`; null for a payment without an order, which is not ours. */
  readonly gatewayOrderId: string | null;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amount: Paise;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** The gateway's code of a failure, e.g. `payment_cancelled`; never free text. */
  readonly errorReason: string | null;
  /** Instant, RFC 3339 UTC. */
  readonly createdAt: string;
};

/** A refund as reported by the gateway. */
export type GatewayRefund = {
  /** `rfnd_…` */
  readonly gatewayRefundId: string;
  readonly gatewayPaymentId: string;
  readonly amount: Paise;
  readonly status: 'pending' | 'processed' | 'failed';
  /** The bank's reference (ARN, RRN or UTR), once available. */
  readonly bankReference: string | null;
  /** Our id, sent with the refund and returned. */
  readonly receipt: string | null;
};

/** An item of a gateway settlement: a payment, a refund, or another kind (adjustment, dispute). */
export type SettledItem = {
  /** `setl_…`: the transfer to our bank account. */
  readonly settlementId: string;
  /** UTR of that transfer. */
  readonly bankReference: string;
  readonly kind: 'payment' | 'refund' | 'other';
  /** `pay_…`, `rfnd_…` or another id of the gateway. */
  readonly itemId: string;
  /** Amount before charges; negative for a refund. */
  readonly gross: Paise;
  /** The gateway's charges, GST included, and the GST in them. */
  readonly charges: Paise;
  readonly chargesGst: Paise;
  /** Net amount in the transfer. */
  readonly net: Paise;
  /** Instant, RFC 3339 UTC. */
  readonly settledAt: string;
};

/** Checkout form, posted to `action` by the browser with or without script. */
export type HostedCheckout = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** A webhook event with a verified signature. */
export type GatewayEvent = {
  readonly type: string;
  readonly payment: GatewayPayment | null;
  readonly refund: GatewayRefund | null;
};

/** A payment gateway. Never changes our own state: the payments module does, from the gateway's reports. */
export type PaymentGateway = {
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  /** Origin of the hosted checkout, which the content security policy must allow as form target. */
  readonly checkoutOrigin: string;
  /** Creates an order. `receipt` is ours, unique, at most 40 characters. */
  readonly createOrder: (order: {
    readonly amount: Paise;
    readonly receipt: string;
  }) => Promise<Result<{ readonly gatewayOrderId: string }, ProviderFailure>>;
  /** The gateway's order for a receipt of ours; null if none. For a lost response to `createOrder`. */
  readonly findOrder: (
    receipt: string,
  ) => Promise<Result<{ readonly gatewayOrderId: string } | null, ProviderFailure>>;
  /** Checkout form for the user's browser. */
  readonly hostedCheckout: (checkout: {
    readonly gatewayOrderId: string;
    readonly amount: Paise;
    readonly name: string;
    readonly description: string;
    readonly callbackUrl: string;
    readonly cancelUrl: string;
    readonly language: 'en' | 'hi';
  }) => HostedCheckout;
  /** Verifies the signature of a return page for our own order id. Constant time. */
  readonly isReturnSigned: (fields: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly signature: string;
  }) => boolean;
  /** Verifies the signature of a webhook over the raw bytes. Constant time. */
  readonly isWebhookSigned: (rawBody: Uint8Array, signature: string) => boolean;
  /** Parses a webhook body with a verified signature; null if it is not of the documented shape. */
  readonly readEvent: (rawBody: Uint8Array) => GatewayEvent | null;
  /** All attempts of an order. */
  readonly paymentsOf: (
    gatewayOrderId: string,
  ) => Promise<Result<readonly GatewayPayment[], ProviderFailure>>;
  readonly findPayment: (
    gatewayPaymentId: string,
  ) => Promise<Result<GatewayPayment, ProviderFailure>>;
  /** Captures an authorised payment. Idempotent. */
  readonly capture: (
    gatewayPaymentId: string,
    amount: Paise,
  ) => Promise<Result<GatewayPayment, ProviderFailure>>;
  /** Refunds in part or in full. `receipt`: our refund id, the idempotency key. */
  readonly refund: (refund: {
    readonly gatewayPaymentId: string;
    readonly amount: Paise;
    readonly receipt: string;
  }) => Promise<Result<GatewayRefund, ProviderFailure>>;
  readonly refundsOf: (
    gatewayPaymentId: string,
  ) => Promise<Result<readonly GatewayRefund[], ProviderFailure>>;
  /** Items of the transfers to our bank account on an IST date. */
  readonly settledOn: (day: IstDate) => Promise<Result<readonly SettledItem[], ProviderFailure>>;
  /** Payments between two instants, for daily reconciliation. */
  readonly paymentsBetween: (
    from: Date,
    to: Date,
  ) => Promise<Result<readonly GatewayPayment[], ProviderFailure>>;
};
