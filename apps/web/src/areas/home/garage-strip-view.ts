import type { Answer } from '@pahiya/api-client/api-client';
import { vehicleName } from '@pahiya/domain/rc/readable-names';

type Vehicle = Answer<'listGarage'>['vehicles'][number];

/** One vehicle of the garage in a row. */
export type GarageStripView = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly plateStyle: string;
  /** Null until the registry has responded. */
  readonly name: string | null;
  /** Papers that have expired, and those that expire soon. */
  readonly expired: number;
  readonly soon: number;
};

/** The vehicle with the earliest date among those expired or expiring, else the first; null for an empty garage. */
export function garageStripView(vehicles: readonly Vehicle[]): GarageStripView | null {
  const [first] = vehicles.toSorted((a, b) => earliest(a) - earliest(b));
  if (first === undefined) return null;
  const { vehicleNumber, display, summary } = first;
  const count = (state: string) => summary?.dues.filter((due) => due.state === state).length ?? 0;
  return {
    vehicleNumber,
    display,
    plateStyle: summary?.plateStyle ?? 'private',
    name: summary === null ? null : vehicleName(summary.maker, summary.model),
    expired: count('over'),
    soon: count('soon'),
  };
}

function earliest({ summary }: Vehicle): number {
  const days = (summary?.dues ?? [])
    .filter(({ state }) => state === 'over' || state === 'soon')
    .map(({ daysLeft }) => daysLeft ?? 0);
  return Math.min(...days, Number.MAX_SAFE_INTEGER);
}
