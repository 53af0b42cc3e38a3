import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readBonusCheck } from '@pahiya/contracts/insurance/bonus-contracts';
import { bonusDifference } from '@pahiya/domain/insurance/bonus-check';
import { currentOf } from '@pahiya/domain/shared/dated';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { updateBonusAsked } from './bonus-correction-repository.ts';
import { lockPolicy } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { correctionOf } from './policy-details.ts';
import { bonusNotOpen } from './policy-refusals.ts';
import { selectOwnPolicy } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

type Owner = { readonly orderId: string; readonly userId: string };

/** The declared bonus of a person's policy, and what each lower step of the ladder would cost. */
export async function readBonus(
  services: Services,
  owner: Owner,
): Promise<Result<AnswerOf<typeof readBonusCheck>, Refusal>> {
  const row = await selectOwnPolicy(services.sql, owner);
  if (row === null || row.policyNumber === null || row.bonus === 0) return err(orderNotFound);
  const steps = canCorrect(row, istDateOf(services.now())) ? await lowerSteps(services, row) : [];
  return ok({
    ...{ insurer: row.insurerName, helpline: row.helpline, policyNumber: row.policyNumber },
    percent: row.bonus / 1_000,
    options: steps.map((step) => ({ percent: step / 1_000, due: dueOf(row, step) })),
    correction: correctionOf(row),
  });
}

/** Notes that a person declared too high a bonus, for the desk to arrange it with the insurer. Asked twice for the same it
 * stays one; nothing is charged. */
export async function correctBonus(
  services: Services,
  { percent, ...owner }: Owner & { readonly percent: number },
): Promise<Result<undefined, Refusal>> {
  const own = await selectOwnPolicy(services.sql, owner);
  if (own === null || own.policyNumber === null) return err(orderNotFound);
  const { policyId, orderId } = own;
  const actual = percent * 1_000;
  const steps = await lowerSteps(services, own);
  return services.sql.begin(async (tx): Promise<Result<undefined, Refusal>> => {
    const row = (await lockPolicy(tx, policyId))?.row ?? null;
    if (row === null) return err(orderNotFound);
    if (row.bonusAskedAt !== null && row.bonusActual === actual) return ok(undefined);
    const at = services.now();
    if (!canCorrect(row, istDateOf(at))) return err(bonusNotOpen);
    if (!steps.includes(actual)) {
      return err(badField('percent', 'Choose a bonus of the list, lower than the declared one.'));
    }
    await updateBonusAsked(tx, policyId, { actual, due: dueOf(row, actual), at });
    await addOrderEvent(tx, { orderId, kind: 'policy-bonus-asked', at });
    await refreshPolicyWork(tx, policyId);
    return ok(undefined);
  });
}

/** In force, with a declared bonus, not on its way out, and not asked before. */
function canCorrect(row: PolicyRow, today: IstDate): boolean {
  return (
    row.state === 'issued' &&
    row.bonus > 0 &&
    row.cancelAskedAt === null &&
    row.bonusAskedAt === null &&
    row.endsOn !== null &&
    row.endsOn >= today
  );
}

async function lowerSteps(services: Services, row: PolicyRow): Promise<readonly number[]> {
  const { noClaimBonus } = await motorTables(services);
  const ladder = currentOf(noClaimBonus, row.startsOn);
  return ladder?.steps.filter((step) => step < row.bonus) ?? [];
}

function dueOf({ priced, bonus }: PolicyRow, actual: number): Paise | null {
  const worth = priced?.bonusWorth ?? null;
  return worth === null ? null : bonusDifference(paise(worth), bonus, actual);
}
