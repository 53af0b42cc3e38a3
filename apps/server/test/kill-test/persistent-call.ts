import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Ask, ask } from '../ask.ts';

const PAUSE_MS = 100;
const PATIENCE_MS = 60_000;

/** Retries a request until answered: the server may be dead, or die before it responds. Calls that are unsafe to repeat
 * carry an idempotency key. Throws after a minute without a response. */
export async function callUntilAnswered(base: string, path: string, request: Ask): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    let last: unknown;
    try {
      const answer = await ask(base, path, request);
      if (answer.status < 500) return answer;
      last = `${answer.status} ${answer.text}`;
    } catch (error) {
      // Refused or reset: it is being killed or started.
      last = error;
    }
    if (Date.now() > until) throw new Error(`${path}: no answer for a minute`, { cause: last });
    await sleep(PAUSE_MS);
  }
}
