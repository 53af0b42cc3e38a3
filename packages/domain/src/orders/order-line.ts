import { type Paise, sumPaise } from '../shared/money.ts';

/** Kinds of lines. `pass-through`: received for somebody else and passed on whole. `fee`: our own service. `tax`: GST on
 * a fee. `discount`: reduces a fee. `deposit`: kept for the payer and returned on its own. */
export const orderLineKinds = ['pass-through', 'fee', 'tax', 'discount', 'deposit'] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

/** One line of an order's price. The total of an order is the sum of its lines. */
export type OrderLine = {
  /** From 1, in the order of display. */
  readonly position: number;
  readonly kind: OrderLineKind;
  /** What it is for, as its kind of orders names it: lower case words and hyphens, e.g. `service-fee`. Receipts and
   * pages print it in words. */
  readonly code: string;
  /** The item of the order that the line is for, by the id that its kind gave it; null for the whole order. */
  readonly itemId: string | null;
  /** Position of the fee that a tax line is for; null for every other kind. */
  readonly taxOn: number | null;
  /** Paise: negative for a discount, positive otherwise. */
  readonly amount: Paise;
};

/** As the database checks it. */
const CODE = /^[a-z][a-z0-9-]{0,39}$/;

/** Sums of lines by what happens to the money. Paise. */
export type Charge = {
  readonly passThrough: Paise;
  /** After discounts. */
  readonly fees: Paise;
  readonly tax: Paise;
  readonly deposits: Paise;
  /** The sum of all of them. */
  readonly total: Paise;
};

/** Adds up lines: all lines of an order, or those of a refund. Rule id: ORDER-LINES. */
export function chargeOf(lines: readonly Pick<OrderLine, 'kind' | 'amount'>[]): Charge {
  const of = (...kinds: readonly OrderLineKind[]) =>
    sumPaise(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const charge = {
    passThrough: of('pass-through'),
    fees: of('fee', 'discount'),
    tax: of('tax'),
    deposits: of('deposit'),
  };
  return { ...charge, total: sumPaise(Object.values(charge)) };
}

/** Checks the lines of an order before they are stored. Throws RangeError: a bug of the kind that priced it. */
export function checkLines(lines: readonly OrderLine[]): void {
  const positions = new Map(lines.map((line) => [line.position, line]));
  if (positions.size < lines.length) throw new RangeError('two lines at one position');
  for (const { amount, kind, code, taxOn } of lines) {
    if (!CODE.test(code)) throw new RangeError('a line that does not say what it is for');
    if (!Number.isSafeInteger(amount)) throw new RangeError('an amount that is not whole paise');
    if (kind === 'discount' ? amount >= 0 : amount <= 0) {
      throw new RangeError(`a ${kind} line of ${amount} paise`);
    }
    if ((kind === 'tax') !== (taxOn !== null)) throw new RangeError('tax without its fee');
    if (taxOn !== null && positions.get(taxOn)?.kind !== 'fee') {
      throw new RangeError('tax on a line that is not a fee');
    }
  }
}

/** The lines to refund when items are given up: all lines of these items, and the lines of the whole order with the last
 * item of an order in which nothing was fulfilled. `refunded`: positions of lines in earlier refunds, since items may be
 * given up one by one; over all calls the refunds of an order that was given up whole are exactly its lines. Throws
 * RangeError for an item that is not in the order or was refunded before: a bug. Rule id: REFUND-SHARE. */
export function linesOfItems(
  lines: readonly OrderLine[],
  itemIds: ReadonlySet<string>,
  refunded: ReadonlySet<number>,
): readonly OrderLine[] {
  const isNamed = ({ itemId }: OrderLine) => itemId !== null && itemIds.has(itemId);
  const named = lines.filter(isNamed);
  if (new Set(named.map(({ itemId }) => itemId)).size < itemIds.size) {
    throw new RangeError('a refund for an item not in the order');
  }
  if (named.some(({ position }) => refunded.has(position))) {
    throw new RangeError('a refund for an item refunded before');
  }
  const isWhole = lines.every(
    (line) => line.itemId === null || isNamed(line) || refunded.has(line.position),
  );
  if (!isWhole || named.length === 0) return named;
  return lines.filter(
    (line) => isNamed(line) || (line.itemId === null && !refunded.has(line.position)),
  );
}
