import { median } from './measure.ts';
import type { Line } from './report.ts';

/** What the product may add to its sources, in milliseconds. */
const allowedMs = 50;

/** A line that compares times with those of the bare adapters, in milliseconds. `isWanted`: the limit applies; else it is
 * informational. */
export function addedTimeLine(
  measured: string,
  rounds: { readonly product: readonly number[]; readonly floor: readonly number[] },
  isWanted = true,
): Line {
  const added = median(rounds.product) - median(rounds.floor);
  return {
    measured,
    product: ms(median(rounds.product)),
    floor: `${ms(median(rounds.floor))} (the bare adapters)`,
    ratio: null,
    wanted: `${isWanted ? `plus ${allowedMs} ms at most` : 'informational'} (${signed(added)})`,
    isMet: !isWanted || added <= allowedMs,
    rounds,
  };
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
}
