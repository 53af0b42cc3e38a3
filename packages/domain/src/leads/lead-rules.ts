import rules from '../../data/lead-rules.json' with { type: 'json' };
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { type Paise, paise, percentOf } from '../shared/money.ts';

/** What a lead is about. */
export const leadKinds = ['used-car', 'sell-car', 'loan', 'insurance'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Clocks and limits of leads, in force from a day. Units are in the names; `operatorDays` and `erasureDays` are
 * calendar days. Rule id: LEAD-CLOCKS. */
export type LeadClocks = {
  readonly from: IstDate;
  readonly acceptMinutes: number;
  readonly firstContactMinutes: number;
  readonly disputeHours: number;
  readonly operatorDays: number;
  readonly erasureDays: number;
  readonly strikesPause: number;
  readonly strikesDays: number;
  readonly consentDays: number;
  readonly duplicateDays: number;
  /** From the confirmation of a firm's bank account until money may be paid to it. */
  readonly bankWaitHours: number;
};

/** The clocks of a day. Before the first row: the first. */
export function leadClocksOn(day: IstDate): LeadClocks {
  const rows = rules.clocks.map((row) => ({ ...row, from: istDate(row.from) }));
  const inForce = rows.filter(({ from }) => from <= day).at(-1) ?? rows[0];
  if (inForce === undefined) throw new Error('lead-rules.json has no clocks');
  return inForce;
}

/** What a delivered lead costs its firm, without GST; the GST on it, in basis points; and from which day that is valid.
 * Rule id: LEAD-PRICE. */
export function leadPriceOn(
  kind: LeadKind,
  day: IstDate,
): { readonly price: Paise; readonly gstBasisPoints: number; readonly from: IstDate } {
  const rows = rules.prices.filter((row) => row.kind === kind);
  const inForce = rows.filter(({ from }) => istDate(from) <= day).at(-1) ?? rows[0];
  if (inForce === undefined) throw new Error(`lead-rules.json has no price of ${kind}`);
  const { gstBasisPoints } = inForce;
  return { price: paise(inForce.paise), gstBasisPoints, from: istDate(inForce.from) };
}

/** Income tax that a firm deducts from what it pays for leads, as in force from a day. */
export type DeductedTaxRule = {
  readonly from: IstDate;
  readonly basisPoints: number;
  /** Nothing is deducted while a financial year's sum does not exceed it. */
  readonly yearlyThreshold: Paise;
  readonly source: string;
};

/** The rule of a day; null before the first. Rule id: FIRM-TDS. */
export function deductedTaxRuleOn(day: IstDate): DeductedTaxRule | null {
  const row = rules.deductedTax.filter(({ from }) => istDate(from) <= day).at(-1);
  if (row === undefined) return null;
  const { basisPoints, source } = row;
  return {
    from: istDate(row.from),
    basisPoints,
    yearlyThreshold: paise(row.yearlyThresholdPaise),
    source,
  };
}

/** What a rule gives for what was charged in a financial year without GST: to compare with, never booked. */
export function deductedTaxOf(
  charged: Paise,
  { basisPoints, yearlyThreshold }: Pick<DeductedTaxRule, 'basisPoints' | 'yearlyThreshold'>,
): Paise {
  return charged > yearlyThreshold ? percentOf(charged, basisPoints, 'half-up') : paise(0);
}

/** First day of the financial year of a day: 1 April. */
export function financialYearStart(day: IstDate): IstDate {
  const year = Number(day.slice(0, 4));
  return istDate(`${day.slice(5) < '04-01' ? year - 1 : year}-04-01`);
}

/** A day that the desk made a holiday or a working day. `stateCode`: null for every state. */
export type HolidayChange = {
  readonly day: IstDate;
  readonly stateCode: string | null;
  readonly isOpen: boolean;
};

/** Public holidays of a state, on which the clocks of its partners stand still: those of the list, as the desk changed
 * them since. `changes`: in the order in which they were made; a later one replaces an earlier one. Rule id:
 * LEAD-CLOCKS. */
export function holidaysOf(
  stateCode: string,
  changes: readonly HolidayChange[] = [],
): ReadonlySet<IstDate> {
  const ofState = rules.holidays.filter(
    ({ states }) => states === null || states.includes(stateCode),
  );
  const days = new Set(ofState.map(({ day }) => istDate(day)));
  for (const change of changes) {
    if (change.stateCode !== null && change.stateCode !== stateCode) continue;
    if (change.isOpen) days.delete(change.day);
    else days.add(change.day);
  }
  return days;
}

function istDate(text: string): IstDate {
  const day = parseIstDate(text);
  if (day === null) throw new Error(`lead-rules.json: ${text} is no day`);
  return day;
}
