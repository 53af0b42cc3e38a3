import { carFilterMetadata, filterCars } from '@pahiya/contracts/new-cars/car-filter-contracts';
import * as contracts from '@pahiya/contracts/new-cars/new-car-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { readComparison } from './comparison/read-comparison.ts';
import { registerCarCost } from './cost/cost-routes.ts';
import { selectMakes } from './reading/catalogue-repository.ts';
import { listRegions } from './reading/list-regions.ts';
import { readModels, readVariants } from './reading/read-catalogue.ts';
import { readVariant } from './reading/read-variant.ts';
import { currentCarSearch } from './search/current-car-search.ts';
import { carMetadata } from './search/search-cars.ts';
import { pricingDay } from './tax-rules/pricing-day.ts';
import { registerTaxRules } from './tax-rules/rule-routes.ts';

/** Names of a make, a model and a variant: far below this. */
const small = { bodyLimitBytes: 1024 };

/** Registers the calls of the module. */
export function registerNewCars(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  const { sql } = services;
  registerCarCost(app, tools);
  registerTaxRules(app, tools);
  const today = () => istDateOf(services.now());

  serve(
    app,
    contracts.carMakes,
    async () => ok({ makes: (await selectMakes(sql)).map((make) => ({ ...make })) }),
    small,
  );
  serve(app, contracts.carModels, ({ body }) => readModels(sql, body.make, today()), small);
  serve(app, contracts.carVariants, ({ body }) => readVariants(sql, body, today()), small);
  serve(
    app,
    contracts.carVariant,
    async ({ body }) => readVariant(sql, body, await pricingDay(services)),
    small,
  );
  serve(
    app,
    contracts.compareCars,
    async ({ body }) => readComparison(sql, body, await pricingDay(services)),
    { bodyLimitBytes: 2048 },
  );
  serve(app, filterCars, async ({ body }) => (await currentCarSearch(services)).search(body), {
    bodyLimitBytes: 8192,
  });
  serve(app, carFilterMetadata, async () =>
    ok(carMetadata((await currentCarSearch(services)).index)),
  );
  serve(app, contracts.carRegions, async () => ok(listRegions((await pricingDay(services)).rules)));
}
