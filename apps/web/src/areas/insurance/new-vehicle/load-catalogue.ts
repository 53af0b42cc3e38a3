import type { Answer, ApiClient } from '@pahiya/api-client/api-client';
import {
  carMakes,
  carModels,
  carVariant,
  carVariants,
} from '@pahiya/contracts/new-cars/new-car-calls';
import { kwPerBhp } from '@pahiya/domain/new-cars/kw-of-bhp';
import type { NewTyped } from './new-vehicle-wish.ts';

type Option = { readonly value: string; readonly label: string };

/** The catalogue so far: what may be chosen next, and the chosen car with the fields that it fills in. */
export type Catalogue = {
  readonly make: string;
  readonly model: string;
  readonly makes: readonly Option[];
  /** None until a make is chosen. */
  readonly models: readonly Option[];
  /** None until a model is chosen. */
  readonly variants: readonly Option[];
  readonly chosen: {
    readonly id: string;
    readonly name: string;
    /** Month for which the price was stated; null: no price is filled in. */
    readonly priceAsOf: string | null;
  } | null;
  readonly filled: Partial<NewTyped>;
  readonly isDown: boolean;
};

const closed: Catalogue = {
  ...{ make: '', model: '', makes: [], models: [], variants: [] },
  ...{ chosen: null, filled: {}, isDown: true },
};

/** Reads the catalogue for an address: `make`, then `carModel`, then `car` (make/model/variant), with the `city` of the
 * price that led here. What it does not know is as not chosen. */
export async function loadCatalogue(api: ApiClient, query: URLSearchParams): Promise<Catalogue> {
  const [carMake, carModel, variant] = (query.get('car') ?? '').slice(0, 200).split('/');
  const wanted = {
    make: carMake || (query.get('make') ?? '').slice(0, 80),
    model: carModel || (query.get('carModel') ?? '').slice(0, 80),
  };
  const makes = await api.call(carMakes, { body: {} });
  if (!makes.ok) return closed;
  const options = makes.value.makes.map(toOption);
  const open = { ...closed, makes: options, isDown: false };
  if (!options.some(({ value }) => value === wanted.make)) return open;
  const models = await api.call(carModels, { body: { make: wanted.make } });
  const withMake = { ...open, make: wanted.make };
  if (!models.ok) return withMake;
  const withModels = { ...withMake, models: models.value.models.map(toOption) };
  if (!withModels.models.some(({ value }) => value === wanted.model)) return withModels;
  const variants = await api.call(carVariants, { body: wanted });
  if (!variants.ok) return { ...withModels, model: wanted.model };
  const withVariants = {
    ...withModels,
    model: wanted.model,
    variants: variants.value.variants.map(({ slug, name }) => ({
      value: `${wanted.make}/${wanted.model}/${slug}`,
      label: name,
    })),
  };
  if (variant === undefined || variant === '') return withVariants;
  const city = query.get('city') ?? '';
  const found = await api.call(carVariant, {
    body: { ...wanted, variant, ...(/^\d{1,5}$/.test(city) && { cityId: Number(city) }) },
  });
  if (!found.ok) return withVariants;
  return { ...withVariants, ...chosenCar(found.value, city !== '') };
}

function toOption({ slug, name }: { readonly slug: string; readonly name: string }): Option {
  return { value: slug, label: name };
}

function chosenCar(
  { make, model, variant, specification, city }: Answer<'carVariant'>,
  hasCity: boolean,
): Pick<Catalogue, 'chosen' | 'filled'> {
  const figure = (key: (typeof specification)[number]['key']) =>
    specification.find((one) => one.key === key)?.value ?? null;
  const { fuel, price } = variant;
  const isElectric = fuel === 'electric';
  const bhp = figure('powerBhp');
  const isPriced = price !== null && price.kind === 'full' && !price.isOld;
  return {
    chosen: {
      id: `${make.slug}/${model.slug}/${variant.slug}`,
      name: `${make.name} ${model.name} ${variant.name}`,
      priceAsOf: isPriced ? price.asOf : null,
    },
    filled: {
      kind: 'car',
      maker: make.name,
      model: `${model.name} ${variant.name}`,
      fuel: fuel === 'plug-in-hybrid' ? 'hybrid' : fuel,
      cc: isElectric ? '' : textOf(figure('engineCc')),
      kw: isElectric && bhp !== null ? String(Math.round(bhp * kwPerBhp * 10) / 10) : '',
      seats: textOf(figure('seats')),
      price: isPriced ? String(price.amountPaise / 100) : '',
      ...(hasCity && { place: city.name.en }),
    },
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
