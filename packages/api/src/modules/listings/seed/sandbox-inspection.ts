import type { InspectedFault, ListedInspection } from '@pahiya/domain/listings/listing';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { Dice } from './dice.ts';

type Possible = readonly [
  point: string,
  view: InspectedFault['spot']['view'],
  x: number,
  y: number,
  low: number,
  high: number,
];

/** Faults that invented inspections find, with their place on the drawing and a repair estimate in rupees. */
const possible: readonly Possible[] = [
  ['EXT-02', 'left', 30, 600, 3_000, 4_500],
  ['EXT-05', 'left', 400, 560, 2_000, 3_500],
  ['EXT-07', 'left', 620, 560, 2_500, 4_000],
  ['EXT-12', 'right', 960, 600, 3_000, 5_000],
  ['EXT-01', 'top', 140, 500, 3_500, 6_000],
  ['EXT-18', 'top', 330, 480, 4_000, 9_000],
  ['TYR-01', 'left', 190, 820, 4_800, 6_200],
  ['TYR-04', 'right', 800, 820, 4_800, 6_200],
  ['BRK-01', 'left', 190, 800, 1_800, 2_600],
  ['SUS-02', 'left', 800, 780, 2_500, 5_500],
  ['ELE-05', 'top', 420, 260, 1_500, 4_000],
  ['INT-01', 'top', 520, 620, 2_000, 4_500],
];

const groupCodes = [
  'DOC',
  'EXT',
  'STR',
  'ENG',
  'TRA',
  'SUS',
  'BRK',
  'TYR',
  'ELE',
  'INT',
  'ROAD',
] as const;
const points = 200;

/** An invented inspection of the day on which the car was first offered. */
export function sandboxInspection(
  dice: Dice,
  { cityId, km, age, at }: { cityId: number; km: number; age: number; at: Date },
): ListedInspection {
  const count = Math.min(4, dice.below(2 + Math.ceil(age / 2)));
  const first = dice.below(possible.length);
  const faults = Array.from({ length: count }, (_, place): InspectedFault => {
    const [point, view, x, y, low, high] = possible[
      (first + place * 5) % possible.length
    ] as Possible;
    return {
      point,
      grade: dice.chance(80) ? '2' : '1',
      spot: { view, x, y },
      repairLow: rupees(low),
      repairHigh: rupees(high),
      photoId: null,
    };
  });
  const unchecked = dice.below(4);
  const score = Math.max(48, Math.round(98 - age * 2.1 - count * 2));
  return {
    inspectedAt: at.toISOString(),
    cityId,
    km: Math.max(0, km - dice.below(120)),
    score,
    points,
    checked: points - unchecked,
    fine: points - unchecked - count,
    groups: groupCodes.map((code) => ({
      code,
      score: code === 'DOC' || code === 'STR' ? 100 : Math.min(100, score - 4 + dice.below(9)),
    })),
    faults,
    validUntil: addDays(istDateOf(at), 7),
    isSandbox: true,
  };
}
