import type { Copies } from '../../../../frame/copy/copies.ts';

type Brand = { readonly name: string; readonly nameHindi: string };

/** Default author of a new text, in each language. */
export function authorsOf({ create }: Pick<Copies['desk-blog'], 'create'>, brand: Brand) {
  return { en: create.author.en(brand.name), hi: create.author.hi(brand.nameHindi) };
}
