import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { Services } from '../../services.ts';
import { askSource } from './ask-source.ts';
import { type StoredDiscovery, saveSource } from './discovery-repository.ts';

type Search = Pick<StoredDiscovery, 'discoveryId' | 'vehicleNumber'>;

/** In-flight calls of this server, by search and source. */
const underWay = new WeakMap<Services, Map<string, Promise<void>>>();

/** Calls a source for a search and saves its response once the search is saved (`written`). Concurrent callers share
 * the call. */
export function askForSearch(
  services: Services,
  search: Search,
  source: ChallanSource,
  written: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const mine = underWay.get(services) ?? new Map<string, Promise<void>>();
  underWay.set(services, mine);
  const key = `${search.discoveryId}:${source.id}`;
  const before = mine.get(key);
  if (before !== undefined) return before;
  const asked = askAndSave(services, search, source, written).finally(() => mine.delete(key));
  mine.set(key, asked);
  return asked;
}

/** Starts calling all sources in the background while the search is being saved. A response that could not be saved is
 * fetched again on the next call. */
export function askAll(services: Services, search: Search, written: Promise<unknown>): void {
  for (const source of services.challanSources) {
    askForSearch(services, search, source, written).catch(() => {});
  }
}

async function askAndSave(
  services: Services,
  { discoveryId, vehicleNumber }: Search,
  source: ChallanSource,
  written: Promise<unknown>,
): Promise<void> {
  const maxAgeMs = services.settings.challans.freshMinutes * 60_000;
  const { answer, kept } = await askSource(services, source, vehicleNumber, maxAgeMs);
  await written;
  const saved = saveSource(
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
  await Promise.all([saved, kept]);
}
