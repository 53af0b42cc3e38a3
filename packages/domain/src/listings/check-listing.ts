import type { CarFuel } from '../new-cars/car-facts.ts';
import { type IstDate, isBefore, partsOf } from '../shared/ist-date.ts';
import { type Paise, rupees } from '../shared/money.ts';
import { hiddenContact } from './hidden-contact.ts';
import type { ListedCar, StatedFacts } from './listing.ts';

/** Bounds of what can be listed. Prices: a car below the least is scrap, one above the most is a mistake of zeros.
 * Product defaults, set November 2026. */
const listingBounds = {
  firstYear: 1990,
  kmAtMost: 1_000_000,
  ownersAtMost: 9,
  priceAtLeast: rupees(10_000),
  priceAtMost: rupees(100_000_000),
  keysAtMost: 5,
  noteAtMost: 600,
} as const;

export type ListingFault = { readonly field: string; readonly fault: ListingFaultCode };
type ListingFaultCode =
  | 'year-too-early'
  | 'year-in-future'
  | 'month-in-future'
  | 'registered-before-made'
  | 'registered-in-future'
  | 'km-out-of-range'
  | 'owners-out-of-range'
  | 'price-too-low'
  | 'price-too-high'
  | 'keys-out-of-range'
  | 'demo-needs-use'
  | 'use-needs-no-owner'
  | 'note-too-long'
  | 'note-has-phone'
  | 'note-has-plate'
  | 'note-has-email'
  | 'note-has-address';

type Checked = Pick<
  ListedCar,
  'madeYear' | 'madeMonth' | 'registeredOn' | 'km' | 'owners' | 'price'
> &
  Pick<StatedFacts, 'keys' | 'demoUse' | 'note'>;

/** Everything about a listing that cannot be: fields by name, with what is wrong. Empty: nothing. Rule id:
 * LISTING-BOUNDS. */
export function checkListing(car: Checked, today: IstDate): readonly ListingFault[] {
  const faults: ListingFault[] = [];
  const add = (field: string, fault: ListingFaultCode) => faults.push({ field, fault });
  const now = partsOf(today);
  if (car.madeYear < listingBounds.firstYear) add('madeYear', 'year-too-early');
  else if (car.madeYear > now.year) add('madeYear', 'year-in-future');
  else if (car.madeYear === now.year && (car.madeMonth ?? 1) > now.month) {
    add('madeMonth', 'month-in-future');
  }
  if (car.registeredOn !== null) {
    const { year, month } = partsOf(car.registeredOn);
    if (isBefore(today, car.registeredOn)) add('registeredOn', 'registered-in-future');
    else if (
      year < car.madeYear ||
      (year === car.madeYear && car.madeMonth !== null && month < car.madeMonth)
    ) {
      add('registeredOn', 'registered-before-made');
    }
  }
  if (car.km < 0 || car.km > listingBounds.kmAtMost) add('km', 'km-out-of-range');
  if (car.owners < 0 || car.owners > listingBounds.ownersAtMost) {
    add('owners', 'owners-out-of-range');
  }
  if (car.owners === 0 && car.demoUse === null) add('demoUse', 'demo-needs-use');
  if (car.owners > 0 && car.demoUse !== null) add('demoUse', 'use-needs-no-owner');
  if (car.price < listingBounds.priceAtLeast) add('price', 'price-too-low');
  else if (car.price > listingBounds.priceAtMost) add('price', 'price-too-high');
  if (car.keys !== null && (car.keys < 0 || car.keys > listingBounds.keysAtMost)) {
    add('keys', 'keys-out-of-range');
  }
  if (car.note !== null) {
    if (car.note.length > listingBounds.noteAtMost) add('note', 'note-too-long');
    const hidden = hiddenContact(car.note);
    if (hidden !== null) add('note', `note-has-${hidden}`);
  }
  return faults;
}

/** Facts that a record can contradict. */
export const contradictedFields = [
  'fuel',
  'owners',
  'madeYear',
  'registeredOn',
  'colour',
  'loan',
] as const;

/** Where the record and the seller disagree: what is shown beside the seller's statement. */
type Contradiction = {
  readonly field: (typeof contradictedFields)[number];
  readonly stated: string | number | boolean;
  readonly recorded: string | number | boolean;
};

/** Facts in which the record says otherwise than the seller. What the record does not have is no contradiction. */
export function contradictionsOf(
  car: Pick<ListedCar, 'fuel' | 'owners' | 'madeYear' | 'registeredOn' | 'colour'> &
    Pick<StatedFacts, 'hasLoan'>,
  record: RecordedFacts,
): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const compare = <Value extends string | number | boolean>(
    field: Contradiction['field'],
    stated: Value | null,
    recorded: Value | null,
    isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
  ) => {
    if (stated === null || recorded === null || isSame(stated, recorded)) return;
    found.push({ field, stated, recorded });
  };
  compare('fuel', car.fuel, record.fuel, (a, b) => engineOf(a) === engineOf(b));
  compare('owners', car.owners === 0 ? null : car.owners, record.owners);
  compare('madeYear', car.madeYear, record.madeYear);
  compare('registeredOn', car.registeredOn, record.registeredOn);
  compare('colour', car.colour === 'other' ? null : car.colour, record.colour);
  // A loan on record that the seller does not mention; one that is closed but still on record is common.
  if (record.hasLoan && car.hasLoan === false) {
    found.push({ field: 'loan', stated: false, recorded: true });
  }
  return found;
}

type RecordedFacts = {
  readonly fuel: string | null;
  readonly owners: number | null;
  readonly madeYear: number | null;
  readonly registeredOn: IstDate | null;
  readonly colour: string | null;
  readonly hasLoan: boolean;
};

/** Registries write hybrids and CNG kits as petrol as often as not. */
function engineOf(fuel: CarFuel | string): string {
  if (fuel === 'electric' || fuel === 'diesel') return fuel;
  return 'petrol';
}

/** Share of the fair price in basis points under which a price is looked at before it is public. Source: used-car
 * guides of Indian portals; product default. */
const suspectPriceShare = 6_000;

/** Whether a price is suspiciously low beside a fair one. */
export function isSuspectPrice(price: Paise, fair: Paise): boolean {
  return price * 10_000 < fair * suspectPriceShare;
}
