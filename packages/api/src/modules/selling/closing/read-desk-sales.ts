import type { Queryable } from '../../../db/database.ts';
import { findAcceptances, findSalePayments } from '../store/acceptance-repository.ts';
import { findSale } from '../store/sale-repository.ts';
import { openAccount } from './account-cipher.ts';
import { dueOf } from './record-sale-payment.ts';

/** Accepted sales with what is due of each, or one of them, also when nothing is due. The account is shown only while its owner is to be paid. */
export async function readDeskSales(
  sql: Queryable,
  secret: Uint8Array,
  { sale: only }: { readonly sale?: string | undefined },
) {
  const accepted = await findAcceptances(sql, only);
  const sales = await Promise.all(
    accepted.map(async (row) => {
      const sale = await findSale(sql, row.saleId);
      if (sale === null) return [];
      const due = dueOf(sale, row, await findSalePayments(sql, row.saleId));
      const isSellerDue = due.some(({ kind }) => kind === 'seller');
      return [
        {
          saleId: row.saleId,
          state: sale.state,
          vehicleNumber: sale.vehicleNumber,
          title: sale.car.title,
          dealer: row.dealer,
          bid: row.bid,
          net: row.net,
          handoverOn: row.handoverOn,
          account: isSellerDue ? openAccount(secret, row.saleId, row.account) : null,
          due: due.map((one) => ({ ...one })),
        },
      ];
    }),
  );
  return { sales: sales.flat() };
}
