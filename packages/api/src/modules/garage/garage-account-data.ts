import type { AccountDataSource } from '../../account-data.ts';
import { deleteFeed } from './calendar-feed-repository.ts';
import { deletePlaces, garageHistory } from './garage-repository.ts';

/** Garage data of a person. The calendar's key is a secret rather than personal data: the export says that a feed
 * exists, not its address. */
export const garageAccountData: AccountDataSource = {
  name: 'garage',
  exportFor: async (sql, userId) => ({ garage: [...(await garageHistory(sql, userId))] }),
  deleteFor: async (tx, userId) => {
    await deletePlaces(tx, userId);
    await deleteFeed(tx, userId);
  },
};
