import { formatKms } from '@pahiya/domain/shared/format';
import { daysBetween, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatLakhCrore, formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { CarPaint } from '@pahiya/ui/car/car-picture';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { UsedCarCard } from './used-car-paths.ts';

export type UsedCarsCopy = Copies['used-cars'];

/** `₹5.35 lakh`. */
export function shortPrice(amountPaise: number, { units }: Pick<UsedCarsCopy, 'units'>): string {
  return formatLakhCrore(amountPaise as Paise, units);
}

/** `₹5,35,000`. */
export function fullPrice(amountPaise: number): string {
  return formatRupees(amountPaise as Paise);
}

/** A computed price to a full thousand: rupees and paise would pretend that it is exact. */
export function aboutPrice(amountPaise: number): string {
  return fullPrice(Math.round(amountPaise / 100_000) * 100_000);
}

/** `Maruti Suzuki Swift VXI`. */
export function carName({ make, model, variant }: Pick<UsedCarCard, 'make' | 'model' | 'variant'>) {
  return [make.name, model.name, variant].filter((part) => part !== null).join(' ');
}

/** Year, kilometres, fuel, gearbox and owners: what a card says first. */
export function mainFacts(car: UsedCarCard, copy: UsedCarsCopy): readonly string[] {
  return [
    String(car.madeYear),
    formatKms(car.km),
    copy.choices[car.fuel],
    copy.choices[car.gearbox],
    ownersText(car, copy),
  ];
}

/** Number of owners; a car that was never sold is named as what it is. */
export function ownersText(
  { owners, demoUse }: Pick<UsedCarCard, 'owners' | 'demoUse'>,
  { car }: UsedCarsCopy,
): string {
  return owners === 0 ? car.demoUses[demoUse ?? 'demo'] : car.owners(owners);
}

/** Days since a car was first offered. */
export function daysOffered({ firstOfferedOn }: UsedCarCard, today: IstDate): number {
  return Math.max(0, daysBetween(firstOfferedOn as IstDate, today));
}

const paints: Readonly<Partial<Record<UsedCarCard['colour'], CarPaint>>> = {
  white: 'white',
  silver: 'silver',
  grey: 'grey',
  black: 'black',
  red: 'red',
  maroon: 'wine',
  blue: 'blue',
  brown: 'bronze',
  beige: 'sand',
  yellow: 'sand',
  green: 'green',
  orange: 'orange',
};

/** The paint a car is drawn in; undefined: its colour has none. */
export function paintOfColour(colour: UsedCarCard['colour']): CarPaint | undefined {
  return paints[colour];
}
