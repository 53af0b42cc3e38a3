import { allCities, type City } from './cities.ts';
import { placeSpellings } from './place-spellings.ts';
import { slugOf } from './slugs.ts';

/** Maps the spellings of a state's towns and districts to one slug and one name each. */
export class PlaceNames {
  readonly stateCode: string;
  /** Cities of the table in this state. */
  readonly cities: readonly City[];
  /** Spelling's slug to page slug. */
  readonly #sameAs = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(stateCode: string) {
    this.stateCode = stateCode;
    this.cities = allCities.filter((city) => city.stateCode === stateCode);
    for (const city of this.cities) {
      this.#names.set(city.slug, city.name);
      for (const name of [city.name, ...city.aliases]) this.#sameAs.set(slugOf(name), city.slug);
    }
    for (const [written, name] of Object.entries(placeSpellings[stateCode] ?? {})) {
      const slug = this.slugOf(name);
      this.#sameAs.set(slugOf(written), slug);
    }
  }

  /** The page slug of a town or district, however it is spelled. */
  slugOf(text: string): string {
    const written = slugOf(text);
    const slug = this.#sameAs.get(written) ?? written;
    if (!this.#names.has(slug)) this.#names.set(slug, text);
    return slug;
  }

  /** The display name of a slug from `slugOf`. */
  nameOf(slug: string): string {
    return this.#names.get(slug) ?? slug;
  }

  cityOf(slug: string): City | null {
    return this.cities.find((city) => city.slug === slug) ?? null;
  }

  /** Other spellings that lead to a slug. */
  aliasesOf(slug: string): readonly string[] {
    return [...this.#sameAs]
      .filter(([from, to]) => to === slug && from !== slug)
      .map(([from]) => from);
  }
}
