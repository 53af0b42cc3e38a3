import { randomUUID } from 'node:crypto';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { createOrder } from '../orders/quotes/create-order.ts';
import { saveQuote } from '../orders/quotes/save-quote.ts';
import { quoteChanged } from '../orders/refusals.ts';
import { checkForRecords } from './pre-check.ts';
import { noRecord } from './refusals.ts';
import { reportLines, totalOf } from './report-price.ts';
import { serviceReportKindName, type Terms } from './report-terms.ts';
import type { Purpose } from './service-report-row.ts';

/** What a person orders, at the price that was shown. */
export type CheckoutRequest = {
  readonly vehicleNumber: string;
  readonly purpose: Purpose;
  readonly expectedTotal: number;
  readonly caller: User;
  readonly device: Device;
  readonly address: string;
  readonly requestId: string;
};

/** Orders a report: asks the source once more, stores the price and creates its order. Returns the order's id. Refuses
 * `service-history/no-record`, `order/quote-changed`, and what the check and the order refuse. */
export async function checkOut(
  services: Services,
  request: CheckoutRequest,
): Promise<Result<string, Refusal>> {
  const { serviceHistory: vendor, settings } = services;
  const path = 'body.vehicleNumber';
  const checked = await checkForRecords(services, { ...request, path, isAsked: true });
  if (!checked.ok) return checked;
  const { mark, stored } = checked.value;
  if (stored.preview.kind === 'none') return err(noRecord);
  const reportId = randomUUID();
  const lines = reportLines(settings.serviceHistory, reportId);
  if (totalOf(lines) !== request.expectedTotal) {
    return err(quoteChanged);
  }
  const terms: Terms = {
    reportId,
    purpose: request.purpose,
    visits: stored.preview.visits,
    vendorName: vendor.name,
  };
  const { caller, device } = request;
  const { quoteId } = await saveQuote(services, {
    kind: serviceReportKindName,
    userId: caller.userId,
    vehicleNumber: mark.vehicleNumber,
    lines,
    itemCount: 1,
    terms,
    isSandbox: vendor.sandbox,
  });
  return createOrder(services, { kind: serviceReportKindName, quoteId }, { caller, device });
}
