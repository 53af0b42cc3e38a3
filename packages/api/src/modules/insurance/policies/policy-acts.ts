import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { DeskAct, DeskActs } from '../../../order-desk.ts';
import { sourceUnavailable, wrongState } from '../../operators/refusals.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { isTelling, tellNumber } from './add-number.ts';
import { askCancellation, isCancelling } from './ask-cancellation.ts';
import { updateBonusSettled } from './bonus-correction-repository.ts';
import { askIssuer, isAwaited } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { selectPolicyOfOrder } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

/** Acts that are possible on a policy. `isDeclined`: its refund was. */
export function possibleActs(row: PolicyRow, isDeclined: boolean): readonly DeskOrderAct[] {
  return [
    ...(isAwaited(row) ? (['ask-source', 'give-up-order'] as const) : []),
    ...(isCancelling(row) || isTelling(row) ? (['ask-source'] as const) : []),
    ...(isDeclined ? (['ask-refund'] as const) : []),
    ...(isCorrecting(row) ? (['bonus-endorsed', 'bonus-kept'] as const) : []),
  ];
}

/** Whether the holder asked to correct the declared bonus and the desk has not arranged it yet. */
function isCorrecting({ bonusAskedAt, bonusOutcome, cancelAskedAt }: PolicyRow): boolean {
  return bonusAskedAt !== null && bonusOutcome === null && cancelAskedAt === null;
}

const settleBonus =
  (outcome: 'endorsed' | 'kept'): DeskAct =>
  async (services, { orderId }, operatorId) => {
    const row = await selectPolicyOfOrder(services.sql, orderId);
    if (row === null || !isCorrecting(row)) return err(wrongState);
    return ok(async (tx) => {
      const at = services.now();
      if (!(await updateBonusSettled(tx, row.policyId, { outcome, at }))) return err(wrongState);
      const kind = outcome === 'endorsed' ? 'policy-bonus-corrected' : 'policy-bonus-kept';
      await addOrderEvent(tx, { orderId, kind, at, operatorId });
      await refreshPolicyWork(tx, row.policyId);
      return ok(undefined);
    });
  };

const askAgain =
  (isGivenUp: boolean): DeskAct =>
  async (services, { orderId }, operatorId) => {
    const row = await selectPolicyOfOrder(services.sql, orderId);
    if (row !== null && !isGivenUp && isCancelling(row)) {
      const ended = await askCancellation(services, row.policyId, { operatorId });
      return ended === 'waiting' ? err(sourceUnavailable) : ok(async () => ok(undefined));
    }
    if (row !== null && !isGivenUp && isTelling(row)) {
      const told = await tellNumber(services, row.policyId, { operatorId });
      return told === 'waiting' ? err(sourceUnavailable) : ok(async () => ok(undefined));
    }
    const asked =
      row === null ? null : await askIssuer(services, row.policyId, { isGivenUp, operatorId });
    if (asked === null) return err(wrongState);
    return asked.isAvailable ? ok(async () => ok(undefined)) : err(sourceUnavailable);
  };

/** What operators may do with policies. Giving up takes the proposal back at the insurer first: without its word nothing
 * is refunded. */
export const policyActs: DeskActs = {
  'ask-source': askAgain(false),
  'give-up-order': askAgain(true),
  'bonus-endorsed': settleBonus('endorsed'),
  'bonus-kept': settleBonus('kept'),
};
