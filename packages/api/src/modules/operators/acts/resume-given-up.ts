import { err, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../challan-orders/lock-order.ts';
import { resumeChallan } from '../../challan-orders/settlement/resume-challan.ts';
import { findDeskChallans } from '../order/desk-order-repository.ts';
import { actsOf } from '../order/to-desk-challan.ts';
import { notAtDesk, wrongState } from '../refusals.ts';

/** Resumes a challan whose refund was declined. */
export async function resumeGivenUp(
  tx: Transaction,
  services: Services,
  {
    orderId,
    orderChallanId,
    operatorId,
  }: { readonly orderId: string; readonly orderChallanId: string; readonly operatorId: string },
): Promise<Result<undefined, Refusal>> {
  const order = await lockOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  const times = { paidAt: order.paidAt, now: services.now() };
  if (!actsOf(row, times).includes('resume')) return err(wrongState);
  return resumeChallan(tx, services, order, row, operatorId);
}
