import type { updateChallanStage as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Asking } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { orderNotFound } from '../orders/refusals.ts';
import { payOrder } from '../payments/pay-order.ts';
import { submitCourtOtp } from './court-otp.ts';
import { submitDocuments } from './documents/submit-documents.ts';
import { orderDetails } from './reading/order-details.ts';
import { findOwnChallanOrder } from './store/challan-order.ts';
import type { ChallanOrderRow } from './store/order-row.ts';

type Stage = z.output<NonNullable<(typeof contract)['body']>>;

/** Moves the caller's order one step, for steps that the owner takes. `headers`: of the request. */
export async function updateStage(
  services: Services,
  userId: string,
  stage: Stage,
  headers: Asking['headers'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const order = await findOwnChallanOrder(services.sql, stage.orderId, userId);
  if (order === null) return err(orderNotFound);
  const moved = await move(services, order, userId, stage, headers);
  if (!moved.ok) return moved;
  wakeWorkers(services.sql);
  const details = await orderDetails(services, stage.orderId, userId);
  if (!details.ok) return details;
  const checkout = moved.value ?? null;
  return ok({
    ...details.value,
    checkout: checkout === null ? null : { ...checkout, fields: { ...checkout.fields } },
  });
}

async function move(
  services: Services,
  order: ChallanOrderRow,
  userId: string,
  stage: Stage,
  headers: Asking['headers'],
): Promise<Result<HostedCheckout | undefined, Refusal>> {
  switch (stage.stage) {
    case 'CHALLAN_PAYMENT_IN_PROGRESS': {
      return payOrder(services, order, { ...stage, userId, headers });
    }
    case 'DOCUMENT_UPLOADED':
      return submitDocuments(services, order.orderId);
    case 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT':
      return submitCourtOtp(services, { ...stage, order });
  }
}
