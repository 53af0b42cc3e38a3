import { addDays, addMonths, addYears, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Draws } from './draws.ts';
import type { SandboxFuel, VehicleKind } from './vahan-record.ts';

/** Last day of the current period of the given months since `start`, on `day`. */
function runningPeriodEnd(start: IstDate, months: number, day: IstDate): IstDate {
  return addDays(addMonths(start, months * (periodsPassed(start, months, day) + 1)), -1);
}

/** Last day of the previous period; null during the first one. */
function endedPeriodEnd(start: IstDate, months: number, day: IstDate): IstDate | null {
  const passed = periodsPassed(start, months, day);
  return passed === 0 ? null : addDays(addMonths(start, months * passed), -1);
}

function periodsPassed(start: IstDate, months: number, day: IstDate): number {
  let passed = 0;
  while (addMonths(start, months * (passed + 1)) <= day) passed++;
  return passed;
}

/** Facts that decide a vehicle's recurring dates. `day`: date of the look-up. */
export type PaperedVehicle = {
  readonly kind: VehicleKind;
  readonly fuel: SandboxFuel;
  readonly normText: string;
  readonly registeredOn: IstDate;
  readonly day: IstDate;
};

/** From this date new cars are sold with three years of third-party cover, two-wheelers with five. */
const LONG_TERM_COVER_SINCE = '2018-09-01';

/** Both insurance end dates: the long first third-party cover, yearly renewals on the anniversary, own damage
 * sometimes renewed late. `isLapsed` skips the current renewal, or that of own damage during the long cover. Null
 * own damage: third-party only, usual for old two-wheelers. */
export function insuranceEnds(
  vehicle: PaperedVehicle,
  draws: Draws,
  isLapsed: boolean,
): { thirdPartyUpto: IstDate; ownDamageUpto: IstDate | null } {
  const { kind, registeredOn, day } = vehicle;
  const longYears =
    registeredOn < LONG_TERM_COVER_SINCE ? 1 : kind === 'car' ? 3 : kind === 'two-wheeler' ? 5 : 1;
  const longUntil = addYears(registeredOn, longYears);
  const isInLongCover = day < longUntil;
  const lastOwnDamage = endedPeriodEnd(registeredOn, 12, day);
  const renewedLateBy = isLapsed ? 0 : draws.between('insurance/late', 0, 25);
  const ownDamageStart = addDays(registeredOn, renewedLateBy);
  const hasOwnDamage =
    kind !== 'two-wheeler' || day < addYears(registeredOn, 6) || draws.oneIn('insurance/od', 2);
  const ownDamageUpto =
    isLapsed && lastOwnDamage ? lastOwnDamage : runningPeriodEnd(ownDamageStart, 12, day);
  const thirdPartyUpto = isInLongCover
    ? addDays(longUntil, -1)
    : isLapsed && lastOwnDamage
      ? lastOwnDamage
      : runningPeriodEnd(registeredOn, 12, day);
  return { thirdPartyUpto, ownDamageUpto: hasOwnDamage || isLapsed ? ownDamageUpto : null };
}

/** Expiry of the PUC, or null: electric vehicles never need one, others not in the first year. Twelve months for
 * BS-IV and BS-VI four-wheelers, six for the rest (CMVR r. 115(7)). */
export function pucEnd(vehicle: PaperedVehicle, draws: Draws, isLapsed: boolean): IstDate | null {
  if (vehicle.fuel === 'electric') return null;
  const isFourWheeler = vehicle.kind !== 'two-wheeler' && vehicle.kind !== 'auto';
  const months = isFourWheeler && /IV|VI/.test(vehicle.normText) ? 12 : 6;
  const first = addDays(addYears(vehicle.registeredOn, 1), -draws.between('puc/early', 0, 20));
  if (vehicle.day < first) return null;
  const lapsed = isLapsed ? endedPeriodEnd(first, months, vehicle.day) : null;
  return lapsed ?? runningPeriodEnd(first, months, vehicle.day);
}

/** Validity of the registration. Private: 15 years, then five at a time (MV Act s. 41(7), (10)). Transport: with the
 * fitness certificate, two years at a time for eight years, then one (CMVR r. 62). */
export function registrationEnd(vehicle: PaperedVehicle, isTransport: boolean): IstDate {
  const { registeredOn, day } = vehicle;
  if (isTransport) {
    const isYoung = day < addYears(registeredOn, 8);
    return runningPeriodEnd(registeredOn, isYoung ? 24 : 12, day);
  }
  const first = addYears(registeredOn, 15);
  return day < first ? addDays(first, -1) : runningPeriodEnd(first, 60, day);
}

/** BH: two years at a time; transport: yearly; others pay once for the lifetime. */
export function taxEnd(
  vehicle: PaperedVehicle,
  isTransport: boolean,
  isBharat: boolean,
): IstDate | 'LTT' {
  if (isBharat) return runningPeriodEnd(vehicle.registeredOn, 24, vehicle.day);
  return isTransport ? runningPeriodEnd(vehicle.registeredOn, 12, vehicle.day) : 'LTT';
}

/** Days of insurance by the ending of the number: `3001` own damage lapsed 30 days ago and third party running, `3002`
 * everything lapsed 91 days ago. Null for the others. */
export function endingOfInsurance(
  vehicleNumber: string,
  day: IstDate,
): ReturnType<typeof insuranceEnds> | null {
  if (vehicleNumber.endsWith('3001')) {
    return { thirdPartyUpto: addDays(day, 200), ownDamageUpto: addDays(day, -30) };
  }
  const over = addDays(day, -91);
  return vehicleNumber.endsWith('3002') ? { thirdPartyUpto: over, ownDamageUpto: over } : null;
}
