import officesFile from '../../data/rto-offices.json' with { type: 'json' };
import { findState, type IndianState, STATES } from './states.ts';

/** How far five public lists agree on a place: three or more `high`, two `medium`, contested or one `low`. */
export type Confidence = 'high' | 'medium' | 'low' | 'unverified';

/** Whether new marks are given out under a code.
 * `legacy`: no longer an office of its own; `legacy-series`: the office goes on under another code;
 * `legacy-prefix`: the state's code changed; `special`: not for ordinary marks. */
export type OfficeStatus =
  | 'active'
  | 'legacy'
  | 'legacy-series'
  | 'legacy-prefix'
  | 'unallotted'
  | 'special';

/** One registering office by the code on the plate. The registry's own office numbers are others: offices are
 * joined by name, never by number. Rule id: OFFICE-TABLE. */
export type RtoOffice = {
  /** State code as written on the plate and the office in two digits: `MH12`, `DL08`, `TS09`. */
  readonly code: string;
  readonly stateCode: string;
  /** Null where the code is not allotted. */
  readonly office: string | null;
  readonly city: string | null;
  readonly district: string | null;
  /** Zone of the former motor tariff for private cars and two-wheelers. */
  readonly motorZone: 'A' | 'B';
  readonly status: OfficeStatus;
  readonly confidence: Confidence;
  /** Number of lists that carry the code. */
  readonly sources: number;
  readonly officeType?: string;
  /** The code of the same office today. */
  readonly aliasOf?: string;
  readonly note?: string;
  /** Tamil Nadu's unit offices, told by a series letter of their own under this code. */
  readonly subSeries?: readonly UnitOffice[];
};

/** A unit office of Tamil Nadu. */
export type UnitOffice = {
  readonly series: string;
  readonly office: string;
  readonly district: string | null;
};

/** Every row of the table, 1,426 of them, by code. Source and method stand in the file's head. Not for browsers. */
export const rtoOffices = officesFile.offices as readonly RtoOffice[];

const byCode = new Map(rtoOffices.map((office) => [office.code, office]));
const byState = Map.groupBy(rtoOffices, (office) => office.stateCode);

/** The row of a plate code in its full form (`DL08`); null for a code in no list. */
export function findOffice(code: string): RtoOffice | null {
  return byCode.get(code) ?? null;
}

/** A plate code as people write it (`dl-8`, `DL 08`, `mh12`) in its full form; null for other text. */
export function normaliseOfficeCode(text: string): string | null {
  const [, state, office] =
    /^([A-Z]{2})0*(\d{1,2})$/.exec(text.replace(/[\s.-]/g, '').toUpperCase()) ?? [];
  return state && office && Number(office) > 0 ? state + office.padStart(2, '0') : null;
}

/** Offices of a state, by its current code, in the order of their codes. `active` leaves out codes of old. */
export function officesOfState(
  stateCode: string,
  which: 'active' | 'all' = 'active',
): readonly RtoOffice[] {
  const offices = byState.get(findState(stateCode)?.code ?? stateCode) ?? [];
  return which === 'all' ? offices : offices.filter((office) => office.status === 'active');
}

/** All states and territories with their active offices. */
export function allStatesWithOffices(): readonly {
  readonly state: IndianState;
  readonly offices: readonly RtoOffice[];
}[] {
  return STATES.map((state) => ({ state, offices: officesOfState(state.code) }));
}
