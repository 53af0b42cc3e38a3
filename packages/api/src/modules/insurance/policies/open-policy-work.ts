import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OpenWork } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { workOfItems } from '../../desk-queue/work-of-items.ts';
import { selectOpenPolicies } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';
import { policyItemName } from './policy-terms.ts';

/** Policies whose insurer is unavailable, whose premium is not with the insurer, whose statement has another sum, whose
 * number the insurer has not noted, whose cancellation is not confirmed, whose refund the insurer owes us, or whose
 * declared bonus is to be corrected. */
export const openPolicyWork: OpenWork = async (sql, which) => {
  const rows = await selectOpenPolicies(sql, which);
  return workOfItems(
    sql,
    rows.map((row) => {
      const { policyId: itemId, orderId } = row;
      if (row.paidAt === null) throw new Error('a policy with open work is paid');
      const state = stateOf(row);
      const since = {
        'to-cancel': row.cancelAskedAt,
        'refund-owed': row.cancelledAt,
        'to-tell': row.numberAddedAt,
        'bonus-correction': row.bonusAskedAt,
        ...{ 'insurer-down': null, 'to-hand-over': null, disputed: null },
      }[state];
      const dueAt = new Date((since ?? row.paidAt).getTime() + hoursOf[state] * 3_600_000);
      return {
        itemId,
        orderId,
        name: policyItemName,
        state,
        dueOn: istDateOf(dueAt),
      };
    }),
  );
};

const hoursOf = {
  'insurer-down': saleHours.giveUp,
  'to-cancel': saleHours.cancel,
  'to-tell': saleHours.tellNumber,
  'to-hand-over': saleHours.handOver,
  'refund-owed': saleHours.payBack,
  disputed: saleHours.handOver,
  'bonus-correction': saleHours.correct,
} as const;

function stateOf(row: PolicyRow): keyof typeof hoursOf {
  const { state, isDisputed } = row;
  if (state === 'insurer-down') return state;
  if (row.cancelAskedAt !== null && row.cancelledAt === null) return 'to-cancel';
  if (isDisputed) return 'disputed';
  if (row.isRefundOwed && row.handedOverAt !== null) return 'refund-owed';
  if (row.handedOverAt === null) return 'to-hand-over';
  const isTelling = row.numberAddedAt !== null && row.numberNotedAt === null;
  return isTelling ? 'to-tell' : 'bonus-correction';
}

/** Brings the queue up to date with a policy, in the transaction that changed it. */
export function refreshPolicyWork(tx: Queryable, policyId: string): Promise<void> {
  return refreshWork(tx, openPolicyWork, policyId);
}
