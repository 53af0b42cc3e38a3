import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import type { IssueState } from '@pahiya/domain/fastag/tag-issue';

/** The way of a tag that nothing stops. */
const way = [
  'paid',
  'kyc-review',
  'assigned',
  'dispatched',
  'delivered',
  'active',
] as const satisfies readonly IssueState[];

/** A stop of a tag on its order's page. `at`: null while it is ahead, or was never seen. */
export type TagStop = {
  readonly id: string;
  readonly state: IssueState;
  readonly at: string | null;
  readonly mark: 'done' | 'now' | 'next' | 'failed';
};

/** Stops of a paid tag: what was recorded, with its time, then what is ahead. A rejection and a new review are stops of
 * their own, in their order. A tag that was refused or cancelled has nothing ahead. */
export function stopsOfTag({ steps, state }: Pick<TagIssueOnWire, 'steps' | 'state'>): TagStop[] {
  const paid = steps.findIndex((step) => step.state === 'paid');
  if (paid < 0) return [];
  const past = steps.slice(paid);
  const isBack = state === 'refused' || state === 'closed';
  const done = past.map((step, index): TagStop => {
    const isLast = index === past.length - 1;
    const isFailed = ['rejected', 'refused', 'closed'].includes(step.state);
    const isOver = isLast && state === 'active';
    return {
      id: `${index}-${step.state}`,
      state: step.state,
      at: step.at,
      mark: isFailed ? 'failed' : isLast && !isOver && step.state !== 'paid' ? 'now' : 'done',
    };
  });
  if (isBack) return done;
  const seen = new Set(past.map((step) => step.state));
  const reached = way.findLastIndex((one) => seen.has(one));
  const ahead = way
    .slice(reached + 1)
    .map((one): TagStop => ({ id: one, state: one, at: null, mark: 'next' }));
  return [...done, ...ahead];
}
