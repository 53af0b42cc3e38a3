import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../orders/find-order.ts';
import { extendPrice, replacePrice } from '../orders/place-order.ts';
import { quoteChanged, wrongStep } from '../orders/refusals.ts';
import { askPreview } from './ask-preview.ts';
import { noRecord } from './refusals.ts';
import { reportLines, totalOf } from './report-price.ts';
import { selectReportOfOrder } from './service-report-repository.ts';

/** Prices an unpaid report again once its price expired, if the source still has records. The same total extends it;
 * another one replaces it and refuses `order/quote-changed`, for the person to confirm. */
export async function renewReportPrice(
  services: Services,
  { orderId, vehicleNumber }: OrderRow,
): Promise<Result<void, Refusal>> {
  const answer = await askPreview(services, vehicleNumber, { isAsked: true });
  if (!answer.ok) return answer;
  if (answer.value.preview.kind === 'none') return err(noRecord);
  return services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const report = await selectReportOfOrder(tx, orderId);
    const isUnpaid = order !== null && ['open', 'attempted'].includes(order.paymentState);
    if (!isUnpaid || report === null) return err(wrongStep);
    const lines = reportLines(services.settings.serviceHistory, report.reportId);
    if (totalOf(lines) === order.total) {
      await extendPrice(tx, services, order);
      return ok(undefined);
    }
    await replacePrice(tx, services, order, { lines, itemCount: 1 });
    return err(quoteChanged);
  });
}
