import type { Queryable } from '../../../db/database.ts';
import { findSale } from '../store/sale-repository.ts';

/** The vehicle number of a sale with its last four characters hidden. */
export async function maskMark(sql: Queryable, saleId: string): Promise<string> {
  const number = (await findSale(sql, saleId))?.vehicleNumber ?? '';
  return `${number.slice(0, -4)}••••`;
}
