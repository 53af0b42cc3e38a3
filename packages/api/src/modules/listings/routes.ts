import * as contracts from '@pahiya/contracts/used-cars/used-car-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { registerPriceWatches } from './alerts/price-watch-routes.ts';
import { registerDealerListings } from './dealer/dealer-routes.ts';
import { registerCarEnquiries } from './enquiry/enquiry-routes.ts';
import { registerPartExchange } from './exchange/exchange-routes.ts';
import { registerOwnListings } from './own/own-routes.ts';
import { createCityIndexes } from './reading/city-indexes.ts';
import { findCityOf } from './reading/city-of.ts';
import { readHomeCards } from './reading/home-cards.ts';
import { readListing } from './reading/read-listing.ts';
import { readFilters, searchUsedCarsOf } from './reading/search-used-cars.ts';
import { registerReservations } from './reservations/reservation-routes.ts';
import { registerTestDrives } from './trials/trial-routes.ts';
import { usedCarSubject } from './used-car-subject.ts';

/** Registers the calls of people who look for a used car. */
export function registerUsedCars(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  registerReservations(app, tools);
  registerOwnListings(app, tools);
  registerPriceWatches(app, tools);
  registerDealerListings(app, tools);
  registerTestDrives(app, tools);
  registerPartExchange(app, tools);
  registerCarEnquiries(app, tools);
  tools.reportSubjects.push(usedCarSubject);
  const { sql } = services;
  const indexes = createCityIndexes(services);

  serve(app, contracts.searchUsedCars, ({ query }) => searchUsedCarsOf(sql, indexes, query));
  serve(app, contracts.usedCarFilters, ({ query }) => readFilters(indexes, query));
  serve(app, contracts.usedCarCities, async () => {
    const cities = (await indexes.cities()).filter(({ live }) => live > 0);
    return ok({
      cities: cities.flatMap(({ cityId, live }) => {
        const city = findCityOf(cityId);
        return city === null ? [] : [{ ...city, cars: live }];
      }),
    });
  });
  serve(app, contracts.usedCarHomeCards, ({ query }) => readHomeCards(sql, indexes, query.cityId));
  serve(app, contracts.usedCarListing, ({ params }) =>
    readListing(sql, params.listing, services.now()),
  );
}
