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

export function costPath(make: string, model: string, variant: string): string {
  return `${variantPath(make, model, variant)}/cost`;
}

export const quotationPath = `${newCarsPath}/quotation-check`;

/** The check of a quotation for a variant, given as make/model/variant. */
export function quotationPathOf(car: string, cityId: number): string {
  return `${quotationPath}?car=${car}&city=${cityId}`;
}

/** Prices of a variant's first insurance policy, given as make/model/variant. */
export function insurancePathOf(car: string, cityId: number): string {
  return `/insurance-new-vehicle?car=${car}&city=${cityId}`;
}

/** The loan calculator, with the loan that a page computed: rupees, percent, months. */
export function loanPath(
  principalPaise: number,
  { rate, months }: { rate: number; months: number },
) {
  const query = new URLSearchParams({
    amount: String(Math.round(principalPaise / 100)),
    rate: String(rate / 1000),
    months: String(months),
  });
  return `/loans?${query}`;
}
