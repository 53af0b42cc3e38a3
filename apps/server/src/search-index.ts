import { refreshSearchIndex } from '@pahiya/api/modules/search/refresh-index';
import type { Services } from '@pahiya/api/services';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { FastifyInstance } from 'fastify';

/** Syncs the search table with this program's pages and the articles, in the background: some seconds the first time,
 * then a check of two versions. A stopping server breaks it off; the next start begins again. */
export function startSearchIndex(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'now'>,
  entries: () => Promise<readonly SearchEntry[]>,
): void {
  const stopping = new AbortController();
  let refreshing: Promise<void> = Promise.resolve();
  app.addHook('onListen', () => {
    refreshing = refresh();
  });
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', () => refreshing);

  async function refresh(): Promise<void> {
    try {
      const refreshed = await refreshSearchIndex(services, await entries(), stopping.signal);
      app.log.info({ refreshed }, 'search index is up to date');
    } catch (error) {
      if (stopping.signal.aborted) return;
      // Pages and articles work without it; the job and the next start retry.
      app.log.error({ err: error }, 'search index was not refreshed');
    }
  }
}
