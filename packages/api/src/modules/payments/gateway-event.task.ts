import type { GatewayEvent } from '@pahiya/domain/payments/ports';
import type { Services } from '../../services.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { applyGatewayPayment } from './apply-gateway-payment.ts';
import { applyGatewayRefund } from './refunds/apply-gateway-refund.ts';
import { selectEventBody, updateEventDone } from './store/gateway-event-repository.ts';

/** Processes one webhook event, whose signature was verified before it was stored. Erases the body afterwards: it holds
 * the payer's contact details. */
export const gatewayEvent: TaskHandler = async (services, eventId) => {
  const { sql, gateway, now } = services;
  const body = await selectEventBody(sql, eventId);
  if (body === null) return 'done';
  const event = gateway.readEvent(body);
  const outcome = event === null ? 'unreadable' : await apply(services, event);
  await updateEventDone(sql, eventId, { outcome, at: now() });
  return 'done';
};

async function apply(services: Services, { payment, refund }: GatewayEvent): Promise<string> {
  const ofPayment = payment === null ? null : await applyGatewayPayment(services, payment);
  const ofRefund = refund === null ? null : await applyGatewayRefund(services, refund);
  return [ofPayment, ofRefund].filter((one) => one !== null).join(' ') || 'nothing';
}
