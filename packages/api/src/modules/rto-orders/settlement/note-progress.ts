import { promiseAfter } from '@pahiya/domain/rto-services/rto-work';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents, findOrderEvents } from '../../orders/order-events.ts';
import { type HeldWork, moveWork } from '../store/move-work.ts';
import { watchFrom } from './watch-from.ts';

/** The operator who entered it; absent: a partner reported it. */
type By = { readonly operatorId?: string };

const aboutOf = ({ work: { orderId, workId } }: HeldWork) => ({ orderId, itemId: workId });

/** Saves an appointment, promises the filing for the day after it at the latest, and notifies the owner, who may have to
 * be there. */
export async function noteAppointment(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  { at, place, ...by }: By & { readonly at: Date; readonly place: string },
): Promise<void> {
  const promisedOn = promiseAfter(await promisedAtFirst(tx, held), istDateOf(at));
  const change = { promisedOn, appointmentAt: at, appointmentPlace: place };
  await moveWork(tx, services, held, 'appointment', change);
  const kind = 'rto-appointment';
  const about = aboutOf(held);
  await addOrderEvent(tx, { ...about, kind, at: services.now(), ...by });
  await watchFrom(tx, held.work.orderId, promisedOn);
  const occurrence = await countOrderEvents(tx, about, kind);
  await notify(tx, services, { ...about, turn: 'appointment', occurrence });
}

/** The day promised when the documents were accepted: one that an earlier appointment moved does not count. */
async function promisedAtFirst(
  tx: Queryable,
  { work: { orderId, fileWithinDays, promisedOn } }: HeldWork,
): Promise<IstDate | null> {
  const events = await findOrderEvents(tx, orderId);
  const accepted = events.findLast(({ kind }) => kind === 'documents-verified');
  return accepted === undefined ? promisedOn : addDays(istDateOf(accepted.at), fileWithinDays);
}

/** Saves that the RTO sent an application back. `reason`: id of a deficiency. */
export async function noteSentBack(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  { reason, remark, ...by }: By & { readonly reason: string; readonly remark: string | null },
): Promise<void> {
  const kind = 'rto-sent-back';
  const about = aboutOf(held);
  await moveWork(tx, services, held, 'sent-back', { deficiency: reason, remark });
  await addOrderEvent(tx, { ...about, kind, at: services.now(), ...by });
  const occurrence = await countOrderEvents(tx, about, kind);
  await notify(tx, services, { ...about, turn: 'sent-back', occurrence });
}

/** Saves that the RTO approved. */
export async function noteApproved(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  by: By,
): Promise<void> {
  await moveWork(tx, services, held, 'approved');
  await addOrderEvent(tx, { ...aboutOf(held), kind: 'rto-approved', at: services.now(), ...by });
  await notify(tx, services, { ...aboutOf(held), turn: 'approved' });
}

/** Saves the consignment of the RC. */
export async function noteDispatched(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  {
    courier,
    consignmentNumber,
    ...by
  }: By & { readonly courier: string; readonly consignmentNumber: string },
): Promise<void> {
  await moveWork(tx, services, held, 'dispatched', { courier, consignmentNumber });
  const event = { kind: 'rto-dispatched', at: services.now(), ...by };
  await addOrderEvent(tx, { ...aboutOf(held), ...event, receiptNumber: consignmentNumber });
}

/** Ends the work: the owner has the RC. */
export async function noteDone(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  by: By,
): Promise<void> {
  await moveWork(tx, services, held, 'done');
  await addOrderEvent(tx, { ...aboutOf(held), kind: 'rto-done', at: services.now(), ...by });
  await notify(tx, services, { ...aboutOf(held), turn: 'completed' });
}
