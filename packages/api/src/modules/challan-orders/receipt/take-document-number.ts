import { documentNumberOf, financialYearOf } from '@pahiya/domain/challans/document-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** Takes the next document number of the financial year. Its row stays locked until the transaction ends, so numbers
 * have no gaps; call it last, after everything that may wait. */
export async function takeDocumentNumber(tx: Queryable, paidOn: IstDate): Promise<string> {
  const year = financialYearOf(paidOn);
  const [row] = await tx<{ serial: number }[]>`
    insert into document_series as known (financial_year, last_serial) values (${year}, 1)
    on conflict (financial_year) do update set last_serial = known.last_serial + 1
    returning last_serial as serial`;
  if (row === undefined) throw new Error('a series answers with its serial');
  return documentNumberOf(year, row.serial);
}
