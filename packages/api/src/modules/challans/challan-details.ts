import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { ChallanSourceId } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { askForSearch } from './ask-for-search.ts';
import { findDiscovery, findSources, type Seeker } from './discovery-repository.ts';
import { toDiscoveryOnWire, unknownDiscovery, withChallans } from './read-discovery.ts';

/** Parameters of a details request. */
export type DetailsRequest = Seeker & {
  readonly discoveryId: string;
  /** Left out: no source is called. */
  readonly source?: ChallanSourceId | undefined;
  /** Call a failed source again. */
  readonly isRetry: boolean;
};

/** Calls one source for a search and returns everything known so far. A source that has responded is not called again
 * within the search; a failed one only on `isRetry`. */
export async function challanDetails(
  services: Services,
  request: DetailsRequest,
): Promise<Result<Discovery, Refusal>> {
  const { discoveryId, isRetry } = request;
  const source = services.challanSources.find(({ id }) => id === request.source);
  // In parallel: the person waits for each step before the source is called.
  const find = () => findDiscovery(services.sql, discoveryId, request, services.now());
  const [discovery, isToAsk] = await Promise.all([
    find(),
    source !== undefined && isToBeAsked(services, discoveryId, source, isRetry),
  ]);
  if (discovery === null) return err(unknownDiscovery);
  if (source === undefined || !isToAsk) {
    return ok(toDiscoveryOnWire(services, await withChallans(services, discovery), request));
  }
  await askForSearch(services, discovery, source);
  // The details may have been revealed during the call.
  const [known, open] = await Promise.all([find(), withChallans(services, discovery)]);
  return ok(toDiscoveryOnWire(services, { ...open, discovery: known ?? discovery }, request));
}

async function isToBeAsked(
  { sql }: Services,
  discoveryId: string,
  { id }: ChallanSource,
  isRetry: boolean,
): Promise<boolean> {
  const said = (await findSources(sql, discoveryId)).find(({ source }) => source === id);
  return said === undefined || (said.state === 'failed' && isRetry);
}
