import type { OrderKindName } from '@pahiya/contracts/order-kinds';

/** Address of the list of orders: of one kind or all, from a cursor on. */
export function ordersPath({
  kind,
  cursor,
}: {
  readonly kind: OrderKindName | null;
  readonly cursor?: string;
}): string {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return query.size === 0 ? '/orders' : `/orders?${query}`;
}
