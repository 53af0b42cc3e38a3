import { blogTasks } from './modules/blog/blog-tasks.ts';
import { orderTasks } from './modules/challan-orders/order-tasks.ts';
import { formTasks } from './modules/forms/form-tasks.ts';
import { paymentTasks } from './modules/payments/payment-tasks.ts';
import type { TaskHandlers } from './tasks/task-kinds.ts';

/** Task handlers of all modules, by kind. */
export const taskHandlers: TaskHandlers = {
  ...paymentTasks,
  ...orderTasks,
  ...formTasks,
  ...blogTasks,
};
