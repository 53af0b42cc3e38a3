import type { ChallanStatus } from './challan.ts';

/** What the order of a list depends on; `deadline`: the next one, null for none. */
export type Urgent = {
  readonly status: ChallanStatus;
  readonly deadline: { readonly on: string } | null;
  readonly issuedOn: string | null;
};

/** Most urgent first: unpaid past its last deadline, then by next deadline, then without one; equals by issue date,
 * oldest first. Returns a new list. */
export function sortByUrgency<T extends Urgent>(challans: readonly T[]): T[] {
  return challans.toSorted(byUrgency);
}

/** Whether a list is in the order of `sortByUrgency`. */
export function isSortedByUrgency(challans: readonly Urgent[]): boolean {
  return challans.every((one, index) => {
    const before = challans[index - 1];
    return before === undefined || byUrgency(before, one) <= 0;
  });
}

function byUrgency(a: Urgent, b: Urgent): number {
  return dueOn(a).localeCompare(dueOn(b)) || (a.issuedOn ?? '').localeCompare(b.issuedOn ?? '');
}

/** A date to sort by: before all others when every deadline has passed, after all when there is none. */
function dueOn({ status, deadline, issuedOn }: Urgent): string {
  if (deadline !== null) return deadline.on;
  return status === 'unpaid' && issuedOn !== null ? '0000-00-00' : '9999-12-31';
}
