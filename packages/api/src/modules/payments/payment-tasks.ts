import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { askPayment } from './ask-payment.task.ts';
import { gatewayEvent } from './gateway-event.task.ts';
import { followRefund } from './refunds/follow-refund.task.ts';
import { sendRefund } from './refunds/send-refund.task.ts';

/** Task handlers of payments and refunds, by kind. */
export const paymentTasks = {
  'gateway-event': gatewayEvent,
  'ask-payment': askPayment,
  'send-refund': sendRefund,
  'follow-refund': followRefund,
} satisfies Partial<TaskHandlers>;
