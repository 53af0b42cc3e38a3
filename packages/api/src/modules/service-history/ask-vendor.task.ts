import type { Services } from '../../services.ts';
import { pauseForAge } from '../../tasks/retry-delay.ts';
import type { TaskHandler, TaskOutcome } from '../../tasks/task-kinds.ts';
import { withdrawRefund } from '../payments/refunds/decide-refund.ts';
import { askVendor, awaitAgain, bookCharge, endReport, lockReport } from './ask-vendor.ts';
import { selectReport } from './service-report-repository.ts';

const shortestMs = 2_000;
const longestMs = 15 * 60_000;

/** Asks the vendor for a paid report until it is ready, has no records, or its time is over; then the payment is
 * refunded. One that was given up before its time is looked at until then. */
export const askVendorTask: TaskHandler = async (services, reportId) => {
  const asked = await askVendor(services, reportId);
  if (asked === null) return lookAtGivenUp(services, reportId);
  if (asked.ended !== null) return 'done';
  const { orderedAt, refundBy } = asked.row;
  const now = services.now();
  const age = now.getTime() - (orderedAt ?? now).getTime();
  const next = new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs));
  // Not later than the refund that was promised.
  return { again: refundBy !== null && refundBy < next ? refundBy : next };
};

/** A report that the vendor made although it was given up: it is delivered while no money moves, and otherwise only paid
 * for. */
async function lookAtGivenUp(services: Services, reportId: string): Promise<TaskOutcome> {
  const row = await selectReport(services.sql, reportId);
  if (row?.state !== 'failed' || row.orderedAt === null) return 'done';
  const status = await services.serviceHistory.status(reportId);
  const state = status.ok ? status.value : null;
  if (state?.state === 'ready' && state.history.visits.length > 0) {
    await services.sql.begin(async (tx) => {
      const locked = await lockReport(tx, reportId);
      if (locked?.row.state !== 'failed') return;
      const { orderId } = row;
      if (await withdrawRefund(tx, { orderId, itemId: reportId })) {
        await awaitAgain(tx, services, locked);
        await endReport(tx, services, reportId, state);
      } else await bookCharge(tx, services, { reportId, orderId });
    });
    return 'done';
  }
  const isOpen = state === null || state.state === 'working';
  const { refundBy } = row;
  return isOpen && refundBy !== null && services.now() < refundBy ? { again: refundBy } : 'done';
}
