import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isInGarage } from '../garage/is-in-garage.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import type { OwnLog } from './upkeep-repository.ts';

/** Finds the log of a vehicle in a person's garage; for any other vehicle there is none. */
export async function findOwnLog(
  { sql }: Pick<Services, 'sql'>,
  userId: string,
  typed: string,
): Promise<Result<OwnLog, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  if (await isInGarage(sql, userId, vehicleNumber)) return ok({ userId, vehicleNumber });
  return err({ code: 'garage/not-in-garage', detail: 'This vehicle is not in your garage.' });
}
