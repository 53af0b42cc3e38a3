import { type BayWish, bayFields, readBayWish } from './bay-wish.ts';
import { comparePath } from './car-paths.ts';

/** What the address of a comparison says. `make` and `model`: where the choice of a further car is. */
export type CompareWish = {
  readonly ids: readonly string[];
  readonly city?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly isOnlyDifferent?: boolean | undefined;
  readonly bay: BayWish;
};

/** What an address of a comparison is made of. */
type ComparedPath = Omit<CompareWish, 'bay'> & Partial<Pick<CompareWish, 'bay'>>;

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
    bay: readBayWish(query),
  };
}

/** Path of a comparison, without the language. */
export function comparedPath(wish: ComparedPath): string {
  const { ids, city, make, model, isOnlyDifferent, bay } = wish;
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...(city === undefined ? [] : [`city=${city}`]),
    ...(make === undefined ? [] : [`make=${encodeURIComponent(make)}`]),
    ...(model === undefined ? [] : [`model=${encodeURIComponent(model)}`]),
    ...(isOnlyDifferent === true ? ['only=different'] : []),
    ...bayFields.flatMap(({ name, key }) => {
      const text = bay?.typed[key];
      return text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`];
    }),
  ];
  return parts.length === 0 ? comparePath : `${comparePath}?${parts.join('&')}`;
}
