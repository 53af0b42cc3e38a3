import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Services } from '../../services.ts';
import { createLookupLog, type LookupLog } from './lookup-log.ts';
import { createStoredReads, type ReadStored } from './stored-reads.ts';
import { sourceKeyOf } from './vehicle-cache.ts';

/** What asking the registry came to: its answer is in the store, or why there is none. */
export type Refreshed =
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure['kind'] };

/** What one server keeps in memory for look-ups: calls to the registry under way, and log lines to be written. */
export type VehicleDesk = {
  readonly flights: Map<VehicleNumber, Promise<Refreshed>>;
  readonly log: LookupLog;
  /** Reads the store together with whoever reads it in the same moment. */
  readonly readStored: ReadStored;
  /** Told of failures in the background, where there is no request to answer. */
  onFault: (error: unknown) => void;
  readonly closing: AbortController;
  /** Stops calls under way and writes what is left. */
  readonly close: () => Promise<void>;
};

/** Keyed by the services a server was built with, so that modules share one desk and two servers in a test do not. */
const desks = new WeakMap<Services, VehicleDesk>();

/** The desk of a server. */
export function deskOf(services: Services): VehicleDesk {
  let desk = desks.get(services);
  if (desk === undefined) {
    desk = openDesk(services);
    desks.set(services, desk);
  }
  return desk;
}

function openDesk({ sql, registry }: Services): VehicleDesk {
  const flights: VehicleDesk['flights'] = new Map();
  const closing = new AbortController();
  const desk: VehicleDesk = {
    flights,
    closing,
    onFault: () => {},
    log: createLookupLog(sql, (error) => desk.onFault(error)),
    readStored: createStoredReads(sql, sourceKeyOf(registry.source)),
    close: async () => {
      closing.abort();
      await Promise.allSettled(flights.values());
      await desk.log.close();
    },
  };
  return desk;
}
