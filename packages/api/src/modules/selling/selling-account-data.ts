import type { AccountDataSource } from '../../account-data.ts';
import { eraseInspections } from '../inspections/store/erase-inspections.ts';
import { deleteSalesOf, saleHistory } from './store/sale-repository.ts';

/** Sales of an account. */
export const sellingAccountData: AccountDataSource = {
  name: 'car-sales',
  exportFor: async (sql, userId) => ({ carSales: [...(await saleHistory(sql, userId))] }),
  deleteFor: async (tx, userId) => {
    await eraseInspections(tx, await deleteSalesOf(tx, userId), new Date());
  },
};
