import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { enqueueNotice } from '../notices/enqueue-notice.ts';
import { savedSearchNotice } from './saved-search-notice.ts';
import { selectWatched, updateSeen, type WatchedSearch } from './saved-search-repository.ts';

const batch = 200;

/** Runs every saved search and queues one alert a day for those that find something new. Returns how many. */
export async function alertSavedSearches(services: Services): Promise<number> {
  const { sql, savedSearchKinds } = services;
  let alerts = 0;
  for (const [name, kind] of Object.entries(savedSearchKinds)) {
    const find = await kind.open(services);
    let afterId = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const searches = await selectWatched(sql, { kind: name, afterId, limit: batch });
      for (const search of searches) {
        const found = await find(search.query);
        if (found !== null && (await tell(services, search, found))) alerts += 1;
      }
      const last = searches.at(-1);
      if (last === undefined) break;
      afterId = last.searchId;
    }
  }
  return alerts;
}

async function tell(
  services: Services,
  search: WatchedSearch,
  found: readonly string[],
): Promise<boolean> {
  const seen = new Set(search.seen);
  const fresh = found.filter((id) => !seen.has(id));
  if (fresh.length === 0 && found.length === seen.size) return false;
  return services.sql.begin(async (tx) => {
    await updateSeen(tx, search.searchId, found);
    if (fresh.length === 0) return false;
    const made = await enqueueNotice(tx, services, {
      userId: search.userId,
      subjectKind: savedSearchNotice,
      subjectId: search.searchId,
      channels: search.channels,
      dedupeKey: istDateOf(services.now()),
      facts: { count: fresh.length },
    });
    return made > 0;
  });
}
