import type { deskRtoAct, RtoAct } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { deficiencies } from '@pahiya/domain/rto-services/deficiencies';
import { canMeetOn, type RtoStep } from '@pahiya/domain/rto-services/rto-work';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { giveUpWork } from '../settlement/give-up-work.ts';
import { noteFiled } from '../settlement/note-filed.ts';
import {
  noteAppointment,
  noteApproved,
  noteDispatched,
  noteDone,
  noteSentBack,
} from '../settlement/note-progress.ts';
import { watchFrom } from '../settlement/watch-from.ts';
import { type HeldWork, lockWork, moveWork, routeTo } from '../store/move-work.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';

type Body = z.output<NonNullable<(typeof deskRtoAct)['body']>>;

/** Steps at which each act is possible. `resume` also needs that the refund was declined. */
const possibleAt: Readonly<Record<RtoAct, readonly RtoStep[]>> = {
  'set-appointment': ['preparing', 'appointment'],
  file: ['preparing', 'appointment', 'sent-back'],
  'send-back': ['filed'],
  approve: ['filed'],
  dispatch: ['approved'],
  finish: ['approved', 'dispatched'],
  'give-up': [
    ...['awaiting-documents', 'documents-review', 'preparing', 'appointment'],
    ...['filed', 'sent-back'],
  ] as readonly RtoStep[],
  resume: ['refunding'],
};

/** Acts that would start a second application beside the partner's. */
const partnersOwn: readonly RtoAct[] = ['set-appointment', 'file'];

/** Acts that are possible on work. */
export function actsOf(
  { route }: Pick<RtoWorkRow, 'route'>,
  step: RtoStep,
  isRefundDeclined: boolean,
): readonly RtoAct[] {
  return (Object.keys(possibleAt) as RtoAct[]).filter(
    (act) =>
      possibleAt[act].includes(step) &&
      (act !== 'resume' || isRefundDeclined) &&
      (route === 'desk' || !partnersOwn.includes(act)),
  );
}

/** Whether given-up work has no refund that is requested, sent or credited. */
export async function isRefundDeclined(
  sql: Queryable,
  { orderId, workId }: { readonly orderId: string; readonly workId: string },
): Promise<boolean> {
  return !(await findItemsInRefund(sql, orderId)).has(workId);
}

/** Performs an operator's act. Refuses `operator/not-found`, `operator/wrong-state`, `rto-order/unknown-reason` and
 * `rto-order/bad-day`. */
export async function actOnWork(
  tx: Queryable,
  services: Services,
  { orderId, operatorId, body }: { orderId: string; operatorId: string; body: Body },
): Promise<Result<undefined, Refusal>> {
  const held = await lockWork(tx, orderId);
  if (held === null) return err(notAtDesk);
  const { workId } = held.work;
  const isDeclined = held.step === 'refunding' && (await isRefundDeclined(tx, { orderId, workId }));
  if (!actsOf(held.work, held.step, isDeclined).includes(body.act)) return err(wrongState);
  const at = services.now();
  const about = { orderId, itemId: workId };
  const by = { at, operatorId };
  switch (body.act) {
    case 'set-appointment':
      return setAppointment(tx, services, held, { ...body, operatorId });
    case 'file':
      await noteFiled(tx, services, held, {
        applicationNumber: body.applicationNumber,
        operatorId,
      });
      return ok(undefined);
    case 'send-back': {
      const { reason, remark } = body;
      if (!deficiencies.some(({ id }) => id === reason)) return err(unknownReason);
      const said = { reason, remark: remark === '' ? null : remark, operatorId };
      await noteSentBack(tx, services, held, said);
      return ok(undefined);
    }
    case 'approve':
      await noteApproved(tx, services, held, { operatorId });
      return ok(undefined);
    case 'dispatch': {
      const { courier, consignmentNumber } = body;
      await noteDispatched(tx, services, held, { courier, consignmentNumber, operatorId });
      return ok(undefined);
    }
    case 'finish':
      await noteDone(tx, services, held, { operatorId });
      return ok(undefined);
    case 'give-up':
      await giveUpWork(tx, services, held, { reason: 'rto-not-possible', operatorId });
      return ok(undefined);
    case 'resume':
      await resume(tx, services, held);
      await addOrderEvent(tx, { ...about, ...by, kind: 'resumed' });
      return ok(undefined);
  }
}

async function setAppointment(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  { on, time, place, operatorId }: { on: string; time: string; place: string; operatorId: string },
): Promise<Result<undefined, Refusal>> {
  if (!canMeetOn(on as IstDate, istDateOf(services.now()))) return err(badDay);
  const at = new Date(`${on}T${time}:00+05:30`);
  await noteAppointment(tx, services, held, { at, place, operatorId });
  return ok(undefined);
}

/** Work whose refund was declined goes on where it was: with the RTO, before filing, or with its documents. */
async function resume(tx: Queryable, services: Services, held: HeldWork): Promise<void> {
  const { filedAt, promisedOn, documentsBy, orderId } = held.work;
  const to = filedAt !== null ? 'filed' : promisedOn !== null ? 'preparing' : 'awaiting-documents';
  await moveWork(tx, services, held, to);
  await resumeRoute(tx, services, held.work);
  const day = to === 'filed' ? null : to === 'preparing' ? promisedOn : documentsBy;
  if (day !== null) await watchFrom(tx, orderId, day);
}

/** Work that the partner did withdraw goes on at the desk. What it filed, or did not answer about yet, stays there: a
 * second application must not be filed beside it. */
async function resumeRoute(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  work: RtoWorkRow,
): Promise<void> {
  const { workId, orderId, agentReference, agentSince } = work;
  const isThere = work.route === 'partner' || work.agentWithdrawal === 'too-late';
  const route = isThere ? 'partner' : 'desk';
  await routeTo(tx, workId, { route, agentReference, agentSince });
  if (isThere) {
    await enqueueTask(tx, { kind: 'follow-rto-agent', subject: orderId, dueAt: now() });
  }
}

const badDay: Refusal = {
  code: 'rto-order/bad-day',
  detail: 'The appointment must be today or later, within six months.',
  errors: [{ path: 'body.on', message: 'Choose a day from today on, within six months.' }],
};

const unknownReason: Refusal = {
  code: 'rto-order/unknown-reason',
  detail: 'Choose a reason from the list.',
  errors: [{ path: 'body.reason', message: 'Choose a reason from the list.' }],
};
