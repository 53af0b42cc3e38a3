import { paise } from '../../shared/money.ts';
import { classFeesOfLines, isClassFee } from './fee-rules.ts';
import { roadTaxOfLines } from './road-tax-lines.ts';
import { type RuleCells, type RuleFault, type RuleLine, readRuleLine } from './rule-cells.ts';
import { type AddFault, sourcesOf } from './rule-parts.ts';
import type { TaxRule } from './tax-rules.ts';

/** Rules of a list, and what is wrong with it. There are no rules where anything is wrong. */
export type ReadTaxRules = {
  readonly rules: readonly TaxRule[];
  readonly faults: readonly RuleFault[];
};

/** Reads a list of tax rules: lines of one rule, state and first day belong together. Rule id: TAX-RULES-DATED. */
export function readTaxRules(records: readonly RuleCells[]): ReadTaxRules {
  const faults: RuleFault[] = [];
  const byRule = new Map<string, RuleLine[]>();
  records.forEach((cells, place) => {
    const read = readRuleLine(place + 1, cells);
    faults.push(...read.faults);
    if (read.line === null) return;
    const key = `${read.line.kind} ${read.line.stateCode} ${read.line.from}`;
    byRule.set(key, [...(byRule.get(key) ?? []), read.line]);
  });
  if (faults.length > 0) return { rules: [], faults };
  const fault: AddFault = ({ line }, column, reason) => faults.push({ line, column, reason });
  const rules = [...byRule.values()].flatMap((lines) => ruleOfLines(lines, fault) ?? []);
  return faults.length > 0 ? { rules: [], faults } : { rules, faults };
}

function ruleOfLines(lines: readonly RuleLine[], fault: AddFault): TaxRule | null {
  const [first] = lines;
  if (first === undefined) return null;
  const { kind, stateCode, from, confidence } = first;
  const dated = { from, until: null, confidence, source: sourcesOf(lines) };
  if (kind === 'road-tax') {
    const value = roadTaxOfLines(lines, fault);
    return value === null ? null : { kind, stateCode, from, value };
  }
  if (kind === 'gst') return { kind, stateCode, from, value: { ...dated, ...gstOf(lines, fault) } };
  const { source } = dated;
  if (isClassFee(kind)) {
    return { kind, stateCode, from, value: { ...classFeesOfLines(lines, fault), source } };
  }
  for (const second of lines.slice(1)) fault(second, 'rule', 'twice');
  if (kind === 'smart-card-fee') {
    const sum = needed(first, 'rupees', first.amount, fault);
    return { kind, stateCode, from, value: { paise: sum, confidence, source } };
  }
  if (kind === 'tcs') {
    const overPaise = needed(first, 'up_to_rupees', first.upToPaise, fault);
    const rate = needed(first, 'percent', first.rate, fault);
    return { kind, stateCode, from, value: { ...dated, overPaise, rate } };
  }
  if (kind === 'no-registration-fee') {
    const upToPaise = needed(first, 'up_to_rupees', first.upToPaise, fault);
    const until = needed(first, 'until', first.until, fault);
    const value = { ...dated, stateCode, fuels: [...first.fuels], upToPaise, until };
    return { kind, stateCode, from, value };
  }
  const value = { ...dated, paise: needed(first, 'rupees', first.amount, fault) };
  return { kind, stateCode, from, value };
}

function needed<Value>(
  line: RuleLine,
  column: 'up_to_rupees' | 'percent' | 'until' | 'rupees',
  value: Value | null,
  fault: AddFault,
): Value {
  if (value === null) fault(line, column, 'missing');
  return value ?? (paise(0) as Value);
}

/** `electric` and `other` once each, and a `small` line for each limit of engine and length, all at one rate. */
function gstOf(lines: readonly RuleLine[], fault: AddFault) {
  const [first] = lines as readonly [RuleLine, ...RuleLine[]];
  const rateOf = (part: string): number => {
    const [row, second] = lines.filter((one) => one.part === part);
    if (row === undefined) fault(first, 'part', 'missing');
    else if (row.rate === null) fault(row, 'percent', 'missing');
    if (second !== undefined && part !== 'small') fault(second, 'part', 'twice');
    return row?.rate ?? 0;
  };
  const small = lines.filter(({ part }) => part === 'small');
  const rate = rateOf('small');
  for (const row of lines) {
    if (!['electric', 'other', 'small'].includes(row.part)) fault(row, 'part', 'not-possible');
  }
  const limits = small.map((row) => {
    if (row.rate !== rate) fault(row, 'percent', 'not-possible');
    if (row.fuels.length === 0) fault(row, 'fuels', 'missing');
    if (row.upToCc === null) fault(row, 'up_to_cc', 'missing');
    if (row.upToMm === null) fault(row, 'up_to_mm', 'missing');
    return { fuels: [...row.fuels], upToCc: row.upToCc ?? 0, upToMm: row.upToMm ?? 0 };
  });
  return { electric: rateOf('electric'), other: rateOf('other'), small: { rate, limits } };
}
