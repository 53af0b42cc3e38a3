import type { generateCourtOtp as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { findUser } from '../auth/find-user.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { orderNotFound, wrongStep } from '../orders/refusals.ts';
import { asSoonAs } from './settlement/queue-order.ts';
import { lockChallanOrder } from './store/challan-order.ts';
import { moveChallan, refreshStep } from './store/move-order.ts';
import { findOrderChallan, findOrderChallans } from './store/order-challan-repository.ts';
import type { ChallanOrderRow, OrderChallanRow } from './store/order-row.ts';

type Named = { readonly order: ChallanOrderRow; readonly challanNumber: string };

/** Asks the court to send its OTP to the caller's mobile. Refuses `order/not-found` for a challan that is not in the
 * order, `order/wrong-step`, `order/partner-unavailable`. */
export async function generateCourtOtp(
  services: Services,
  named: Named & { readonly userId: string },
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const challan = await findWaiting(services, named);
  if (!challan.ok) return challan;
  const user = await findUser(services.sql, named.userId);
  if (user === null) return err(orderNotFound);
  const { orderChallanId, challanNumber } = challan.value;
  const asked = await services.partner.requestCourtOtp({
    reference: orderChallanId,
    challanNumber,
    mobile: user.mobile,
  });
  if (!asked.ok) return err(partnerUnavailable);
  return ok({
    sentAt: new Date(asked.value.sentAt).toISOString(),
    mobileMasked: maskMobile(user.mobile),
  });
}

/** Forwards the court OTP; the court verifies it. The challan is then queued. */
export async function submitCourtOtp(
  services: Services,
  named: Named & { readonly otp: string },
): Promise<Result<undefined, Refusal>> {
  const challan = await findWaiting(services, named);
  if (!challan.ok) return challan;
  const { orderChallanId, orderId } = challan.value;
  const verdict = await services.partner.submitCourtOtp({
    reference: orderChallanId,
    otp: named.otp,
  });
  if (!verdict.ok) return err(partnerUnavailable);
  if (verdict.value !== 'accepted') return err(refusals[verdict.value]);
  await services.sql.begin(async (tx) => {
    const order = await lockChallanOrder(tx, orderId);
    const row = await findOrderChallan(tx, orderChallanId);
    // Another tab may have sent it too; the court accepted both.
    if (order === null || row?.settlement !== 'awaiting-court-otp') return;
    const at = services.now();
    await moveChallan(tx, services, row, 'queued');
    await addOrderEvent(tx, {
      orderId,
      itemId: orderChallanId,
      kind: 'court-otp-received',
      at,
    });
    await enqueueTask(tx, {
      kind: 'settle-challan',
      subject: orderChallanId,
      dueAt: asSoonAs(at, order.settlementType),
    });
    await refreshStep(tx, services, order);
  });
  return ok(undefined);
}

async function findWaiting(
  { sql }: Services,
  { order, challanNumber }: Named,
): Promise<Result<OrderChallanRow, Refusal>> {
  const number = challanNumberOf(challanNumber, null);
  const challans = await findOrderChallans(sql, order.orderId);
  const row = challans.find((one) => one.challanNumber === number);
  if (row === undefined) return err(orderNotFound);
  return row.settlement === 'awaiting-court-otp' ? ok(row) : err(wrongStep);
}

const partnerUnavailable: Refusal = {
  code: 'order/partner-unavailable',
  detail: 'The settlement partner is unavailable. Try again in a few minutes.',
  retryAfterSeconds: 60,
};

const refusals: Readonly<Record<'wrong' | 'expired', Refusal>> = {
  wrong: { code: 'order/court-otp-wrong', detail: 'The court did not accept this OTP.' },
  expired: { code: 'order/court-otp-expired', detail: 'The OTP has expired. Request a new one.' },
};
