import type { GatewayPayment, GatewayRefund, PaymentMethod } from '@pahiya/domain/payments/ports';
import { paise } from '@pahiya/domain/shared/money';
import type { PaymentWire, RefundWire } from './wire.ts';

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  upi: 'upi',
  card: 'card',
  emi: 'card',
  netbanking: 'netbanking',
  wallet: 'wallet',
};

/** A payment in our words. `errorReason` is kept only when it is a word: never the free text beside it. */
export function toGatewayPayment(payment: PaymentWire): GatewayPayment {
  const reason = payment.error_reason ?? '';
  return {
    gatewayPaymentId: payment.id,
    gatewayOrderId: payment.order_id ?? null,
    status: payment.status,
    amount: paise(payment.amount),
    currency: payment.currency,
    method: METHODS[payment.method ?? ''] ?? 'unknown',
    errorReason: /^[a-z][a-z0-9_]{2,60}$/.test(reason) ? reason : null,
    createdAt: new Date(payment.created_at * 1000).toISOString(),
  };
}

/** A refund in our words; the bank's reference is whichever it has. */
export function toGatewayRefund(refund: RefundWire): GatewayRefund {
  const bank = refund.acquirer_data;
  const references = bank === null || bank === undefined || Array.isArray(bank) ? {} : bank;
  return {
    gatewayRefundId: refund.id,
    gatewayPaymentId: refund.payment_id,
    amount: paise(refund.amount),
    status: refund.status,
    bankReference: references.arn ?? references.rrn ?? references.utr ?? null,
    receipt: refund.receipt ?? null,
  };
}
