import officesFile from '../../data/rto-offices.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { IssuedFor } from './issued-for.ts';
import { findState, type IndianState, STATES } from './states.ts';

/** How many of five public lists agree on a place: three or more `high`, two `medium`, one or disputed `low`. */
export type Confidence = 'high' | 'medium' | 'low' | 'unverified';

/** Whether new numbers are issued under a code.
 * `legacy`: the office no longer exists; `legacy-series`: the office now uses another code;
 * `legacy-prefix`: the state's code changed, or the area now belongs to another state; `special`: not for ordinary
 * numbers. */
export type OfficeStatus =
  | 'active'
  | 'legacy'
  | 'legacy-series'
  | 'legacy-prefix'
  | 'unallotted'
  | 'special';

/** One registering office, keyed by its plate code. VAHAN's office numbers differ from plate codes: join offices by
 * name, never by number. Rule id: OFFICE-TABLE. */
export type RtoOffice = {
  /** State code as written on the plate and the office in two digits: `MH12`, `DL08`, `TS09`. */
  readonly code: string;
  /** The state the office is in today: JK10 (Leh) is in Ladakh, AP09 (Hyderabad) in Telangana. */
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
  /** Absent: the public of the office's area. */
  readonly issuedFor?: IssuedFor;
  /** The office's current code. */
  readonly aliasOf?: string;
  readonly note?: Bilingual;
  /** Tamil Nadu unit offices that share this code and are identified by a series letter. */
  readonly subSeries?: readonly UnitOffice[];
};

/** A unit office of Tamil Nadu. */
export type UnitOffice = {
  readonly series: string;
  readonly office: string;
  readonly district: string | null;
};

/** All 1,426 rows, by code. Sources and method are in the file's `meta`. Server only. */
export const rtoOffices = officesFile.offices as readonly RtoOffice[];

const byCode = new Map(rtoOffices.map((office) => [office.code, office]));
const byState = Map.groupBy(rtoOffices, (office) => office.stateCode);

/** The row of a full plate code (`DL08`); null if no list has it. */
export function findOffice(code: string): RtoOffice | null {
  return byCode.get(code) ?? null;
}

/** Normalises a typed plate code (`dl-8`, `DL 08`, `mh12`) to `DL08`, `MH12`; null for other text. */
export function normaliseOfficeCode(text: string): string | null {
  const [, state, office] =
    /^([A-Z]{2})0*(\d{1,2})$/.exec(text.replace(/[\s.-]/g, '').toUpperCase()) ?? [];
  return state && office && Number(office) > 0 ? state + office.padStart(2, '0') : null;
}

/** Offices of a state by current or former state code, in code order. `active` leaves out discontinued codes. */
export function officesOfState(
  stateCode: string,
  which: 'active' | 'all' = 'active',
): readonly RtoOffice[] {
  const offices = byState.get(findState(stateCode)?.code ?? stateCode) ?? [];
  return which === 'all' ? offices : offices.filter((office) => office.status === 'active');
}

/** Whether people can go to this office for ordinary services: not a statewide, government, police or bus series. */
export function servesPublic({ issuedFor, status, office }: RtoOffice): boolean {
  return office !== null && issuedFor === undefined && status !== 'special';
}

/** All states and territories with their active codes. */
export function allStatesWithOffices(): readonly {
  readonly state: IndianState;
  readonly offices: readonly RtoOffice[];
}[] {
  return STATES.map((state) => ({ state, offices: officesOfState(state.code) }));
}
