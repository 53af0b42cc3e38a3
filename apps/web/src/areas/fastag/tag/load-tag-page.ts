import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { redirect } from 'react-router';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { tagPath } from './tag-paths.ts';

/** A vehicle as the pages name it. */
export type TagVehicle = { readonly vehicleNumber: string; readonly display: string };

/** The vehicle of the address; throws the way to the record page, which explains a number that is none. */
export async function tagVehicleOf(typed = ''): Promise<TagVehicle> {
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') throw redirect(recordPath(typed));
  return { vehicleNumber: reading.vehicleNumber, display: reading.display };
}

/** A failed call below the tag page. Who is not signed in or has not proved the vehicle is sent to the tag page, which
 * asks for it. */
export function tagPageFailure(error: ApiFailure, vehicleNumber: string): PageFailure {
  const failure = toPageFailure(error);
  if (failure.code === 'auth/required' || failure.code === 'fastag/not-proved') {
    throw redirect(tagPath(vehicleNumber), 303);
  }
  return failure;
}

/** Last parts of the fields' paths that the API refused. */
export function refusedFields(error: ApiFailure): readonly string[] {
  if (error.kind !== 'problem' || error.problem.code !== 'request/bad-input') return [];
  return (error.problem.errors ?? []).map(({ path }) => path.split('.').at(-1) ?? path);
}
