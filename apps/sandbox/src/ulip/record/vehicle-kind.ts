import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import type { Draws } from './draws.ts';
import type { VehicleKind } from './vahan-record.ts';

/** Delhi encodes the category in the first letter of the series. */
const DELHI_KINDS: Readonly<Record<string, VehicleKind>> = {
  C: 'car',
  S: 'two-wheeler',
  P: 'bus',
  W: 'bus',
  R: 'auto',
  T: 'taxi',
  Y: 'taxi',
  V: 'goods',
  G: 'goods',
  K: 'goods',
  L: 'goods',
  M: 'goods',
};

/** Kind of vehicle of a number, and whether it must be electric (Delhi letter E). */
export function kindOfMark(mark: Mark, draws: Draws): { kind: VehicleKind; isElectric: boolean } {
  if (mark.kind === 'delhi') {
    const series = mark.series ?? '';
    if (series.startsWith('ER')) return { kind: 'auto', isElectric: true };
    if (series.startsWith('RT')) return { kind: 'taxi', isElectric: false };
    if (series.startsWith('E')) {
      return { kind: draws.pick('kind/electric', ['car', 'two-wheeler']), isElectric: true };
    }
    return { kind: DELHI_KINDS[series.charAt(0)] ?? 'car', isElectric: false };
  }
  // Bharat marks are for private vehicles of people who are transferred; vintage marks for cars and bikes.
  const privateKinds = ['car', 'car', 'two-wheeler'] as const;
  if (mark.kind !== 'classic') return { kind: draws.pick('kind', privateKinds), isElectric: false };
  return { kind: draws.pick('kind', CLASSIC_MIX), isElectric: false };
}

/** Per twenty vehicles; roughly the mix on the road, with more cars because people look them up more. */
const CLASSIC_MIX: readonly [VehicleKind, ...VehicleKind[]] = [
  ...Array<VehicleKind>(8).fill('two-wheeler'),
  ...Array<VehicleKind>(7).fill('car'),
  'goods',
  'goods',
  'taxi',
  'auto',
  'bus',
] as unknown as [VehicleKind, ...VehicleKind[]];
