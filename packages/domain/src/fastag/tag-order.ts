import type { VehicleTag } from './ports.ts';
import { type TagState, tagStanding } from './tag-state.ts';

/** Whether a tag in this state takes money at all. */
export function takesMoney(state: TagState): boolean {
  return state !== 'closed' && state !== 'lost';
}

/** Tags with those that take money first, the newest of them first: of several open tags the newest is the one that
 * plazas read. Rule id: FASTAG-ONE-TAG. */
export function inTagOrder<T extends Pick<VehicleTag, 'status' | 'exceptionCode' | 'issuedOn'>>(
  tags: readonly T[],
): readonly T[] {
  const rank = (tag: T) => (takesMoney(tagStanding(tag).state) ? 0 : 1);
  return tags.toSorted(
    (a, b) => rank(a) - rank(b) || (b.issuedOn ?? '').localeCompare(a.issuedOn ?? ''),
  );
}
