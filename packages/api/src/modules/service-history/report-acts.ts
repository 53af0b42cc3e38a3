import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { DeskAct, DeskActs } from '../../order-desk.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { sourceUnavailable, wrongState } from '../operators/refusals.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { findItemsInRefund } from '../payments/payments-of-orders.ts';
import { askVendor, awaitAgain, endReport, isAwaited, lockReport } from './ask-vendor.ts';
import { selectReportOfOrder } from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';

/** Acts that are possible on a report. `isDeclined`: its refund was. */
export function possibleActs(
  row: ServiceReportRow,
  { isDeclined, now }: { readonly isDeclined: boolean; readonly now: Date },
): readonly DeskOrderAct[] {
  const acts: readonly (readonly [DeskOrderAct, boolean])[] = [
    ['ask-source', isAwaited(row)],
    ['give-up-order', isAwaited(row)],
    ['resume-order', isDeclined && isInTime(row, now)],
    ['ask-refund', isDeclined],
  ];
  return acts.filter(([, isPossible]) => isPossible).map(([act]) => act);
}

/** Whether the report may still be awaited: what was not delivered by then was promised to be refunded. */
function isInTime({ state, refundBy }: ServiceReportRow, now: Date): boolean {
  return state === 'failed' && refundBy !== null && now < refundBy;
}

/** Asks the vendor again. */
const askSource: DeskAct = async (services, { orderId }) => {
  const row = await selectReportOfOrder(services.sql, orderId);
  const asked = row === null ? null : await askVendor(services, row.reportId);
  if (asked === null) return err(wrongState);
  return asked.isAvailable ? ok(async () => ok(undefined)) : err(sourceUnavailable);
};

/** Gives up a report that the vendor has not delivered, and refunds it. The vendor is asked first: what it has is
 * delivered instead. */
const giveUp: DeskAct = async (services, { orderId }, operatorId) => {
  const row = await selectReportOfOrder(services.sql, orderId);
  const asked = row === null ? null : await askVendor(services, row.reportId);
  if (row === null || asked === null || asked.ended === 'ready') return err(wrongState);
  // The vendor has no records or failed: that refunds it at once.
  if (asked.ended !== null) return ok(async () => ok(undefined));
  return ok(async (tx) => {
    const { reportId } = row;
    const isEnded = await endReport(tx, services, reportId, { state: 'failed' }, { operatorId });
    if (!isEnded) return err(wrongState);
    await enqueueTask(tx, { kind: 'ask-service-report', subject: reportId, dueAt: services.now() });
    return ok(undefined);
  });
};

/** Awaits a report again whose refund another operator declined. */
const resume: DeskAct = async (services, { orderId }, operatorId) =>
  ok(async (tx) => {
    const found = await selectReportOfOrder(tx, orderId);
    const locked = found === null ? null : await lockReport(tx, found.reportId);
    const at = services.now();
    if (locked === null || !isInTime(locked.row, at)) return err(wrongState);
    const { reportId } = locked.row;
    if ((await findItemsInRefund(tx, orderId)).has(reportId)) return err(wrongState);
    await awaitAgain(tx, services, locked);
    await addOrderEvent(tx, { orderId, itemId: reportId, kind: 'resumed', at, operatorId });
    await enqueueTask(tx, { kind: 'ask-service-report', subject: reportId, dueAt: at });
    return ok(undefined);
  });

/** What operators may do with reports. */
export const reportActs: DeskActs = {
  'ask-source': askSource,
  'give-up-order': giveUp,
  'resume-order': resume,
};
