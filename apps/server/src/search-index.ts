import { pricingDay } from '@pahiya/api/modules/new-cars/tax-rules/pricing-day';
import { refreshSearchIndex } from '@pahiya/api/modules/search/refresh-index';
import type { Services } from '@pahiya/api/services';
import { linesOfRule } from '@pahiya/domain/new-cars/tax-rules/write-tax-rules';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance } from 'fastify';

/** Taxes and fees that operators imported and that are in force on a day: pages in the index state fees. */
export type IndexedFees = {
  readonly today: IstDate;
  readonly feeLines: ReturnType<typeof linesOfRule>;
};

/** A rule takes effect at midnight, without a change of the list. */
const lookAgainMs = 60 * 60_000;

/** Syncs the search table with this program's pages and the articles, in the background: some seconds the first time,
 * then a check of two versions. Entries are made again when an imported fee takes effect. A stopping server breaks it
 * off; the next start begins again. */
export function startSearchIndex(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'now' | 'content'>,
  entries: (fees: IndexedFees) => Promise<readonly SearchEntry[]>,
): void {
  const stopping = new AbortController();
  let refreshing: Promise<void> = Promise.resolve();
  let indexed: string | null = null;
  const next = () => {
    refreshing = refreshing.then(refresh);
  };
  app.addHook('onListen', async () => {
    next();
    services.content.onChange(next);
    setInterval(next, lookAgainMs).unref();
  });
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', () => refreshing);

  async function refresh(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      const { today, imported } = await pricingDay(services);
      const feeLines = imported.flatMap(linesOfRule);
      const key = JSON.stringify(feeLines);
      if (key === indexed) return;
      const made = await entries({ today, feeLines });
      const refreshed = await refreshSearchIndex(services, made, stopping.signal);
      indexed = key;
      app.log.info({ refreshed }, 'search index is up to date');
    } catch (error) {
      if (stopping.signal.aborted) return;
      // Pages and articles work without it; the job and the next start retry.
      app.log.error({ err: error }, 'search index was not refreshed');
    }
  }
}
