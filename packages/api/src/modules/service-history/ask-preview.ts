import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { callOnce } from '../../leases/call-once.ts';
import {
  endCall,
  failCall,
  keepCall,
  type SourceCall,
  sourceCallLease,
} from '../../leases/source-call-repository.ts';
import type { Services } from '../../services.ts';
import { type StoredPreview, selectPreview, upsertPreview } from './preview-repository.ts';

type Asked = { readonly kind: 'answered'; readonly stored: StoredPreview };
type Failed = { readonly kind: 'failed'; readonly failure: ProviderFailure['kind'] };
type Flight = Promise<Asked | Failed | { readonly kind: 'stored' }>;

/** Calls of this server in flight, by vehicle. */
const flights = new WeakMap<Services, Map<VehicleNumber, Flight>>();

/** Whether the vendor has records of a vehicle: as stored while fresh, else asked and stored. `isAsked`: asked even while
 * the stored answer is fresh, as before somebody pays. Simultaneous callers share one call, also across servers. A failure
 * is not stored. Refuses `service-history/source-unavailable`. */
export async function askPreview(
  services: Services,
  vehicleNumber: VehicleNumber,
  { isAsked = false } = {},
): Promise<Result<StoredPreview, Refusal>> {
  const { sql, now, settings, serviceHistory: vendor } = services;
  const freshFrom = new Date(now().getTime() - settings.serviceHistory.freshHours * 3_600_000);
  const call = { vehicleNumber, sourceKey: sourceKeyOf(services) };
  const readSince = (day: Date) => selectPreview(sql, vehicleNumber, call.sourceKey, day);
  const known = isAsked ? null : await readSince(freshFrom);
  if (known !== null) return ok(known);
  const answer = await flightOf(services, call, isAsked ? null : freshFrom);
  if (answer.kind === 'answered') return ok(answer.stored);
  const stored = answer.kind === 'stored' ? await readSince(new Date(0)) : null;
  if (stored !== null) return ok(stored);
  return err({
    code: 'service-history/source-unavailable',
    detail: `${vendor.name} is unavailable. Nothing was charged; try again later.`,
    retryAfterSeconds: 60,
  });
}

function sourceKeyOf({ serviceHistory: vendor }: Services): string {
  return vendor.sandbox ? `${vendor.id}:sandbox` : vendor.id;
}

/** The call in flight, or a new one. `freshFrom`: an answer that another server stored since then is enough. */
function flightOf(
  services: Services,
  call: SourceCall & { readonly vehicleNumber: VehicleNumber },
  freshFrom: Date | null,
): Flight {
  const { sql } = services;
  const mine = flights.get(services) ?? new Map<VehicleNumber, Flight>();
  flights.set(services, mine);
  const underWay = mine.get(call.vehicleNumber);
  if (underWay !== undefined) return underWay;
  const flight = callOnce(sourceCallLease(sql, call), (holder) =>
    askVendor(services, call, { holder, freshFrom }),
  ).finally(() => mine.delete(call.vehicleNumber));
  mine.set(call.vehicleNumber, flight);
  return flight;
}

async function askVendor(
  { sql, now, serviceHistory: vendor }: Services,
  call: SourceCall & { readonly vehicleNumber: VehicleNumber },
  { holder, freshFrom }: { readonly holder: string; readonly freshFrom: Date | null },
): Promise<Asked | Failed> {
  const { vehicleNumber, sourceKey } = call;
  const stop = keepCall(sql, call, holder);
  let failure: ProviderFailure['kind'] | null = 'unavailable';
  try {
    const known =
      freshFrom === null ? null : await selectPreview(sql, vehicleNumber, sourceKey, freshFrom);
    const answer = known === null ? await vendor.preview(vehicleNumber) : ok(known.preview);
    if (!answer.ok) {
      failure = answer.error.kind;
      return { kind: 'failed', failure };
    }
    const stored = known ?? { preview: answer.value, checkedAt: now() };
    if (known === null) await upsertPreview(sql, vehicleNumber, sourceKey, stored);
    failure = null;
    return { kind: 'answered', stored };
  } finally {
    stop();
    // Also after a bug: waiting servers do not wait for the lease to expire.
    if (failure === null) await endCall(sql, call, holder);
    else await failCall(sql, call, holder, failure).catch(() => {});
  }
}
