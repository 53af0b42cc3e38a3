import type { ThirdPartyGround } from '@pahiya/domain/insurance/cancellation-refund';
import { cancelPolicy, type PolicyCancellation } from '@pahiya/domain/insurance/cancelled-policy';
import type { MotorTables } from '@pahiya/domain/insurance/motor-tables';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { PolicyRow } from './policy-row.ts';

/** What a holder says about a cancellation. */
export type CancelSaid = {
  readonly hadClaim: boolean;
  readonly ground: ThirdPartyGround | null;
};

/** What a cancellation today gives back, or why it cannot be. `not-in-force`: there is no policy, or it ends already;
 * `third-party-left`: its own damage was cancelled, and what is left ends at the insurer alone;
 * `not-known`: the parts of its premium were not stored. */
export type CancelOffer =
  | Extract<PolicyCancellation, { kind: 'refund' }>
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'compulsory-cover'
        | 'over'
        | 'not-in-force'
        | 'third-party-left'
        | 'not-known';
    };

/** Computes the offer of a policy. `total`: of its order. */
export function offerCancellation(
  row: PolicyRow,
  said: CancelSaid,
  {
    total,
    today,
    tables,
  }: { readonly total: Paise; readonly today: IstDate; readonly tables: MotorTables },
): CancelOffer {
  const { ownDamage, thirdParty, endsOn, paidAt } = row;
  const isPartLeft =
    row.cancelPart === 'own-damage' && row.cancelledAt !== null && row.cover !== 'own-damage';
  if (row.state === 'issued' && isPartLeft && today <= (row.thirdPartyUntil ?? endsOn ?? today)) {
    return { kind: 'refused', reason: 'third-party-left' };
  }
  if (row.state !== 'issued' || row.cancelAskedAt !== null || endsOn === null || paidAt === null) {
    return { kind: 'refused', reason: 'not-in-force' };
  }
  if (ownDamage === null || thirdParty === null) return { kind: 'refused', reason: 'not-known' };
  const { cover, startsOn, thirdPartyUntil } = row;
  const soldOn = istDateOf(paidAt);
  const policy = { cover, startsOn, endsOn, thirdPartyUntil, soldOn, ownDamage, thirdParty, total };
  return cancelPolicy({ ...policy, ...said, on: today }, tables);
}
