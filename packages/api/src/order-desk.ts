import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import type { Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from './db/database.ts';
import type { OpenWork } from './desk-work.ts';
import type { Refusal } from './http/refusal.ts';
import type { OrderRow } from './order-row.ts';
import type { Services } from './services.ts';

/** Names of operators by id, for what a kind shows of its items. */
export type OperatorNames = {
  readonly of: (
    operatorId: string | null,
  ) => { readonly operatorId: string; readonly displayName: string } | null;
};

/** An operator's act on an order of one item. It runs outside a transaction first, since it may ask the other side, and
 * applies what that says; it returns what is left to do, in the transaction that records the act. */
export type DeskAct = (
  services: Services,
  order: OrderRow,
  operatorId: string,
) => Promise<Result<FinishAct, Refusal>>;
export type DeskActs = Readonly<Partial<Record<Exclude<DeskOrderAct, 'ask-refund'>, DeskAct>>>;
export type FinishAct = (tx: Transaction) => Promise<Result<undefined, Refusal>>;

/** What the desk needs of a kind for its pages of orders, refunds and differences. Acts that only one kind knows are
 * calls of the kind's own module. */
export type OrderDesk = {
  /** What the kind adds to the page of an order: its terms, and its items with the acts that are possible now. */
  readonly details: (
    services: Pick<Services, 'sql' | 'now'>,
    order: OrderRow,
    operators: OperatorNames,
  ) => Promise<Record<string, unknown>>;
  /** The desk shows the vehicle number masked: no act there needs it. */
  readonly isVehicleMasked?: true;
  /** Acts on its orders. A declined refund is requested again the same way for every kind that has some. Left out by kinds
   * with calls of their own. */
  readonly acts?: DeskActs;
  /** Names of items, as they stand on the owner's page. */
  readonly namesOf: (
    sql: Queryable,
    itemIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Items that were given up and are not refunded yet, of these orders. */
  readonly givenUp: (
    sql: Queryable,
    orderIds: readonly string[],
  ) => Promise<readonly { readonly orderId: string; readonly itemId: string }[]>;
  /** Search by the name of an item. `by`: what the audit log calls it. `read`: the name that a text means. `find`: the
   * orders with that item. */
  readonly search: {
    readonly by: string;
    readonly read: (text: string) => string;
    readonly find: (sql: Queryable, name: string) => Promise<readonly string[]>;
  };
  /** The order of an item; null for another kind's. */
  readonly orderOfItem: (sql: Queryable, itemId: string) => Promise<string | null>;
  /** Open work of the desk and of partners. The queue has a copy of it, which the kind refreshes with every change
   * (`refreshWork`) and which is compared with this every night (docs/adr/0046). */
  readonly openWork: OpenWork;
  /** For kinds that store the operator with the item; the queue stores those of all others. */
  readonly assigning?: Assigning;
};

/** How a kind stores the operator of an item. */
export type Assigning = {
  /** Assigns an item of a locked order to an operator, or to nobody. False where its state does not allow it. */
  readonly assign: (
    tx: Transaction,
    services: Services,
    item: { readonly orderId: string; readonly itemId: string },
    to: string | null,
  ) => Promise<boolean>;
  /** Unassigns the open work of an operator whose account is closed. */
  readonly unassign: (tx: Queryable, operatorId: string) => Promise<void>;
};
