import type { FoundOrder } from '@pahiya/contracts/operators/desk-schema';
import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import {
  displayVehicleNumber,
  toVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../../db/database.ts';

const ordersAtMost = 50;

/** What an operator searched for. */
export type OrderSearch = {
  readonly by: 'order' | 'payment' | 'mobile' | 'vehicle' | 'challan';
  readonly value: string;
};

/** Possible meanings of a search text, most likely first. */
export function readSearch(text: string): readonly OrderSearch[] {
  const upper = text.toUpperCase().replace(/\s/g, '');
  if (/^P[A-Z]-/.test(upper)) return [{ by: 'order', value: upper }];
  if (/^(?:pay|order|rfnd)_[A-Za-z0-9]{14}$/.test(text)) return [{ by: 'payment', value: text }];
  const mobile = parseMobile(text);
  const vehicle = toVehicleNumber(text);
  return [
    ...(mobile === null ? [] : [{ by: 'mobile', value: mobile } as const]),
    ...(vehicle === null ? [] : [{ by: 'vehicle', value: vehicle } as const]),
    { by: 'challan', value: challanNumberOf(text, null) },
  ];
}

/** Ten digits of an Indian mobile number, with or without +91 or 0; null for anything else. */
function parseMobile(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '');
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits)?.[1] ?? null;
}

type Row = Omit<FoundOrder, 'display' | 'createdAt'> & {
  readonly vehicleNumber: VehicleNumber;
  readonly createdAt: Date;
};

/** Orders found by a search, newest first: those of the first meaning with results. */
export async function findOrders(
  sql: Queryable,
  searches: readonly OrderSearch[],
): Promise<{ orders: FoundOrder[]; hasMore: boolean }> {
  for (const search of searches) {
    const rows = await sql<Row[]>`
      select o.id as "orderId", o.public_id as "publicId", o.vehicle_number as "vehicleNumber",
        o.created_at as "createdAt", o.total_paise as total, o.payment_state as "paymentState"
      from orders o where ${conditions[search.by](sql, search.value)}
      order by o.created_at desc, o.id desc limit ${ordersAtMost + 1}`;
    if (rows.length === 0) continue;
    return {
      orders: rows.slice(0, ordersAtMost).map(({ vehicleNumber, createdAt, ...row }) => ({
        ...row,
        display: displayVehicleNumber(vehicleNumber),
        createdAt: createdAt.toISOString(),
      })),
      hasMore: rows.length > ordersAtMost,
    };
  }
  return { orders: [], hasMore: false };
}

type Condition = (sql: Queryable, value: string) => ReturnType<typeof byOrder>;

function byOrder(sql: Queryable, value: string) {
  return sql`o.public_id = ${value}`;
}

const conditions: Readonly<Record<OrderSearch['by'], Condition>> = {
  order: byOrder,
  vehicle: (sql, value) => sql`o.vehicle_number = ${value}`,
  mobile: (sql, value) => sql`o.user_id = (select id from users where mobile = ${value})`,
  challan: (sql, value) =>
    sql`o.id in (select order_id from order_challans where challan_number = ${value})`,
  payment: (sql, value) => sql`o.id in (
    select y.order_id from payments y where y.gateway_order_id = ${value}
    union select y.order_id from payment_attempts a join payments y on y.id = a.payment_id
      where a.gateway_payment_id = ${value}
    union select r.order_id from refunds r where r.gateway_refund_id = ${value})`,
};
