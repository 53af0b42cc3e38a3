import { toVehicleNumber } from '../registration/vehicle-number.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Why a text is no chassis or engine number. */
export type WrongIdentity = 'registration-number' | 'wrong-length' | 'wrong-letters';

/** Characters of the chassis number of a vehicle made in or for India today: a VIN. */
const vinLength = 17;

/** The chassis number (VIN) of a new vehicle in capitals, without spaces and dashes: 17 letters and digits, never I, O or
 * Q. Refuses the vehicle number that is often typed in its place. Source: ISO 3779, AIS-065. Rule id: CHASSIS-NUMBER. */
export function readChassisNumber(typed: string): Result<string, WrongIdentity> {
  const compact = compactOf(typed);
  if (isVehicleNumber(compact)) return err('registration-number');
  if (compact.length !== vinLength) return err('wrong-length');
  return /^[A-HJ-NPR-Z0-9]+$/.test(compact) ? ok(compact) : err('wrong-letters');
}

/** The number of an engine or motor in capitals, without spaces and dashes: 5 to 25 letters and digits, each maker's own
 * form. Refuses a vehicle number. Rule id: CHASSIS-NUMBER. */
export function readEngineNumber(typed: string): Result<string, WrongIdentity> {
  const compact = compactOf(typed);
  if (isVehicleNumber(compact)) return err('registration-number');
  if (compact.length < 5 || compact.length > 25) return err('wrong-length');
  return /^[A-Z0-9]+$/.test(compact) && /\d/.test(compact) ? ok(compact) : err('wrong-letters');
}

function compactOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

function isVehicleNumber(compact: string): boolean {
  return toVehicleNumber(compact) !== null;
}
