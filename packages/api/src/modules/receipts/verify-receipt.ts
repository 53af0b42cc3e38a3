import type { AnswerOf } from '@pahiya/contracts/contract';
import type { verifyReceipt as contract } from '@pahiya/contracts/receipts/receipt-contracts';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { Services } from '../../services.ts';
import { findOrderLines } from '../orders/find-order.ts';
import { orderNotFound } from '../orders/refusals.ts';
import { findReceipt } from './find-receipt.ts';

/** The facts of a receipt shown to anyone with its code. Refuses `order/not-found`. */
export async function verifyReceipt(
  services: Services,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const order = await findReceipt(services, code);
  if (order === null) return err(orderNotFound);
  const { receipts } = kindOf(services, order);
  const [lines, items] = await Promise.all([
    findOrderLines(services.sql, order.orderId),
    receipts.items(services.sql, order.orderId, language),
  ]);
  return ok({
    publicId: order.publicId,
    number: order.documentNumber ?? order.publicId,
    kind: order.kind,
    vehicleNumberMasked: maskVehicleNumber(order.vehicleNumber),
    paidAt: order.paidAt.toISOString(),
    total: order.total,
    referenceName: receipts.words[language].reference,
    items: [...items].map(([id, item]) => ({
      ...item,
      passedOn: chargeOf(lines.filter(({ itemId }) => itemId === id)).passThrough,
    })),
    sandbox: order.isSandbox,
  });
}
