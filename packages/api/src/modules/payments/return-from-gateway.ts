import { setTimeout as sleep } from 'node:timers/promises';
import { languagePrefixes, languages } from '@pahiya/domain/shared/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { applyGatewayPayment } from './apply-gateway-payment.ts';
import { askGateway, releaseOrder } from './ask-gateway.ts';
import { findPayment, type PaymentRow } from './store/payment-repository.ts';

const back = z.object({ payment: z.uuid(), language: z.enum(languages).catch('en') });
const signedFields = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** How long a person waits for the gateway; then the order page shows "checking" while a task keeps polling. */
const PATIENCE_MS = 4_000;
const returns: LimitRule = { name: 'payment-return', points: 60, perSeconds: 60 };

/** Handles the return from the gateway's page and redirects to the order, in the person's language. The browser's
 * fields prove nothing: with a valid signature for our own order id the gateway is asked about that payment, else about
 * the whole order. Needs no session: browsers send no cookie with a cross-site form. */
export async function returnFromGateway(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { isCancelled }: { readonly isCancelled: boolean },
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const query = back.safeParse(request.query);
  const payment = query.success ? await findPayment(services.sql, query.data.payment) : null;
  if (!query.success || payment === null) return reply.redirect('/orders', 303);
  const prefix = languagePrefixes[query.data.language];
  const page = `${prefix}/orders/${payment.orderId}`;
  const limit = await services.limiter.take(returns, addressUnit(request.ip));
  if (limit.isExceeded) return reply.redirect(page, 303);
  const asked = ask(services, payment, request.body, isCancelled).catch((error: unknown) => {
    request.log.error({ kind: (error as Error).name }, 'asking after a return failed');
    return false;
  });
  const isKnown = await Promise.race([asked, sleep(PATIENCE_MS, false)]);
  if (!isKnown) await askSoon(services, payment);
  return reply.redirect(page, 303);
}

/** Asks the gateway; false without a response. */
async function ask(
  services: Services,
  payment: PaymentRow,
  body: unknown,
  isCancelled: boolean,
): Promise<boolean> {
  const gatewayPaymentId = provenPayment(services, payment, body);
  if (gatewayPaymentId !== null) {
    const told = await services.gateway.findPayment(gatewayPaymentId);
    if (told.ok) await applyGatewayPayment(services, told.value);
    return told.ok;
  }
  const asked = await askGateway(services, payment);
  if (asked.ok && isCancelled) await releaseOrder(services, payment.orderId);
  return asked.ok;
}

/** The payment named by the fields, if they are signed for our own order id. */
function provenPayment(
  { gateway }: Services,
  { gatewayOrderId }: PaymentRow,
  body: unknown,
): string | null {
  const fields = signedFields.safeParse(body);
  if (!fields.success || gatewayOrderId === null) return null;
  const gatewayPaymentId = fields.data.razorpay_payment_id;
  const signature = fields.data.razorpay_signature;
  return gateway.isReturnSigned({ gatewayOrderId, gatewayPaymentId, signature })
    ? gatewayPaymentId
    : null;
}

async function askSoon({ sql, now }: Services, { paymentId }: PaymentRow): Promise<void> {
  await enqueueTask(sql, { kind: 'ask-payment', subject: paymentId, dueAt: now() });
  wakeWorkers(sql);
}
