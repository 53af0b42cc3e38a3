import type { OrderAct } from '@pahiya/contracts/operators/order-acts';
import type { Queryable } from '../../../db/database.ts';
import { findOrder } from '../../orders/find-order.ts';
import { insertAct } from './act-repository.ts';

/** Acts of operators: a closed list. */
export type Act =
  | OrderAct
  | 'sign-in'
  | 'sign-out'
  | 'change-password'
  | 'create-operator'
  | 'reset-operator'
  | 'close-operator'
  | 'call'
  | 'resolve-difference'
  | 'save-layout'
  | 'publish-layout'
  | 'roll-back-layout'
  | 'retry-task'
  | 'record-payout'
  | 'record-firm-payment'
  | 'undo-firm-payment'
  | 'find-order'
  | 'save-form'
  | 'publish-form'
  | 'open-submissions'
  | 'open-submission'
  | 'export-submissions'
  | 'open-call-backs'
  | 'close-call-back'
  | 'record-sale-payment'
  | 'call-off-sale'
  | 'open-inspection'
  | 'submit-inspection'
  | 'assign-inspection'
  | 'decide-inspection'
  | 'preview-motor-tariff'
  | 'save-motor-tariff'
  | 'decide-motor-tariff'
  | 'open-insurance-inspection'
  | 'decide-insurance-inspection'
  | 'open-reports'
  | 'close-report'
  | 'open-corrections'
  | 'open-content-reports'
  | 'decide-content-reports'
  | 'open-grievances'
  | 'decide-grievance'
  | 'open-community-posts'
  | 'community-approve'
  | 'community-remove'
  | 'community-restore'
  | 'community-claim'
  | 'community-lock'
  | 'community-suspend'
  | 'community-own-account'
  | 'community-pin'
  | 'community-unpin'
  | 'community-merge'
  | 'community-open-lead'
  | 'community-watch-word'
  | 'community-open-appeals'
  | 'community-appeal'
  | 'decide-car-review'
  | 'decide-listing'
  | 'save-car-video'
  | 'save-car-figure'
  | 'save-car-price'
  | 'save-car-model'
  | 'save-car-drawing'
  | 'save-tax-rules'
  | 'delete-tax-rule'
  | 'delete-car-video'
  | 'create-article'
  | 'save-article'
  | 'publish-article'
  | 'schedule-article'
  | 'unschedule-article'
  | 'restore-article'
  | 'move-article'
  | 'withdraw-article'
  | 'save-poll'
  | 'close-poll'
  | 'send-newsletter'
  | 'save-topic'
  | 'delete-topic'
  | 'upload-image'
  | 'delete-image'
  | 'decide-lead-dispute'
  | 'save-partner-holiday'
  | 'save-partner-price'
  | 'create-partner-firm'
  | 'pause-partner-firm'
  | 'resume-partner-firm'
  | 'close-partner-firm'
  | 'invite-owner-partner-firm';

/** One act. `operatorId`: null if unknown, or if no person did it. `subject`: id of what was acted on. `outcome`: `done` or the code of the
 * refusal. */
export type ActRecord = {
  readonly at: Date;
  readonly operatorId: string | null;
  readonly act: Act;
  readonly outcome: string;
  readonly orderId?: string;
  readonly subject?: string;
  readonly note?: string;
  readonly requestId?: string;
};

/** Records an act. The id of an order that does not exist is kept as the subject. */
export async function recordAct(sql: Queryable, record: ActRecord): Promise<void> {
  const { orderId } = record;
  const order = orderId === undefined ? null : await findOrder(sql, orderId);
  await insertAct(sql, record, order?.orderId ?? null);
}
