import { createHmac } from 'node:crypto';
import { razorpayId } from './entities.ts';
import type { SettingsBoard } from './settings.ts';

/** An event before delivery: its name and snapshots of its entities. */
export type WebhookEvent = {
  readonly event: string;
  readonly payload: Readonly<Record<string, { readonly entity: object }>>;
};

/** Delivery of a group of events; with `as-outcome` of the settings, the outcome decides. */
export type Delivery = 'normal' | 'late' | 'twice' | 'never' | 'reordered' | 'wrong-signature';

/** Delivery status of an event, awaited by tests. */
export type SentEvent = {
  readonly id: string;
  readonly event: string;
  readonly paymentId: string | null;
  readonly attempts: number;
  /** HTTP status of the last attempt; 0 without a response, null before the first. */
  readonly lastStatus: number | null;
  readonly isOver: boolean;
};

export type WebhookSender = {
  /** Delivers simultaneous events in order, each retried until accepted. */
  readonly send: (events: readonly WebhookEvent[], delivery: Delivery) => void;
  /** Newest first. */
  readonly sent: () => readonly SentEvent[];
  readonly close: () => void;
};

const LONGEST_WAIT_MS = 60_000;
const LONGEST_LIST = 5_000;
const ACCOUNT_ID = 'acc_Sandbox0000001';

/** Posts events like Razorpay: signed over the raw body, with the same event id on every attempt, retried with
 * growing delays until a 2xx response. */
export function createWebhookSender(
  settings: SettingsBoard,
  secret: string,
  now: () => Date,
): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  const records: SentEvent[] = [];
  let isClosed = false;

  function later(delayMs: number, act: () => void): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  }

  async function attempt(posted: PostedEvent, count: number): Promise<void> {
    const { webhookUrl, webhookTimeoutMs, webhookAttempts, webhookRetryMs } = settings.now();
    if (webhookUrl === null || isClosed) return;
    const status = await post(webhookUrl, posted, webhookTimeoutMs);
    const isTaken = status >= 200 && status < 300;
    const isOver = isTaken || count >= webhookAttempts || posted.isOnlyOnce;
    Object.assign(posted.record, { attempts: count, lastStatus: status, isOver });
    if (isOver) return;
    const waitMs = Math.min(webhookRetryMs * 2 ** (count - 1), LONGEST_WAIT_MS);
    later(waitMs, () => void attempt(posted, count + 1));
  }

  async function attemptEach(posted: readonly PostedEvent[]): Promise<void> {
    for (const one of posted) await attempt(one, 1);
  }

  return {
    send(events, wanted) {
      const { webhooks, webhookDelayMs, webhookLateMs, webhookUrl } = settings.now();
      const delivery = webhooks === 'as-outcome' ? wanted : webhooks;
      if (delivery === 'never' || webhookUrl === null) return;
      const posted = events.map((event) => sign(event, secret, delivery, now()));
      records.unshift(...posted.map(({ record }) => record).toReversed());
      records.length = Math.min(records.length, LONGEST_LIST);
      const ordered = delivery === 'reordered' ? posted.toReversed() : posted;
      const waitMs = delivery === 'late' ? webhookLateMs : webhookDelayMs;
      later(waitMs, () => void attemptEach(ordered));
      if (delivery === 'twice') later(waitMs, () => void attemptEach(ordered));
    },
    sent: () => records,
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

type PostedEvent = {
  readonly record: SentEvent;
  readonly body: string;
  readonly signature: string;
  /** An event with a wrong signature would be refused on every retry. */
  readonly isOnlyOnce: boolean;
};

function sign(event: WebhookEvent, secret: string, delivery: Delivery, at: Date): PostedEvent {
  const id = razorpayId('evt').slice(4);
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT_ID,
    event: event.event,
    contains: Object.keys(event.payload),
    payload: event.payload,
    created_at: Math.floor(at.getTime() / 1000),
  });
  const isWrong = delivery === 'wrong-signature';
  const payment = event.payload.payment?.entity;
  const paymentId = payment !== undefined && 'id' in payment ? String(payment.id) : null;
  return {
    record: { id, event: event.event, paymentId, attempts: 0, lastStatus: null, isOver: false },
    body,
    signature: createHmac('sha256', isWrong ? `${secret}-wrong` : secret)
      .update(body)
      .digest('hex'),
    isOnlyOnce: isWrong,
  };
}

/** HTTP status of the response; 0 without one. */
async function post(url: string, posted: PostedEvent, timeoutMs: number): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': posted.signature,
        'x-razorpay-event-id': posted.record.id,
      },
      body: posted.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
