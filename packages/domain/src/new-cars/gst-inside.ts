import file from '../../data/on-road-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { type CarFuel, taxFuelOf } from './car-facts.ts';

/** GST within an ex-showroom price; the rate in thousandths of a percent. */
export type GstInside = {
  readonly rate: number;
  readonly amount: Paise;
  readonly sources: readonly string[];
};

type GstRows = typeof file.gst;
type GstCar = {
  readonly exShowroom: Paise;
  readonly fuel: CarFuel;
  readonly engineCc: number | null;
  readonly lengthMm: number | null;
};

const whole = 100_000;

/** GST is part of the price: rate / (100 % + rate). Null where the facts that set the rate are not known. Rule id:
 * GST-CAR. */
export function gstInside(car: GstCar, rows: GstRows, on: IstDate): GstInside | null {
  const row = currentOf(rows, on);
  if (row === null) return null;
  const rate = gstRateOf(row, car);
  if (rate === null) return null;
  const amount = paise(Math.round((car.exShowroom * rate) / (whole + rate) / 100) * 100);
  return { rate, amount, sources: row.source };
}

/** A small car is within both limits, of engine and length. */
function gstRateOf(row: GstRows[number], car: GstCar): number | null {
  const fuel = taxFuelOf(car.fuel);
  if (fuel === 'electric') return row.electric;
  const limit = row.small.limits.find(({ fuels }) => fuels.includes(fuel));
  if (limit === undefined) return row.other;
  const { engineCc, lengthMm } = car;
  const isTooLarge =
    (engineCc !== null && engineCc > limit.upToCc) ||
    (lengthMm !== null && lengthMm > limit.upToMm);
  if (isTooLarge) return row.other;
  return engineCc === null || lengthMm === null ? null : row.small.rate;
}
