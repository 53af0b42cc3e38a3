import type { Queryable } from '../../db/database.ts';
import { findPlaces } from './garage-repository.ts';

/** Whether an account keeps any vehicle in its garage. */
export async function hasGarageVehicles(sql: Queryable, userId: string): Promise<boolean> {
  return (await findPlaces(sql, userId)).length > 0;
}
