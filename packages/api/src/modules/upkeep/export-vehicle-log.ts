import { csvCell } from '@pahiya/domain/text/csv-cell';
import { FileAnswer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { longestLog } from './add-log-entry.ts';
import { type EntryRow, findEntries, findIntervals, type OwnLog } from './upkeep-repository.ts';

const columns = [
  'Date',
  'Odometer',
  'Kind',
  'Category',
  'Description',
  'Quantity',
  'IsFillToFull',
  'MissedFuelUp',
  'Cost',
  'Place',
  'Notes',
] as const;

/** The whole log as a file, oldest line first: JSON with everything, or CSV for a spreadsheet, in which quantities are
 * litres, kilograms or kilowatt hours and costs are rupees. */
export async function exportVehicleLog(
  { sql, now }: Services,
  own: OwnLog,
  form: 'csv' | 'json',
): Promise<FileAnswer> {
  const newestFirst = await findEntries(sql, own, { limit: longestLog });
  const entries = [...newestFirst].reverse();
  const { vehicleNumber } = own;
  if (form === 'csv') {
    const lines = [columns.join(','), ...entries.map(csvLine)];
    return new FileAnswer({
      bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
      contentType: 'text/csv; charset=utf-8',
      fileName: `log-${vehicleNumber}.csv`,
    });
  }
  const intervals = await findIntervals(sql, own);
  const whole = {
    vehicleNumber,
    exportedAt: now().toISOString(),
    units: { cost: 'paise', quantity: 'thousandths of a litre, kilogram or kilowatt hour' },
    entries,
    intervals,
  };
  return new FileAnswer({
    bytes: Buffer.from(`${JSON.stringify(whole, null, 1)}\n`),
    contentType: 'application/json',
    fileName: `log-${vehicleNumber}.json`,
  });
}

function csvLine(row: EntryRow): string {
  return [
    row.on,
    row.km === null ? '' : String(row.km),
    row.kind,
    row.category,
    row.title ?? '',
    row.quantity === null ? '' : String(row.quantity / 1000),
    yesNo(row.isFull),
    yesNo(row.isMissed),
    row.costPaise === null ? '' : (row.costPaise / 100).toFixed(2),
    row.place ?? '',
    row.note ?? '',
  ]
    .map(csvCell)
    .join(',');
}

function yesNo(is: boolean | null): string {
  return is === null ? '' : is ? 'Yes' : 'No';
}
