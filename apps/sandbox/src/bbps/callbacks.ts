import { createHmac, randomBytes } from 'node:crypto';
import type { BbpsSettings } from './settings.ts';

/** Sends signed callbacks, each event with the same id on every attempt. */
export type CallbackSender = {
  readonly send: (reference: string) => void;
  /** Runs later, unless the sandbox closes before. */
  readonly later: (delayMs: number, act: () => void) => void;
  readonly close: () => void;
};

const ATTEMPTS = 4;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 5_000;

export function createCallbackSender(settings: () => BbpsSettings, secret: string): CallbackSender {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  function later(delayMs: number, act: () => void): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }

  async function attempt(body: string, signature: string, count: number): Promise<void> {
    const { webhookUrl } = settings();
    if (webhookUrl === null || isClosed) return;
    const isTaken = await post(webhookUrl, body, signature);
    if (!isTaken && count < ATTEMPTS) {
      later(RETRY_MS * 2 ** (count - 1), () => void attempt(body, signature, count + 1));
    }
  }

  return {
    later,
    send(reference) {
      const { webhooks, webhookLateMs } = settings();
      if (webhooks === 'never') return;
      const body = JSON.stringify({
        event: 'PAYMENT_STATUS',
        event_id: `evt-${randomBytes(8).toString('hex')}`,
        ref_id: reference,
      });
      const key = webhooks === 'wrong-signature' ? `${secret}-wrong` : secret;
      const signature = createHmac('sha256', key).update(body).digest('hex');
      const waitMs = webhooks === 'late' ? webhookLateMs : 0;
      const times = webhooks === 'twice' ? 2 : 1;
      for (let time = 0; time < times; time++) {
        later(waitMs, () => void attempt(body, signature, 1));
      }
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bbps-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
