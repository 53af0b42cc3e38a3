import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { type FastagRuleId, type FastagRuleValues, fastagRuleRows } from './rule-rows.ts';

/** A rule as it applies on a day, with where it comes from. `validTo` is its last day; null while it is open. */
export type FastagRule<Id extends FastagRuleId> = {
  readonly id: Id;
  readonly validFrom: IstDate;
  readonly validTo: IstDate | null;
  readonly values: FastagRuleValues[Id];
  readonly source: string;
  /** Day of the source. */
  readonly sourceDate: IstDate;
  readonly confidence: 'high' | 'medium' | 'low';
};

/** The rule that applies on a day; null before it began or after it ended. Rule ids: FASTAG-*. */
export function fastagRule<Id extends FastagRuleId>(id: Id, on: IstDate): FastagRule<Id> | null {
  const row = fastagRuleRows.find(
    (one) => one.id === id && one.validFrom <= on && (one.validTo === null || on <= one.validTo),
  );
  if (row === undefined) return null;
  return {
    id,
    validFrom: day(row.validFrom),
    validTo: row.validTo === null ? null : day(row.validTo),
    values: row.values as FastagRuleValues[Id],
    source: row.source,
    sourceDate: day(row.sourceDate),
    confidence: row.confidence,
  };
}

/** The rule that applies on a day, for rules that have no end. Throws before the first of them began: no page reaches
 * back so far. */
export function fastagRuleOn<Id extends FastagRuleId>(id: Id, on: IstDate): FastagRule<Id> {
  const rule = fastagRule(id, on);
  if (rule === null) throw new RangeError(`no rule ${id} on ${on}`);
  return rule;
}

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new RangeError(`a rule with the day ${text}`);
  return date;
}
