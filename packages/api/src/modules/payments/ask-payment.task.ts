import { pauseForAge } from '../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { askGateway, releaseOrder } from './ask-gateway.ts';
import { findPayment } from './payment-repository.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
/** A gateway's page that nobody has used for so long was left. */
const LEFT_MS = 15 * 60 * SECOND_MS;
/** Late authorisations come within five days (Razorpay documents: three, five in older text). */
const OVER_MS = 6 * 24 * HOUR_MS;

/** Asks the gateway what became of a payment, with pauses that grow with its age, until it is accepted or too old to
 * come. A gateway that is down is asked again and again: this task does not give up before that. */
export const askPayment: TaskHandler = async (services, paymentId) => {
  const payment = await findPayment(services.sql, paymentId);
  if (payment === null || payment.isDone || payment.gatewayOrderId === null) return 'done';
  const asked = await askGateway(services, payment);
  const now = services.now();
  const ageMs = now.getTime() - (payment.startedAt ?? payment.createdAt).getTime();
  const again = { again: new Date(now.getTime() + pauseForAge(ageMs, 5 * SECOND_MS, 6 * HOUR_MS)) };
  if (!asked.ok) return asked.error.retryable ? again : { failed: asked.error.kind };
  if ((await findPayment(services.sql, paymentId))?.isDone === true) return 'done';
  if (ageMs >= LEFT_MS) await releaseOrder(services, payment.orderId);
  if (ageMs < OVER_MS) return again;
  await services.sql`update payments set is_done = true where id = ${paymentId}`;
  return 'done';
};
