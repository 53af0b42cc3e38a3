import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { type AccountDataSource, keptRecord } from '../account/account-data.ts';

/** Order data of an account. Unpaid orders are deleted; paid ones keep what the law requires, without the person:
 * amounts, challan numbers, receipts. Documents are erased when the order ends. */
export const orderAccountData: AccountDataSource = {
  name: 'challan-orders',
  exportFor: async (sql, userId) => {
    const orders = await sql<Record<string, unknown>[]>`
      select o.public_id as "publicId", o.vehicle_number as "vehicleNumber",
        o.created_at as "createdAt", o.active_step as "activeStep", o.paid_at as "paidAt",
        o.total_paise as "totalPaise", o.rating, o.remark,
        (select coalesce(json_agg(json_build_object('challanNumber', c.challan_number,
          'finePaise', c.fine_paise, 'settlement', c.settlement,
          'receiptNumber', c.receipt_number) order by c.challan_number), '[]')
          from order_challans c where c.order_id = o.id) as challans,
        (select coalesce(json_agg(json_build_object('kind', d.kind, 'state', d.state,
          'uploadedAt', d.uploaded_at, 'erasedAt', d.erased_at) order by d.uploaded_at), '[]')
          from order_documents d where d.order_id = o.id) as documents
      from orders o where o.user_id = ${userId} order by o.created_at`;
    return { orders: [...orders] };
  },
  deleteFor: async (tx, userId) => {
    const orders = await tx<{ id: string; isKept: boolean }[]>`
      select id, exists (select from payments p where p.order_id = orders.id) as "isKept"
      from orders where user_id = ${userId} order by id for update`;
    const unpaid = orders.filter(({ isKept }) => !isKept).map(({ id }) => id);
    await tx`delete from order_events where order_id = any(${unpaid})`;
    await tx`delete from order_challans where order_id = any(${unpaid})`;
    await tx`delete from orders where id = any(${unpaid})`;
    for (const { id, isKept } of orders) {
      if (isKept)
        await enqueueTask(tx, { kind: 'erase-documents', subject: id, dueAt: new Date(0) });
    }
    // No recipient is left for notifications.
    await tx`
      delete from notifications where order_id in (select id from orders where user_id = ${userId})`;
    await tx`update orders set user_id = null, remark = null where user_id = ${userId}`;
  },
  kept: (now) => [
    keptRecord(
      'paid-orders',
      'Paid orders: amounts, challan numbers and receipts, not linked to the person',
      now,
    ),
  ],
};
