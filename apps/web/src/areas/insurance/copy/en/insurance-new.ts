/** Copy of the page that prices a vehicle without a number. */
export const copy = {
  crumb: 'Insurance',
  here: 'New vehicle',
  title: 'Insurance for a new car or two-wheeler',
  metaTitle: 'Insurance of a new car or bike before it has a number',
  metaDescription:
    'The first policy of a new car or two-wheeler, before registration: own damage for one year and long-term third party, compared at one insured value. No phone number needed.',
  lead: 'No number yet? Describe the vehicle and see what its first policy costs: own damage for one year and long-term third party. No phone number needed.',
  catalogue: {
    title: 'Choose a car from the catalogue',
    lead: 'We fill in fuel, engine, seats and ex-showroom price. For a two-wheeler, or a car that is not listed, type the details below.',
    filled: 'Filled in from the catalogue:',
    check: 'Check it against your invoice or quotation.',
    failed: 'The car catalogue is unavailable right now. Type the details below.',
    make: 'Make',
    model: 'Model',
    variant: 'Variant',
    choose: 'Choose',
    next: 'Next',
    fill: 'Fill in the details',
    again: 'Start again',
  },
  form: {
    title: 'Your new vehicle',
    kind: 'Vehicle',
    kinds: { car: 'Private car', 'two-wheeler': 'Two-wheeler' },
    choose: 'Choose',
    fuel: 'Fuel',
    fuels: {
      petrol: 'Petrol',
      diesel: 'Diesel',
      cng: 'CNG or LPG, fitted by the maker',
      hybrid: 'Hybrid',
      electric: 'Electric',
    },
    maker: 'Make',
    model: 'Model and variant',
    modelHint: 'As on the invoice.',
    cc: 'Engine size in cc',
    ccHint: 'Leave empty for an electric vehicle. It decides the third-party premium.',
    kw: 'Power of the motor in kW',
    kwHint: 'For an electric vehicle only. It is on the brochure.',
    seats: 'Seating capacity',
    price: 'Ex-showroom price on the invoice',
    priceHint:
      'With GST, without road tax, registration and insurance. The insured value is worked out from it.',
    priceFrom: (month: string) =>
      `From the catalogue, stated for ${month}. Replace it with the price on your invoice: the insured value is worked out from it.`,
    place: 'RTO or city of registration',
    placeHint: 'For example MH 12 or Pune.',
    ownerHint: 'An individual owner may skip it only for one of these reasons.',
    errors: {
      kind: 'Choose car or two-wheeler.',
      fuel: 'Choose the fuel.',
      fuelOfTwo: 'Choose petrol, CNG or electric for a two-wheeler.',
      maker: 'Enter the make.',
      model: 'Enter model and variant.',
      cc: (least: string, most: string) => `Enter the engine size in cc, ${least} to ${most}.`,
      kw: (least: string, most: string) => `Enter the power in kW, ${least} to ${most}.`,
      seats: (least: string, most: string) => `Enter the seating capacity, ${least} to ${most}.`,
      price: (least: string, most: string) => `Enter the price in rupees, ${least} to ${most}.`,
      place: 'Enter the code of the RTO, such as MH 12, or the name of a larger city.',
    },
  },
  valueIs: (sum: string) =>
    `Insured value (IDV) ${sum}: the ex-showroom price less the depreciation of a new vehicle.`,
  placeIs: (place: string) => `Registered at: ${place}.`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-new': typeof copy;
  }
}
