import type { updateChallanStage as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Asking } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { findUser } from '../auth/find-user.ts';
import { beginPayment } from './begin-payment.ts';
import { submitCourtOtp } from './court-otp.ts';
import { submitDocuments } from './documents/submit-documents.ts';
import { orderDetails } from './order-details.ts';
import { findOwnOrder } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';
import { orderNotFound } from './refusals.ts';

type Stage = z.output<NonNullable<(typeof contract)['body']>>;

/** Moves the caller's order one step, for steps that the owner takes. `headers`: of the request. */
export async function updateStage(
  services: Services,
  userId: string,
  stage: Stage,
  headers: Asking['headers'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const order = await findOwnOrder(services.sql, stage.orderId, userId);
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
  order: OrderRow,
  userId: string,
  stage: Stage,
  headers: Asking['headers'],
): Promise<Result<HostedCheckout | undefined, Refusal>> {
  switch (stage.stage) {
    case 'CHALLAN_PAYMENT_IN_PROGRESS': {
      const language = stage.language ?? (await findUser(services.sql, userId))?.language ?? 'en';
      const origin = originOf(headers) ?? services.settings.brand.siteUrl;
      return beginPayment(services, order, { quoteId: stage.quoteId, language, origin });
    }
    case 'DOCUMENT_UPLOADED':
      return submitDocuments(services, order.orderId);
    case 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT':
      return submitCourtOtp(services, { ...stage, order });
  }
}

/** The origin that a person pays from, where their session cookie is: the `Origin` header if it matches the request's
 * host, else null. */
function originOf({ origin, host }: Asking['headers']): string | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.host === host ? url.origin : null;
}
