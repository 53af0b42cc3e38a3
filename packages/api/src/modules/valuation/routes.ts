import * as contracts from '@pahiya/contracts/sell-car/sell-car-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import { usedCarMakes } from '@pahiya/domain/valuation/car-names';
import { daysToSell, odometerBands, sellingTimes } from '@pahiya/domain/valuation/selling-choices';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { fetchPrice } from './fetch-price.ts';
import { findSellersCar } from './find-sellers-car.ts';
import { readSellersModel, unknownCar, variantsOf, yearsOf } from './sellers-choices.ts';

const prices: LimitRule = { name: 'car-price', points: 60, perSeconds: 60 };
const nameOf = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });

/** Registers the calls of the module. */
export function registerValuation(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const today = () => istDateOf(services.now());

  serve(app, contracts.sellCarMakes, async () => ok({ makes: usedCarMakes.map(nameOf) }));
  serve(app, contracts.sellCarModels, async ({ query }) => {
    const make = usedCarMakes.find(({ slug }) => slug === query.make);
    if (make === undefined) return err(unknownCar);
    return ok({ make: nameOf(make), models: make.models.map(nameOf) });
  });
  serve(app, contracts.sellCarYears, async ({ query }) => {
    const model = await readSellersModel(sql, query, today());
    return model.ok ? ok({ years: yearsOf(model.value, today()) }) : model;
  });
  serve(app, contracts.sellCarVariants, async ({ query }) => {
    const model = await readSellersModel(sql, query, today());
    return model.ok ? ok({ variants: variantsOf(model.value, query.year, today()) }) : model;
  });
  serve(app, contracts.sellCarMileages, async () =>
    ok({ bands: odometerBands.map((band) => ({ ...band })) }),
  );
  serve(app, contracts.sellCarTimes, async () =>
    ok({ times: sellingTimes.map((code) => ({ code, withinDays: daysToSell[code] })) }),
  );
  serve(app, contracts.fetchCarPrice, ({ body }) => fetchPrice(services, body), {
    bodyLimitBytes: 1024,
    limits: ({ address }) => [{ rule: prices, key: addressUnit(address) }],
  });
  serve(app, contracts.findSellersCar, ({ query, caller, device, address, request }) =>
    findSellersCar(services, { ...query, caller, device, address, requestId: request.id }),
  );
}
