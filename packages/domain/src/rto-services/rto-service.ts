import type { Confidence } from '../places/rto-offices.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { FeeRule, VehicleFeeClass } from './fee-rule.ts';

/** A paper to bring, and when, where it is not always asked for. */
export type ServicePaper = {
  readonly id: string;
  readonly name: Bilingual;
  readonly when: Bilingual | null;
};

/** A form by its number in the Central Motor Vehicles Rules 1989 or the portal. */
export type ServiceForm = {
  readonly number: string;
  readonly title: Bilingual;
  /** How many to hand in on paper. */
  readonly copies: number;
  readonly when: Bilingual | null;
};

/** Where a service is asked for; the address only for official sites. */
export type ServicePlace = {
  readonly id: string;
  readonly name: Bilingual;
  readonly url: string | null;
};

/** Something on the record that stops a service until it is put right. */
export type ServiceStop = {
  readonly id: string;
  readonly name: Bilingual;
  readonly words: Bilingual;
  readonly source: readonly string[];
};

/** One service of a registering or licensing office, with all that its page shows. Fees: `feesOf`.
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
  /** Until when, where there is a term. */
  readonly when: Bilingual | null;
  readonly forms: readonly ServiceForm[];
  readonly papers: readonly ServicePaper[];
  readonly fees: readonly FeeRule[];
  /** Classes that the service is for; null for every one. */
  readonly classes: readonly VehicleFeeClass[] | null;
  /** Usual days; `least` is null where only a limit is known. Null where `time` says it in words. */
  readonly days: { readonly least: number | null; readonly most: number } | null;
  readonly time: Bilingual | null;
  readonly where: readonly ServicePlace[];
  readonly steps: readonly Bilingual[];
  readonly stops: readonly ServiceStop[];
  readonly notes: readonly Bilingual[];
  /** Ids of services that people need next to this one. */
  readonly related: readonly string[];
  readonly sources: readonly string[];
  readonly confidence: Confidence;
  readonly papersConfidence: Confidence;
};
