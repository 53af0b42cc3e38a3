import type { City } from './cities.ts';
import type { RtoOffice } from './rto-offices.ts';

/** A town or district with a page of its own under its state. */
export type RtoPlace = {
  /** Slug, unique within the state. */
  readonly slug: string;
  readonly name: string;
  /** Only for towns in the city table. */
  readonly nameHindi: string | null;
  readonly stateCode: string;
  /** `district`: no office is in a town of that name, and the district has offices in at least two towns. */
  readonly kind: 'city' | 'district';
  readonly city: City | null;
  /** Active offices in the town (or in the district, for one); a state-wide series for every town of its state. */
  readonly offices: readonly RtoOffice[];
  /** Further active offices of the district with the town's name. */
  readonly districtOffices: readonly RtoOffice[];
  /** Discontinued codes of the town. */
  readonly formerOffices: readonly RtoOffice[];
  /** Other slugs of this page; redirect. */
  readonly aliases: readonly string[];
};
