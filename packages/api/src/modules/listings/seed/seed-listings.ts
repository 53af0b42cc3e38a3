import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../db/database.ts';
import { touchCities } from '../store/city-repository.ts';
import { insertListings } from '../store/listing-repository.ts';
import { markHash } from '../store/mark-hash.ts';
import { dealerCode, sandboxListings } from './sandbox-listings.ts';
import { sandboxCities } from './sandbox-models.ts';
import {
  insertCars,
  insertPrices,
  insertSandboxDealers,
  lockEmptyList,
} from './seed-repository.ts';

/** Fills an empty list of used cars with invented ones, for the sandbox only. A list with anything in it is left
 * alone. */
export async function seedListings(
  sql: Database,
  { secret, now }: { readonly secret: Uint8Array; readonly now: Date },
): Promise<void> {
  await sql.begin(async (tx) => {
    if (!(await lockEmptyList(tx))) return;
    const dealers = await storeDealers(tx);
    const made = sandboxListings(now).map((one) => ({ ...one, carId: randomUUID() }));
    const cars = made.map(({ carId, firstLiveAt, listing }) => ({
      id: carId,
      hash: markHash(secret, listing.vehicleNumber).toString('hex'),
      at: firstLiveAt.toISOString(),
    }));
    await insertCars(tx, cars);
    await insertListings(
      tx,
      made.map(({ listing, carId, dealerCode: code }) => ({
        ...listing,
        id: randomUUID(),
        carId,
        userId: null,
        dealerId: code === null ? null : (dealers.get(code) ?? null),
      })),
    );
    const prices = made.flatMap(({ carId, prices }) =>
      prices.map(({ amount, since }) => ({ carId, paise: amount, since: since.toISOString() })),
    );
    await insertPrices(tx, prices);
    await touchCities(
      tx,
      sandboxCities.map(({ cityId }) => cityId),
    );
  });
}

async function storeDealers(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const dealers = sandboxCities.flatMap(({ cityId, dealers }) =>
    dealers.map(({ area, authorisation }) => ({
      id: randomUUID(),
      code: dealerCode(area),
      name: `Sandbox dealer ${area}`,
      cityId,
      area,
      authorisation,
    })),
  );
  await insertSandboxDealers(tx, dealers);
  return new Map(dealers.map(({ code, id }) => [code, id]));
}
