import { addDays, earlierOf, type IstDate, isBefore } from '@pahiya/domain/shared/ist-date';
import { centralChallanNumber, policeChallanNumber, receiptNumber } from './challan-number.ts';
import type { ChallanedVehicle } from './challaned-vehicle.ts';
import { regularCourt, virtualCourt } from './courts.ts';
import { type BookedOffence, COMPOUNDABLE, COURT_ONLY, canBeBookedFor } from './offence-table.ts';
import type { ChallanService, SandboxChallan, Standing } from './sandbox-challan.ts';

/** Last day of the rules of 2021; those of January 2026 do not send challans to a court automatically. */
const LAST_DAY_OF_OLD_RULES = '2026-01-20' as IstDate;

/** Kind of challan.
 * - `open`: central system. - `seen-twice`: central system and state police, with photographs.
 * - `local`: state police only. - `impounded`: open, with documents or the vehicle impounded. */
export type ChallanShape = Standing['kind'] | 'seen-twice' | 'local' | 'impounded';

/** A challan to generate; omitted fields follow from the vehicle number and `key`. */
export type ChallanWish = {
  readonly key: string;
  readonly shape: ChallanShape;
  readonly daysAgo: number;
  readonly offences?: readonly [BookedOffence, ...BookedOffence[]];
  readonly place?: string;
  readonly knownTo?: readonly ChallanService[];
};

const PLACES = [
  'Ring Road near bus terminal',
  'Station Road crossing',
  'MG Road signal',
  'Clock Tower chowk',
  'Bypass toll approach',
  'City Mall junction',
  'Collectorate circle',
  'Old Bridge, east end',
] as const;

/** Generates a challan of a vehicle. */
export function writeChallan(vehicle: ChallanedVehicle, wish: ChallanWish): SandboxChallan {
  const { draws } = vehicle;
  const purpose = `challan/${wish.key}`;
  const issuedOn = issueDay(vehicle, wish);
  const offences = wish.offences ?? bookedOffences(vehicle, wish);
  const knownTo = wish.knownTo ?? servicesOf(vehicle, wish);
  const isLocal = !knownTo.includes('echallan') && knownTo.includes('state-police');
  const number = isLocal ? policeChallanNumber : centralChallanNumber;
  const fine = sumOf(offences);
  return {
    challanNumber: number(vehicle.stateCode, draws, purpose),
    stateCode: vehicle.stateCode,
    district: vehicle.district,
    department: draws.oneIn(`${purpose}/transport`, 9) ? 'Transport' : 'Traffic',
    issuedOn,
    issuedAt: clock(vehicle, purpose),
    place: wish.place ?? draws.pick(`${purpose}/place`, PLACES),
    offences: offences.map(({ section, name }) => ({ section, name })),
    fine,
    standing: standingOf(vehicle, wish, issuedOn),
    impounded:
      wish.shape === 'impounded' ? draws.pick(`${purpose}/taken`, ['RC', 'DL', 'VEHICLE']) : null,
    photos: knownTo.includes('state-police') ? draws.between(`${purpose}/photos`, 1, 2) : 0,
    knownTo,
    // The central record has no amount once a court has the case.
    ...(wish.shape === 'virtual-court' ? { saidBy: { echallan: { fine: null } } } : {}),
  };
}

function issueDay({ today, registeredOn }: ChallanedVehicle, wish: ChallanWish): IstDate {
  const day = addDays(today, -wish.daysAgo);
  const wanted = wish.shape === 'virtual-court' ? earlierOf(day, LAST_DAY_OF_OLD_RULES) : day;
  const earliest = earlierOf(registeredOn, today);
  return isBefore(wanted, earliest) ? earliest : wanted;
}

function bookedOffences(
  { draws, kind }: ChallanedVehicle,
  { key, shape }: ChallanWish,
): readonly BookedOffence[] {
  if (shape === 'regular-court') return [draws.pick(`challan/${key}/court-offence`, COURT_ONLY)];
  const [first, ...others] = COMPOUNDABLE.filter((offence) => canBeBookedFor(offence, kind));
  if (first === undefined) throw new Error('no offence can be booked');
  const offence: BookedOffence = draws.pick(`challan/${key}/offence`, [first, ...others]);
  const second: BookedOffence = draws.pick(`challan/${key}/second`, [first, ...others]);
  const isDouble = draws.oneIn(`challan/${key}/double`, 6) && second.name !== offence.name;
  return isDouble ? [offence, second] : [offence];
}

function servicesOf({ draws }: ChallanedVehicle, { key, shape }: ChallanWish): ChallanService[] {
  const isAlone = draws.oneIn(`challan/${key}/alone`, 2);
  if (shape === 'local') return ['state-police'];
  if (shape === 'seen-twice') return ['echallan', 'state-police'];
  if (shape === 'virtual-court') {
    return isAlone ? ['virtual-courts'] : ['echallan', 'virtual-courts'];
  }
  return shape === 'paid' && isAlone ? ['state-police'] : ['echallan'];
}

function standingOf(
  vehicle: ChallanedVehicle,
  { key, shape }: ChallanWish,
  issuedOn: IstDate,
): Standing {
  const { draws, today, stateCode } = vehicle;
  const purpose = `challan/${key}`;
  switch (shape) {
    case 'virtual-court':
      return { kind: shape, court: virtualCourt(stateCode, issuedOn, draws, purpose) };
    case 'regular-court': {
      const hearing = addDays(today, draws.between(`${purpose}/hearing`, 4, 60));
      return { kind: shape, court: regularCourt(vehicle, issuedOn, hearing, draws, purpose) };
    }
    case 'paid': {
      const on = earlierOf(addDays(issuedOn, draws.between(`${purpose}/paid`, 1, 40)), today);
      return { kind: shape, receipt: receiptNumber(stateCode, draws, purpose), on };
    }
    case 'payment-pending':
    case 'closed':
      return { kind: shape };
    default:
      return { kind: 'open' };
  }
}

function sumOf(offences: readonly BookedOffence[]): number | null {
  return offences.reduce<number | null>(
    (sum, { rupees }) => (sum === null || rupees === null ? null : sum + rupees),
    0,
  );
}

function clock({ draws }: ChallanedVehicle, purpose: string): string {
  const two = (part: string, min: number, max: number) =>
    String(draws.between(`${purpose}/${part}`, min, max)).padStart(2, '0');
  return `${two('hour', 7, 22)}:${two('minute', 0, 59)}:${two('second', 0, 59)}`;
}
