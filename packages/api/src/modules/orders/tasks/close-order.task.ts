import { kindOf } from '../../../order-kind.ts';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { closeOrder } from '../close-order.ts';
import { lockOrder } from '../find-order.ts';
import { minutesAfter } from '../place-order.ts';

/** How long an order with a payment in progress stays open: an abandoned gateway page must not reserve anything for a
 * day. */
const attemptMinutes = 180;

/** Closes an order that was not paid in time. An order with a payment in progress waits for the bank. */
export const closeOrderTask: TaskHandler = (services: Services, orderId: string) =>
  services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || !['open', 'attempted'].includes(order.paymentState)) return 'done';
    const { closesAt, activeStep } = order;
    const isUnderWay = activeStep === kindOf(services, order).steps.paying;
    const due = isUnderWay ? minutesAfter(closesAt, attemptMinutes) : closesAt;
    if (due > services.now()) {
      // Checked again soon: if the payment fails, its items are released at once.
      const isSoon = isUnderWay && closesAt <= services.now();
      return { again: isSoon ? minutesAfter(services.now(), 5) : closesAt };
    }
    await closeOrder(tx, services, order);
    return 'done';
  });
