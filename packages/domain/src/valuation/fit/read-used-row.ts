import { slugOf } from '../../places/slugs.ts';
import { readCarName } from '../car-names.ts';
import type { FittedQuestion } from '../fitted-model.ts';

/** An advert of a used car, cleaned. Rupees; `asOf`: year of the advert. */
export type UsedCarRow = FittedQuestion & {
  readonly source: string;
  readonly asOf: number;
  readonly modelYear: number;
  readonly rupees: number;
};

/** Why a row of a table is left out. */
export const rejections = ['name', 'price', 'year', 'km'] as const;
export type Rejection = (typeof rejections)[number];

/** Ways in which tables write the heads of their columns. */
const heads = {
  source: ['source'],
  asOf: ['as_of_year'],
  make: ['make', 'brand', 'company', 'car brand'],
  model: ['model_and_variant', 'model'],
  name: ['name', 'car_name', 'full_name'],
  variant: ['variant'],
  year: ['model_year', 'year', 'modelyear'],
  age: ['vehicle_age', 'age'],
  km: ['km', 'km_driven', 'kms_driven', 'kilometers_driven', 'kilometer'],
  fuel: ['fuel', 'fuel_type', 'fueltype'],
  gearbox: ['gearbox', 'transmission', 'transmission_type', 'transmissiontype', 'gear'],
  owner: ['owner_serial', 'owner', 'owner_type', 'owner_no'],
  seller: ['seller_type', 'seller'],
  city: ['city', 'location'],
  engine: ['engine', 'engine_cc'],
  power: ['max_power', 'power'],
  price: ['price_rupees', 'selling_price', 'price'],
} as const;

const ownerWords = ['first', 'second', 'third', 'fourth'];
/** Kilometres outside are placeholders or slips. */
const kmRange = [500, 500_000] as const;
const leastRupees = 10_000;
const firstYear = 1992;

/**
 * Reads a row of a table of used cars, in any of the forms that such tables have: with make and model apart or one
 * name, a year or an age, "First Owner" or 1, "1248 CC" or 1248. `asOf`: year of the adverts where no column has it.
 * A row is left out only without a known name, price, year or kilometres.
 */
export function readUsedRow(
  cells: Readonly<Record<string, string>>,
  { asOf: tableYear, source }: { readonly asOf: number; readonly source: string },
): UsedCarRow | Rejection {
  const cell = (name: keyof typeof heads) => {
    const head = heads[name].find((one) => cells[one] !== undefined);
    return head === undefined ? '' : (cells[head] ?? '').trim();
  };
  const name = nameOf(cell('make'), cell('model'), cell('name'), cell('variant'));
  if (name === null) return 'name';
  const rupees = numberOf(cell('price'));
  if (rupees === null || rupees <= leastRupees) return 'price';
  const asOf = numberOf(cell('asOf')) ?? tableYear;
  const modelYear = numberOf(cell('year')) ?? asOf - (numberOf(cell('age')) ?? Number.NaN);
  if (!(modelYear >= firstYear && modelYear <= asOf)) return 'year';
  const km = numberOf(cell('km'));
  if (km === null || km < kmRange[0] || km > kmRange[1]) return 'km';
  return {
    source: cell('source') || source,
    ...{ asOf, modelYear, rupees, km, age: asOf - modelYear, ...name },
    fuel: cell('fuel').toLowerCase() || 'unknown',
    gearbox: cell('gearbox').toLowerCase() || 'unknown',
    owner: ownerOf(cell('owner')),
    seller: cell('seller').toLowerCase() || 'unknown',
    city: cell('city') || 'unknown',
    engineCc: numberOf(cell('engine')),
    powerBhp: numberOf(cell('power')),
  };
}

/** What makes two rows the same advert: everything but the table that they are in. */
export function advertKey({ source: _, ...row }: UsedCarRow): string {
  return JSON.stringify(row);
}

function nameOf(make: string, model: string, whole: string, variant: string) {
  const text = [model || whole, variant].filter(Boolean).join(' ');
  const known =
    (make !== '' && model !== '' ? readCarName(text, make) : null) ??
    readCarName(`${make} ${text}`) ??
    readCarName(text);
  if (known !== null) {
    return {
      make: known.make.slug,
      model: known.model.slug,
      words: [...new Set(known.words)],
    };
  }
  // A make or model that our list does not have still has a price.
  const [first = '', ...rest] = (make === '' ? text : `${slugOf(make)} ${text}`).split(/\s+/);
  const [named = '', ...words] = rest;
  if (slugOf(first) === '' || slugOf(named) === '') return null;
  return {
    make: slugOf(first),
    model: slugOf(named),
    words: words.map((word) => word.toLowerCase()),
  };
}

/** The first number of a cell: "1,248 CC", "Rs. 5,12,300", "74 bhp". Null: none. */
function numberOf(text: string): number | null {
  const [found] = text.replaceAll(',', '').match(/\d+(?:\.\d+)?/) ?? [];
  const value = Number(found);
  return found === undefined || !Number.isFinite(value) || value === 0 ? null : value;
}

/** "First Owner", "Fourth & Above Owner", "Test Drive Car", 1 to 5, or 0 for none yet. */
function ownerOf(text: string): string {
  const word = ownerWords.findIndex((one) => text.toLowerCase().startsWith(one));
  if (word >= 0) return String(word + 1);
  const serial = /^\d/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (/test drive/i.test(text) || serial === 0) return '1';
  return Number.isNaN(serial) ? 'unknown' : String(Math.min(4, serial));
}
