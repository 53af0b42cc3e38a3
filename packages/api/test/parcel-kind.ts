import { randomUUID } from 'node:crypto';
import { linesOfItems, type OrderLine } from '@pahiya/domain/orders/order-line';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import { moveStep } from '../src/modules/orders/move-step.ts';
import { placeOrder } from '../src/modules/orders/place-order.ts';
import { createQuotedOrder } from '../src/modules/orders/quotes/create-quoted-order.ts';
import type { OrderKind } from '../src/order-kind.ts';
import type { KindReceiptWords } from '../src/order-receipts.ts';
import type { Services } from '../src/services.ts';

type State = 'reserved' | 'released' | 'packed' | 'returned';

/** A second kind of orders, to prove that nothing needs to know the first: parcels with a fee, tax and a deposit. Its
 * items are kept in memory. */
export function parcelKind() {
  const parcels = new Map<string, { readonly orderId: string; state: State }>();
  let isTaken = false;
  const of = (orderId: string) => [...parcels].filter(([, one]) => one.orderId === orderId);
  const mark = (ids: readonly string[], state: State) => {
    for (const id of ids) {
      const parcel = parcels.get(id);
      if (parcel !== undefined) parcel.state = state;
    }
  };
  const moves: Readonly<Record<string, readonly string[]>> = {
    'to-pay': ['paying', 'packing', 'closed'],
    paying: ['to-pay', 'packing', 'closed'],
    packing: ['delivered', 'returned'],
    closed: ['packing', 'returned'],
  };
  const kind: OrderKind = {
    steps: {
      toPay: 'to-pay',
      paying: 'paying',
      closed: 'closed',
      ends: ['delivered', 'returned'],
      canMove: (from, to) => moves[from]?.includes(to) === true,
    },
    create: (services, quote, by) =>
      createQuotedOrder(services, quote, by, async (_, orderId) => {
        for (const id of z.array(z.string()).parse(quote.terms)) {
          parcels.set(id, { orderId, state: 'reserved' });
        }
      }),
    person: {
      marks: async (_, orders) => new Map(orders.map(({ orderId }) => [orderId, ['on-its-way']])),
      // The contract knows no parcels: nothing reads them over HTTP.
      details: async () => Promise.reject(new Error('details of a parcel')),
    },
    renewPrice: async () => ok(undefined),
    canReopen: async () => !isTaken,
    release: async (_, { orderId }) =>
      mark(
        of(orderId).map(([id]) => id),
        'released',
      ),
    fulfil: async (tx, services, order) => {
      mark(
        of(order.orderId).map(([id]) => id),
        'packed',
      );
      await moveStep(tx, services, order, 'packing');
    },
    refundLines: linesOfItems,
    refunded: async (tx, services, order, itemIds) => {
      mark(itemIds, 'returned');
      const isOver = of(order.orderId).every(([, { state }]) => state === 'returned');
      if (isOver || order.paymentState === 'closed') {
        await moveStep(tx, services, order, 'returned');
      }
    },
    receipts: {
      items: async (_, orderId) =>
        new Map(
          of(orderId).map(([id, { state }]) => [
            id,
            {
              name: `Parcel ${id.slice(0, 4)}`,
              reference: state === 'packed' ? `POST-${id.slice(0, 4)}` : null,
              state: state === 'returned' ? 'given-back' : 'under-way',
            },
          ]),
        ),
      words: { en: receiptWords, hi: receiptWords },
    },
    messages: {
      readFacts: async (_, { orderId }, now) => ({
        count: of(orderId).length,
        date: istDateOf(now),
      }),
      words: (turn, { amount, count, date }, language) => ({
        subject: `Parcels ${turn}`,
        lines: [`${count} of ${formatRupees(amount)}, ${formatIstDate(date, language)}`],
      }),
    },
    desk: {
      details: async (_, { orderId }) => ({ parcels: of(orderId).map(([id]) => id) }),
      namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Parcel ${id.slice(0, 4)}`])),
      givenUp: async () => [],
      search: {
        by: 'parcel',
        read: (text) => text.trim(),
        find: async (_, name) => parcels.get(name)?.orderId.split(',') ?? [],
      },
      orderOfItem: async (_, id) => parcels.get(id)?.orderId ?? null,
      openWork: async () => [],
    },
    accountData: {
      keeps: 'amounts of parcels',
      exportFor: async (_, ids) =>
        new Map(ids.map((id) => [id, { parcels: of(id).map(([, { state }]) => state) }])),
      deleteUnpaid: async (_, ids) => {
        for (const id of ids) for (const [parcel] of of(id)) parcels.delete(parcel);
      },
    },
    eraseFiles: async () => null,
  };
  return {
    kind,
    parcels,
    /** Others have taken what a closed order had reserved. */
    take: () => {
      isTaken = true;
    },
    /** Places an order of two parcels, the second with a deposit: 337.70 rupees. */
    place: async (services: Services, userId: string) => {
      const orderId = randomUUID();
      const [first, second] = [randomUUID(), randomUUID()];
      for (const id of [first, second]) parcels.set(id, { orderId, state: 'reserved' });
      const vehicleNumber = toVehicleNumber('DL8CAF5030');
      if (vehicleNumber === null) throw new Error('a vehicle number');
      await services.sql.begin((tx) =>
        placeOrder(tx, services, {
          orderId,
          kind: 'parcel',
          userId,
          vehicleNumber,
          lines: linesOf(first, second),
          itemCount: 2,
          holdsUntil: services.now(),
          isSandbox: true,
        }),
      );
      return { orderId, first, second };
    },
  };
}

const receiptWords: KindReceiptWords = {
  passedOn: 'Postage',
  passedOnTotal: 'Total postage',
  item: 'Parcel',
  reference: 'Postal receipt',
  states: { done: 'Delivered', 'under-way': 'Packed', 'given-back': 'Returned' },
  lines: { postage: 'Postage', box: 'Box', handling: 'Handling' },
  note: 'Parcels are insured.',
};

function linesOf(first: string, second: string): readonly OrderLine[] {
  const line = (
    position: number,
    kind: OrderLine['kind'],
    code: string,
    amount: number,
  ): OrderLine => ({
    position,
    kind,
    code,
    itemId: null,
    taxOn: null,
    amount: paise(amount),
  });
  return [
    { ...line(1, 'pass-through', 'postage', 5_000), itemId: first },
    { ...line(2, 'pass-through', 'postage', 7_000), itemId: second },
    { ...line(3, 'deposit', 'box', 20_000), itemId: second },
    line(4, 'fee', 'handling', 2_000),
    line(5, 'discount', 'discount', -500),
    { ...line(6, 'tax', 'gst', 270), taxOn: 4 },
  ];
}
