import { type IstDate, partsOf } from '../shared/ist-date.ts';

/** Financial year of a date in India, e.g. `26-27` for 1 April 2026 to 31 March 2027. */
export function financialYearOf(day: IstDate): string {
  const { year, month } = partsOf(day);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Number of a receipt or tax invoice: consecutive within a financial year, at most 16 characters, e.g.
 * `C/26-27/0000123`. Source: CGST Rules 2017, rule 46(b). Rule id: INVOICE-NUMBER. */
export function documentNumberOf(financialYear: string, serial: number): string {
  return `C/${financialYear}/${String(serial).padStart(7, '0')}`;
}
