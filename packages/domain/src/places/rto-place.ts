import type { City } from './cities.ts';
import type { RtoOffice } from './rto-offices.ts';

/** A town or district with a page of its own under its state. */
export type RtoPlace = {
  /** Address part, unique within the state. */
  readonly slug: string;
  readonly name: string;
  /** Only where the table of cities has it. */
  readonly nameHindi: string | null;
  readonly stateCode: string;
  /** `district`: no office sits in a town of that name, and the district has offices in two towns or more. */
  readonly kind: 'city' | 'district';
  readonly city: City | null;
  /** Active offices in the town (or in the district, for one); a state-wide series for every town of its state. */
  readonly offices: readonly RtoOffice[];
  /** Further active offices of the district that bears the town's name. */
  readonly districtOffices: readonly RtoOffice[];
  /** Discontinued codes of the town. */
  readonly formerOffices: readonly RtoOffice[];
  /** Other address parts that mean this page: send people on. */
  readonly aliases: readonly string[];
};
