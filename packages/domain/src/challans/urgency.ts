import type { ChallanStatus } from './challan.ts';

/** Facts that decide the order of a list; `deadline`: the next one, null if none. */
export type Urgent = {
  readonly status: ChallanStatus;
  readonly deadline: { readonly on: string } | null;
  readonly issuedOn: string | null;
};

/** Sorts by urgency: unpaid past the last deadline, then by next deadline, then without one; ties by date of issue,
 * oldest first. Returns a new list. */
export function sortByUrgency<T extends Urgent>(challans: readonly T[]): T[] {
  return challans.toSorted(byUrgency);
}

/** Whether a list is sorted as by `sortByUrgency`. */
export function isSortedByUrgency(challans: readonly Urgent[]): boolean {
  return challans.every((one, index) => {
    const before = challans[index - 1];
    return before === undefined || byUrgency(before, one) <= 0;
  });
}

function byUrgency(a: Urgent, b: Urgent): number {
  return dueOn(a).localeCompare(dueOn(b)) || (a.issuedOn ?? '').localeCompare(b.issuedOn ?? '');
}

/** Sort key: before all dates once every deadline has passed, after all without one. */
function dueOn({ status, deadline, issuedOn }: Urgent): string {
  if (deadline !== null) return deadline.on;
  return status === 'unpaid' && issuedOn !== null ? '0000-00-00' : '9999-12-31';
}
