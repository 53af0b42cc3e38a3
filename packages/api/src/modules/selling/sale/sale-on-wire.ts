import type { Sale } from '@pahiya/contracts/selling/selling-schema';
import type { Queryable } from '../../../db/database.ts';
import {
  findLatestInspection,
  type InspectionRow,
} from '../../inspections/store/inspections-of-subject.ts';
import { readReport } from '../../inspections/store/read-report.ts';
import { readClosing } from '../closing/read-closing.ts';
import type { SaleRow } from '../store/sale-repository.ts';
import { toSaleRow } from '../store/to-sale-row.ts';

/** A sale as its seller sees it. */
export async function readSale(sql: Queryable, sale: SaleRow, now: Date): Promise<Sale> {
  const inspection = await findLatestInspection(sql, sale.saleId);
  const report = inspection === null ? null : await readReport(sql, inspection.inspectionId);
  return {
    ...toSaleRow(sale),
    ...(await readClosing(sql, sale, report?.inspectionId ?? null, now)),
    cityId: sale.cityId,
    estimate: sale.estimate,
    inspection: inspection === null ? null : toInspection(inspection),
    report,
  };
}

function toInspection(row: InspectionRow): Sale['inspection'] {
  return {
    inspectionId: row.inspectionId,
    state: row.state,
    slot: { day: row.day, fromHour: row.fromHour, untilHour: row.untilHour },
    canChange: row.state === 'booked' || row.state === 'assigned',
    note: row.state === 'refused' ? row.decisionNote : null,
  };
}
