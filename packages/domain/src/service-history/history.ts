import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { UseSegment } from './odometer-settings.ts';

/** What a visit to a workshop was for. */
export const visitKinds = [
  'free',
  'paid',
  'running-repair',
  'accident',
  'warranty',
  'recall',
  'inspection',
  'other',
] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A visit as the source reported it. Names of people are masked before they get here. */
export type Visit = {
  /** The source's id of the line, unique within a history. */
  readonly id: string;
  readonly on: IstDate;
  /** Odometer in whole km; null if none was written down. */
  readonly km: number | null;
  readonly kind: VisitKind;
  readonly workshop: string | null;
  readonly city: string | null;
  readonly work: readonly string[];
  readonly parts: readonly string[];
  readonly amount: Paise | null;
  /** Id of one of the history's sources. */
  readonly source: string;
};

/** A source that was asked. */
export type AskedSource = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'workshop-network' | 'insurer-inspection' | 'other';
  readonly answered: boolean;
};

/** A vehicle's history as a vendor delivered it. */
export type ServiceHistory = {
  readonly vehicle: {
    readonly make: string | null;
    readonly model: string | null;
    readonly fuel: string | null;
    readonly registeredOn: IstDate | null;
    readonly segment: UseSegment;
  };
  readonly sources: readonly AskedSource[];
  readonly visits: readonly Visit[];
  /** Day of a recorded change of the instrument cluster. */
  readonly clusterChangedOn: IstDate | null;
  /** Whether the maker has an open recall for it; null if the source does not say. */
  readonly recallOpen: boolean | null;
};
