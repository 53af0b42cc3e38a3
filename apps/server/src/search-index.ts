import { refreshSearchIndex } from '@pahiya/api/modules/search/refresh-index';
import type { Services } from '@pahiya/api/services';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { FastifyInstance } from 'fastify';

/** Brings the table of what can be found up to this program's pages and to the articles, beside the start: the first one
 * takes some seconds, all others a look at two versions. A server that stops waits for it. */
export function startSearchIndex(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'now'>,
  entries: () => Promise<readonly SearchEntry[]>,
): void {
  let refreshing: Promise<void> = Promise.resolve();
  app.addHook('onListen', () => {
    refreshing = refresh();
  });
  app.addHook('onClose', () => refreshing);

  async function refresh(): Promise<void> {
    try {
      const refreshed = await refreshSearchIndex(services, await entries());
      app.log.info({ refreshed }, 'search index is up to date');
    } catch (error) {
      // Pages and articles are there without it; the job and the next start try again.
      app.log.error({ err: error }, 'search index was not refreshed');
    }
  }
}
