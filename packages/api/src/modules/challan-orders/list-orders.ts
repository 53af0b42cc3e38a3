import type { listChallanOrders as contract } from '@pahiya/contracts/challans/order-contracts';
import type { OrderSummary } from '@pahiya/contracts/challans/order-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { OrderPaymentState } from '@pahiya/domain/payments/payment-states';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';

type Row = {
  readonly orderId: string;
  readonly publicId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly createdAt: Date;
  readonly activeStep: ActiveStep;
  readonly paymentState: OrderPaymentState;
  readonly total: number;
  readonly challanCount: number;
  readonly lastAttempt: string | null;
  readonly standing: OrderSummary['standing'] | null;
};

/** The caller's orders, newest first. A page is a range scan of the index `orders_user`, so its cost depends neither on
 * depth nor on other people's orders. */
export async function listOrders(
  { sql }: Services,
  userId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Result<AnswerOf<typeof contract>, never>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  // Inlined: with a limit as parameter the planner replans the query on every call.
  const most = sql.unsafe(String(Math.trunc(limit) + 1));
  const rows = await sql<Row[]>`
    select o.id as "orderId", o.public_id as "publicId", o.vehicle_number as "vehicleNumber",
      o.created_at as "createdAt", o.active_step as "activeStep",
      o.payment_state as "paymentState", o.total_paise as total,
      o.challan_count as "challanCount",
      -- Not needed once the order is paid or closed.
      case when o.payment_state not in ('paid', 'closed') then
        (select a.status from payments p join payment_attempts a on a.payment_id = p.id
          where p.order_id = o.id order by a.created_at desc limit 1) end as "lastAttempt",
      ${standingOf(sql)} as standing
    from orders o
    where o.user_id = ${userId}
      ${after === null ? sql`` : sql`and (o.created_at, o.id) < (${after.createdAt}, ${after.orderId}::uuid)`}
    order by o.created_at desc, o.id desc limit ${most}`;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return ok({
    orders: page.map(toSummary),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  });
}

/** Status of an open order in addition to its step. Finished orders have none, so a long list reads only orders.
 * Declined refunds and those awaiting approval do not count: no money moves. */
function standingOf(sql: Queryable) {
  return sql`case when o.payment_state = 'paid'
      and o.active_step not in ('CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED') then
    (select array_remove(array[
        case when o.active_step = 'CHALLAN_PAID' and not bool_and(r.is_back)
          and not exists (select from order_events e
            where e.order_id = o.id and e.kind = 'sent-to-authority') then 'not-sent' end,
        case when bool_or(c.settlement = 'awaiting-documents')
          and o.active_step <> 'DOCUMENT_UPLOAD' then 'documents-needed' end,
        case when bool_or(c.settlement = 'awaiting-court-otp')
          and o.active_step <> 'DOCUMENT_VERIFIED' then 'court-otp-needed' end,
        case when bool_and(r.is_back) then 'refund-all'
          when bool_or(r.is_back) then 'refund-part' end,
        case when bool_or(c.is_late_told and not r.is_back
          and c.settlement not in ('receipt-stored', 'cleared')) then 'late' end], null)
      from order_challans c cross join lateral (
        select exists (select from refund_challans rc join refunds r on r.id = rc.refund_id
          where rc.order_challan_id = c.id and r.state <> 'awaiting-approval') as is_back
      ) r
      where c.order_id = o.id) end`;
}

function toSummary({ createdAt, paymentState, lastAttempt, standing, ...row }: Row): OrderSummary {
  return {
    ...row,
    display: displayVehicleNumber(row.vehicleNumber),
    createdAt: createdAt.toISOString(),
    standing: standing ?? [],
    payment: paymentWord({ paymentState, lastAttempt, activeStep: row.activeStep }),
  };
}

function paymentWord({
  paymentState,
  activeStep,
  lastAttempt,
}: Pick<Row, 'paymentState' | 'activeStep' | 'lastAttempt'>): OrderSummary['payment'] {
  if (paymentState === 'paid' || paymentState === 'closed') return paymentState;
  const isUnknown = lastAttempt === 'created' || lastAttempt === 'authorized';
  if (activeStep === 'CHALLAN_PAYMENT_IN_PROGRESS' || isUnknown) return 'checking';
  return lastAttempt === 'failed' ? 'failed' : 'not-started';
}

function writeCursor({ createdAt, orderId }: Row): string {
  return `${createdAt.getTime()}_${orderId}`;
}

/** The format is validated by the contract. */
function readCursor(cursor: string): { createdAt: Date; orderId: string } {
  const [ms = '', orderId = ''] = cursor.split('_', 2);
  return { createdAt: new Date(Number(ms)), orderId };
}
