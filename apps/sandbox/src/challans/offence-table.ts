import type { VehicleKind } from '../ulip/record/vahan-record.ts';

/** An offence as booked by an officer, with the usual amount in rupees; null if set by a court only. */
export type BookedOffence = {
  readonly section: string;
  readonly name: string;
  readonly rupees: number | null;
  /** Kinds of vehicle it can be booked for; default any. */
  readonly for?: readonly VehicleKind[];
};

const CARS: readonly VehicleKind[] = ['car', 'taxi'];
const TWO_WHEELERS: readonly VehicleKind[] = ['two-wheeler'];

/** Offences that an officer can compound. Sections and first-offence amounts of the Motor Vehicles Act 1988 as
 * amended by Act 32 of 2019; states charge less for some. */
export const COMPOUNDABLE: readonly BookedOffence[] = [
  { section: '119/177', name: 'Jumping a red light', rupees: 500 },
  { section: '119/177', name: 'Stopping beyond the stop line', rupees: 500 },
  { section: '122/177', name: 'Parking in a no-parking place', rupees: 500 },
  { section: 'CMVR 50/177', name: 'Number plate not as prescribed', rupees: 500 },
  { section: 'CMVR 100(2)/177', name: 'Tinted glass', rupees: 500, for: CARS },
  { section: '130(3)/177', name: 'Registration certificate not produced', rupees: 500 },
  { section: '118/177A', name: 'Changing lane where forbidden', rupees: 500 },
  { section: '179(1)', name: 'Disobeying lawful directions', rupees: 2000 },
  { section: '3/181', name: 'Driving without a licence', rupees: 5000 },
  { section: '112/183(1)(i)', name: 'Driving above the speed limit', rupees: 1000 },
  { section: '184(c)', name: 'Using a hand-held phone while driving', rupees: 1000 },
  { section: 'CMVR 115(7)/190(2)', name: 'No valid pollution certificate', rupees: 10000 },
  { section: '146/196', name: 'Driving without insurance', rupees: 2000 },
  { section: '194B(1)', name: 'Driving without a seat belt', rupees: 1000, for: CARS },
  { section: '194F(a)', name: 'Needless use of the horn', rupees: 1000 },
  { section: '129/194D', name: 'Riding without a helmet', rupees: 1000, for: TWO_WHEELERS },
  {
    section: '128/194C',
    name: 'Riding with more than one pillion',
    rupees: 1000,
    for: TWO_WHEELERS,
  },
  {
    section: '66/192A',
    name: 'Plying against the permit',
    rupees: 10000,
    for: ['taxi', 'auto', 'bus'],
  },
  {
    section: '113/194(1)',
    name: 'Carrying more than the permitted load',
    rupees: 20000,
    for: ['goods'],
  },
];

/** Offences for the regular court: section 200 of the Act does not name them. */
export const COURT_ONLY: readonly [BookedOffence, ...BookedOffence[]] = [
  { section: '184', name: 'Dangerous driving', rupees: null },
  { section: '184', name: 'Driving on the wrong side of the road', rupees: null },
  { section: '185', name: 'Driving after drinking', rupees: null },
  { section: '190(1)', name: 'Driving an unsafe vehicle', rupees: null },
];

/** Whether an offence can be booked for a kind of vehicle. */
export function canBeBookedFor(offence: BookedOffence, kind: VehicleKind): boolean {
  return offence.for === undefined || offence.for.includes(kind);
}
