import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import { findPlaza, type TollPlaza } from './plazas.ts';
import { type FastagRule, fastagRule } from './rules.ts';

/** Whether the annual pass pays at a fee. `trips` null: it never does, because more trips than it has were needed. */
export type PassBreakEven = {
  readonly trips: number | null;
  /** Fee a trip in paise, not whole, below which the pass never pays. */
  readonly lowestFeePaise: number;
  readonly rule: FastagRule<'annual-pass'>;
};

/** From how many trips the annual pass costs less than single fees; null before the pass existed. The pass is sold by
 * NHAI alone. Source: MoRTH and NHAI notes of 2025 and 2026. Rule id: FASTAG-ANNUAL-PASS. */
export function passBreakEven(feePerTrip: Paise, on: IstDate): PassBreakEven | null {
  const rule = fastagRule('annual-pass', on);
  if (rule === null) return null;
  const { price, trips } = rule.values;
  const needed = feePerTrip > 0 ? Math.ceil(price / feePerTrip) : Number.POSITIVE_INFINITY;
  return { trips: needed <= trips ? needed : null, lowestFeePaise: price / trips, rule };
}

/** Trips among crossings. `other`: crossings at plazas that are not in the list or not on a national highway. */
export type CountedTrips = {
  readonly trips: number;
  readonly counted: number;
  readonly other: number;
};

type Crossing = { readonly plaza: string; readonly readAt: string };

/** A closed road is left within a day, or entry and exit belong to two trips. */
const longestTripMs = 24 * 3_600_000;

/** Counts the trips that the pass would cover: each crossing of an open plaza, and entry with exit of a closed road as
 * one; only plazas of national highways in our list. Rule id: FASTAG-PASS-TRIPS. */
export function countPassTrips(
  crossings: readonly Crossing[],
  plazaOf: (name: string) => TollPlaza | null = findPlaza,
): CountedTrips {
  const inOrder = [...crossings].sort((a, b) => a.readAt.localeCompare(b.readAt));
  const enteredAt = new Map<string, number>();
  let trips = 0;
  let counted = 0;
  for (const { plaza, readAt } of inOrder) {
    const known = plazaOf(plaza);
    if (known?.road !== 'national') continue;
    counted += 1;
    const at = Date.parse(readAt);
    const entered = known.closedRoad === null ? undefined : enteredAt.get(known.closedRoad);
    if (known.closedRoad !== null && entered !== undefined && at - entered <= longestTripMs) {
      // The exit of a trip that its entry has counted.
      enteredAt.delete(known.closedRoad);
      continue;
    }
    trips += 1;
    if (known.closedRoad !== null) enteredAt.set(known.closedRoad, at);
  }
  return { trips, counted, other: crossings.length - counted };
}
