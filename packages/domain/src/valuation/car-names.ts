import file from '../../data/used-car-models.json' with { type: 'json' };
import { slugOf } from '../places/slugs.ts';

/** A model of a make. `from`: year of its first sale in India, null: not known. */
export type UsedCarModel = {
  readonly slug: string;
  readonly name: string;
  readonly from: number | null;
};
export type UsedCarMake = {
  readonly slug: string;
  readonly name: string;
  readonly models: readonly UsedCarModel[];
};

type Spelling = { readonly text: string; readonly model: UsedCarModel };
type Known = UsedCarMake & { readonly spellings: readonly Spelling[] };

type Listed = { readonly name: string; readonly aliases?: string[]; readonly from?: number };

const known: readonly Known[] = file.makes.map((make) => {
  const listed: readonly Listed[] = make.models;
  const spellings: Spelling[] = [];
  const models = listed.map(({ name, aliases = [], from = null }) => {
    const model = { slug: slugOf(name), name, from };
    for (const spelling of [name, ...aliases]) spellings.push({ text: lettersOf(spelling), model });
    return model;
  });
  spellings.sort((a, b) => b.text.length - a.text.length);
  return { slug: slugOf(make.name), name: make.name, models, spellings };
});

const makeBySpelling = new Map(
  file.makes.flatMap((make, place) => {
    const { name, aliases = [] }: { name: string; aliases?: string[] } = make;
    return [name, ...aliases].map((text) => [lettersOf(text), known[place]] as const);
  }),
);
const makeSpellings = [...makeBySpelling.keys()].sort((a, b) => b.length - a.length);

/** Makes whose cars are sold used in India, with their models, in alphabetical order. */
export const usedCarMakes: readonly UsedCarMake[] = known;

/** A car's name, taken apart. `words`: what follows the model, in lower case, years left out. */
export type CarName = {
  readonly make: UsedCarMake;
  readonly model: UsedCarModel;
  readonly words: readonly string[];
};

/**
 * Takes the name of a car apart, as adverts and records write it: "Hyundai i20 Asta 1.2", "AltoLXI" of "Maruti",
 * "New C-Class C 220 CDI". With a make the text holds model and variant, else the make comes first. Null: make or model
 * not known. */
export function readCarName(text: string, makeName?: string): CarName | null {
  const named = makeName === undefined ? splitMake(text) : { makeName, rest: text };
  const make = named === null ? undefined : makeBySpelling.get(lettersOf(named.makeName));
  if (named === null || make === undefined) return null;
  for (const rest of [named.rest, named.rest.replace(/^\s*new\b/i, '')]) {
    const letters = lettersOf(rest);
    const found = make.spellings.find((spelling) => letters.startsWith(spelling.text));
    if (found === undefined) continue;
    return { make, model: found.model, words: wordsOf(afterLetters(rest, found.text.length)) };
  }
  return null;
}

/** A car as a registry writes it, maker and model apart: "MARUTI SUZUKI INDIA LTD", "SWIFT VXI"; the model may repeat the
 * make. Null: make or model not known. */
export function readRecordedCar(maker: string | null, model: string | null): CarName | null {
  if (model === null) return null;
  const makeName = maker === null ? undefined : splitMake(maker)?.makeName;
  return (makeName === undefined ? null : readCarName(model, makeName)) ?? readCarName(model);
}

/** A make and model by their slugs; null: not known. */
export function findUsedCar(
  makeSlug: string,
  modelSlug: string,
): Pick<CarName, 'make' | 'model'> | null {
  const make = usedCarMakes.find(({ slug }) => slug === makeSlug);
  const model = make?.models.find(({ slug }) => slug === modelSlug);
  return make === undefined || model === undefined ? null : { make, model };
}

/** Words of a variant, as the fitted model knows them: lower case, without years. */
export function wordsOf(variant: string): string[] {
  return variant
    .replace(/\(?\b(?:19|20)\d\d(?:[-_](?:19|20)\d\d)?\b\)?/g, ' ')
    .replace(/([a-z])([A-Z]{2})/g, '$1 $2')
    .replace(/(\d)([A-Z]{2,})/g, '$1 $2')
    .replace(/([A-Za-z])(\d\.\d)/g, '$1 $2')
    .replace(/(\d\.\d)([A-Za-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bplus\b/g, '+')
    .replace(/\b(?:option|optional|opt|o)\b/g, 'opt')
    .replace(/\bbs[- ]?(?:iii|iv|vi|3|4|6)\b/g, ' ')
    .replace(/\bi[- ]?vtec\b/g, ' ivtec ')
    .replace(/\bi[- ]?dtec[h]?\b/g, ' idtec ')
    .replace(/\+/g, ' + ')
    .split(/[^a-z0-9.+]+/)
    .filter((word) => word !== '' && word !== '.');
}

function splitMake(text: string): { makeName: string; rest: string } | null {
  const letters = lettersOf(text);
  const spelling = makeSpellings.find((one) => letters.startsWith(one));
  return spelling === undefined
    ? null
    : { makeName: spelling, rest: afterLetters(text, spelling.length) };
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9+]/g, '')
    .toLowerCase();
}

/** What follows the first `count` letters and digits of a text. */
function afterLetters(text: string, count: number): string {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) {
    if (/[A-Za-z0-9+]/.test(text[place] ?? '')) left -= 1;
  }
  return text.slice(place);
}
