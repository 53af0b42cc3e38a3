import type { AccountDataSource } from '../../account-data.ts';
import { eraseInspections } from '../inspections/store/erase-inspections.ts';
import { removeSoldOf } from './sold/change-sold.ts';
import { findSoldOf } from './sold/sold-repository.ts';
import { deleteSalesOf, saleHistory } from './store/sale-repository.ts';
import { refreshSaleWork } from './store/sale-work.ts';

/** Sales of an account, through us and private ones. */
export const sellingAccountData: AccountDataSource = {
  name: 'car-sales',
  exportFor: async (sql, userId) => ({
    carSales: [
      ...(await saleHistory(sql, userId)),
      ...(await findSoldOf(sql, userId)).map((sold) => ({
        vehicleNumber: sold.vehicleNumber,
        car: sold.title,
        soldPrivatelyAt: sold.soldAt,
        checkCode: sold.code,
        form29Number: sold.reportNumber,
        recordClosedAt: sold.recordClosedAt,
        messagesBy: sold.channels,
      })),
    ],
  }),
  deleteFor: async (tx, userId) => {
    await removeSoldOf(tx, userId, new Date());
    const saleIds = await deleteSalesOf(tx, userId);
    for (const saleId of saleIds) await refreshSaleWork(tx, saleId);
    await eraseInspections(tx, saleIds, new Date());
  },
};
