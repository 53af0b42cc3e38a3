import type { ThirdPartyGround } from '@pahiya/domain/insurance/cancellation-refund';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A cancellation as its holder confirmed it. */
export type AskedCancellation = {
  readonly part: 'own-damage' | 'whole';
  readonly ground: ThirdPartyGround | null;
  readonly otherPolicy: string | null;
  readonly hadClaim: boolean;
  readonly reason: string | null;
  readonly refund: Paise;
  readonly on: IstDate;
  readonly at: Date;
};

/** Notes a cancellation before it is sent to the insurer. */
export async function updateCancelAsked(
  tx: Queryable,
  policyId: string,
  asked: AskedCancellation,
): Promise<void> {
  await tx`
    update insurance_policies set cancel_part = ${asked.part}, cancel_ground = ${asked.ground},
      cancel_other = ${asked.otherPolicy}, cancel_had_claim = ${asked.hadClaim},
      cancel_reason = ${asked.reason}, cancel_refund_paise = ${asked.refund},
      cancel_on = ${asked.on}, cancel_asked_at = ${asked.at}
    where id = ${policyId} and cancel_asked_at is null`;
}

/** Ends a cancellation that the insurer confirmed. */
export async function updateCancelled(tx: Queryable, policyId: string, at: Date): Promise<void> {
  await tx`
    update insurance_policies set cancelled_at = ${at}, cancel_other = null,
      state = case when cancel_part = 'whole' then 'cancelled' else state end
    where id = ${policyId} and cancelled_at is null`;
}

/** Forgets a cancellation that the insurer refused. */
export async function updateCancelRefused(tx: Queryable, policyId: string): Promise<void> {
  await tx`
    update insurance_policies set cancel_part = null, cancel_ground = null, cancel_other = null,
      cancel_had_claim = null, cancel_reason = null, cancel_refund_paise = null, cancel_on = null,
      cancel_asked_at = null
    where id = ${policyId} and cancelled_at is null`;
}
