import type {
  GatewayPayment,
  GatewayRefund,
  PaymentMethod,
  SettledItem,
} from '@pahiya/domain/payments/ports';
import { paise } from '@pahiya/domain/shared/money';
import type { PaymentWire, RefundWire, SettledItemWire } from './wire.ts';

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  upi: 'upi',
  card: 'card',
  emi: 'card',
  netbanking: 'netbanking',
  wallet: 'wallet',
};

/** Maps a payment. `errorReason` is kept only as a code, never the free text. */
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

/** Maps a refund, with whichever bank reference it has. */
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

/** Maps an item of a settlement; null until settled. */
export function toSettledItem(item: SettledItemWire): SettledItem | null {
  const { settlement_id: settlementId, settlement_utr: utr, settled_at: settledAt } = item;
  if (!item.settled || !settlementId || !settledAt) return null;
  const net = item.credit - item.debit;
  const kind = item.type === 'payment' || item.type === 'refund' ? item.type : 'other';
  const gross = { payment: item.amount, refund: -item.amount, other: net + item.fee }[kind];
  return {
    settlementId,
    bankReference: utr || settlementId,
    kind,
    itemId: item.entity_id,
    gross: paise(gross),
    charges: paise(item.fee),
    chargesGst: paise(item.tax),
    net: paise(net),
    settledAt: new Date(settledAt * 1000).toISOString(),
  };
}
