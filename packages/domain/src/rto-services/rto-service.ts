import type { Confidence } from '../places/rto-offices.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { FeeRule, VehicleFeeClass } from './fee-rule.ts';

/** A required document, and the condition if it is not always required. */
export type ServicePaper = {
  readonly id: string;
  readonly name: Bilingual;
  readonly when: Bilingual | null;
};

/** A form by its number in the Central Motor Vehicles Rules 1989 or the portal. */
export type ServiceForm = {
  readonly number: string;
  readonly title: Bilingual;
  /** Number of copies on paper. */
  readonly copies: number;
  readonly when: Bilingual | null;
};

/** Where to apply; `url` only for official sites. */
export type ServicePlace = {
  readonly id: string;
  readonly name: Bilingual;
  readonly url: string | null;
};

/** Something on record that blocks a service. */
export type ServiceStop = {
  readonly id: string;
  readonly name: Bilingual;
  readonly words: Bilingual;
  readonly source: readonly string[];
};

/** The least age for a kind of vehicle, while its row is in force.
 * Source: Motor Vehicles Act 1988, sections 4 and 7 (2). Rule id: DL-AGE. */
export type DrivingAge = {
  readonly id: string;
  readonly from: IstDate;
  /** Last day; null while it is current. */
  readonly until: IstDate | null;
  readonly years: number;
  /** Kind of vehicle, with its condition. */
  readonly name: Bilingual;
  readonly confidence: Confidence;
  readonly source: readonly string[];
};

/** One service of a registering or licensing authority. Fees: `feesOf`.
 * Source: docs/rules.md RTO-SERVICES; each row names its own. Rule ids: RTO-SERVICES, RTO-STOPS. */
export type RtoService = {
  /** Also its slug. */
  readonly id: string;
  readonly group: 'vehicle' | 'licence';
  readonly isPopular: boolean;
  readonly name: Bilingual;
  readonly summary: Bilingual;
  /** Who applies. */
  readonly who: Bilingual;
  /** Time limit, if there is one. */
  readonly when: Bilingual | null;
  readonly forms: readonly ServiceForm[];
  readonly papers: readonly ServicePaper[];
  readonly fees: readonly FeeRule[];
  /** Vehicle classes it applies to; null for all. */
  readonly classes: readonly VehicleFeeClass[] | null;
  /** Usual days; `least` is null if only a limit is known. Null if `time` has it in words. */
  readonly days: { readonly least: number | null; readonly most: number } | null;
  readonly time: Bilingual | null;
  readonly where: readonly ServicePlace[];
  readonly steps: readonly Bilingual[];
  readonly stops: readonly ServiceStop[];
  /** Whether the least ages for driving (`drivingAges`) apply to its applicants. */
  readonly hasAges: boolean;
  readonly notes: readonly Bilingual[];
  /** Ids of related services. */
  readonly related: readonly string[];
  readonly sources: readonly string[];
  readonly confidence: Confidence;
  readonly papersConfidence: Confidence;
};
