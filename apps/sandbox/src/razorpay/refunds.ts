import {
  digits,
  type Notes,
  type RazorpayPayment,
  type RazorpayRefund,
  razorpayId,
} from './entities.ts';
import { badRequest, RazorpayRefusal } from './errors.ts';
import type { SettingsBoard } from './settings.ts';
import type { RazorpayStore } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

export type RefundRequest = {
  readonly amount?: number | undefined;
  readonly speed?: 'normal' | 'optimum' | undefined;
  readonly notes?: Notes | undefined;
  readonly receipt?: string | null | undefined;
};

export type RefundDesk = {
  /** Starts a refund of a captured payment. With a key, a repeat with the same body returns the same refund.
   * @throws RazorpayRefusal as the API would respond. */
  readonly refund: (
    paymentId: string,
    request: RefundRequest,
    idempotencyKey?: string,
  ) => RazorpayRefund;
  readonly close: () => void;
};

const KEY_FORM = /^[A-Za-z0-9_-]{10,}$/;

export function createRefundDesk(parts: {
  readonly store: RazorpayStore;
  readonly settings: SettingsBoard;
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
}): RefundDesk {
  const { store, settings, webhooks } = parts;
  const answered = new Map<string, { readonly body: string; readonly refundId: string }>();
  const timers = new Set<NodeJS.Timeout>();

  function refund(paymentId: string, request: RefundRequest, key?: string): RazorpayRefund {
    if (key !== undefined && !KEY_FORM.test(key)) {
      throw new RazorpayRefusal(badRequest('The idempotency key is not of the required form.'));
    }
    const body = JSON.stringify([
      paymentId,
      request.amount,
      request.speed,
      request.receipt,
      request.notes,
    ]);
    const known = key === undefined ? undefined : answered.get(key);
    if (known !== undefined) {
      if (known.body === body) return found(known.refundId);
      throw new RazorpayRefusal(
        badRequest('Different request with the same idempotency key has already been processed.'),
      );
    }
    const started = start(paymentId, request);
    if (key !== undefined) answered.set(key, { body, refundId: started.id });
    return started;
  }

  function start(paymentId: string, request: RefundRequest): RazorpayRefund {
    const payment = store.payment(paymentId);
    const amount = amountToRefund(payment, request.amount);
    const created: RazorpayRefund = {
      id: razorpayId('rfnd'),
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: paymentId,
      notes: request.notes ?? [],
      receipt: request.receipt ?? null,
      acquirer_data: { arn: null },
      created_at: Math.floor(parts.now().getTime() / 1000),
      batch_id: null,
      status: 'pending',
      speed_processed: null,
      speed_requested: request.speed ?? 'normal',
    };
    store.putRefund(created);
    addRefunded(paymentId, amount);
    tell('refund.created', created.id);
    const { refundDelayMs } = settings.now();
    if (refundDelayMs === 0) finish(created.id);
    else later(refundDelayMs, () => finish(created.id));
    return found(created.id);
  }

  function finish(refundId: string): void {
    const pending = found(refundId);
    if (settings.now().refundOutcome === 'failed') {
      store.putRefund({ ...pending, status: 'failed' });
      addRefunded(pending.payment_id, -pending.amount);
      tell('refund.failed', refundId);
      return;
    }
    const method = store.payment(pending.payment_id)?.method;
    const reference = method === 'card' ? { arn: digits(23) } : { rrn: digits(12) };
    store.putRefund({
      ...pending,
      status: 'processed',
      speed_processed: 'normal',
      acquirer_data: reference,
    });
    tell('refund.processed', refundId);
  }

  function addRefunded(paymentId: string, amount: number): void {
    const payment = store.payment(paymentId);
    if (payment === undefined) return;
    const refunded = payment.amount_refunded + amount;
    const isWhole = refunded === payment.amount;
    store.putPayment({
      ...payment,
      amount_refunded: refunded,
      refund_status: refunded === 0 ? null : isWhole ? 'full' : 'partial',
      status: isWhole ? 'refunded' : 'captured',
    });
  }

  function tell(event: string, refundId: string): void {
    const refundNow = found(refundId);
    const payment = store.payment(refundNow.payment_id);
    const payload = {
      refund: { entity: refundNow },
      ...(payment === undefined ? {} : { payment: { entity: payment } }),
    };
    webhooks.send([{ event, payload }], 'normal');
  }

  function found(refundId: string): RazorpayRefund {
    const entity = store.refund(refundId);
    if (entity === undefined) throw new Error('a refund that the sandbox does not hold');
    return entity;
  }

  function later(delayMs: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  }

  return {
    refund,
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Refundable amount of a payment, or the API's refusal. */
function amountToRefund(payment: RazorpayPayment | undefined, asked: number | undefined): number {
  if (payment === undefined) {
    throw new RazorpayRefusal(badRequest('The id provided does not exist'));
  }
  if (payment.status === 'refunded') {
    throw new RazorpayRefusal(badRequest('The payment has been fully refunded already'));
  }
  if (payment.status !== 'captured') {
    throw new RazorpayRefusal(
      badRequest('The payment status should be captured for action to be taken'),
    );
  }
  const left = payment.amount - payment.amount_refunded;
  const amount = asked ?? left;
  if (amount < 100) {
    throw new RazorpayRefusal(
      badRequest('The amount must be atleast INR 1.00', { field: 'amount' }),
    );
  }
  if (amount > left) {
    throw new RazorpayRefusal(
      badRequest('The total refund amount is greater than the refund payment amount'),
    );
  }
  return amount;
}
