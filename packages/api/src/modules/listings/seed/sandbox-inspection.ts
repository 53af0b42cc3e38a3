import type { InspectedFault, ListedInspection } from '@pahiya/domain/listings/listing';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { Dice } from './dice.ts';

/** Faults that invented inspections find, with a repair estimate in rupees. */
const possible: readonly (readonly [point: string, low: number, high: number])[] = [
  ['EXT-02', 3_000, 4_500],
  ['EXT-05', 2_000, 3_500],
  ['EXT-07', 2_500, 4_000],
  ['EXT-12', 3_000, 5_000],
  ['EXT-01', 3_500, 6_000],
  ['EXT-18', 4_000, 9_000],
  ['TYR-01', 4_800, 6_200],
  ['TYR-04', 4_800, 6_200],
  ['BRK-01', 1_800, 2_600],
  ['SUS-02', 2_500, 5_500],
  ['ELE-05', 1_500, 4_000],
  ['INT-01', 2_000, 4_500],
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
    const [point, low, high] = possible[(first + place * 5) % possible.length] ?? ['EXT-02', 0, 0];
    return {
      point,
      grade: dice.chance(80) ? '2' : '1',
      spot: null,
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
