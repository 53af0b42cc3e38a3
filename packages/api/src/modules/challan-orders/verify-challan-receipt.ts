import type { verifyChallanReceipt as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { isSettled } from '@pahiya/domain/challans/settlement';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { orderNotFound } from '../orders/refusals.ts';
import { findReceipt } from '../receipts/find-receipt.ts';
import { challanKind } from './store/challan-order.ts';
import { findOrderChallans } from './store/order-challan-repository.ts';

/** The facts of a challan receipt shown to anyone with its code, with the state of each challan. */
export async function verifyChallanReceipt(
  services: Services,
  code: string,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const order = await findReceipt(services, code);
  if (order === null || order.kind !== challanKind) return err(orderNotFound);
  const challans = await findOrderChallans(services.sql, order.orderId);
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
