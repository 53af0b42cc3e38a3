import { createHmac } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { RazorpayMethod, RazorpayPayment } from './entities.ts';
import { PAYMENT_ERRORS, type PaymentError } from './errors.ts';
import { OUTCOME_PLANS, type Outcome } from './outcomes.ts';
import type { SettingsBoard } from './settings.ts';
import type { RazorpayStore } from './store.ts';
import type { Delivery } from './webhooks.ts';

/** Form fields posted back to the merchant by the browser; none if the browser does not return. */
export type ReturnFields = Readonly<Record<string, string>>;

export type Play = {
  readonly paymentId: string | null;
  /** `open`: the bank has not responded yet. */
  readonly state: 'done' | 'open' | 'dismissed';
  readonly returnFields: ReturnFields | null;
};

export type Player = {
  /** Pays an order with an outcome; later steps follow automatically. */
  readonly play: (
    orderId: string,
    outcome: Outcome,
    method: RazorpayMethod,
    error?: PaymentError,
  ) => Play;
  /** Parameters of the return page for a payment; null until the bank responds. */
  readonly returnFieldsOf: (payment: RazorpayPayment) => ReturnFields | null;
  readonly close: () => void;
};

export function createPlayer(parts: {
  readonly bank: Bank;
  readonly store: RazorpayStore;
  readonly settings: SettingsBoard;
  readonly keySecret: string;
}): Player {
  const { bank, store, settings } = parts;
  const timers = new Set<NodeJS.Timeout>();

  function later(delayMs: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  }

  function step(
    what: 'capture' | 'fail',
    paymentId: string,
    error: PaymentError,
    delivery: Delivery,
  ): void {
    if (what === 'capture') bank.authorize(paymentId, delivery);
    else bank.fail(paymentId, error, delivery);
  }

  function play(
    orderId: string,
    outcome: Outcome,
    method: RazorpayMethod,
    error: PaymentError = PAYMENT_ERRORS.declined,
  ): Play {
    const plan = OUTCOME_PLANS[outcome];
    if (plan.first === 'nothing')
      return { paymentId: null, state: 'dismissed', returnFields: null };
    const { id } = bank.start(orderId, method);
    const next = plan.later;
    // A payment captured after its failure: the bank responded too late.
    const firstError =
      plan.first === 'fail' && next === 'capture' ? PAYMENT_ERRORS.bankTimedOut : error;
    if (plan.first !== 'wait') step(plan.first, id, firstError, plan.delivery);
    if (next !== undefined) {
      const { pendingMs, lateCaptureMs } = settings.now();
      const finalError = plan.first === 'wait' ? PAYMENT_ERRORS.timedOut : error;
      later(plan.first === 'wait' ? pendingMs : lateCaptureMs, () =>
        step(next, id, finalError, plan.delivery),
      );
    }
    const payment = store.payment(id);
    return {
      paymentId: id,
      state: plan.first === 'wait' ? 'open' : 'done',
      returnFields: plan.returns && payment !== undefined ? returnFieldsOf(payment) : null,
    };
  }

  function returnFieldsOf(payment: RazorpayPayment): ReturnFields | null {
    if (payment.status === 'created') return null;
    if (payment.status === 'failed') return failureFields(payment);
    const signature = createHmac('sha256', parts.keySecret)
      .update(`${payment.order_id}|${payment.id}`)
      .digest('hex');
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signature,
    };
  }

  return {
    play,
    returnFieldsOf,
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function failureFields(payment: RazorpayPayment): ReturnFields {
  return {
    'error[code]': payment.error_code ?? '',
    'error[description]': payment.error_description ?? '',
    'error[source]': payment.error_source ?? '',
    'error[step]': payment.error_step ?? '',
    'error[reason]': payment.error_reason ?? '',
    'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
  };
}
