import file from '../../data/valuation-rules.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { CarCondition } from './car-conditions.ts';

/** Whole of a share in the data, which states thousandths of a percent. */
const whole = 100_000;

/** Version of the engine and its data, kept with every estimate. A change of either changes it. */
export const VALUATION_VERSION = '2026-11.1';

/** First year of manufacture, most kilometres, years around a car that comparables may have, days an estimate is kept
 * for. Rule id: VALUE-LIMITS. */
export const valuationLimits = file.limits;

/** Where a figure comes from. */
export type Sourced = {
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** One row of the table of conditions. `share` of the price of a car in very good condition; null: no price without an
 * inspection. `ofCars`: how many cars are in this condition, percent. */
export type ConditionRow = {
  readonly code: CarCondition;
  readonly share: number | null;
  readonly leastScore: number | null;
  readonly ofCars: number | null;
};

/**
 * Share of the present new price that a used car of an age is offered for, 0 to 1; between the years of the table in a
 * straight line, after them by the yearly loss. Null: no table on that day. Rule id: VALUE-RETENTION.
 */
export function retentionAt(years: number, on: IstDate): number | null {
  const row = currentOf(file.retention, on);
  const first = row?.byYear[0];
  if (row === null || first === undefined) return null;
  let before = first;
  for (const next of row.byYear) {
    if (next.years >= years) {
      const part =
        next.years === before.years ? 0 : (years - before.years) / (next.years - before.years);
      return (before.share + Math.max(0, part) * (next.share - before.share)) / whole;
    }
    before = next;
  }
  const later = (1 - row.laterYearlyLoss / whole) ** (years - before.years);
  return (before.share / whole) * later;
}

/** Where the table of retention comes from. */
export function retentionSource(on: IstDate): Sourced | null {
  return sourceOf(currentOf(file.retention, on));
}

/** First day of the table of what is left of a price; null without one for the day. */
export function retentionFrom(on: IstDate): IstDate | null {
  return (currentOf(file.retention, on)?.from as IstDate | undefined) ?? null;
}

/** Factor for kilometres more or fewer than a car is compared with. Rule id: VALUE-KM. */
export function kmFactor(kmMore: number, on: IstDate): number {
  const row = currentOf(file.effects, on);
  if (row === null) return 1;
  const change = (-kmMore / 1000) * row.kmPer1000;
  return 1 + Math.max(-row.kmMost, Math.min(row.kmMost, change)) / whole;
}

/** Kilometres that a car of a fuel (as in the catalogue) and age has usually been driven. */
export function usualKm(fuel: string, years: number, on: IstDate): number {
  const aYear: Readonly<Record<string, number>> = currentOf(file.effects, on)?.kmAYear ?? {};
  return Math.round((aYear[fuel] ?? 12_000) * Math.max(0.5, years));
}

/** Factor for the owner's serial number; a car without an owner counts as a first. Rule id: VALUE-OWNERS. */
export function ownerFactor(serial: number, on: IstDate): number {
  const rows = currentOf(file.effects, on)?.owners ?? [];
  const row = rows.findLast((one) => one.serial <= Math.max(1, serial));
  return 1 + (row?.change ?? 0) / whole;
}

/** Where the effects come from. */
export function effectsSource(on: IstDate): Sourced | null {
  return sourceOf(currentOf(file.effects, on));
}

/** What a dealer pays and what a dealer asks, as shares of the price between private persons. Rule id: VALUE-FIGURES. */
export function figureShares(
  on: IstDate,
): ({ readonly toDealer: number; readonly dealerRetail: number } & Sourced) | null {
  const row = currentOf(file.figures, on);
  const source = sourceOf(row);
  return row === null || source === null
    ? null
    : { toDealer: row.toDealer / whole, dealerRetail: row.dealerRetail / whole, ...source };
}

/** The table of conditions on a day, best first; empty: none. Rule id: VALUE-CONDITIONS. */
export function conditionRows(on: IstDate): readonly ConditionRow[] {
  const rows = currentOf(file.conditions, on)?.grades ?? [];
  return rows.map(({ code, share, leastScore, sharePercent }) => ({
    code: code as CarCondition,
    share: share === null ? null : share / whole,
    leastScore,
    ofCars: sharePercent,
  }));
}

/** Bounds and limits of price labels on a day; null: no labels that day. Rule id: PRICE-LABEL. */
export function labelRules(on: IstDate) {
  const row = currentOf(file.labels, on);
  if (row === null) return null;
  return {
    bounds: row.bounds.map(({ code, below }) => ({ code, below: below / whole })),
    leastComparables: row.leastComparables,
    widestHalf: row.widestHalf / whole,
    oldestYears: row.oldestYears,
    leastPaise: row.leastPaise,
  };
}

function sourceOf(row: { confidence: string; source: string[] } | null): Sourced | null {
  return row === null ? null : { confidence: row.confidence as Confidence, sources: row.source };
}
