import type { FoundOrder } from '@pahiya/contracts/operators/desk-schema';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { OrderDesk } from '../../../order-desk.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { findUserByMobile } from '../../auth/find-user.ts';
import { searchOrders } from '../../orders/find-order.ts';
import { findOrdersByGatewayId } from '../../payments/payments-of-orders.ts';

const ordersAtMost = 50;

import { shownVehicle } from '../shown-vehicle.ts';

/** What an operator searched for. */
export type OrderSearch = {
  /** `item`: by the name of an item of a kind. */
  readonly by: 'order' | 'payment' | 'mobile' | 'vehicle' | { readonly item: OrderDesk['search'] };
  readonly value: string;
};

/** Possible meanings of a search text, most likely first. */
export function readSearch(
  { orderKinds }: Pick<Services, 'orderKinds'>,
  text: string,
): readonly OrderSearch[] {
  const upper = text.toUpperCase().replace(/\s/g, '');
  if (/^P[A-Z]-/.test(upper)) return [{ by: 'order', value: upper }];
  if (/^(?:pay|order|rfnd)_[A-Za-z0-9]{14}$/.test(text)) return [{ by: 'payment', value: text }];
  const mobile = parseMobile(text);
  const vehicle = toVehicleNumber(text);
  return [
    ...(mobile === null ? [] : [{ by: 'mobile', value: mobile } as const]),
    ...(vehicle === null ? [] : [{ by: 'vehicle', value: vehicle } as const]),
    ...Object.values(orderKinds).map(({ desk }) => ({
      by: { item: desk.search },
      value: desk.search.read(text),
    })),
  ];
}

/** Ten digits of an Indian mobile number, with or without +91 or 0; null for anything else. */
function parseMobile(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '');
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits)?.[1] ?? null;
}

/** What the audit log calls a search. */
export function searchName({ by }: OrderSearch): string {
  return typeof by === 'object' ? by.item.by : by;
}

/** Orders found by a search, newest first: those of the first meaning with results. */
export async function findOrders(
  services: Pick<Services, 'sql' | 'orderKinds'>,
  searches: readonly OrderSearch[],
): Promise<{ orders: FoundOrder[]; hasMore: boolean }> {
  for (const search of searches) {
    const rows = await find(services, search);
    if (rows.length === 0) continue;
    return {
      orders: rows.slice(0, ordersAtMost).map((order) => ({
        orderId: order.orderId,
        publicId: order.publicId,
        kind: order.kind,
        display: shownVehicle(services, order),
        createdAt: order.createdAt.toISOString(),
        total: order.total,
        paymentState: order.paymentState,
      })),
      hasMore: rows.length > ordersAtMost,
    };
  }
  return { orders: [], hasMore: false };
}

async function find(
  { sql }: Pick<Services, 'sql'>,
  { by, value }: OrderSearch,
): Promise<readonly OrderRow[]> {
  const search = (found: Parameters<typeof searchOrders>[1]) =>
    searchOrders(sql, found, ordersAtMost + 1);
  if (typeof by === 'object') {
    return search({ by: 'ids', value: await by.item.find(sql, value) });
  }
  switch (by) {
    case 'order':
      return search({ by: 'public-id', value });
    case 'vehicle':
      return search({ by: 'vehicle', value });
    case 'mobile': {
      const user = await findUserByMobile(sql, value);
      return user === null ? [] : search({ by: 'owner', value: user.userId });
    }
    case 'payment':
      return search({ by: 'ids', value: await findOrdersByGatewayId(sql, value) });
  }
}
