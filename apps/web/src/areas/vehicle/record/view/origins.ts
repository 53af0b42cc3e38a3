import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { FactSource } from './fact-view.ts';

/** Id and time of every source of a record. */
export type Origins = Readonly<Record<FactSource, { readonly id: string; readonly at: string }>>;

/** The sources of a response. The RTO list and our calculations are applied to the record when it is fetched. */
export function originsOf({ source, fetchedAt }: VehicleAnswer): Origins {
  return {
    registry: { id: source.id, at: fetchedAt },
    'rto-list': { id: 'rto-list', at: fetchedAt },
    calculated: { id: 'calculated', at: fetchedAt },
  };
}

/** Source and time (RFC 3339) of one field, for its markup. */
export function originData(origins: Origins, source: FactSource) {
  const { id, at } = origins[source];
  return { 'data-source': id, 'data-time': at };
}
