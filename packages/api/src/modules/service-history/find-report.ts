import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { orderNotFound } from '../orders/refusals.ts';
import { selectCorrections } from './correction-repository.ts';
import { notReady } from './refusals.ts';
import { selectOwnReport } from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';
import type { FinishedReport } from './to-report-on-wire.ts';

/** A report that can be opened, and its row. */
export type OpenReport = { readonly row: ServiceReportRow; readonly finished: FinishedReport };

/** The report of the caller's order. Refuses `order/not-found` (also for another person's or another kind's) and
 * `service-history/not-ready`. */
export async function findOwnReport(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<OpenReport, Refusal>> {
  const row = await selectOwnReport(services.sql, { orderId, userId });
  if (row === null) return err(orderNotFound);
  const finished = await finishedReport(services, row);
  return finished === null ? err(notReady) : ok({ row, finished });
}

/** What a report says, with its corrections; null for one that is not ready, or whose time is over. */
export async function finishedReport(
  { sql, now }: Services,
  row: ServiceReportRow,
): Promise<FinishedReport | null> {
  const { history, madeAt, validUntil } = row;
  if (history === null || madeAt === null || validUntil === null || validUntil <= now())
    return null;
  return {
    reportId: row.reportId,
    vehicleNumber: row.vehicleNumber,
    madeAt,
    validUntil,
    provider: { name: row.vendorName, sandbox: row.isSandbox },
    history,
    corrections: row.hasCorrections ? await selectCorrections(sql, row.reportId) : [],
  };
}
