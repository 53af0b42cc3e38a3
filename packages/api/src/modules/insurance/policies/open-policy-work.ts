import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OpenWork } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { workOfItems } from '../../desk-queue/work-of-items.ts';
import { selectOpenPolicies } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';
import { policyItemName } from './policy-terms.ts';

/** Policies whose insurer is unavailable, whose premium is not with the insurer, or whose statement has another sum. */
export const openPolicyWork: OpenWork = async (sql, which) => {
  const rows = await selectOpenPolicies(sql, which);
  return workOfItems(
    sql,
    rows.map((row) => {
      const { policyId: itemId, orderId } = row;
      if (row.paidAt === null) throw new Error('a policy with open work is paid');
      const hours = row.state === 'issued' ? saleHours.handOver : saleHours.giveUp;
      const dueAt = new Date(row.paidAt.getTime() + hours * 3_600_000);
      return {
        itemId,
        orderId,
        name: policyItemName,
        state: stateOf(row),
        dueOn: istDateOf(dueAt),
      };
    }),
  );
};

function stateOf({ state, isDisputed }: PolicyRow): 'insurer-down' | 'to-hand-over' | 'disputed' {
  if (state === 'insurer-down') return state;
  return isDisputed ? 'disputed' : 'to-hand-over';
}

/** Brings the queue up to date with a policy, in the transaction that changed it. */
export function refreshPolicyWork(tx: Queryable, policyId: string): Promise<void> {
  return refreshWork(tx, openPolicyWork, policyId);
}
