import type { Queryable } from '../../../db/database.ts';
import { findSale } from '../store/sale-repository.ts';

/** The vehicle number of a sale with its last four characters hidden. */
export async function maskMark(sql: Queryable, saleId: string): Promise<string> {
  return maskEnd((await findSale(sql, saleId))?.vehicleNumber ?? '');
}

/** A vehicle number with its last four characters hidden. */
export function maskEnd(vehicleNumber: string): string {
  return `${vehicleNumber.slice(0, -4)}••••`;
}
