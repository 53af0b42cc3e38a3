import {
  type CarBody,
  type CarFuel,
  carBodies,
  carFuels,
  gearboxKinds,
} from '../../new-cars/car-facts.ts';
import { type SellerKind, sellerKinds } from '../listing.ts';

/** A band of a number, its upper end excluded; null: open. */
export type Band = {
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
};

const band = (id: string, from: number | null, to: number | null): Band => ({ id, from, to });
const lakh = 100_000;

/** Bands of a search, set by what used cars in India cost and run. Prices in rupees. */
export const priceBands: readonly Band[] = [
  band('under-3l', null, 3 * lakh),
  band('3l-5l', 3 * lakh, 5 * lakh),
  band('5l-8l', 5 * lakh, 8 * lakh),
  band('8l-12l', 8 * lakh, 12 * lakh),
  band('12l-20l', 12 * lakh, 20 * lakh),
  band('over-20l', 20 * lakh, null),
];
export const kmBands: readonly Band[] = [
  band('under-20k', null, 20_000),
  band('20k-40k', 20_000, 40_000),
  band('40k-60k', 40_000, 60_000),
  band('60k-100k', 60_000, 100_000),
  band('over-100k', 100_000, null),
];
export const ageBands: readonly Band[] = [
  band('under-3y', null, 3),
  band('3y-5y', 3, 5),
  band('5y-8y', 5, 8),
  band('8y-10y', 8, 10),
  band('over-10y', 10, null),
];
const ownerIds = ['demo', '1', '2', '3', '4-up'] as const;
export const extraIds = ['inspected', 'returnable', 'authorised'] as const;
export type ExtraId = (typeof extraIds)[number];

/** Facets with a fixed list of choices, in the order of the page. Makes and models are those that a city has. */
export const fixedFacets = {
  price: priceBands.map(({ id }) => id),
  age: ageBands.map(({ id }) => id),
  km: kmBands.map(({ id }) => id),
  fuel: [...carFuels],
  gearbox: [...gearboxKinds],
  body: [...carBodies],
  owners: [...ownerIds],
  seller: [...sellerKinds],
  extra: [...extraIds],
} as const satisfies Record<string, readonly string[]>;

export const facetIds = [
  'price',
  'make',
  'model',
  'age',
  'km',
  'fuel',
  'gearbox',
  'body',
  'owners',
  'seller',
  'extra',
] as const;
export type FacetId = (typeof facetIds)[number];

/** Orders of results. `newest`: by the day a car was first offered, which listing it again does not change. */
export const listingSorts = ['newest', 'price-low', 'price-high', 'km-low', 'year-new'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** What is chosen in each facet; several choices of one facet widen it. */
export type ListingChoice = Readonly<Partial<Record<FacetId, readonly string[]>>>;

/** A car as a search sees it. Price in rupees; `firstDay`: number of the day it was first offered. */
export type SearchedListing = {
  readonly id: string;
  readonly make: string;
  /** `make/model` */
  readonly model: string;
  readonly rupees: number;
  readonly madeYear: number;
  readonly km: number;
  readonly fuel: CarFuel;
  readonly gearbox: (typeof gearboxKinds)[number];
  readonly body: CarBody;
  readonly owners: number;
  readonly seller: SellerKind;
  readonly extras: readonly ExtraId[];
  readonly firstDay: number;
};

/** The band of a number. */
export function bandOf(bands: readonly Band[], value: number): string {
  const found = bands.find(({ to }) => to === null || value < to);
  return found?.id ?? '';
}

/** The choice of the owners' facet that a car belongs to. */
export function ownersChoice(owners: number): (typeof ownerIds)[number] {
  if (owners <= 0) return 'demo';
  if (owners >= 4) return '4-up';
  return String(owners) as '1' | '2' | '3';
}
