type Order = { readonly orderId: string; readonly kind: string };

/** Kinds with a page of their own at the desk. */
const ownPages: Readonly<Record<string, string>> = { 'rto-service': '/desk/rto' };

/** Address of the page with the acts on an order; with an item, of its place there. */
export function orderAddress({ orderId, kind }: Order, itemId?: string): string {
  const page = ownPages[kind];
  if (page !== undefined) return `${page}/${orderId}`;
  return `/desk/orders/${orderId}${itemId === undefined ? '' : `#c-${itemId}`}`;
}
