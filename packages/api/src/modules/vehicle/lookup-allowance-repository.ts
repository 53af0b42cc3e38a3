import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** One number on one day. */
export type AllowanceUse = { readonly day: IstDate; readonly vehicleNumber: string };

/** Takes a number from the allowances of these subjects: the place (from 1) of the first one at its limit, or the
 * subjects for which it is new. */
export async function takeFrom(
  sql: Queryable,
  { day, vehicleNumber }: AllowanceUse,
  subjects: readonly { readonly subject: string; readonly limit: number }[],
): Promise<{ readonly refusedAt: number | null; readonly taken: readonly string[] }> {
  const [row] = await sql<{ refusedAt: number | null; taken: string[] | null }[]>`
    select refused_at as "refusedAt", taken from take_lookup_allowance(
      ${day}::date, ${vehicleNumber}, ${subjects.map(({ subject }) => subject)}::text[],
      ${subjects.map(({ limit }) => limit)}::integer[])`;
  return { refusedAt: row?.refusedAt ?? null, taken: row?.taken ?? [] };
}

/** Gives a number back to these subjects. */
export async function deleteUses(
  sql: Queryable,
  { day, vehicleNumber }: AllowanceUse,
  subjects: readonly string[],
): Promise<void> {
  await sql`delete from lookup_allowances where day = ${day}::date
    and vehicle_number = ${vehicleNumber} and subject = any(${subjects})`;
}

/** Copies a day's numbers of one subject to another. */
export async function copyUses(
  sql: Queryable,
  day: IstDate,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into lookup_allowances (day, subject, vehicle_number)
    select day, ${to}, vehicle_number
    from lookup_allowances where day = ${day}::date and subject = ${from}
    on conflict do nothing`;
}

/** Deletes allowances of past days; returns their number. */
export async function deleteUsesBefore(sql: Queryable, day: IstDate): Promise<number> {
  const { count } = await sql`delete from lookup_allowances where day < ${day}::date`;
  return count;
}
