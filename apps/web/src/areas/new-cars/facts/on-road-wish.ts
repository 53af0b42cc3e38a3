import type { TaxOwner } from '@pahiya/domain/rto-services/road-tax';

/** How the car is to be registered, as in the page's address. */
export type OnRoadWish = {
  /** Absent: the product's default city. */
  readonly cityId?: number;
  readonly owner: TaxOwner;
  readonly withLoan: boolean;
};

/** Reads the address. What is not a city at all is left to the server to refuse. */
export function readOnRoadWish(query: URLSearchParams): OnRoadWish {
  const city = query.get('city') ?? '';
  return {
    ...(city !== '' && { cityId: /^\d{1,5}$/.test(city) ? Number(city) : 1 }),
    owner: query.get('owner') === 'company' ? 'company' : 'individual',
    withLoan: query.get('loan') === 'on',
  };
}
