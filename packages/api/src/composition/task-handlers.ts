import { blogTasks } from '../modules/blog/blog-tasks.ts';
import { challanOrderTasks } from '../modules/challan-orders/challan-order-tasks.ts';
import { fastagIssueTasks } from '../modules/fastag/issue/issue-tasks.ts';
import { rechargeTasks } from '../modules/fastag/recharge/recharge-tasks.ts';
import { formTasks } from '../modules/forms/form-tasks.ts';
import { ownerAlertTasks } from '../modules/garage/alerts/check-own-challans.ts';
import { grievanceTasks } from '../modules/grievances/grievance-mail.task.ts';
import { policyTasks } from '../modules/insurance/policies/policy-tasks.ts';
import { dealerNewsTasks } from '../modules/listings/dealer-news/send-dealer-news.task.ts';
import { loanTasks } from '../modules/loans/applications/loan-tasks.ts';
import { noticeTasks } from '../modules/notices/notice-tasks.ts';
import { orderDocumentTasks } from '../modules/order-documents/order-document-tasks.ts';
import { orderTasks } from '../modules/orders/tasks/order-tasks.ts';
import { partnerWebhookTasks } from '../modules/partner-leads/webhooks/webhook-tasks.ts';
import { gatewayEventIntake } from '../modules/payments/gateway-event-intake.ts';
import { paymentTasks } from '../modules/payments/payment-tasks.ts';
import { rtoOrderTasks } from '../modules/rto-orders/rto-order-tasks.ts';
import { sellingTasks } from '../modules/selling/sold/check-sold-challans.task.ts';
import { serviceHistoryTasks } from '../modules/service-history/service-history-tasks.ts';
import { runScheduled, scheduleIntake } from '../tasks/schedules/schedules.ts';
import type { TaskHandlers } from '../tasks/task-kinds.ts';
import type { TaskIntake } from '../tasks/work-loop.ts';
import { schedules } from './schedules.ts';

/** Task handlers of all modules, by kind. */
export const taskHandlers: TaskHandlers = {
  ...paymentTasks,
  ...orderTasks,
  ...challanOrderTasks,
  ...rechargeTasks,
  ...serviceHistoryTasks,
  ...orderDocumentTasks,
  ...fastagIssueTasks,
  ...rtoOrderTasks,
  ...loanTasks,
  ...policyTasks,
  ...formTasks,
  ...blogTasks,
  ...noticeTasks,
  ...grievanceTasks,
  ...ownerAlertTasks,
  ...sellingTasks,
  ...partnerWebhookTasks,
  ...dealerNewsTasks,
  scheduled: runScheduled(schedules),
};

/** Where work waits that is not a task yet. */
export const taskIntakes: readonly TaskIntake[] = [gatewayEventIntake, scheduleIntake(schedules)];
