import type { ApiSettings } from '../../services.ts';
import { type AccountDataSource, keptRecord } from '../account/account-data.ts';
import { actorHash } from './lookup-log.ts';

/** Look-up data of a person. */
export const vehicleAccountData = ({
  lookupLogDays,
}: Pick<ApiSettings, 'lookupLogDays'>): AccountDataSource => ({
  name: 'vehicle',
  exportFor: async (sql, userId) => {
    const [recentSearches, reports, hiddenVehicles, lookups] = await Promise.all([
      sql<Record<string, unknown>[]>`
        select vehicle_number as "vehicleNumber", searched_at as "searchedAt"
        from recent_searches where user_id = ${userId} order by searched_at desc`,
      sql<Record<string, unknown>[]>`
        select vehicle_number as "vehicleNumber", field, note, reported_at as "reportedAt",
          cleared_at as "clearedAt", closed_at as "closedAt"
        from field_reports where user_id = ${userId} order by reported_at desc`,
      sql<Record<string, unknown>[]>`
        select vehicle_number as "vehicleNumber", since
        from hidden_vehicles where user_id = ${userId} order by since desc`,
      sql<Record<string, unknown>[]>`
        select at, purpose, vehicle_number as "vehicleNumber", outcome
        from lookup_log where actor_kind = 'user' and actor_hash = ${actorHash('user', userId)}
        order by at desc`,
    ]);
    return {
      recentSearches: [...recentSearches],
      reports: [...reports],
      hiddenVehicles: [...hiddenVehicles],
      lookups: [...lookups],
    };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from recent_searches where user_id = ${userId}`;
    await tx`delete from hidden_vehicles where user_id = ${userId}`;
    // The report stays; its author and note are erased.
    await tx`update field_reports set user_id = null, note = '' where user_id = ${userId}`;
  },
  kept: (now) => [
    keptRecord('lookup-log', 'Look-up log, not linked to the person', now, { days: lookupLogDays }),
  ],
});
