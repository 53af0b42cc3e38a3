import { carNames } from '../shared/en/car-names.ts';

/** Copy of the shortlist. */
export const copy = {
  ...carNames,
  title: 'Shortlist',
  lead: 'Kept in this browser only, for 180 days. No account needed.',
  newCars: 'New cars',
  usedCars: (count: number) => (count === 1 ? '1 used car' : `${count} used cars`),
  empty: {
    title: 'Your shortlist is empty',
    detail: 'Tap the bookmark on a car to keep it here.',
    act: 'Find a new car',
  },
  full: 'The shortlist takes 30 cars. Remove one to add another.',
  removed: 'Removed from your shortlist.',
  gone: (count: number) =>
    count === 1
      ? '1 car is no longer in the catalogue.'
      : `${count} cars are no longer in the catalogue.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  failed: 'Your shortlist could not be loaded',
  asOf: (month: string) => `Ex-showroom, as of ${month}`,
  noPrice: 'No current price known',
  to: (least: string, most: string) => `${least} to ${most}`,
  fuel: 'Fuel',
  seats: 'Seats',
  crash: 'Crash test',
  stars: (count: number) => `${count} of 5`,
  notKnown: 'Not known',
  variants: (count: number) => (count === 1 ? 'See 1 variant' : `See ${count} variants`),
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    shortlist: typeof copy;
  }
}
