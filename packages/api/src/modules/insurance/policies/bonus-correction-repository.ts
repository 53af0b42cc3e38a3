import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** Notes a wish to correct the declared bonus, once. */
export async function updateBonusAsked(
  tx: Queryable,
  policyId: string,
  asked: { readonly actual: number; readonly due: Paise | null; readonly at: Date },
): Promise<void> {
  await tx`
    update insurance_policies set bonus_actual = ${asked.actual}, bonus_due_paise = ${asked.due},
      bonus_asked_at = ${asked.at}
    where id = ${policyId} and bonus_asked_at is null`;
}

/** Notes what came of it; false: none is waiting. */
export async function updateBonusSettled(
  tx: Queryable,
  policyId: string,
  settled: { readonly outcome: 'endorsed' | 'kept'; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update insurance_policies set bonus_outcome = ${settled.outcome},
      bonus_settled_at = ${settled.at}
    where id = ${policyId} and bonus_asked_at is not null and bonus_settled_at is null
      and cancel_asked_at is null`;
  return count === 1;
}
