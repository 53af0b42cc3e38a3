import { pauseForAge } from '../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { askGateway, releaseOrder } from './ask-gateway.ts';
import { findPayment, isFulfilled, updateDone } from './store/payment-repository.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
/** After this long, an unused gateway page counts as abandoned. */
const LEFT_MS = 15 * 60 * SECOND_MS;
/** Late authorisations arrive within five days (Razorpay's docs: three, five in older versions). */
const OVER_MS = 6 * 24 * HOUR_MS;

/** Polls the gateway for a payment, with intervals that grow with its age, until it is too old to arrive. Keeps
 * retrying while the gateway is down. A paid order is polled once more after the gateway's page has expired, to refund
 * a second payment. */
export const askPayment: TaskHandler = async (services, paymentId) => {
  const { sql, now } = services;
  const payment = await findPayment(sql, paymentId);
  if (payment === null || payment.isDone || payment.gatewayOrderId === null) return 'done';
  const asked = await askGateway(services, payment);
  const startedAt = (payment.startedAt ?? payment.createdAt).getTime();
  const ageMs = now().getTime() - startedAt;
  const pauseMs = pauseForAge(ageMs, 5 * SECOND_MS, 6 * HOUR_MS);
  const again = { again: new Date(now().getTime() + pauseMs) };
  if (!asked.ok) return asked.error.retryable ? again : { failed: asked.error.kind };
  const isPaid = await isFulfilled(sql, paymentId);
  if (isPaid && ageMs < LEFT_MS) return { again: new Date(startedAt + LEFT_MS) };
  if (!isPaid && ageMs >= LEFT_MS) await releaseOrder(services, payment.orderId);
  if (!isPaid && ageMs < OVER_MS) return again;
  await updateDone(sql, paymentId);
  return 'done';
};
