import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { ChallanSourceId } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { askSource } from './ask-source.ts';
import {
  findDiscovery,
  findSources,
  type Seeker,
  type StoredDiscovery,
  saveSource,
} from './discovery-repository.ts';
import { toDiscoveryOnWire, unknownDiscovery, withChallans } from './read-discovery.ts';

/** What is asked of a search. */
export type DetailsRequest = Seeker & {
  readonly discoveryId: string;
  /** Left out: no source is asked. */
  readonly source?: ChallanSourceId | undefined;
  /** Ask again a source that failed. */
  readonly isRetry: boolean;
};

/** Asks one source for a search and answers with all that is known since. A source that answered within the search
 * is not asked again; one that failed only when it is asked for. */
export async function challanDetails(
  services: Services,
  request: DetailsRequest,
): Promise<Result<Discovery, Refusal>> {
  const { discoveryId, isRetry } = request;
  const source = services.challanSources.find(({ id }) => id === request.source);
  // Side by side: each step before the question is time that the person waits.
  const find = () => findDiscovery(services.sql, discoveryId, request, services.now());
  const [discovery, isToAsk] = await Promise.all([
    find(),
    source !== undefined && isToBeAsked(services, discoveryId, source, isRetry),
  ]);
  if (discovery === null) return err(unknownDiscovery);
  if (source === undefined || !isToAsk) {
    return ok(toDiscoveryOnWire(services, await withChallans(services, discovery), request));
  }
  await ask(services, discovery, source);
  // Its details may have been revealed while the source was asked.
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

async function ask(
  services: Services,
  { discoveryId, vehicleNumber }: StoredDiscovery,
  source: ChallanSource,
): Promise<void> {
  const maxAgeMs = services.settings.challans.freshMinutes * 60_000;
  const answer = await askSource(services, source, vehicleNumber, maxAgeMs);
  await saveSource(
    services.sql,
    discoveryId,
    answer.ok
      ? { source: source.id, state: 'answered', failure: null, ...answer.value }
      : {
          source: source.id,
          state: 'failed',
          failure: answer.error.kind,
          challans: null,
          fetchedAt: null,
        },
    services.now(),
  );
}
