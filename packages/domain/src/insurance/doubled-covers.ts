import type { IstDate } from '../shared/ist-date.ts';
import type { CoverState } from './cover-state.ts';
import type { Cover } from './rate-motor.ts';

/** A cover that a vehicle already has on the first day of a new policy with the same cover. */
export type DoubledCover = {
  readonly kind: 'third-party' | 'own-damage';
  /** Last day of the one that runs. */
  readonly until: IstDate;
  /** The buyer's own policy, bought here, and not on the register yet. */
  readonly isHeld?: true;
};

type KnownCover = Pick<CoverState, 'kind' | 'until' | 'isEstimate'> & {
  /** The policy of the buyer that it is known by, if it is not on the register. */
  readonly held?: object | null;
};

const parts: Readonly<Record<Cover, readonly DoubledCover['kind'][]>> = {
  'third-party': ['third-party'],
  'own-damage': ['own-damage'],
  package: ['third-party', 'own-damage'],
  bundle: [],
};

/** Covers of a new policy that would be paid for twice, since the vehicle's own run on after its first day. Estimated
 * days are left out: that cover may not exist. Rule id: COVER-TWICE. */
export function doubledCovers(
  covers: readonly KnownCover[],
  { cover, startsOn }: { readonly cover: Cover; readonly startsOn: IstDate },
): readonly DoubledCover[] {
  return parts[cover].flatMap((kind) => {
    const known = covers.find((one) => one.kind === kind && !one.isEstimate);
    const until = known?.until ?? null;
    if (until === null || until < startsOn) return [];
    return [{ kind, until, ...(known?.held ? { isHeld: true } : {}) }];
  });
}
