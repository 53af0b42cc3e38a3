import { comparePath } from './car-paths.ts';

/** What the address of a comparison says. `make` and `model`: where the choice of a further car is. */
export type CompareWish = {
  readonly ids: readonly string[];
  readonly city?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly isOnlyDifferent?: boolean | undefined;
};

/** Cars side by side. */
export const mostCompared = 4;

/** Reads the address. Every id is kept as it is, for the server to refuse what is not a car. */
export function readCompareWish(query: URLSearchParams): CompareWish {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== '');
  const city = query.get('city') ?? '';
  return {
    ids: [...new Set(ids)],
    ...(city !== '' && { city: /^\d{1,5}$/.test(city) ? Number(city) : 1 }),
    make: query.get('make') ?? undefined,
    model: query.get('model') ?? undefined,
    isOnlyDifferent: query.get('only') === 'different',
  };
}

/** Path of a comparison, without the language. */
export function comparedPath({ ids, city, make, model, isOnlyDifferent }: CompareWish): string {
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...(city === undefined ? [] : [`city=${city}`]),
    ...(make === undefined ? [] : [`make=${encodeURIComponent(make)}`]),
    ...(model === undefined ? [] : [`model=${encodeURIComponent(model)}`]),
    ...(isOnlyDifferent === true ? ['only=different'] : []),
  ];
  return parts.length === 0 ? comparePath : `${comparePath}?${parts.join('&')}`;
}
