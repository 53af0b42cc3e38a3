import type { Paise } from '@pahiya/domain/shared/money';
import type { Transaction } from '../../../db/database.ts';

/** Whether there is nothing yet. Others that fill the list wait until the end of the transaction. */
export async function lockEmptyList(tx: Transaction): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtext('used-car-seed'))`;
  const [known] = await tx`select 1 from used_listings limit 1`;
  return known === undefined;
}

/** Stores invented dealers. Those with an authorisation take a car back within five days and 300 km. */
export async function insertSandboxDealers(
  tx: Transaction,
  dealers: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly cityId: number;
    readonly area: string;
    readonly authorisation: string | null;
  }[],
): Promise<void> {
  await tx`
    insert into used_dealers
      (id, code, name, city_id, area, authorisation_number, return_days, return_km, is_sandbox)
    select id, code, name, "cityId", area, authorisation,
      case when authorisation is null then null else 5 end,
      case when authorisation is null then null else 300 end, true
    from jsonb_to_recordset(${tx.json(dealers)})
      as given (id uuid, code text, name text, "cityId" int, area text, authorisation text)`;
}

/** Stores cars with the day on which they were first offered. */
export async function insertCars(
  tx: Transaction,
  cars: readonly { readonly id: string; readonly hash: string; readonly at: string }[],
): Promise<void> {
  await tx`
    insert into used_cars (id, mark_hash, first_live_at)
    select id, decode(hash, 'hex'), at from jsonb_to_recordset(${tx.json(cars)})
      as given (id uuid, hash text, at timestamptz)`;
}

/** Stores prices that cars were offered for. */
export async function insertPrices(
  tx: Transaction,
  prices: readonly { readonly carId: string; readonly paise: Paise; readonly since: string }[],
): Promise<void> {
  await tx`
    insert into used_prices (car_id, paise, since)
    select "carId", paise, since from jsonb_to_recordset(${tx.json(prices)})
      as given ("carId" uuid, paise bigint, since timestamptz)`;
}
