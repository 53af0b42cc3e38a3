import type { OpenOrder } from '../../open-orders.ts';

/** Orders that block a challan for a viewer: all except yielding ones of others. */
export function holdingFor(
  openOrders: ReadonlyMap<string, OpenOrder>,
  viewerId: string | null,
): ReadonlyMap<string, OpenOrder> {
  return new Map(
    [...openOrders].filter(([, order]) => !order.isYielding || order.userId === viewerId),
  );
}
