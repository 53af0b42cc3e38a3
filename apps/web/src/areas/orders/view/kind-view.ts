import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type {
  ListedOrderOnWire,
  OrderDetails,
  OrderOnWire,
} from '@pahiya/contracts/orders/order-schema';
import type { Tone } from '@pahiya/ui/tone';
import type { ComponentType } from 'react';
import type { Copies, CopyArea } from '../../../frame/copy/copies.ts';
import type { OrderAct, OrderOutcome } from './order-outcome.ts';

/** Words that every kind has, as `kind` in its copy `order-<kind>`. */
export type KindWords = {
  /** What was ordered, in the list and its filter. */
  readonly name: string;
  /** How many items; empty where an order always has one. */
  readonly count: (n: number) => string;
  /** Status of the order by its step: the same words in the list and on its page. */
  readonly steps: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  /** What lines of the price are for, by code. */
  readonly lines: Readonly<Record<string, string>>;
  /** The kind's own events, by code. */
  readonly events: Readonly<Record<string, string>>;
  /** Why something was refunded, by code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Confirmations of its forms, by code. */
  readonly deeds: Readonly<Record<string, string>>;
  /** Which items a refund is for. */
  readonly of: (names: string) => string;
  /** What paying starts. */
  readonly unpaid: string;
  /** Until when the price is valid, and that it is over. */
  readonly held: (time: string) => string;
  readonly heldOver: string;
  /** What a closed, unpaid order means, and the link to start again. */
  readonly closed: string;
  readonly again: string;
};

/** Copy files with the words of a kind. */
export type KindCopy = {
  [Area in CopyArea]: Copies[Area] extends { readonly kind: KindWords } ? Area : never;
}[CopyArea];

/** What only orders of a kind have. */
export type DetailsOf<Kind extends OrderKindName> = Extract<OrderDetails, { kind: Kind }>;

/** What the body of an order's page gets. `outcome`: of the form that was just sent. */
export type BodyProps<Kind extends OrderKindName = OrderKindName> = {
  readonly order: OrderOnWire;
  readonly details: DetailsOf<Kind>;
  readonly outcome: OrderOutcome | null;
};

/** What a kind of orders shows of its own, in the list and on the order's page. */
export type KindView<
  Kind extends OrderKindName = OrderKindName,
  Area extends KindCopy = KindCopy,
> = {
  readonly kind: Kind;
  readonly copy: Area;
  /** Tone of each step, always shown with its label. */
  readonly stepTones: Readonly<Record<string, Tone>>;
  readonly markTones: Readonly<Record<string, Tone>>;
  /** Marks that say more than the step and take its place. */
  readonly marksInsteadOfStep: ReadonlySet<string>;
  /** Steps after which nothing but a refund changes. */
  readonly ends: ReadonlySet<string>;
  /** The page to start again from, once an order was closed unpaid. */
  readonly startPath: (order: Pick<ListedOrderOnWire, 'vehicleNumber'>) => string;
  /** The items of the order: their state, what happens next, and what the person has to do. */
  readonly Body: ComponentType<BodyProps<Kind>>;
  /** Does the body show a form? Without script the page then never reloads by itself. */
  readonly hasForm: (details: DetailsOf<Kind>) => boolean;
  /** Status where the step alone says too little; null for the word of the step. */
  readonly status: (details: DetailsOf<Kind>, copy: Copies[Area]) => string | null;
  /** A line above the price, for example the speed that was chosen; null for none. */
  readonly priceNote: (details: DetailsOf<Kind>, copy: Copies[Area]) => string | null;
  /** What the order cost when it was chosen, in paise: shown before paying where the price has changed since. */
  readonly priceBefore?: (details: DetailsOf<Kind>) => number;
  /** Forms of the body by their `intent`, which no other kind uses. */
  readonly acts: Readonly<Record<string, OrderAct>>;
};
