import type { InspectedCar } from '@pahiya/contracts/inspections/inspection-schema';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { endedSales, type SaleEvent, type SaleState } from '@pahiya/domain/selling/sale-states';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** The estimate that a sale began with. */
export type StoredEstimate = {
  readonly estimateId: string;
  readonly low: Paise;
  readonly middle: Paise;
  readonly high: Paise;
  /** RFC 3339, UTC. */
  readonly estimatedAt: string;
};

/** A sale as stored. */
export type SaleRow = {
  readonly saleId: string;
  /** Null: a visitor has not confirmed yet. */
  readonly userId: string | null;
  readonly vehicleNumber: VehicleNumber;
  readonly state: SaleState;
  readonly car: InspectedCar;
  readonly cityId: number;
  readonly city: string;
  readonly estimate: StoredEstimate | null;
  readonly startedAt: Date;
};

/** Stores a sale. `deviceHash`: of the visitor's device. */
export async function insertSale(
  tx: Queryable,
  sale: SaleRow & { readonly deviceHash: Uint8Array | null },
): Promise<void> {
  await tx`
    insert into sale_cases (id, user_id, device_hash, vehicle_number, state, car, city_id, city,
      estimate, started_at)
    values (${sale.saleId}, ${sale.userId}, ${sale.deviceHash}, ${sale.vehicleNumber},
      ${sale.state}, ${tx.json(sale.car)}, ${sale.cityId}, ${sale.city},
      ${sale.estimate === null ? null : tx.json(sale.estimate)}, ${sale.startedAt})`;
}

/** A sale; null for an unknown id. */
export async function findSale(sql: Queryable, saleId: string): Promise<SaleRow | null> {
  const [row] = await sql<SaleRow[]>`
    select ${columns(sql)} from sale_cases where id = ${saleId}`;
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSaleRow(tx: Queryable, saleId: string): Promise<SaleRow | null> {
  const [row] = await tx<SaleRow[]>`
    select ${columns(tx)} from sale_cases where id = ${saleId} for update`;
  return row ?? null;
}

/** Sales of a person, newest first. */
export async function findSalesOf(sql: Queryable, userId: string): Promise<readonly SaleRow[]> {
  return sql<SaleRow[]>`
    select ${columns(sql)} from sale_cases where user_id = ${userId}
    order by started_at desc, id limit 50`;
}

/** The newest sale of a person's vehicle; null: none. */
export async function findLatestSaleOf(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<SaleRow | null> {
  const [row] = await sql<SaleRow[]>`
    select ${columns(sql)} from sale_cases
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}
    order by started_at desc, id limit 1`;
  return row ?? null;
}

/** The live sale of a person's vehicle, locked; null: none. */
export async function lockLiveSale(
  tx: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<SaleRow | null> {
  const [row] = await tx<SaleRow[]>`
    select ${columns(tx)} from sale_cases
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}
      and state <> all(${[...endedSales]}::text[]) for update`;
  return row ?? null;
}

/** Unconfirmed sales of a device, newest first, locked. */
export async function lockSalesOfDevice(
  tx: Queryable,
  deviceHash: Uint8Array,
): Promise<readonly SaleRow[]> {
  return tx<SaleRow[]>`
    select ${columns(tx)} from sale_cases where device_hash = ${deviceHash} and user_id is null
    order by started_at desc, id for update`;
}

/** Gives an unconfirmed sale its owner. */
export async function updateOwner(tx: Queryable, saleId: string, userId: string): Promise<void> {
  await tx`update sale_cases set user_id = ${userId}, device_hash = null where id = ${saleId}`;
}

/** Stores what is known of the car now. */
export async function updateCar(
  tx: Queryable,
  saleId: string,
  { car, estimate }: Pick<SaleRow, 'car' | 'estimate'>,
): Promise<void> {
  await tx`
    update sale_cases set car = ${tx.json(car)},
      estimate = ${estimate === null ? null : tx.json(estimate)}
    where id = ${saleId}`;
}

/** Stores a move. */
export async function updateState(
  tx: Queryable,
  saleId: string,
  { event, state, at }: { event: SaleEvent; state: SaleState; at: Date },
): Promise<void> {
  await tx`update sale_cases set state = ${state} where id = ${saleId}`;
  await tx`
    insert into sale_moves (sale_id, event, state, at)
    values (${saleId}, ${event}, ${state}, ${at})`;
}

/** Deletes a sale. */
export async function deleteSale(tx: Queryable, saleId: string): Promise<void> {
  await tx`delete from sale_cases where id = ${saleId}`;
}

/** Deletes the sales of a person; returns their ids. */
export async function deleteSalesOf(tx: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await tx<{ saleId: string }[]>`
    delete from sale_cases where user_id = ${userId} returning id as "saleId"`;
  return rows.map(({ saleId }) => saleId);
}

/** Deletes sales that no visitor confirmed. */
export async function deleteUnconfirmed(tx: Queryable, saleIds: readonly string[]): Promise<void> {
  await tx`delete from sale_cases where id = any(${[...saleIds]}::uuid[]) and user_id is null`;
}

/** Sales of a person, for the account's export. */
export async function saleHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", car, city, state, estimate,
      started_at as "startedAt"
    from sale_cases where user_id = ${userId} order by started_at`;
}

function columns(sql: Queryable) {
  return sql`id as "saleId", user_id as "userId", vehicle_number as "vehicleNumber", state, car,
    city_id as "cityId", city, estimate, started_at as "startedAt"`;
}
