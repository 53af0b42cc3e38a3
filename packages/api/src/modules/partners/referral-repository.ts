import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** Adds a visit to a day's count. */
export async function addVisit(
  sql: Queryable,
  {
    day,
    partner,
    place,
  }: { readonly day: IstDate; readonly partner: string; readonly place: string },
): Promise<void> {
  await sql`insert into partner_referrals (day, partner, place, visits)
    values (${day}::date, ${partner}, ${place}, 1)
    on conflict (day, partner, place) do update set visits = partner_referrals.visits + 1`;
}
