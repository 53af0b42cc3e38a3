import { type AccountDataSource, keptRecord } from '../../account-data.ts';
import type { Queryable } from '../../db/database.ts';
import { kindOf, type OrderKind } from '../../order-kind.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { deleteNotificationsOf } from './notification-repository.ts';
import {
  deleteOrders,
  selectAllOrdersOf,
  selectOrderIdsLocked,
  updateOwnerGone,
} from './person-orders-repository.ts';

/** Which of some orders have a payment: those are kept. */
type FindPaid = (sql: Queryable, orderIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Order data of an account. Unpaid orders are deleted; paid ones keep what the law requires, without the person. */
export function orderAccountData(
  services: Pick<Services, 'orderKinds'>,
  findWithPayment: FindPaid,
): AccountDataSource {
  const keeps = Object.values(services.orderKinds).map(({ accountData }) => accountData.keeps);
  return {
    name: 'orders',
    exportFor: async (sql, userId) => {
      const orders = await selectAllOrdersOf(sql, userId);
      const parts = new Map<string, Record<string, unknown>>();
      for (const [kind, own] of byKind(services, orders)) {
        for (const [orderId, part] of await kind.accountData.exportFor(sql, own)) {
          parts.set(orderId, part);
        }
      }
      return {
        orders: orders.map(({ orderId, kind: _, ...order }) => ({
          ...order,
          ...parts.get(orderId),
        })),
      };
    },
    deleteFor: async (tx, userId) => {
      const orders = await selectOrderIdsLocked(tx, userId);
      const kept = await findWithPayment(
        tx,
        orders.map(({ orderId }) => orderId),
      );
      // No recipient is left for notifications.
      await deleteNotificationsOf(
        tx,
        orders.map(({ orderId }) => orderId),
      );
      for (const [kind, own] of byKind(services, orders)) {
        const unpaid = own.filter((orderId) => !kept.has(orderId));
        await kind.accountData.deleteUnpaid(tx, unpaid);
        await deleteOrders(tx, unpaid);
        for (const orderId of own) {
          if (!kept.has(orderId)) continue;
          await enqueueTask(tx, { kind: 'erase-documents', subject: orderId, dueAt: new Date(0) });
        }
      }
      await updateOwnerGone(tx, userId);
    },
    kept: (now) => [
      keptRecord(
        'paid-orders',
        `Paid orders: ${[...new Set(keeps)].join('; ')}, not linked to the person`,
        now,
      ),
    ],
  };
}

function byKind(
  services: Pick<Services, 'orderKinds'>,
  orders: readonly { readonly orderId: string; readonly kind: string }[],
): ReadonlyMap<OrderKind, readonly string[]> {
  const ids = new Map<OrderKind, string[]>();
  for (const order of orders) {
    const kind = kindOf(services, order);
    ids.set(kind, [...(ids.get(kind) ?? []), order.orderId]);
  }
  return ids;
}
