import type { Valuation, ValuedCar } from '@pahiya/domain/valuation/valuation';
import type { Queryable } from '../../db/database.ts';

/** A kept estimate: the car, the answer with its working, and how long it is good for. */
export type Estimate = {
  readonly id: string;
  readonly car: ValuedCar;
  readonly valuation: Valuation;
  readonly version: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Keeps an estimate; the one kept before, if the same key has one. */
export async function insertEstimate(
  sql: Queryable,
  { key, ...estimate }: Estimate & { readonly key: Buffer },
): Promise<Estimate> {
  const [row] = await sql<Estimate[]>`
    insert into car_estimates (id, key, car, valuation, version, created_at, expires_at)
    values (${estimate.id}, ${key}, ${sql.json(estimate.car)}, ${sql.json(estimate.valuation)},
      ${estimate.version}, ${estimate.createdAt}, ${estimate.expiresAt})
    on conflict (key) do update set key = excluded.key
    returning id, car, valuation, version, created_at as "createdAt", expires_at as "expiresAt"`;
  return row ?? estimate;
}

/** An estimate by its id, expired or not; null: none. */
export async function selectEstimate(sql: Queryable, id: string): Promise<Estimate | null> {
  const [row] = await sql<Estimate[]>`
    select id, car, valuation, version, created_at as "createdAt", expires_at as "expiresAt"
    from car_estimates where id = ${id}`;
  return row ?? null;
}

/** Erases estimates that expired before an instant. */
export async function deleteEstimates(sql: Queryable, expiredBefore: Date): Promise<void> {
  await sql`delete from car_estimates where expires_at < ${expiredBefore}`;
}
