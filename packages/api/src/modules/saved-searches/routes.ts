import * as contracts from '@pahiya/contracts/saved-searches/saved-search-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { saveSearch } from './save-search.ts';
import { deleteSearch, deleteSearchesOf, selectSearches } from './saved-search-repository.ts';
import { readStopKey } from './stop-key.ts';

/** Registers the calls of saved searches, and their personal data. */
export function registerSavedSearches(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  const { sql, settings } = services;
  const listOf = async (userId: string) => ({
    searches: (await selectSearches(sql, userId)).map(({ createdAt, ...search }) => ({
      ...search,
      path: services.savedSearchKinds[search.kind]?.path(search.query) ?? '/',
      createdAt: createdAt.toISOString(),
    })),
  });
  serve(app, contracts.listSavedSearches, async ({ caller }) => ok(await listOf(caller.userId)));
  serve(
    app,
    contracts.saveSearch,
    async ({ caller, body }) => {
      const saved = await saveSearch(services, caller.userId, body);
      return saved.ok ? ok(await listOf(caller.userId)) : saved;
    },
    { bodyLimitBytes: 4096 },
  );
  serve(
    app,
    contracts.stopSavedSearch,
    async ({ caller, body }) => {
      const ofKey = 'key' in body ? readStopKey(settings.secret, body.key) : null;
      const userId = caller.kind === 'user' ? caller.userId : null;
      const isStopped =
        'key' in body
          ? // A second press gets the same answer.
            ofKey !== null && ((await deleteSearch(sql, ofKey, null)) || true)
          : userId !== null && (await deleteSearch(sql, body.searchId, userId));
      return isStopped
        ? ok({ isStopped: true as const })
        : err({ code: 'saved-search/not-found', detail: 'There is no such saved search.' });
    },
    { bodyLimitBytes: 1024 },
  );
  accountData.push({
    name: 'saved-searches',
    exportFor: async (tx, userId) => ({
      savedSearches: (await selectSearches(tx, userId)).map((search) => ({ ...search })),
    }),
    deleteFor: deleteSearchesOf,
  });
}
