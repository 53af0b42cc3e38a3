/** Values of fictitious records. Personal names appear masked only. */

export const COLOURS = [
  'WHITE',
  'SILKY SILVER',
  'GREY',
  'BLACK',
  'RED',
  'BLUE',
  'BROWN',
  'PEARL WHITE',
] as const;

export const INSURERS = [
  'ICICI Lombard General Insurance Co. Ltd.',
  'The New India Assurance Company Limited',
  'HDFC ERGO General Insurance Company Limited',
  'Bajaj General Insurance Limited',
  'Tata AIG General Insurance Company Limited',
  'SBI General Insurance Company Limited',
  'United India Insurance Company Limited',
  'Go Digit General Insurance Limited',
] as const;

export const FINANCIERS = [
  'HDFC BANK LTD',
  'STATE BANK OF INDIA',
  'ICICI BANK LTD',
  'KOTAK MAHINDRA PRIME LTD',
  'CHOLAMANDALAM INVESTMENT AND FINANCE CO LTD',
  'BAJAJ AUTO CREDIT LTD',
  'MAHINDRA AND MAHINDRA FINANCIAL SERVICES LTD',
] as const;

export const BLOCKS = [
  'BLACKLISTED: TAX NOT PAID',
  'BLACKLISTED: COURT ORDER',
  'BLACKLISTED: THEFT REPORTED',
] as const;

/** First and last letters and the number of asterisks between, as masked by the registry. */
const FIRST_LETTERS = 'ABDGHJKMNPRSV';
const LAST_LETTERS = 'AHIJLMNRTUYE';

/** A masked name of two words, from a function that picks letters, e.g. `R***H K***R`. */
export function maskedName(
  letter: (purpose: string, alphabet: string) => string,
  stars: readonly [number, number],
): string {
  const word = (place: number, count: number) =>
    `${letter(`first/${place}`, FIRST_LETTERS)}${'*'.repeat(count)}${letter(`last/${place}`, LAST_LETTERS)}`;
  return `${word(0, stars[0])} ${word(1, stars[1])}`;
}

type KindWords = { readonly category: string; readonly vehicleClass: string };

/** Category and class in the registry's wording, for each kind except goods (by weight). */
export const KIND_WORDS: Readonly<
  Record<'car' | 'two-wheeler' | 'taxi' | 'auto' | 'bus', KindWords>
> = {
  car: { category: 'LMV', vehicleClass: 'Motor Car(LMV)' },
  'two-wheeler': { category: '2WN', vehicleClass: 'M-Cycle/Scooter(2WN)' },
  taxi: { category: 'LPV', vehicleClass: 'Motor Cab(LPV)' },
  auto: { category: '3WT', vehicleClass: 'Three Wheeler (Passenger)(3WT)' },
  bus: { category: 'HPV', vehicleClass: 'Bus(HPV)' },
};

/** Goods carriers by gross weight: light to 7.5 t, medium to 12 t, then heavy. */
export function goodsWords(grossKg: number): KindWords {
  const category = grossKg <= 7_500 ? 'LGV' : grossKg <= 12_000 ? 'MGV' : 'HGV';
  return { category, vehicleClass: `Goods Carrier(${category})` };
}

/** Kerb weight and wheelbase by body type; kg and mm. Rounded market figures. */
export const BODY_SIZES: Readonly<
  Record<string, { unladenKg: number; wheelbaseMm: number; payloadKg: number }>
> = {
  HATCHBACK: { unladenKg: 890, wheelbaseMm: 2450, payloadKg: 440 },
  SALOON: { unladenKg: 1040, wheelbaseMm: 2520, payloadKg: 440 },
  SUV: { unladenKg: 1340, wheelbaseMm: 2600, payloadKg: 480 },
  MPV: { unladenKg: 1480, wheelbaseMm: 2740, payloadKg: 620 },
  VAN: { unladenKg: 940, wheelbaseMm: 2350, payloadKg: 560 },
  SCOOTER: { unladenKg: 108, wheelbaseMm: 1260, payloadKg: 150 },
  MOTORCYCLE: { unladenKg: 142, wheelbaseMm: 1320, payloadKg: 150 },
  'THREE WHEELER': { unladenKg: 372, wheelbaseMm: 2000, payloadKg: 320 },
  BUS: { unladenKg: 6_900, wheelbaseMm: 5200, payloadKg: 4_800 },
  'OPEN BODY': { unladenKg: 1_900, wheelbaseMm: 2800, payloadKg: 1_600 },
};
