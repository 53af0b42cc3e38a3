import * as contracts from '@pahiya/contracts/used-cars/price-watch-contracts';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { deletePriceWatchesOf, priceWatchHistory } from './price-watch-repository.ts';
import { readPriceWatch, setPriceWatch, stopPriceWatchByKey } from './price-watches.ts';

const watching: LimitRule = { name: 'used-price-watch', points: 60, perSeconds: 600 };
const stops: LimitRule = { name: 'used-price-stops', points: 30, perSeconds: 600 };
const small = { bodyLimitBytes: 1024 };

/** Registers price alerts of used cars. */
export function registerPriceWatches(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  tools.accountData.push({
    name: 'used-car-price-alerts',
    exportFor: async (sql, userId) => ({
      usedCarAlerts: [...(await priceWatchHistory(sql, userId))],
    }),
    deleteFor: deletePriceWatchesOf,
  });
  serve(app, contracts.priceWatch, ({ params, caller }) =>
    readPriceWatch(services, { ...params, userId: caller.userId }),
  );
  serve(
    app,
    contracts.watchPrice,
    ({ params, body, caller }) =>
      setPriceWatch(services, { ...params, ...body, userId: caller.userId }),
    { ...small, limits: ({ caller }) => [{ rule: watching, key: caller.userId }] },
  );
  serve(app, contracts.stopPriceWatch, ({ body }) => stopPriceWatchByKey(services, body.key), {
    ...small,
    limits: ({ address }) => [{ rule: stops, key: addressUnit(address) }],
  });
}
