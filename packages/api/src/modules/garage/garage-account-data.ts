import type { AccountDataSource } from '../account/account-data.ts';

/** What the garage holds about a person. The calendar's key is a secret and not a fact about anybody: it is told
 * that there is a feed, not its address. */
export const garageAccountData: AccountDataSource = {
  name: 'garage',
  exportFor: async (sql, userId) => {
    const garage = await sql<Record<string, unknown>[]>`
      select g.vehicle_number as "vehicleNumber", g.added_at as "addedAt",
        exists (select 1 from calendar_feeds f where f.user_id = g.user_id) as "inCalendarFeed"
      from garage_vehicles g where g.user_id = ${userId} order by g.added_at`;
    return { garage: [...garage] };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from garage_vehicles where user_id = ${userId}`;
    await tx`delete from calendar_feeds where user_id = ${userId}`;
  },
};
