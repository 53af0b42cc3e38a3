import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { searchEverything } from './search-everything.ts';

/** Suggestions send several requests a second, and many people share an address. */
const searches: LimitRule = { name: 'search-everything', points: 200, perSeconds: 60 };

/** Registers the search call. */
export function registerSearch(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    searchUniversal,
    async ({ query }) => ok(await searchEverything(services.sql, { ...query, text: query.q })),
    { limits: ({ address }) => [{ rule: searches, key: addressUnit(address) }] },
  );
}
