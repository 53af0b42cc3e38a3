import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from './entities.ts';

/** Orders, payments and refunds of this run, in memory only. */
export type RazorpayStore = {
  readonly order: (id: string) => RazorpayOrder | undefined;
  readonly putOrder: (order: RazorpayOrder) => void;
  /** Newest first; optionally only those of a receipt. */
  readonly orders: (receipt?: string) => readonly RazorpayOrder[];
  readonly payment: (id: string) => RazorpayPayment | undefined;
  readonly putPayment: (payment: RazorpayPayment) => void;
  /** Newest first. */
  readonly payments: () => readonly RazorpayPayment[];
  /** Newest first. */
  readonly paymentsOf: (orderId: string) => readonly RazorpayPayment[];
  readonly refund: (id: string) => RazorpayRefund | undefined;
  readonly putRefund: (refund: RazorpayRefund) => void;
  /** Newest first. */
  readonly refunds: () => readonly RazorpayRefund[];
  /** Newest first. */
  readonly refundsOf: (paymentId: string) => readonly RazorpayRefund[];
};

export function createRazorpayStore(): RazorpayStore {
  const orders = createShelf<RazorpayOrder>((order) => order.receipt);
  const payments = createShelf<RazorpayPayment>((payment) => payment.order_id);
  const refunds = createShelf<RazorpayRefund>((refund) => refund.payment_id);
  return {
    order: orders.get,
    putOrder: orders.put,
    orders: (receipt) => (receipt === undefined ? orders.all() : orders.under(receipt)),
    payment: payments.get,
    putPayment: payments.put,
    payments: payments.all,
    paymentsOf: payments.under,
    refund: refunds.get,
    putRefund: refunds.put,
    refunds: refunds.all,
    refundsOf: refunds.under,
  };
}

/** Entities by id and by parent, in order of creation, which a replacement keeps. */
function createShelf<Thing extends { readonly id: string }>(
  ownerOf: (thing: Thing) => string | null,
) {
  const things = new Map<string, Thing>();
  const owned = new Map<string, string[]>();
  const present = (id: string) => {
    const thing = things.get(id);
    return thing === undefined ? [] : [thing];
  };
  return {
    get: (id: string) => things.get(id),
    put(thing: Thing): void {
      const owner = ownerOf(thing);
      if (owner !== null && !things.has(thing.id)) {
        owned.set(owner, [...(owned.get(owner) ?? []), thing.id]);
      }
      things.set(thing.id, thing);
    },
    all: (): readonly Thing[] => [...things.values()].reverse(),
    under: (owner: string): readonly Thing[] =>
      (owned.get(owner) ?? []).toReversed().flatMap(present),
  };
}
