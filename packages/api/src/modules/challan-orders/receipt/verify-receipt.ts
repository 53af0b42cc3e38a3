import type { verifyChallanReceipt as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { isSettled } from '@pahiya/domain/challans/settlement';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOrder, findOrderChallans } from '../order-repository.ts';
import { orderNotFound } from '../refusals.ts';
import { readReceiptCode } from './receipt-code.ts';

/** The facts of a receipt shown to anyone with its code. */
export async function verifyReceipt(
  { sql, settings }: Services,
  code: string,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const orderId = readReceiptCode(settings.secret, code);
  const order = orderId === null ? null : await findOrder(sql, orderId);
  if (order === null || order.paidAt === null) return err(orderNotFound);
  const challans = await findOrderChallans(sql, order.orderId);
  return ok({
    publicId: order.publicId,
    vehicleNumberMasked: maskVehicleNumber(order.vehicleNumber),
    paidAt: order.paidAt.toISOString(),
    total: order.total,
    challans: challans.map(({ challanNumber, fine, settlement, receiptNumber }) => ({
      challanNumber,
      fine,
      settlement,
      receiptNumber: isSettled(settlement) ? receiptNumber : null,
    })),
    sandbox: order.isSandbox,
  });
}
