import type { Due } from '../rc/dues.ts';
import { validityOf } from '../rc/validity.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import type { CoverKind, CoverState } from './cover-state.ts';
import type { Cover } from './rate-motor.ts';

/** An issued policy that the reader holds for the vehicle. `until`: last day, of a bundle that of own damage;
 * `thirdPartyUntil`: of a bundle's third party. */
export type HeldPolicy = {
  readonly orderId: string;
  readonly insurer: string;
  readonly lastFour: string | null;
  readonly cover: Cover;
  readonly from: IstDate;
  readonly until: IstDate;
  readonly thirdPartyUntil: IstDate | null;
  readonly hasOwnerDriver: boolean;
};

/** The reader's own policy behind a cover: the register does not have its last day yet. */
export type HeldPart = Pick<HeldPolicy, 'orderId' | 'insurer' | 'lastFour' | 'from' | 'until'>;

/** A cover with the policy that it is known by; null: by the register. */
export type HeldCover = CoverState & { readonly held: HeldPart | null };

/** Covers of a vehicle for a reader who holds policies for it. A policy counts in place of the register's date where it
 * ends later, since the register gets it later; an estimated date counts for nothing beside it. One that begins after a
 * gap does not run yet. Rule id: COVER-HELD. */
export function heldCovers(
  covers: readonly CoverState[],
  policies: readonly HeldPolicy[],
  today: IstDate,
): readonly HeldCover[] {
  return covers.map((cover) => {
    const known = cover.isEstimate ? null : cover.until;
    const later = policies
      .flatMap((policy) => partOf(policy, cover.kind))
      .filter(({ until }) => until >= today && (known === null || until > known))
      .toSorted((a, b) => (a.until < b.until ? 1 : -1));
    const [last] = later;
    if (last === undefined) return { ...cover, held: null };
    return { ...cover, ...stateOf(cover.kind, last, today, { later, known }), held: last };
  });
}

/** A paper of a vehicle; `held`: by the reader's own policy. `startsOn`: its first day, where there is no cover until then. */
export type HeldDue = Due & { readonly held?: { readonly startsOn: IstDate | null } };

/** The same for the papers of a vehicle. One that begins after a gap is valid to its last day, and `startsOn` tells that
 * it begins later. Rule id: COVER-HELD. */
export function heldDues(
  dues: readonly Due[],
  policies: readonly HeldPolicy[],
  today: IstDate,
): readonly HeldDue[] {
  return dues.map((due) => {
    const { document, upto, daysLeft } = due;
    if (due.state === 'not-needed') return due;
    if (document !== 'third-party' && document !== 'own-damage') return due;
    const cover = { kind: document, state: 'not-known', from: null, isEstimate: false } as const;
    const [known] = heldCovers([{ ...cover, until: upto, daysLeft }], policies, today);
    if (!known?.held) return due;
    const { from, until } = known.held;
    const startsOn = known.state === 'starting' ? from : null;
    return { document, upto: until, ...validityOf(document, until, today), held: { startsOn } };
  });
}

function stateOf(
  kind: CoverKind,
  { from, until }: HeldPart,
  today: IstDate,
  { later, known }: { readonly later: readonly HeldPart[]; readonly known: IstDate | null },
): Omit<CoverState, 'kind'> {
  const { state, daysLeft } = validityOf(
    kind === 'own-damage' ? 'own-damage' : 'third-party',
    until,
    today,
  );
  const begun = later.find((one) => one.from <= today) ?? null;
  // The last day of what runs today: from there on the next has to follow without a gap.
  const ends = [known, begun?.until ?? null].filter((day) => day !== null && day >= today);
  const runsOn = from <= today || ends.some((day) => day !== null && from <= addDays(day, 1));
  const common = { from, until, isEstimate: false };
  if (!runsOn) return { ...common, state: 'starting', daysLeft: null };
  return { ...common, state: state === 'soon' ? 'ending' : 'running', daysLeft };
}

/** What a policy is for one cover: nothing, or its days. */
function partOf(
  { orderId, insurer, lastFour, cover, from, until, thirdPartyUntil, hasOwnerDriver }: HeldPolicy,
  kind: CoverKind,
): readonly HeldPart[] {
  const part = { orderId, insurer, lastFour, from };
  switch (kind) {
    case 'third-party':
      return cover === 'own-damage' ? [] : [{ ...part, until: thirdPartyUntil ?? until }];
    case 'own-damage':
      return cover === 'third-party' ? [] : [{ ...part, until }];
    case 'owner-driver':
      return hasOwnerDriver ? [{ ...part, until }] : [];
  }
}
