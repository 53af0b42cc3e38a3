import type { AccountDataSource } from '../account/account-data.ts';

/** Garage data of a person. The calendar's key is a secret rather than personal data: the export says that a feed
 * exists, not its address. */
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
