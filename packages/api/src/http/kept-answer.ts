import type { CallServices } from './call-services.ts';

/** Caches a response that is the same for everyone for so many milliseconds, and coalesces concurrent requests for it.
 * Failures are not cached. */
export function keptAnswer<Answer>(
  { now }: Pick<CallServices, 'now'>,
  { keepMs, ask }: { readonly keepMs: number; readonly ask: () => Promise<Answer> },
): () => Promise<Answer> {
  let kept: { readonly until: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    const at = now().getTime();
    // A clock that was set back must not extend the cache time.
    if (kept !== null && at < kept.until && kept.until - at <= keepMs) return kept.answer;
    const answer = ask();
    const mine = { until: at + keepMs, answer };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = null;
    });
    return answer;
  };
}
