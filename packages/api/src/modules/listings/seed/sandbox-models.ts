import type { CarBody, CarFuel, GearboxKind } from '@pahiya/domain/new-cars/car-facts';

/** A kind of car that invented listings are made of. The cars exist; the listings and their prices do not. */
export type SandboxModel = {
  readonly make: string;
  readonly model: string;
  readonly body: CarBody;
  readonly usual: SandboxTrim;
  readonly other: SandboxTrim;
};
type SandboxTrim = {
  readonly variant: string;
  readonly fuel: CarFuel;
  readonly gearbox: GearboxKind;
  /** What the invented prices start from, rupees. */
  readonly newRupees: number;
};

const trim = (
  variant: string,
  fuel: CarFuel,
  gearbox: GearboxKind,
  newRupees: number,
): SandboxTrim => ({ variant, fuel, gearbox, newRupees });

/** Twelve models that are common in Indian used-car lists. */
export const sandboxModels: readonly SandboxModel[] = [
  {
    ...{ make: 'Maruti Suzuki', model: 'Swift', body: 'hatchback' },
    usual: trim('VXI', 'petrol', 'manual', 655_000),
    other: trim('ZXI AMT', 'petrol', 'automatic', 780_000),
  },
  {
    ...{ make: 'Maruti Suzuki', model: 'Baleno', body: 'hatchback' },
    usual: trim('Delta', 'petrol', 'manual', 690_000),
    other: trim('Zeta AMT', 'petrol', 'automatic', 840_000),
  },
  {
    ...{ make: 'Maruti Suzuki', model: 'Wagon R', body: 'hatchback' },
    usual: trim('VXI', 'petrol', 'manual', 555_000),
    other: trim('VXI CNG', 'cng', 'manual', 655_000),
  },
  {
    ...{ make: 'Maruti Suzuki', model: 'Ertiga', body: 'mpv' },
    usual: trim('VXI', 'petrol', 'manual', 980_000),
    other: trim('VXI CNG', 'cng', 'manual', 1_080_000),
  },
  {
    ...{ make: 'Hyundai', model: 'i20', body: 'hatchback' },
    usual: trim('Sportz', 'petrol', 'manual', 830_000),
    other: trim('Asta (O) CVT', 'petrol', 'automatic', 1_034_000),
  },
  {
    ...{ make: 'Hyundai', model: 'Creta', body: 'suv' },
    usual: trim('SX', 'petrol', 'manual', 1_494_000),
    other: trim('SX (O) Diesel', 'diesel', 'manual', 1_839_000),
  },
  {
    ...{ make: 'Tata', model: 'Nexon', body: 'suv' },
    usual: trim('Creative', 'petrol', 'manual', 1_050_000),
    other: trim('Creative Diesel', 'diesel', 'manual', 1_189_000),
  },
  {
    ...{ make: 'Tata', model: 'Nexon EV', body: 'suv' },
    usual: trim('Empowered MR', 'electric', 'automatic', 1_479_000),
    other: trim('Fearless 45', 'electric', 'automatic', 1_499_000),
  },
  {
    ...{ make: 'Mahindra', model: 'XUV700', body: 'suv' },
    usual: trim('AX5 Diesel MT 7 STR', 'diesel', 'manual', 1_879_000),
    other: trim('AX7 Petrol AT 7 STR', 'petrol', 'automatic', 2_129_000),
  },
  {
    ...{ make: 'Honda', model: 'City', body: 'sedan' },
    usual: trim('V', 'petrol', 'manual', 1_270_000),
    other: trim('ZX CVT', 'petrol', 'automatic', 1_630_000),
  },
  {
    ...{ make: 'Toyota', model: 'Innova Crysta', body: 'mpv' },
    usual: trim('GX 7 STR', 'diesel', 'manual', 1_999_000),
    other: trim('ZX 2.4 7 STR', 'diesel', 'manual', 2_655_000),
  },
  {
    ...{ make: 'Renault', model: 'Kwid', body: 'hatchback' },
    usual: trim('1.0 RXT', 'petrol', 'manual', 499_000),
    other: trim('Climber AMT', 'petrol', 'automatic', 588_000),
  },
];

/** A city with invented listings, its dealers, and the model of which it has the most. */
export type SandboxCity = {
  readonly cityId: number;
  readonly office: string;
  readonly anchor: number;
  /** What prices there are beside those of Delhi, percent. */
  readonly level: number;
  readonly dealers: readonly { readonly area: string; readonly authorisation: string | null }[];
};

/** The four cities. */
export const sandboxCities: readonly SandboxCity[] = [
  {
    ...{ cityId: 10_084, office: 'DL08', anchor: 0, level: 100 },
    dealers: [
      { area: 'Rohini', authorisation: 'SANDBOX-29B-DL-14' },
      { area: 'Dwarka', authorisation: null },
    ],
  },
  {
    ...{ cityId: 10_001, office: 'MH02', anchor: 1, level: 104 },
    dealers: [
      { area: 'Andheri', authorisation: 'SANDBOX-29B-MH-07' },
      { area: 'Thane', authorisation: 'SANDBOX-29B-MH-19' },
    ],
  },
  {
    ...{ cityId: 10_002, office: 'KA03', anchor: 6, level: 118 },
    dealers: [
      { area: 'Whitefield', authorisation: 'SANDBOX-29B-KA-03' },
      { area: 'Jayanagar', authorisation: null },
    ],
  },
  {
    ...{ cityId: 10_003, office: 'TG09', anchor: 5, level: 110 },
    dealers: [
      { area: 'Kondapur', authorisation: 'SANDBOX-29B-TG-11' },
      { area: 'Secunderabad', authorisation: null },
    ],
  },
];
