import * as contracts from '@pahiya/contracts/used-cars/exchange-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { findAnyListing } from '../own/own-repository.ts';
import { selectFirmCar } from '../store/dealer-firm-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { askExchange } from './ask-exchange.ts';
import { readExchangeEstimate } from './exchange-estimate.ts';

/** Each reaches people of a firm. */
const asking: LimitRule = { name: 'part-exchange-ask', points: 10, perSeconds: 86_400 };

/** Registers the part exchange of a dealer's car. */
export function registerPartExchange(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  serve(app, contracts.partExchangeOffer, async ({ params: { listing }, query }) => {
    const estimate =
      query.estimate === undefined
        ? null
        : await readExchangeEstimate(sql, query.estimate, services.now());
    const car = await selectFirmCar(sql, listing);
    if (car !== null) return ok({ dealer: car.dealer, estimate });
    const other = await findAnyListing(sql, listing);
    return other?.state === 'live' ? ok({ dealer: null, estimate }) : err(noSuchListing);
  });
  serve(
    app,
    contracts.askPartExchange,
    ({ params, body, caller }) =>
      askExchange(services, { ...params, ...body, userId: caller.userId }),
    { bodyLimitBytes: 2048, limits: ({ caller }) => [{ rule: asking, key: caller.userId }] },
  );
}
