import type { DeskReportItem } from '@pahiya/contracts/operators/desk-kind-schema';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { OrderDesk } from '../../order-desk.ts';
import { findItemsInRefund } from '../payments/payments-of-orders.ts';
import { selectCorrections } from './correction-repository.ts';
import { openReportWork } from './open-report-work.ts';
import { possibleActs, reportActs } from './report-acts.ts';
import { reportDetails } from './report-details.ts';
import { itemName } from './report-terms.ts';
import {
  selectReport,
  selectReportOfOrder,
  selectReportsOfOrders,
} from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';

const isGivenUp = ({ state }: ServiceReportRow) => state === 'no-record' || state === 'failed';

const readDetails: OrderDesk['details'] = async ({ sql, now }, { orderId }) => {
  const row = await selectReportOfOrder(sql, orderId);
  if (row === null) return {};
  const { reportId, vendorName, orderedAt, madeAt } = row;
  const item: DeskReportItem = {
    kind: 'service-report',
    report: reportDetails(row),
    requestId: reportId,
    vendor: vendorName,
    orderedAt: orderedAt?.toISOString() ?? null,
    madeAt: madeAt?.toISOString() ?? null,
    corrections: (await selectCorrections(sql, reportId)).length,
  };
  const isDeclined = isGivenUp(row) && !(await findItemsInRefund(sql, orderId)).has(reportId);
  return { item, possibleActs: possibleActs(row, { isDeclined, now: now() }) };
};

/** Reports at the desk. */
export const reportDesk: OrderDesk = {
  details: readDetails,
  isVehicleMasked: true,
  acts: reportActs,
  namesOf: async (_, ids) => new Map(ids.map((id) => [id, itemName])),
  givenUp: async (sql, orderIds) =>
    (await selectReportsOfOrders(sql, orderIds))
      .filter(isGivenUp)
      .map(({ orderId, reportId }) => ({ orderId, itemId: reportId })),
  search: {
    by: 'service-report',
    // Reports have no number of their own; their orders are found by id and by vehicle.
    read: (text) => toVehicleNumber(text) ?? '',
    find: async () => [],
  },
  orderOfItem: async (sql, itemId) => (await selectReport(sql, itemId))?.orderId ?? null,
  openWork: openReportWork,
};
