import * as contracts from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { findCity } from '@pahiya/domain/places/cities';
import { err, ok } from '@pahiya/domain/shared/result';
import { csvCell } from '@pahiya/domain/text/csv-cell';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../../http/answer.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { readListingPhoto } from '../photos/photo-store.ts';
import { cityOf } from '../reading/city-of.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { addDealerPhoto, placeDealerPhoto, readDealerCar } from './dealer-photos.ts';
import { type DealerListing, isOfFirm, selectDealerListings } from './dealer-repository.ts';
import { findFeed } from './feed-repository.ts';
import { importListings } from './import-listings.ts';
import { dealerColumns } from './read-dealer-csv.ts';
import { readFigures } from './read-figures.ts';
import { setFeed } from './set-feed.ts';

/** Each reads a file of up to a thousand cars. */
const imports: LimitRule = { name: 'dealer-imports', points: 30, perSeconds: 3600 };
/** Each resolves a name and leads to a reading. */
const feeds: LimitRule = { name: 'dealer-feeds', points: 12, perSeconds: 3600 };

/** Decoding a picture is expensive. */
const pictures: LimitRule = { name: 'dealer-photos', points: 300, perSeconds: 3600 };
/** 8 MB in base64 with the rest of the body. */
const pictureBytes = 11_500_000;

/** Registers the cars of partner firms. */
export function registerDealerListings(
  app: FastifyInstance,
  { services, serve }: ModuleTools,
): void {
  const { sql } = services;
  serve(app, contracts.partnerListings, async ({ caller }) =>
    ok({
      columns: [...dealerColumns],
      feed: feedOnWire(await findFeed(sql, caller.firmId)),
      listings: (await selectDealerListings(sql, caller.firmId)).map((car) => ({
        listing: car.publicId,
        stockNumber: car.stockNumber,
        title: [car.makeName, car.modelName, car.variant, car.madeYear].filter(Boolean).join(' '),
        pricePaise: car.price,
        state: car.state,
        path:
          car.state === 'live'
            ? `/used-cars/${cityOf(car.cityId).slug}/${car.make}-${car.model}-${car.madeYear}-${car.publicId}`
            : null,
      })),
    }),
  );
  serve(app, contracts.partnerListingFigures, async ({ caller }) =>
    ok(await readFigures(services, caller.firmId)),
  );
  serve(app, contracts.partnerListingsFile, async ({ caller }) => {
    const cars = await selectDealerListings(sql, caller.firmId);
    const lines = [dealerColumns.join(','), ...cars.map(lineOf)];
    const bytes = Buffer.from(`${lines.join('\r\n')}\r\n`);
    return ok(
      new FileAnswer({ bytes, contentType: 'text/csv; charset=utf-8', fileName: 'cars.csv' }),
    );
  });
  serve(
    app,
    contracts.partnerImportListings,
    ({ body, caller }) => importListings(services, caller, body),
    { bodyLimitBytes: 900_000, limits: ({ caller }) => [{ rule: imports, key: caller.firmId }] },
  );
  serve(app, contracts.partnerSetFeed, ({ body, caller }) => setFeed(services, caller, body.url), {
    limits: ({ caller }) => [{ rule: feeds, key: caller.firmId }],
  });
  serve(app, contracts.partnerListing, ({ params, caller }) =>
    readDealerCar(services, { ...params, firmId: caller.firmId }),
  );
  serve(
    app,
    contracts.partnerAddListingPhoto,
    ({ params, body, caller }) =>
      addDealerPhoto(services, { ...params, firmId: caller.firmId }, body.contentBase64),
    {
      bodyLimitBytes: pictureBytes,
      limits: ({ caller }) => [{ rule: pictures, key: caller.firmId }],
    },
  );
  serve(app, contracts.partnerListingPhoto, async ({ params, caller }) =>
    (await isOfFirm(sql, caller.firmId, params.listing))
      ? readListingPhoto(services, params)
      : err(noSuchListing),
  );
  serve(
    app,
    contracts.partnerPlaceListingPhoto,
    async ({ params: { listing, photoId }, body, caller }) => {
      const whose = { listing, firmId: caller.firmId };
      const placed = await placeDealerPhoto(services, whose, { photoId, ...body });
      return placed.ok ? readDealerCar(services, whose) : placed;
    },
    {
      bodyLimitBytes: 8_192,
      limits: ({ caller }) => [{ rule: pictures, key: caller.firmId }],
    },
  );
}

function feedOnWire(feed: Awaited<ReturnType<typeof findFeed>>) {
  if (feed === null) return null;
  const { url, readAt, outcome, report } = feed;
  return {
    ...{ url, readAt: readAt?.toISOString() ?? null, outcome },
    report:
      report === null
        ? null
        : {
            ...report,
            wrong: report.wrong.map((line) => ({ ...line, faults: [...line.faults] })),
          },
  };
}

function lineOf(car: DealerListing): string {
  const status = car.state === 'sold' || car.state === 'removed' ? car.state : '';
  return [
    ...[car.stockNumber, car.vehicleNumber ?? '', car.make, car.model, String(car.madeYear)],
    ...[car.variant ?? '', car.fuel, car.gearbox, car.body, String(car.km), String(car.owners)],
    ...[car.colour, String(car.price / 100), findCity(car.cityId)?.name ?? '', status],
    car.note ?? '',
  ]
    .map(csvCell)
    .join(',');
}
