import type { OrderDetails } from '@pahiya/contracts/orders/order-schema';
import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from './db/database.ts';
import type { User } from './http/caller.ts';
import type { Device } from './http/device.ts';
import type { Refusal } from './http/refusal.ts';
import type { OrderDesk } from './order-desk.ts';
import type { OrderMessages } from './order-messages.ts';
import type { OrderQuote } from './order-quote.ts';
import type { OrderReceipts } from './order-receipts.ts';
import type { OrderRow } from './order-row.ts';
import type { Services } from './services.ts';

/** What a kind of orders decides. Payments, refunds, the ledger, messages and the desk know orders, their lines and this
 * port, never a kind (docs/adr/0032). All calls with a `Transaction` run in the one that changes the money, with the
 * order's row locked. */
export type OrderKind = {
  readonly steps: OrderSteps;
  /** Creates the order of a price that was shown, or returns the one that it has. Returns the order's id. Kinds whose
   * items are all in the quote use `createQuotedOrder` (modules/orders/quotes). */
  readonly create: (
    services: Services,
    quote: OrderQuote,
    by: { readonly caller: User; readonly device: Device },
  ) => Promise<Result<string, Refusal>>;
  readonly person: OrderForPerson;
  /** What is payable, and until when: brings an expired price up to date before a payment. Refuses when the amount has
   * changed or nothing is payable any more. Not called within a transaction: it may ask outside services. */
  readonly renewPrice: (services: Services, order: OrderRow) => Promise<Result<void, Refusal>>;
  /** What holds before payment: may a payment that arrives for a closed order still fulfil it? */
  readonly canReopen: (tx: Transaction, order: OrderRow) => Promise<boolean>;
  /** Releases what an unpaid order reserved; it has just been closed. */
  readonly release: (tx: Transaction, order: OrderRow) => Promise<void>;
  /** What happens when it is paid: starts its items and moves its step. The order is saved as paid and the payment is
   * booked; the owner is notified of the payment afterwards. */
  readonly fulfil: (
    tx: Transaction,
    services: Services,
    order: OrderRow,
    paidOn: IstDate,
  ) => Promise<void>;
  /** How a refund is divided: the lines to return when items are given up. `refunded`: positions returned before. */
  readonly refundLines: (
    lines: readonly OrderLine[],
    itemIds: ReadonlySet<string>,
    refunded: ReadonlySet<number>,
  ) => readonly OrderLine[];
  /** Marks the items of a credited refund and moves the order's step. Without items the whole payment of an order that
   * could not use it was returned. */
  readonly refunded: (
    tx: Transaction,
    services: Services,
    order: OrderRow,
    itemIds: readonly string[],
  ) => Promise<void>;
  readonly messages: OrderMessages;
  readonly receipts: OrderReceipts;
  readonly desk: OrderDesk;
  /** Its part of an account's data. */
  readonly accountData: {
    /** What is kept of its paid orders after the account is deleted, in words. */
    readonly keeps: string;
    /** What the export adds to each of these orders, by order id. */
    readonly exportFor: (
      sql: Queryable,
      orderIds: readonly string[],
    ) => Promise<ReadonlyMap<string, Record<string, unknown>>>;
    /** Deletes what belongs to unpaid orders that are deleted. */
    readonly deleteUnpaid: (tx: Queryable, orderIds: readonly string[]) => Promise<void>;
  };
  /** Erases the files of a finished order: those of its owner, and once the account is deleted (`isUnlinked`) those that
   * others gave us for them. Returns why it failed; null when done. */
  readonly eraseFiles: (
    services: Services,
    orderId: string,
    when: { readonly isUnlinked: boolean },
  ) => Promise<string | null>;
};

/** What a kind adds to its orders on the pages of their owner. */
export type OrderForPerson = {
  /** Marks of open orders in the list: what is to do, or an exception. Codes of the kind, by order id. */
  readonly marks: (
    sql: Queryable,
    orders: readonly Pick<OrderRow, 'orderId' | 'activeStep' | 'paymentState'>[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Terms and items of an order, as its page shows them. */
  readonly details: (services: Services, order: OrderRow) => Promise<OrderDetails>;
};

/** Steps of a kind that follow its payment. All other steps are the kind's own. */
export type OrderSteps = {
  readonly toPay: string;
  readonly paying: string;
  readonly closed: string;
  /** Final steps. */
  readonly ends: readonly string[];
  readonly canMove: (from: string, to: string) => boolean;
};

/** Kinds by the name that is stored with their orders. */
export type OrderKinds = Readonly<Record<string, OrderKind>>;

/** The kind of an order; throws for a name that no kind is registered under. */
export function kindOf(
  { orderKinds }: Pick<Services, 'orderKinds'>,
  { kind }: Pick<OrderRow, 'kind'>,
): OrderKind {
  const found = orderKinds[kind];
  if (found === undefined) throw new Error(`no kind of orders is called ${kind}`);
  return found;
}
