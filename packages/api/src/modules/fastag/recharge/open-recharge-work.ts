import { lastDayOf } from '@pahiya/domain/fastag/recharge-states';
import { deskDueOn } from '@pahiya/domain/orders/desk-days';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OpenWork } from '../../../desk-work.ts';
import { workOfItems } from '../../desk-queue/work-of-items.ts';
import { selectLate } from './recharge-repository.ts';

/** Recharges whose bank has not answered by its last day. */
export const openRechargeWork: OpenWork = async (sql, which) => {
  const rows = await selectLate(sql, which);
  return workOfItems(
    sql,
    rows.map(({ rechargeId, orderId, issuer, state, paidAt }) => {
      if (paidAt === null) throw new Error('a recharge that was sent is paid');
      const dueOn = deskDueOn('recharge-late', lastDayOf(istDateOf(paidAt)));
      return { itemId: rechargeId, orderId, name: issuer, state, dueOn };
    }),
  );
};
