import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Services } from '../../services.ts';
import { createLookupLog, type LookupLog } from './lookup-log.ts';
import { sourceKeyOf } from './source-key.ts';
import { createStoredReads, type ReadStored } from './stored-reads.ts';

/** Result of a fetch: stored, or the failure. */
export type Refreshed =
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure['kind'] };

/** In-memory state of one server for look-ups: calls in flight and buffered log lines. */
export type VehicleDesk = {
  readonly flights: Map<VehicleNumber, Promise<Refreshed>>;
  readonly log: LookupLog;
  /** Batched read of the store. */
  readonly readStored: ReadStored;
  /** Receives failures of background work. */
  onFault: (error: unknown) => void;
  readonly closing: AbortController;
  /** Aborts calls in flight and flushes the log. */
  readonly close: () => Promise<void>;
};

/** Keyed by a server's services: its modules share one, two servers in a test do not. */
const desks = new WeakMap<Services, VehicleDesk>();

/** The look-up state of a server. */
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
