import type { Services } from '../services.ts';

/** A question of everybody's, asked once in so many milliseconds: whoever asks meanwhile, also while it is being asked, gets
 * the same answer. A failure is kept for nobody. */
export function keptAnswer<Answer>(
  { now }: Pick<Services, 'now'>,
  { keepMs, ask }: { readonly keepMs: number; readonly ask: () => Promise<Answer> },
): () => Promise<Answer> {
  let kept: { readonly until: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    const at = now().getTime();
    // A clock that was set back does not keep an answer longer.
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
