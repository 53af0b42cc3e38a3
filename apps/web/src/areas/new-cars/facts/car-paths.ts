/** Paths of the new-car pages, without the language. */
export const newCarsPath = '/new-cars';

export const comparePath = '/compare';

export function makePath(make: string): string {
  return `${newCarsPath}/${make}`;
}

export function modelPath(make: string, model: string): string {
  return `${makePath(make)}/${model}`;
}

export function variantPath(make: string, model: string, variant: string): string {
  return `${modelPath(make, model)}/${variant}`;
}

/** Where the own review of a model is written. Outside `/new-cars`, whose third level names variants. */
export function writeReviewPath(make: string, model: string): string {
  return `/write-review/${make}/${model}`;
}
