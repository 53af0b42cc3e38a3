import type { Confidence } from '../../places/rto-offices.ts';
import { findState } from '../../places/states.ts';
import { type TaxFuel, type TaxOwner, taxFuels, taxOwners } from '../../rto-services/road-tax.ts';
import { type IstDate, parseIstDate } from '../../shared/ist-date.ts';
import { type Paise, paise } from '../../shared/money.ts';
import { stateRuleKinds, type TaxRuleKind, taxRuleKinds } from './tax-rules.ts';

/** Columns of a list of tax rules, in the order in which they are written. */
export const ruleColumns = [
  'rule',
  'state',
  'from',
  'until',
  'part',
  'owner',
  'fuels',
  'up_to_rupees',
  'up_to_cc',
  'up_to_mm',
  'percent',
  'rupees',
  'name_en',
  'name_hi',
  'confidence',
  'source',
] as const;
export type RuleColumn = (typeof ruleColumns)[number];

/** Cells of a line as text; one that is missing is empty. */
export type RuleCells = Readonly<Partial<Record<RuleColumn, string>>>;

/** Why a line is refused. */
export const ruleFaults = [
  'not-possible',
  'missing',
  'formula',
  'unknown-column',
  'not-ascending',
  'not-open',
  'twice',
] as const;
export type RuleFaultReason = (typeof ruleFaults)[number];
export type RuleFault = {
  /** From 1, without the header. */
  readonly line: number;
  readonly column: string;
  readonly reason: RuleFaultReason;
};

/** A line with its cells read. Null: empty. */
export type RuleLine = {
  readonly line: number;
  readonly kind: TaxRuleKind;
  readonly stateCode: string;
  readonly from: IstDate;
  readonly until: IstDate | null;
  readonly part: string;
  readonly owner: TaxOwner | 'any';
  /** Empty: all. */
  readonly fuels: readonly TaxFuel[];
  readonly upToPaise: Paise | null;
  readonly upToCc: number | null;
  readonly upToMm: number | null;
  /** In thousandths of a percent. */
  readonly rate: number | null;
  readonly amount: Paise | null;
  readonly name: { readonly en: string; readonly hi: string } | null;
  readonly confidence: Confidence;
  readonly source: string;
};

const confidences: readonly Confidence[] = ['high', 'medium', 'low', 'unverified'];
const mostRupees = 100_000_000;
const longestText = 400;
/** A cell that a spreadsheet would run. */
const formula = /^[=+\-@\t]/;

/** Reads the cells of a line. */
export function readRuleLine(
  line: number,
  cells: RuleCells,
): { readonly line: RuleLine | null; readonly faults: readonly RuleFault[] } {
  const faults: RuleFault[] = [];
  const fault = (column: string, reason: RuleFaultReason) => {
    faults.push({ line, column, reason });
    return null;
  };
  const known = new Set<string>(ruleColumns);
  for (const [column, text] of Object.entries(cells)) {
    if (!known.has(column) && text !== '') fault(column.slice(0, 40), 'unknown-column');
    else if (formula.test(text)) fault(column, 'formula');
  }
  const text = (column: RuleColumn) => (cells[column] ?? '').trim();
  const read = <Value>(column: RuleColumn, reader: (text: string) => Value | null) => {
    const given = text(column);
    return given === '' || formula.test(given)
      ? null
      : (reader(given) ?? fault(column, 'not-possible'));
  };
  const needed = <Value>(column: RuleColumn, reader: (text: string) => Value | null) => {
    if (text(column) === '') return fault(column, 'missing');
    return read(column, reader);
  };
  const kind = needed('rule', (given) => taxRuleKinds.find((one) => one === given) ?? null);
  const isOfState = kind !== null && stateRuleKinds.has(kind);
  const stateCode = isOfState
    ? needed('state', (given) => findState(given.toUpperCase())?.code ?? null)
    : kind !== null && text('state') !== ''
      ? fault('state', 'not-possible')
      : '';
  const from = needed('from', parseIstDate);
  const confidence = needed(
    'confidence',
    (given) => confidences.find((one) => one === given) ?? null,
  );
  const source = needed('source', plainText);
  const optional = {
    until: read('until', parseIstDate),
    owner: read(
      'owner',
      (given) => [...taxOwners, 'any' as const].find((one) => one === given) ?? null,
    ),
    fuels: read('fuels', fuelsOf),
    upToPaise: read('up_to_rupees', sumOf),
    upToCc: read('up_to_cc', sizeOf),
    upToMm: read('up_to_mm', sizeOf),
    rate: read('percent', rateOf),
    amount: read('rupees', sumOf),
  };
  if (from !== null && optional.until !== null && optional.until < from) {
    fault('until', 'not-possible');
  }
  const name = nameOf(read('name_en', plainText), read('name_hi', plainText));
  if (name === 'half') fault(text('name_en') === '' ? 'name_en' : 'name_hi', 'missing');
  if (faults.length > 0 || kind === null || stateCode === null || from === null) {
    return { line: null, faults };
  }
  if (confidence === null || source === null || name === 'half') return { line: null, faults };
  return {
    line: {
      ...{ line, kind, stateCode, from, part: text('part'), name, confidence, source },
      ...optional,
      owner: optional.owner ?? 'any',
      fuels: optional.fuels ?? [],
    },
    faults,
  };
}

function nameOf(en: string | null, hi: string | null): RuleLine['name'] | 'half' {
  if (en === null && hi === null) return null;
  return en === null || hi === null ? 'half' : { en, hi };
}

function plainText(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  return text.length > longestText || /[\u0000-\u001f\u007f]/.test(text) ? null : text;
}

function fuelsOf(text: string): readonly TaxFuel[] | null {
  const names = text.split(/[\s|;]+/);
  const fuels = taxFuels.filter((fuel) => names.includes(fuel));
  return fuels.length === names.length ? fuels : null;
}

/** Whole rupees, with or without the commas of lakh and crore. */
function sumOf(text: string): Paise | null {
  if (!/^\d[\d,]*$/.test(text)) return null;
  const rupees = Number(text.replaceAll(',', ''));
  return rupees <= mostRupees ? paise(rupees * 100) : null;
}

function sizeOf(text: string): number | null {
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

function rateOf(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(text)) return null;
  const rate = Math.round(Number(text) * 1000);
  return rate <= 100_000 ? rate : null;
}
