import type { IstDate } from '../shared/ist-date.ts';
import type { FuelEntry, LogFuel } from './log-entry.ts';

/** Distance per unit of fuel, from full to full. */
export type FuelEconomy = {
  readonly fuel: LogFuel;
  /** One figure for each full fill that closes a distance, oldest first; km per unit. */
  readonly fills: readonly {
    readonly id: string;
    readonly on: IstDate;
    readonly kmPerUnit: number;
  }[];
  /** All such distances together: their sums, not the mean of the figures. Null while there is none. */
  readonly average: {
    readonly km: number;
    /** Thousandths of the unit. */
    readonly quantity: number;
    readonly kmPerUnit: number;
  } | null;
};

/** Full-to-full economy. A partial fill adds its fuel and gives no figure; after a missed fill the count starts over
 * at the next full one. `two-fuels`: the log has several fuels on one odometer, which tells nothing exact about either
 * of them; cost per km does. Null: no fills. Rule id: UPKEEP-FUEL. */
export function fuelEconomy(entries: readonly FuelEntry[]): FuelEconomy | 'two-fuels' | null {
  const first = entries[0];
  if (first === undefined) return null;
  if (entries.some(({ fuel }) => fuel !== first.fuel)) return 'two-fuels';
  const sorted = entries
    .filter((entry): entry is FuelEntry & { readonly km: number } => entry.km !== null)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.km - b.km));
  const fills: FuelEconomy['fills'][number][] = [];
  const sum = { km: 0, quantity: 0 };
  let from: number | null = null;
  let since = 0;
  for (const { id, on, km, quantity, isFull, isMissed } of sorted) {
    since += quantity;
    if (isMissed || (from !== null && km < from)) from = null;
    else if (isFull && from !== null && km > from) {
      fills.push({ id, on, kmPerUnit: ((km - from) * 1000) / since });
      sum.km += km - from;
      sum.quantity += since;
    }
    if (isFull) from = km;
    if (isFull || from === null) since = 0;
  }
  const average = sum.quantity === 0 ? null : { ...sum, kmPerUnit: (sum.km * 1000) / sum.quantity };
  return { fuel: first.fuel, fills, average };
}
