import type { Queryable } from '../../db/database.ts';

/** Takes the next serial of a financial year; its row stays locked until the transaction ends. */
export async function takeSerial(tx: Queryable, year: string): Promise<number> {
  const [row] = await tx<{ serial: number }[]>`
    insert into document_series as known (financial_year, last_serial) values (${year}, 1)
    on conflict (financial_year) do update set last_serial = known.last_serial + 1
    returning last_serial as serial`;
  if (row === undefined) throw new Error('a series answers with its serial');
  return row.serial;
}
