import { type AccountDataSource, keptRecord } from '../../account-data.ts';
import type { ApiSettings } from '../../services.ts';
import { eraseReporter, reportHistory } from './field-report-repository.ts';
import { deleteHiddenOf, hiddenHistory } from './hidden-vehicle-repository.ts';
import { actorHash } from './lookup-log.ts';
import { lookupHistory } from './lookup-log-repository.ts';
import { deleteProofs, proofHistory } from './proved-owner-repository.ts';
import { deleteSearches, searchHistory } from './recent-search-repository.ts';

/** Look-up data of a person. */
export const vehicleAccountData = ({
  lookupLogDays,
}: Pick<ApiSettings, 'lookupLogDays'>): AccountDataSource => ({
  name: 'vehicle',
  exportFor: async (sql, userId) => {
    const [recentSearches, reports, hiddenVehicles, provedVehicles, lookups] = await Promise.all([
      searchHistory(sql, userId),
      reportHistory(sql, userId),
      hiddenHistory(sql, userId),
      proofHistory(sql, userId),
      lookupHistory(sql, actorHash('user', userId)),
    ]);
    return {
      recentSearches: [...recentSearches],
      reports: [...reports],
      hiddenVehicles: [...hiddenVehicles],
      provedVehicles: [...provedVehicles],
      lookups: [...lookups],
    };
  },
  deleteFor: async (tx, userId) => {
    await deleteSearches(tx, userId);
    await deleteHiddenOf(tx, userId);
    await deleteProofs(tx, userId);
    await eraseReporter(tx, userId);
  },
  kept: (now) => [
    keptRecord('lookup-log', 'Look-up log, not linked to the person', now, { days: lookupLogDays }),
  ],
});
