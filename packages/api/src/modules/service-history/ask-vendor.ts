import { vendorChargeEntries } from '@pahiya/domain/ledger/ledger';
import type { HistoryStatus } from '@pahiya/domain/service-history/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { book } from '../ledger/book.ts';
import { findOrder, lockOrder } from '../orders/find-order.ts';
import { moveStep } from '../orders/move-step.ts';
import { notify } from '../orders/notifications/notify.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { refundItems } from '../payments/refunds/refund-items.ts';
import { refreshReportWork } from './open-report-work.ts';
import {
  selectReport,
  updateOrdered,
  updateReady,
  updateState,
} from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';

/** A question to the vendor: how the wait ended (null: it goes on), or that the vendor is unavailable. */
export type AskedVendor = {
  readonly row: ServiceReportRow;
  readonly ended: ReportEnding['state'] | null;
  readonly isAvailable: boolean;
};

/** Asks the vendor once for a report that is awaited, and applies what it says. The order is noted before it is sent: after
 * a crash or a lost answer the vendor is first asked for its status, and an order sent again has the same reference. Null
 * for a report that is not awaited. */
export async function askVendor(services: Services, reportId: string): Promise<AskedVendor | null> {
  const started = await start(services, reportId);
  if (started === null) return null;
  const { row, isFirst } = started;
  const answer = await ask(services, row, isFirst);
  const isOver = row.refundBy !== null && services.now() >= row.refundBy;
  const ending = endingOf(answer, isOver);
  if (ending === null) {
    await noteState(services, row, answer.ok ? 'waiting' : 'source-down');
    return { row, ended: null, isAvailable: answer.ok };
  }
  const isEnded = await services.sql.begin((tx) => endReport(tx, services, reportId, ending));
  return { row, ended: isEnded ? ending.state : null, isAvailable: answer.ok };
}

async function start(
  services: Services,
  reportId: string,
): Promise<{ readonly row: ServiceReportRow; readonly isFirst: boolean } | null> {
  return services.sql.begin(async (tx) => {
    const found = await lockReport(tx, reportId);
    if (found === null || !isAwaited(found.row)) return null;
    const { row, order } = found;
    if (row.orderedAt !== null) return { row, isFirst: false };
    const at = services.now();
    await updateOrdered(tx, reportId, at);
    await moveStep(tx, services, order, 'ASKED');
    await addOrderEvent(tx, { orderId: row.orderId, kind: 'report-asked', at });
    return { row: { ...row, orderedAt: at }, isFirst: true };
  });
}

/** A report and its order, locked. */
export type LockedReport = { readonly row: ServiceReportRow; readonly order: OrderRow };

/** Locks the order of a report, and reads the report under that lock. Null if it is gone. */
export async function lockReport(tx: Transaction, reportId: string): Promise<LockedReport | null> {
  const found = await selectReport(tx, reportId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  const row = order === null ? null : await selectReport(tx, reportId);
  return row === null || order === null ? null : { row, order };
}

/** Whether the vendor is still to deliver. */
export function isAwaited({ state }: Pick<ServiceReportRow, 'state'>): boolean {
  return state === 'waiting' || state === 'source-down';
}

async function ask(
  { serviceHistory: vendor }: Services,
  { reportId, vehicleNumber }: ServiceReportRow,
  isFirst: boolean,
): Promise<Result<HistoryStatus, ProviderFailure>> {
  const status = isFirst ? ok({ state: 'unknown' } as const) : await vendor.status(reportId);
  if (!status.ok || status.value.state !== 'unknown') return status;
  return vendor.order({ reference: reportId, vehicleNumber });
}

/** How the wait for a report ends. */
type ReportEnding =
  | Extract<HistoryStatus, { state: 'ready' | 'no-record' }>
  | { readonly state: 'failed' };

/** What ends the wait; null to ask again. A report without visits is one without records. */
function endingOf(
  answer: Result<HistoryStatus, ProviderFailure>,
  isOver: boolean,
): ReportEnding | null {
  const state = answer.ok ? answer.value : null;
  switch (state?.state) {
    case 'ready':
      return state.history.visits.length === 0 ? { state: 'no-record' } : state;
    case 'no-record':
      return state;
    case 'failed':
      return { state: 'failed' };
    default:
      return isOver ? { state: 'failed' } : null;
  }
}

/** Ends the wait for a report: it is delivered and its cost booked, or refunded. `operatorId`: who gave it up; above the
 * limit a second operator must approve. False when it is not awaited. */
export async function endReport(
  tx: Transaction,
  services: Services,
  reportId: string,
  ending: ReportEnding,
  by: { readonly operatorId?: string } = {},
): Promise<boolean> {
  const found = await lockReport(tx, reportId);
  if (found === null || !isAwaited(found.row)) return false;
  const { order } = found;
  const { orderId } = order;
  const at = services.now();
  if (ending.state === 'ready') {
    const { reportDays } = services.settings.serviceHistory;
    const validUntil = new Date(at.getTime() + reportDays * 86_400_000);
    await updateReady(tx, reportId, { history: ending.history, madeAt: at, validUntil });
    await refreshReportWork(tx, reportId);
    await moveStep(tx, services, order, 'READY');
    await addOrderEvent(tx, { orderId, kind: 'report-ready', at });
    await notify(tx, services, { orderId, itemId: reportId, turn: 'ready' });
    await bookCharge(tx, services, { reportId, orderId });
    return true;
  }
  await updateState(tx, reportId, ending.state);
  await refreshReportWork(tx, reportId);
  await moveStep(tx, services, order, ending.state === 'no-record' ? 'NO_RECORD' : 'SOURCE_DOWN');
  await addOrderEvent(tx, { orderId, kind: `report-${ending.state}`, at, ...by });
  const reason = ending.state === 'no-record' ? 'no-record' : 'source-down';
  const moved = await findOrder(tx, orderId);
  await refundItems(tx, services, moved ?? order, [reportId], { reason, ...by });
  return true;
}

/** Books what the vendor charges for a report that it made, once. */
export async function bookCharge(
  tx: Transaction,
  { settings, now }: Services,
  { reportId, orderId }: Pick<ServiceReportRow, 'reportId' | 'orderId'>,
): Promise<void> {
  const { vendorCost } = settings.serviceHistory;
  if (vendorCost === 0) return;
  const entries = vendorChargeEntries(vendorCost);
  await book(tx, { key: `vendor:${reportId}`, kind: 'vendor-charge', orderId, at: now(), entries });
}

/** A report whose refund was declined or withdrawn is awaited again. Its order is locked. */
export async function awaitAgain(
  tx: Transaction,
  services: Services,
  { row, order }: LockedReport,
): Promise<void> {
  await updateState(tx, row.reportId, 'waiting');
  await moveStep(tx, services, order, 'ASKED');
}

/** Shows the owner that the source is down, or works again. */
async function noteState(
  services: Services,
  row: ServiceReportRow,
  state: 'waiting' | 'source-down',
): Promise<void> {
  if (row.state === state) return;
  await services.sql.begin(async (tx) => {
    const found = await lockReport(tx, row.reportId);
    if (found === null || !isAwaited(found.row)) return;
    await updateState(tx, row.reportId, state);
    await refreshReportWork(tx, row.reportId);
    const to = state === 'waiting' ? 'ASKED' : 'SOURCE_DOWN';
    await moveStep(tx, services, found.order, to);
  });
}
