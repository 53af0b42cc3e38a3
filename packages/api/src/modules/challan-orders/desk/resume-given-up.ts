import { err, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { resumeChallan } from '../settlement/resume-challan.ts';
import { lockChallanOrder } from '../store/challan-order.ts';
import { findDeskChallans } from './desk-challan.ts';
import { actsOf } from './to-desk-challan.ts';

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
  const order = await lockChallanOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  const times = { paidAt: order.paidAt, now: services.now() };
  if (!actsOf(row, times).includes('resume')) return err(wrongState);
  return resumeChallan(tx, services, order, row, operatorId);
}
