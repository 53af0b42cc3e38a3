import type { Answer, ApiClient } from '@pahiya/api-client/api-client';
import { carMakes, carModels, carVariants } from '@pahiya/contracts/new-cars/new-car-calls';

/** What to choose a car from. */
export type CarChoice =
  | ({ readonly kind: 'makes' } & Answer<'carMakes'>)
  | ({ readonly kind: 'models' } & Answer<'carModels'>)
  | ({ readonly kind: 'variants' } & Answer<'carVariants'>);

type ChosenSoFar = { readonly make?: string | undefined; readonly model?: string | undefined };

/** Makes, then the models of a make, then the variants of a model. */
export async function loadChoice(api: ApiClient, { make, model }: ChosenSoFar) {
  if (make === undefined) {
    const makes = await api.call(carMakes, { body: {} });
    return makes.ok ? chosen({ kind: 'makes', ...makes.value }) : makes;
  }
  if (model === undefined) {
    const models = await api.call(carModels, { body: { make } });
    return models.ok ? chosen({ kind: 'models', ...models.value }) : models;
  }
  const variants = await api.call(carVariants, { body: { make, model } });
  return variants.ok ? chosen({ kind: 'variants', ...variants.value }) : variants;
}

function chosen(value: CarChoice) {
  return { ok: true as const, value };
}
