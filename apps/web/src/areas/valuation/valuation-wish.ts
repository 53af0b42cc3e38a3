/** What the address of the page says about a car; strings as typed. */
export type ValuationWish = {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: string | undefined;
  readonly variant?: string | undefined;
  readonly km?: string | undefined;
  readonly owners?: string | undefined;
  readonly city?: string | undefined;
  readonly condition?: string | undefined;
  /** Id of the used car for which this car is offered in exchange. */
  readonly exchange?: string | undefined;
};

const names = [
  'make',
  'model',
  'year',
  'variant',
  'km',
  'owners',
  'city',
  'condition',
  'exchange',
] as const;
/** Nothing longer is a value of the form. */
const longest = 80;

/** Reads the address. */
export function readWish(query: URLSearchParams): ValuationWish {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = (query.get(name) ?? '').trim().slice(0, longest);
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** Address of a page for a wish, without the language. */
export function wishPath(page: string, wish: ValuationWish & { readonly from?: string }): string {
  const query = new URLSearchParams(
    Object.entries(wish).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query === '' ? page : `${page}?${query}`;
}

/** A number as typed: "45,000", "45 000 km". Null: no whole number. */
export function typedNumber(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[,\s]|km$/gi, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}
