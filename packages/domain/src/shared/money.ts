import { groupDigits } from './intl.ts';

declare const paiseBrand: unique symbol;

/** An amount in whole paise (100 = one rupee), a safe integer. */
export type Paise = number & { readonly [paiseBrand]: 'Paise' };

/** Rounding of fractions of a paisa: to nearest with halves away from zero, towards zero, or away from it. */
export type Rounding = 'half-up' | 'down' | 'up';

/** Whole paise as an amount. Throws RangeError for fractions and unsafe integers. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount))
    throw new RangeError('an amount that is no whole number of paise');
  return (amount === 0 ? 0 : amount) as Paise;
}

/** Rupees with at most two decimals as paise. Throws RangeError for more decimals. */
export function rupees(amount: number): Paise {
  const inPaise = Math.round(amount * 100);
  if (Math.abs(amount * 100 - inPaise) > 1e-4) throw new RangeError('an amount finer than a paisa');
  return paise(inPaise);
}

/** Sum of amounts; 0 for none. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** A share of an amount in basis points (100 = 1 %, 11,000 = 1.1 times), rounded to whole paise as specified. */
export function percentOf(amount: Paise, basisPoints: number, rounding: Rounding): Paise {
  const exact = BigInt(amount) * BigInt(basisPoints);
  const magnitude = exact < 0n ? -exact : exact;
  const whole = magnitude / 10_000n;
  const rest = magnitude % 10_000n;
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest >= 5_000n;
  const settled = isUp ? whole + 1n : whole;
  return paise(Number(exact < 0n ? -settled : settled));
}

/** 1.1 times an amount, rounded half up to the paisa: the price of express settlement.
 * Source: product specification, business constants (price multiplier 1.1). Rule id: FEE-EXPRESS. */
export function timesOnePointOne(amount: Paise): Paise {
  return percentOf(amount, 11_000, 'half-up');
}

/** `₹6,49,000`, or `₹199.50` with paise. Indian grouping in every language. */
export function formatRupees(amount: Paise): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  const text = groupDigits(Math.abs(amount) / 100, { least: decimals, most: decimals });
  return `${amount < 0 ? '-' : ''}₹${text}`;
}

const LAKH = 10_000_000;
const CRORE = 1_000_000_000;

/** Price of a car in short form: `₹6.49 Lakh`, `₹1.20 Crore`, `₹6 Lakh`; below one lakh in full. `words`: the units in
 * another language. */
export function formatLakhCrore(
  amount: Paise,
  words: { readonly lakh: string; readonly crore: string } = { lakh: 'Lakh', crore: 'Crore' },
): string {
  const magnitude = Math.abs(amount);
  if (magnitude < LAKH) return formatRupees(amount);
  const sign = amount < 0 ? '-' : '';
  const lakhs = Math.round(magnitude / (LAKH / 100));
  // 99.996 lakh is not "100.00 Lakh" but one crore.
  if (lakhs < 10_000) return `${sign}₹${shortDecimals(lakhs)} ${words.lakh}`;
  return `${sign}₹${shortDecimals(Math.round(magnitude / (CRORE / 100)))} ${words.crore}`;
}

/** Hundredths as text; whole numbers without decimals. */
function shortDecimals(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace(/\.00$/, '');
}
