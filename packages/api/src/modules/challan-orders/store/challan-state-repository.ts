import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OrderChallanRow } from './order-row.ts';

/** Locks the challans of an order against other orders, or releases them. */
export async function updateOpen(tx: Queryable, orderId: string, isOpen: boolean): Promise<void> {
  await tx`update order_challans set is_open = ${isOpen} where order_id = ${orderId}`;
}

/** Moves a challan. The caller has checked the table of moves. */
export async function updateSettlement(
  tx: Queryable,
  orderChallanId: string,
  {
    settlement,
    isOpen,
    at,
  }: { readonly settlement: SettlementState; readonly isOpen: boolean; readonly at: Date },
): Promise<void> {
  await tx`
    update order_challans set settlement = ${settlement}, settlement_changed_at = ${at},
      is_open = ${isOpen}
    where id = ${orderChallanId}`;
}

/** Saves the promised date of a challan. */
export async function updatePromised(
  tx: Queryable,
  orderChallanId: string,
  on: IstDate,
): Promise<void> {
  await tx`update order_challans set promised_on = ${on}::date where id = ${orderChallanId}`;
}

/** Saves who settles a challan, and the operator it is assigned to. */
export async function updateRoute(
  tx: Queryable,
  orderChallanId: string,
  { route, assignedTo }: Pick<OrderChallanRow, 'route' | 'assignedTo'>,
): Promise<void> {
  await tx`
    update order_challans set route = ${route}, assigned_to = ${assignedTo}
    where id = ${orderChallanId}`;
}

/** Saves the authority's receipt of a challan; null withdraws it. */
export async function updateReceipt(
  tx: Queryable,
  orderChallanId: string,
  { receiptNumber, receiptPaidAt }: Pick<OrderChallanRow, 'receiptNumber' | 'receiptPaidAt'>,
): Promise<void> {
  await tx`
    update order_challans set receipt_number = ${receiptNumber}, receipt_paid_at = ${receiptPaidAt}
    where id = ${orderChallanId}`;
}

/** Saves when the source showed a challan as closed. */
export async function updateCleared(
  tx: Queryable,
  orderChallanId: string,
  at: Date,
): Promise<void> {
  await tx`update order_challans set cleared_at = ${at} where id = ${orderChallanId}`;
}

/** Notes that the owner was notified of a delay. */
export async function updateLateTold(tx: Queryable, orderChallanId: string): Promise<void> {
  await tx`update order_challans set is_late_told = true where id = ${orderChallanId}`;
}

/** Unassigns the open challans of an operator; returns their ids. */
export async function updateUnassigned(
  tx: Queryable,
  operatorId: string,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update order_challans set assigned_to = null
    where assigned_to = ${operatorId} and settlement in ('awaiting-documents',
      'documents-review', 'awaiting-court-otp', 'queued', 'assigned', 'paid-at-source')
    returning id`;
  return rows.map(({ id }) => id);
}
