import {
  addDays,
  addYears,
  daysBetween,
  earlierOf,
  type IstDate,
  isBefore,
  partsOf,
} from '@pahiya/domain/shared/ist-date';
import type { Draws } from './draws.ts';
import { choicesIn, type ModelChoice } from './models.ts';
import { NEWEST_REGISTRATION, type Period } from './registration-period.ts';
import type { Trouble } from './trouble.ts';
import type { VehicleKind } from './vahan-record.ts';

/** BS-IV started in NCR on this day: an older vehicle is past its age limit there by now. */
export const NCR_BS4_SINCE = '2010-04-01' as IstDate;

/** Minimum age for each trouble: documents must have had time to expire. */
const LATEST_FOR: Readonly<Partial<Record<Trouble, string>>> = {
  'insurance-expired': '2025-06-01',
  'puc-expired': '2024-06-01',
  scrapped: '2013-12-31',
  'over-age-in-ncr': '2010-03-31',
};

/** A trouble that is impossible for this number becomes a loan. */
export function possibleTrouble(
  trouble: Trouble | null,
  period: Period,
  isElectric: boolean,
): Trouble | null {
  if (trouble === null) return null;
  if (isElectric && trouble !== 'insurance-expired') return 'hypothecated';
  return period.from <= (LATEST_FOR[trouble] ?? period.from) ? trouble : 'hypothecated';
}

/** A vehicle possible for a number. */
export type VehicleChoice = { kind: VehicleKind; choice: ModelChoice; registeredOn: IstDate };

/** Known facts before the vehicle is chosen. */
export type VehicleWish = {
  readonly draws: Draws;
  readonly period: Period;
  readonly kind: VehicleKind;
  readonly isElectric: boolean;
  readonly trouble: Trouble | null;
  /** False at an office of Delhi NCR, where old vehicles are past their age limit: only a trouble makes one old. */
  readonly mayBeOld: boolean;
};

/** A registration date and a model sold at that time, derived from the number. */
export function chooseVehicle(wish: VehicleWish): VehicleChoice {
  const { draws, trouble, kind } = wish;
  const period = narrowedPeriod(wish);
  const drawn = dayIn(period, draws);
  const fits = (choice: ModelChoice) => {
    const isElectric = choice.fuel === 'electric';
    if (wish.isElectric && !isElectric) return false;
    if (isElectric && (trouble === 'puc-expired' || trouble === 'scrapped')) return false;
    return true;
  };
  const choose = (of: VehicleKind, registeredOn: IstDate, choices: ModelChoice[]) => {
    const [first, ...rest] = choices;
    if (first === undefined) return null;
    return { kind: of, choice: draws.pick('model', [first, ...rest]), registeredOn };
  };
  // Not sold that early (a bus of 1989)? Then the first year of the period in which it was.
  for (let on = drawn; !isBefore(period.to, on); on = addYears(on, 1)) {
    const chosen = choose(kind, on, choicesIn(kind, partsOf(on).year).filter(fits));
    if (chosen !== null) return chosen;
  }
  // Never sold in the period (a lorry of 1965): a car.
  const car = choose('car', drawn, choicesIn('car', partsOf(drawn).year));
  if (car === null) throw new Error(`no model is known for ${drawn}`);
  return car;
}

function narrowedPeriod(wish: VehicleWish): Period {
  const { period, trouble } = wish;
  if (trouble === 'over-age-in-ncr') return within(period, '2000-04-01', '2010-03-31');
  const latest =
    trouble === null ? NEWEST_REGISTRATION : (LATEST_FOR[trouble] ?? NEWEST_REGISTRATION);
  if (wish.isElectric) return within(period, '2021-01-01', latest);
  if (wish.mayBeOld || trouble === 'scrapped') return within(period, '1900-01-01', latest);
  // A short Delhi number is more likely a reissued one than a car of 1995 still in use.
  const isSmall = wish.kind === 'two-wheeler' || wish.kind === 'auto';
  const from = isSmall ? '2017-04-01' : NCR_BS4_SINCE;
  const young: Period = { from: from as IstDate, to: latest as IstDate };
  return period.to < from ? young : within(period, from, latest);
}

/** The part of a period between two dates, or the whole period if empty. */
function within(period: Period, from: string, to: string): Period {
  const narrowed: Period = {
    from: isBefore(period.from, from as IstDate) ? (from as IstDate) : period.from,
    to: earlierOf(period.to, to as IstDate),
  };
  return narrowed.from <= narrowed.to ? narrowed : period;
}

/** Weighted towards recent years, as on the road. */
function dayIn(period: Period, draws: Draws): IstDate {
  const span = daysBetween(period.from, period.to);
  return addDays(period.to, -Math.floor(draws.fraction('registered') ** 1.7 * (span + 1)));
}
