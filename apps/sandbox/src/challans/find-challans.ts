import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Draws } from '../ulip/record/draws.ts';
import { receiptNumber } from './challan-number.ts';
import { type ChallanedVehicle, challanedVehicle } from './challaned-vehicle.ts';
import { curatedChallans } from './curated-challans.ts';
import { lastDigits } from './magic-number.ts';
import type { SandboxChallan } from './sandbox-challan.ts';
import { type ChallanShape, type ChallanWish, writeChallan } from './write-challan.ts';

/** All challans of a vehicle in any service, derived from its number and the date alone. Numbers that cannot be
 * registered have none. */
export function findChallans(text: string, today: IstDate): readonly SandboxChallan[] {
  const parsed = parseMark(text);
  if (!parsed.ok || !parsed.value.isLookupable) return [];
  const vehicle = challanedVehicle(parsed.value, today);
  const digits = lastDigits(parsed.value.vehicleNumber) ?? '';
  if (digits === '0008') return paidAtOneOfTwo(vehicle);
  const wishes =
    curatedChallans(parsed.value.vehicleNumber) ?? MAGIC[digits] ?? drawnWishes(vehicle.draws);
  return wishes.map((wish) => writeChallan(vehicle, wish));
}

/** One for each service, so a missing service is noticeable. */
const SOMETHING_EVERYWHERE: readonly ChallanWish[] = [
  { key: 'central', shape: 'open', daysAgo: 6 },
  { key: 'twice', shape: 'seen-twice', daysAgo: 52 },
  { key: 'local', shape: 'local', daysAgo: 20 },
  { key: 'court', shape: 'virtual-court', daysAgo: 400, knownTo: ['virtual-courts'] },
];

const COURT_CASES: readonly ChallanWish[] = [
  { key: 'both', shape: 'virtual-court', daysAgo: 350, knownTo: ['echallan', 'virtual-courts'] },
  { key: 'alone', shape: 'virtual-court', daysAgo: 420, knownTo: ['virtual-courts'] },
  { key: 'regular', shape: 'regular-court', daysAgo: 510 },
];

const SIXTY_SHAPES = ['open', 'local', 'seen-twice', 'virtual-court', 'paid', 'open'] as const;
const SIXTY: readonly ChallanWish[] = Array.from({ length: 60 }, (_, index) => ({
  key: `of-sixty/${index}`,
  shape: SIXTY_SHAPES[index % SIXTY_SHAPES.length] ?? 'open',
  daysAgo: 2 + index * 5,
}));

const MAGIC: Readonly<Record<string, readonly ChallanWish[]>> = {
  '0000': [],
  '0404': [],
  '0001': SOMETHING_EVERYWHERE,
  '0002': SOMETHING_EVERYWHERE,
  '0003': SOMETHING_EVERYWHERE,
  '0004': SOMETHING_EVERYWHERE,
  '0005': SOMETHING_EVERYWHERE,
  '0006': [],
  '0007': SIXTY,
  '0009': COURT_CASES,
  '0011': SOMETHING_EVERYWHERE,
  '0012': SOMETHING_EVERYWHERE,
  '0013': SOMETHING_EVERYWHERE,
  '0014': SOMETHING_EVERYWHERE,
  '0015': SOMETHING_EVERYWHERE,
};

function paidAtOneOfTwo(vehicle: ChallanedVehicle): readonly SandboxChallan[] {
  const challan = writeChallan(vehicle, { key: 'twice', shape: 'seen-twice', daysAgo: 18 });
  const receipt = receiptNumber(vehicle.stateCode, vehicle.draws, 'challan/twice');
  return [
    {
      ...challan,
      standing: { kind: 'paid', receipt, on: vehicle.today },
      saidBy: { echallan: { standing: { kind: 'open' } } },
    },
    writeChallan(vehicle, { key: 'central', shape: 'open', daysAgo: 33 }),
  ];
}

/** Kinds by frequency, with their ages in days. */
const DRAWN: readonly [ChallanDraw, ...ChallanDraw[]] = [
  ['open', 1, 44],
  ['open', 46, 160],
  ['seen-twice', 1, 70],
  ['local', 1, 90],
  ['local', 310, 420],
  ['paid', 60, 900],
  ['paid', 5, 300],
  ['virtual-court', 310, 800],
  ['virtual-court', 310, 500],
  ['payment-pending', 1, 6],
  ['regular-court', 120, 700],
  ['impounded', 5, 60],
  ['closed', 200, 900],
];
type ChallanDraw = readonly [shape: ChallanShape, youngest: number, oldest: number];

function drawnWishes(draws: Draws): readonly ChallanWish[] {
  return Array.from({ length: draws.between('challans/count', 0, 6) }, (_, index) => {
    const [shape, youngest, oldest] = draws.pick(`challans/${index}/shape`, DRAWN);
    const daysAgo = draws.between(`challans/${index}/days`, youngest, oldest);
    return { key: String(index), shape, daysAgo };
  });
}
