import { type BbpsSettings, type Outcome, outcomeFor } from './settings.ts';

/** A payment request to the system. */
export type PaymentOrder = {
  readonly ref_id: string;
  readonly biller_id: string;
  readonly bill_fetch_id: string;
  /** Whole paise. */
  readonly amount: number;
};

/** The tag that a payment is for, or the reason for which it cannot be made. */
export type PaymentTarget =
  | { readonly kind: 'tag'; readonly tagId: string; readonly vehicleNumber: string }
  | { readonly kind: 'refused'; readonly reason: string };

type Payment = {
  readonly order: PaymentOrder;
  readonly target: PaymentTarget;
  readonly outcome: Outcome;
  readonly retryClass: BbpsSettings['retryClass'];
  /** Instants of the moves, in milliseconds; null: never. */
  readonly endsAt: number | null;
  readonly reversedAt: number | null;
  requests: number;
  told: string;
};

/** Payments of this run. Their status follows from the clock, so that a reader and a callback always agree. */
export type PaymentBook = {
  /** `conflict`: the id was used for another payment. */
  readonly submit: (order: PaymentOrder) => 'new' | 'known' | 'conflict';
  /** Current status in the system's format; null if it never received the payment. */
  readonly report: (reference: string) => object | null;
  /** Paise that arrived at a tag so far. */
  readonly creditsOf: (tagId: string) => number;
  /** Paise on their way to a tag. */
  readonly pendingFor: (tagId: string) => number;
  /** Payments whose status changed since the last call. */
  readonly takeChanged: () => readonly string[];
  /** Milliseconds until each coming move of a payment. */
  readonly comingMoves: (reference: string) => readonly number[];
  readonly list: () => readonly object[];
  readonly clear: () => void;
};

export function createPaymentBook(parts: {
  readonly settings: () => BbpsSettings;
  readonly clock: () => number;
  readonly targetOf: (order: PaymentOrder) => PaymentTarget;
}): PaymentBook {
  const { settings, clock } = parts;
  const payments = new Map<string, Payment>();

  function accept(order: PaymentOrder): void {
    const target = parts.targetOf(order);
    const { payAfterMs, longAfterMs, reverseAfterMs, retryClass } = settings();
    const outcome = target.kind === 'tag' ? outcomeFor(settings(), target.vehicleNumber) : 'failed';
    const afterMs = outcome === 'day-long' ? longAfterMs : payAfterMs;
    const endsAt = outcome === 'never' ? null : clock() + (target.kind === 'tag' ? afterMs : 0);
    payments.set(order.ref_id, {
      order,
      target,
      outcome,
      retryClass: target.kind === 'tag' ? retryClass : 'CONDITIONAL',
      endsAt,
      reversedAt: outcome === 'reversed' && endsAt !== null ? endsAt + reverseAfterMs : null,
      requests: 1,
      told: 'PENDING',
    });
  }

  function statusOf({ outcome, endsAt, reversedAt }: Payment): string {
    if (endsAt === null || clock() < endsAt)
      return outcome === 'day-long' ? 'PROCESSING' : 'PENDING';
    if (outcome === 'failed') return 'FAILED';
    return reversedAt !== null && clock() >= reversedAt ? 'FAILED' : 'SUCCESS';
  }

  function sumOf(tagId: string, statuses: readonly string[]): number {
    return [...payments.values()]
      .filter(({ target }) => target.kind === 'tag' && target.tagId === tagId)
      .filter((payment) => statuses.includes(statusOf(payment)))
      .reduce((sum, { order }) => sum + order.amount, 0);
  }

  function write(payment: Payment): object {
    const { order, target, outcome, endsAt } = payment;
    const head = { ref_id: order.ref_id, amount: order.amount, status: statusOf(payment) };
    if (head.status === 'SUCCESS') {
      return {
        ...head,
        txn_ref: `CC01${order.ref_id
          .replace(/[^A-Za-z0-9]/g, '')
          .slice(-16)
          .toUpperCase()}`,
        completed_at: new Date(endsAt ?? 0).toISOString(),
      };
    }
    if (head.status !== 'FAILED') return head;
    const ownReason = outcome === 'reversed' ? 'reversed_by_biller' : 'biller_refused';
    return {
      ...head,
      retry_class: payment.retryClass,
      reason: target.kind === 'refused' ? target.reason : ownReason,
    };
  }

  return {
    submit(order) {
      const known = payments.get(order.ref_id);
      if (known === undefined) {
        accept(order);
        return 'new';
      }
      known.requests += 1;
      return JSON.stringify(known.order) === JSON.stringify(order) ? 'known' : 'conflict';
    },
    report(reference) {
      const payment = payments.get(reference);
      return payment === undefined ? null : write(payment);
    },
    creditsOf: (tagId) => sumOf(tagId, ['SUCCESS']),
    pendingFor: (tagId) => sumOf(tagId, ['PENDING', 'PROCESSING']),
    takeChanged() {
      const changed = [...payments.values()].filter(
        (payment) => payment.told !== statusOf(payment),
      );
      for (const payment of changed) payment.told = statusOf(payment);
      return changed.map(({ order }) => order.ref_id);
    },
    comingMoves(reference) {
      const payment = payments.get(reference);
      return [payment?.endsAt ?? null, payment?.reversedAt ?? null]
        .filter((at) => at !== null)
        .map((at) => Math.max(0, at - clock()));
    },
    list: () =>
      [...payments.values()].map((payment) => ({ ...write(payment), requests: payment.requests })),
    clear: () => payments.clear(),
  };
}
