import type { CorrectionAnswer } from '@pahiya/domain/service-history/correction';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { notAtDesk, wrongState } from '../operators/refusals.ts';
import { lockOrder } from '../orders/find-order.ts';
import { notify } from '../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents } from '../orders/order-events.ts';
import { selectCorrection, updateAnswered } from './correction-repository.ts';

/** An answer to a correction. `operatorId`: who entered it for the source; absent: the vendor gave it. */
export type GivenAnswer = {
  readonly correctionId: string;
  readonly answer: CorrectionAnswer;
  readonly operatorId?: string;
};

/** Saves the answer to an open correction and notifies the buyer; the first answer counts. The line stays as the source
 * delivered it. Refuses `operator/not-found` and `operator/wrong-state`. */
export async function answerCorrection(
  tx: Transaction,
  services: Services,
  { correctionId, answer, operatorId }: GivenAnswer,
): Promise<Result<undefined, Refusal>> {
  const found = await selectCorrection(tx, correctionId);
  if (found === null) return err(notAtDesk);
  const about = { orderId: found.orderId, itemId: found.reportId };
  await lockOrder(tx, about.orderId);
  const at = services.now();
  const given = { answer, at, operatorId: operatorId ?? null };
  if (!(await updateAnswered(tx, correctionId, given))) return err(wrongState);
  const kind = 'report-correction-answered';
  const by = operatorId === undefined ? {} : { operatorId };
  await addOrderEvent(tx, { ...about, kind, at, ...by });
  const occurrence = await countOrderEvents(tx, about, kind);
  await notify(tx, services, { ...about, turn: 'correction-answered', occurrence });
  return ok(undefined);
}
