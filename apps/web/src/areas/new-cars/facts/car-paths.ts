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
