import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import type { Paise } from '../shared/money.ts';
import type { FeeTable } from './fee-rule.ts';
import { serviceSource } from './rto-services.ts';

/** A fee that is the same for every class. */
export type FlatFee = {
  readonly paise: Paise;
  readonly confidence: Confidence;
  readonly source: readonly string[];
};

/** The sums that fees are computed by on a day. */
export type FeeBook = {
  /** Sums by class; null for an unknown table. */
  readonly tableOf: (id: string) => FeeTable | null;
  /** Replaces the fee for a smart card of a vehicle service; null: as each service has it. */
  readonly vehicleCard: FlatFee | null;
  /** Year and month of the newest sums. */
  readonly asOf: string;
};

const tables = new Map(
  (servicesFile.feeTables as unknown as readonly FeeTable[]).map((table) => [
    table.id,
    { ...table, source: table.source.map(serviceSource) },
  ]),
);

/** The sums that ship with the program. */
export const shippedFees: FeeBook = {
  tableOf: (id) => tables.get(id) ?? null,
  vehicleCard: null,
  asOf: servicesFile.meta.asOf,
};
