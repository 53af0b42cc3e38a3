import { vendorChargeEntries } from '@pahiya/domain/ledger/ledger';
import type { HistoryStatus } from '@pahiya/domain/service-history/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { pauseForAge } from '../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { book } from '../ledger/book.ts';
import { findOrder, lockOrder } from '../orders/find-order.ts';
import { moveStep } from '../orders/move-step.ts';
import { notify } from '../orders/notifications/notify.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { refundItems } from '../payments/refunds/refund-items.ts';
import {
  selectReport,
  updateOrdered,
  updateReady,
  updateState,
} from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';

const shortestMs = 2_000;
const longestMs = 15 * 60_000;

/** Asks the vendor for a paid report until it is ready, has no records, or its time is over; then the payment is
 * refunded. The order is noted before it is sent: after a crash or a lost answer the vendor is first asked for its
 * status, and an order sent again has the same reference. */
export const askVendorTask: TaskHandler = async (services, reportId) => {
  const started = await start(services, reportId);
  if (started === null) return 'done';
  const { row, isFirst } = started;
  const answer = await ask(services, row, isFirst);
  const now = services.now();
  const isOver = row.refundBy !== null && now >= row.refundBy;
  const ending = endingOf(answer, isOver);
  if (ending !== null) {
    await services.sql.begin((tx) => end(tx, services, reportId, ending));
    return 'done';
  }
  await noteState(services, row, answer.ok ? 'waiting' : 'source-down');
  const age = now.getTime() - (row.orderedAt ?? now).getTime();
  const next = new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs));
  // Not later than the refund that was promised.
  return { again: row.refundBy !== null && row.refundBy < next ? row.refundBy : next };
};

async function start(
  services: Services,
  reportId: string,
): Promise<{ readonly row: ServiceReportRow; readonly isFirst: boolean } | null> {
  return services.sql.begin(async (tx) => {
    const found = await lockReport(tx, reportId);
    if (found === null) return null;
    const { row, order } = found;
    if (row.orderedAt !== null) return { row, isFirst: false };
    const at = services.now();
    await updateOrdered(tx, reportId, at);
    await moveStep(tx, services, order, 'ASKED');
    await addOrderEvent(tx, { orderId: row.orderId, kind: 'report-asked', at });
    return { row: { ...row, orderedAt: at }, isFirst: true };
  });
}

/** An awaited report and its order, locked. Null for one that is not awaited. */
async function lockReport(
  tx: Transaction,
  reportId: string,
): Promise<{ readonly row: ServiceReportRow; readonly order: OrderRow } | null> {
  const found = await selectReport(tx, reportId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  const row = order === null ? null : await selectReport(tx, reportId);
  if (row === null || order === null) return null;
  return row.state === 'waiting' || row.state === 'source-down' ? { row, order } : null;
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

type Ending = Extract<HistoryStatus, { state: 'ready' | 'no-record' }> | { state: 'failed' };

/** What ends the wait; null to ask again. A report without visits is one without records. */
function endingOf(answer: Result<HistoryStatus, ProviderFailure>, isOver: boolean): Ending | null {
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

async function end(
  tx: Transaction,
  services: Services,
  reportId: string,
  ending: Ending,
): Promise<void> {
  const found = await lockReport(tx, reportId);
  if (found === null) return;
  const { order } = found;
  const { orderId } = order;
  const at = services.now();
  if (ending.state === 'ready') {
    const { reportDays, vendorCost } = services.settings.serviceHistory;
    const validUntil = new Date(at.getTime() + reportDays * 86_400_000);
    await updateReady(tx, reportId, { history: ending.history, madeAt: at, validUntil });
    await moveStep(tx, services, order, 'READY');
    await addOrderEvent(tx, { orderId, kind: 'report-ready', at });
    await notify(tx, services, { orderId, itemId: reportId, turn: 'ready' });
    if (vendorCost > 0) {
      const key = `vendor:${reportId}`;
      const entries = vendorChargeEntries(vendorCost);
      await book(tx, { key, kind: 'vendor-charge', orderId, at, entries });
    }
    return;
  }
  await updateState(tx, reportId, ending.state);
  await moveStep(tx, services, order, ending.state === 'no-record' ? 'NO_RECORD' : 'SOURCE_DOWN');
  await addOrderEvent(tx, { orderId, kind: `report-${ending.state}`, at });
  const reason = ending.state === 'no-record' ? 'no-record' : 'source-down';
  const moved = await findOrder(tx, orderId);
  await refundItems(tx, services, moved ?? order, [reportId], { reason });
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
    if (found === null) return;
    await updateState(tx, row.reportId, state);
    const to = state === 'waiting' ? 'ASKED' : 'SOURCE_DOWN';
    await moveStep(tx, services, found.order, to);
  });
}
