import { randomUUID } from 'node:crypto';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from '../vehicle/audit-refusal.ts';
import { hiddenVehicle, isHiddenFrom } from '../vehicle/is-hidden.ts';
import { logPurpose } from '../vehicle/log-purpose.ts';
import { type Asker, takeAllowance } from '../vehicle/lookup-allowance.ts';
import { type LookupMark, readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { askAll } from './ask-for-search.ts';
import { insertDiscovery, type StoredDiscovery } from './discovery-repository.ts';
import { toDiscoveryOnWire } from './read-discovery.ts';

/** A search request, and whether to call the sources at once. */
export type SearchRequest = Asker & {
  readonly vehicleNumber: string;
  readonly asksSources?: boolean | undefined;
  readonly requestId: string;
};

/** Starts a search. It counts as a look-up, so enumerating numbers is limited here too. */
export async function initChallans(
  services: Services,
  request: SearchRequest,
): Promise<Result<Discovery, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, 'body.vehicleNumber');
  if (!reading.ok) return reading;
  const mark = reading.value;
  const refusal = await refuseSearch(services, request, mark);
  logPurpose(services, request, {
    vehicleNumber: mark.vehicleNumber,
    purpose: 'challan-search',
    refusal,
  });
  if (refusal !== null) {
    await recordRefusal(services, request, refusal);
    return err(refusal);
  }
  const discovery = await beginSearch(services, request, mark);
  const nothingYet = { discovery, challans: [], sources: [], openOrders: new Map() };
  return ok(toDiscoveryOnWire(services, nothingYet, request));
}

async function refuseSearch(
  services: Services,
  asker: Asker,
  mark: LookupMark,
): Promise<Refusal | null> {
  const allowance = await takeAllowance(services, asker, mark);
  if (!allowance.ok) return allowance.error;
  const viewerId = asker.caller.kind === 'user' ? asker.caller.userId : null;
  return (await isHiddenFrom(services.sql, mark.vehicleNumber, viewerId)) ? hiddenVehicle : null;
}

async function beginSearch(
  services: Services,
  request: Asker & Pick<SearchRequest, 'asksSources'>,
  { vehicleNumber }: LookupMark,
): Promise<StoredDiscovery> {
  const startedAt = services.now();
  const discoveryId = randomUUID();
  const hours = services.settings.challans.discoveryHours;
  const expiresAt = new Date(startedAt.getTime() + hours * 3_600_000);
  const search = { discoveryId, vehicleNumber, startedAt };
  const written = insertDiscovery(services.sql, { ...search, expiresAt }, request);
  if (request.asksSources === true) askAll(services, search, written);
  await written;
  return { ...search, isRevealed: false };
}
