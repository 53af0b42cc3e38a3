import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** A premium as it was sold or is quoted. What the lines, GST and rounding do not explain of `total` was changed by the
 * insurer between its quote and the order. */
export type YearBill = {
  readonly lines: readonly {
    readonly id: string;
    readonly code: string | null;
    readonly amount: number;
  }[];
  readonly gst: number;
  readonly rounding: number;
  readonly total: number;
  /** Null for third party alone. */
  readonly insuredValue: number | null;
};

/** Why a line differs from last year's. */
export type YearReason =
  | 'added'
  | 'dropped'
  | 'insured-value'
  | 'bonus'
  | 'tariff'
  | 'gst'
  | 'insurer';

/** A line of both years; null: the year had no such line. `difference` is this year less last year. */
export type YearRow = {
  readonly id: string;
  readonly code: string | null;
  readonly last: Paise | null;
  readonly now: Paise | null;
  readonly difference: Paise;
  /** Null where nothing changed. */
  readonly reason: YearReason | null;
};

type Line = YearBill['lines'][number];

const byLaw: readonly string[] = [
  'third-party',
  'hybrid-discount',
  'restricted-property',
  'third-party-gas-kit',
];
const ofValue: readonly string[] = [
  'own-damage',
  'insurer-discount',
  'gas-kit',
  'usage-discount',
  'voluntary-deductible',
  'anti-theft',
  'association',
];

/** Last year's premium and this year's line by line, in the order of this year's bill; the differences add up to that of
 * the totals. */
export function compareYears(last: YearBill, now: YearBill): readonly YearRow[] {
  const before = linesOf(last);
  const lines = linesOf(now);
  const keys = new Set([...lines.keys(), ...before.keys()]);
  const isNewValue = last.insuredValue !== now.insuredValue;
  // GST and what follows it stand at the end, also where only last year has add-ons.
  const ends = ['gst', 'rounding', 'changed'];
  const sorted = [...keys].toSorted((a, b) => ends.indexOf(a) - ends.indexOf(b));
  return sorted.flatMap((key): readonly YearRow[] => {
    const [was, is] = [before.get(key), lines.get(key)];
    const line = is ?? was;
    if (line === undefined) return [];
    const difference = paise((is?.amount ?? 0) - (was?.amount ?? 0));
    return [
      {
        ...{ id: line.id, code: line.code, difference },
        last: was === undefined ? null : paise(was.amount),
        now: is === undefined ? null : paise(is.amount),
        reason: difference === 0 ? null : reasonOf(line.id, { was, is, isNewValue }),
      },
    ];
  });
}

/** Lines of a bill by their key, with GST, rounding and a change of the insurer where there is one. */
function linesOf({ lines, gst, rounding, total }: YearBill): ReadonlyMap<string, Line> {
  const changed = total - gst - rounding - sumPaise(lines.map(({ amount }) => paise(amount)));
  const end = (id: string, amount: number): readonly Line[] =>
    amount === 0 ? [] : [{ id, code: null, amount }];
  const all = [
    ...lines,
    { id: 'gst', code: null, amount: gst },
    ...end('rounding', rounding),
    ...end('changed', changed),
  ];
  return new Map(
    all.map((line) => [line.code === null ? line.id : `${line.id} ${line.code}`, line]),
  );
}

function reasonOf(
  id: string,
  {
    was,
    is,
    isNewValue,
  }: {
    readonly was: Line | undefined;
    readonly is: Line | undefined;
    readonly isNewValue: boolean;
  },
): YearReason {
  if (id === 'gst') return 'gst';
  if (id === 'rounding' || id === 'changed') return 'insurer';
  if (id === 'no-claim-bonus') return 'bonus';
  if (was === undefined) return 'added';
  if (is === undefined) return 'dropped';
  if (byLaw.includes(id)) return 'tariff';
  return ofValue.includes(id) && isNewValue ? 'insured-value' : 'insurer';
}
