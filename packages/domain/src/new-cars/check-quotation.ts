import type { Bilingual } from '../shared/bilingual.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import type { OnRoadLine, OnRoadLineId, OnRoadPrice } from './on-road-price.ts';
import { kindOfLine, type QuotationKind, type QuotedLine } from './quotation-text.ts';

/** `equal`, `differs`: compared with what the rule says. `optional`: the buyer decides. `not-lawful`: no law provides
 * for it. `not-known`: no rule of ours says what it should be. */
export const quotationMarks = ['equal', 'differs', 'optional', 'not-lawful', 'not-known'] as const;
export type QuotationMark = (typeof quotationMarks)[number];

/** A part of the on-road price that has no line of its own on the quotation. */
export type QuotationPart = {
  readonly id: OnRoadLineId;
  readonly name: Bilingual | null;
  readonly amount: Paise;
};

export type CheckedLine = QuotedLine & {
  readonly kind: QuotationKind;
  readonly mark: QuotationMark;
  /** What the rule says, or for a line without a fixed price what we compute with; null: not known. */
  readonly expected: Paise | null;
  /** Quoted less expected for `differs`, the whole amount for `not-lawful`; 0 for every other mark. */
  readonly difference: Paise;
  /** Taxes and fees that the line holds besides its own. */
  readonly includes: readonly QuotationPart[];
  readonly sources: readonly string[];
};

export type CheckedQuotation = {
  readonly lines: readonly CheckedLine[];
  /** Sum of the differences: above 0, what is asked too much. */
  readonly difference: Paise;
  /** Taxes and fees that are due and on no line: ask who pays them. */
  readonly missing: readonly QuotationPart[];
  /** Sum of the lines, discounts taken off. */
  readonly quoted: Paise;
  /** The total written on the quotation; null if it has none. */
  readonly written: Paise | null;
};

/** The ex-showroom price on a quotation, in paise; null if it has none, or more than one. */
export function quotedPrice(lines: readonly QuotedLine[]): Paise | null {
  const prices = lines.filter(({ label }) => kindOfLine(label).kind === 'ex-showroom');
  return prices.length === 1 ? (prices[0]?.amount ?? null) : null;
}

const officeIds = [
  'road-tax',
  'surcharge',
  'state-charge',
  'registration',
  'smart-card',
  'hypothecation',
] as const satisfies readonly OnRoadLineId[];

/**
 * Marks each line of a quotation by the on-road price, which is to be that of the quoted ex-showroom price: tax is due on
 * the invoice. `listPrice`: the price that we know; null: none that is current. One line may hold several taxes and fees;
 * what has no line of its own is looked for in the others. Rule id: QUOTATION-CHECK.
 */
export function checkQuotation(
  lines: readonly QuotedLine[],
  { price, listPrice }: { readonly price: OnRoadPrice; readonly listPrice: Paise | null },
): CheckedQuotation {
  const named = lines.map((line) => ({ line, ...kindOfLine(line.label) }));
  const taken = new Set(named.map(({ kind }) => kind));
  const due = price.lines.filter(({ id }) => officeIds.some((one) => one === id));
  const isUnknown = due.some(({ amount }) => amount === null);
  // Surcharge and charges of the state can be several lines with one id.
  let open: QuotationPart[] = due.flatMap(({ id, name, amount }) =>
    amount === null || amount === 0 || taken.has(id as QuotationKind) ? [] : [{ id, name, amount }],
  );
  const seen = new Set<QuotationKind>();
  const checked = named.map(({ line, kind, mark, sources }): CheckedLine => {
    const plain = { ...line, kind, includes: [], expected: null, difference: paise(0), sources };
    if (mark === 'not-lawful') {
      return { ...plain, mark, expected: paise(0), difference: line.amount };
    }
    if (mark === 'optional') return { ...plain, mark, expected: referenceOf(kind, price) };
    if (kind === 'ex-showroom') return pricedLine(plain, listPrice);
    const own = rulesOf(kind, price);
    if (own === null || (kind === 'office' && isUnknown)) return { ...plain, mark: 'not-known' };
    // A tax that is asked for twice is asked for too much.
    const isAgain = seen.has(kind);
    seen.add(kind);
    const base = isAgain ? paise(0) : sumPaise(own.map(({ amount }) => amount ?? paise(0)));
    const isUnsure = !isAgain && own.some(({ amount }) => amount === null);
    if (isUnsure) return { ...plain, mark: 'not-known' };
    const held = isAgain ? [] : heldBy(kind, line.amount - base, open);
    open = open.filter((part) => !held.includes(part));
    const expected = sumPaise([base, ...held.map(({ amount }) => amount)]);
    const difference = paise(line.amount - expected);
    return {
      ...plain,
      mark: difference === 0 ? 'equal' : 'differs',
      ...{ expected, difference },
      includes: held,
      sources: [...new Set(own.flatMap((rule) => rule.sources))],
    };
  });
  return {
    lines: checked,
    difference: sumPaise(checked.map((line) => line.difference)),
    missing: open,
    quoted: paise(
      checked.reduce((sum, { kind, amount }) => {
        if (kind === 'total') return sum;
        return kind === 'discount' ? sum - amount : sum + amount;
      }, 0),
    ),
    written: checked.find(({ kind }) => kind === 'total')?.amount ?? null,
  };
}

/** Whether a dealer's price is right cannot be told from a price list of another day. */
function pricedLine(line: Omit<CheckedLine, 'mark'>, listPrice: Paise | null): CheckedLine {
  const mark = listPrice !== null && line.amount === listPrice ? 'equal' : 'not-known';
  return { ...line, mark, expected: listPrice };
}

/** Rules of a kind; null where there is none for it. A rule without a line sets 0: no loan, no entry of one. */
function rulesOf(kind: QuotationKind, { lines }: OnRoadPrice): readonly OnRoadLine[] | null {
  if (kind === 'office') return [];
  const isCompared = kind === 'tcs' || officeIds.some((id) => id === kind);
  return isCompared ? lines.filter(({ id }) => id === kind) : null;
}

/** What we compute with for lines that have no fixed price. */
function referenceOf(kind: QuotationKind, { lines, ownerDriver }: OnRoadPrice): Paise | null {
  if (kind === 'owner-driver') return ownerDriver?.premium ?? null;
  if (kind !== 'insurance' && kind !== 'fastag') return null;
  return lines.find(({ id }) => id === kind)?.amount ?? null;
}

/** Parts without a line that a line holds: those that make up what it has beyond its own, to the paisa. One sum for the
 * office holds all of them, whatever it comes to. The surcharge is usually inside the road tax. */
function heldBy(
  kind: QuotationKind,
  beyond: number,
  open: readonly QuotationPart[],
): readonly QuotationPart[] {
  if (kind === 'tcs') return [];
  const exact = beyond > 0 ? subsetOf(open, beyond) : null;
  if (exact !== null) return exact;
  if (kind === 'office') return open;
  return kind === 'road-tax' ? open.filter(({ id }) => id === 'surcharge') : [];
}

/** At most some seven parts: all subsets are tried, the larger ones first. */
function subsetOf(parts: readonly QuotationPart[], sum: number): readonly QuotationPart[] | null {
  for (let bits = 2 ** parts.length - 1; bits > 0; bits--) {
    const chosen = parts.filter((_, place) => (bits >> place) % 2 === 1);
    if (sumPaise(chosen.map(({ amount }) => amount)) === sum) return chosen;
  }
  return null;
}
