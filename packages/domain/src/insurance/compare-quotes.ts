import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { placeInBand } from './insured-value.ts';
import { shareOf } from './motor-tables.ts';
import type { InsurerQuote } from './ports.ts';
import type { PremiumLine, PremiumLineId } from './rate-motor.ts';

/** Lines of own damage after all reductions; add-ons, third party and covers of people are not among them. */
const ownDamageLines: readonly PremiumLineId[] = [
  'own-damage',
  'other-accessories',
  'insurer-discount',
  'electrical-accessories',
  'gas-kit',
  'usage-discount',
  'voluntary-deductible',
  'anti-theft',
  'association',
  'no-claim-bonus',
];

/** Own damage before GST within lines. */
export function ownDamageOf(lines: readonly PremiumLine[]): Paise {
  return sumPaise(
    lines.filter(({ id }) => ownDamageLines.includes(id)).map(({ amount }) => amount),
  );
}

/** Own damage before GST for each 1,000 rupees of insured value; null for third party alone. It makes quotes of
 * different insured values comparable. Rule id: QUOTE-COMPARE. */
export function perThousandOf({
  lines,
  insuredValue,
}: Pick<InsurerQuote, 'lines' | 'insuredValue'>): Paise | null {
  return insuredValue === null
    ? null
    : paise(Math.round((ownDamageOf(lines) * 100_000) / insuredValue));
}

type Sortable = {
  readonly name: string;
  readonly quote: Pick<InsurerQuote, 'lines' | 'insuredValue' | 'total'> | null;
};

/** What all insurers were asked for alike. */
type Asked = { readonly insuredValue: Paise | null; readonly addOns: readonly string[] };

/** Whether a quote is of exactly what was asked for: at its insured value, with its add-ons. */
function isLike(
  { lines, insuredValue }: Pick<InsurerQuote, 'lines' | 'insuredValue'>,
  asked: Asked,
): boolean {
  const isOfValue = asked.insuredValue === null || insuredValue === asked.insuredValue;
  return isOfValue && asked.addOns.every((code) => lines.some((line) => line.code === code));
}

/** Sorts insurers for comparison: first those that give exactly what was asked for; by own damage per 1,000 rupees of
 * insured value, then by the total, then by name; without a quote last, by name. Nobody can pay for a place. Rule id:
 * QUOTE-COMPARE. */
export function sortByPrice<T extends Sortable>(
  insurers: readonly T[],
  asked: Asked,
): readonly T[] {
  const byName = (a: T, b: T) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  return insurers.toSorted((a, b) => {
    if (a.quote === null || b.quote === null) {
      return Number(a.quote === null) - Number(b.quote === null) || byName(a, b);
    }
    const like = Number(isLike(b.quote, asked)) - Number(isLike(a.quote, asked));
    const rate = (perThousandOf(a.quote) ?? 0) - (perThousandOf(b.quote) ?? 0);
    return like || rate || a.quote.total - b.quote.total || byName(a, b);
  });
}

const valueStep = 100_000;

/** An insured value that every band holds: the one that was asked for where they do, else the middle of what they share, in
 * whole thousands of rupees. Null where they share none. Rule id: QUOTE-COMPARE. */
export function commonValue(
  bands: readonly { readonly least: Paise; readonly most: Paise }[],
  asked: Paise | null,
): Paise | null {
  if (bands.length === 0) return null;
  const isHeld = asked !== null && bands.every((band) => placeInBand(asked, band) === 'within');
  if (isHeld) return asked;
  const least = Math.ceil(Math.max(...bands.map((band) => band.least)) / valueStep);
  const most = Math.floor(Math.min(...bands.map((band) => band.most)) / valueStep);
  return least > most ? null : paise(Math.round((least + most) / 2) * valueStep);
}

/** From the lowest to the highest value that any insurer gives; null without a band. Rule id: IDV-BAND. */
export function spanOf(
  bands: readonly { readonly least: Paise; readonly most: Paise }[],
): { readonly least: Paise; readonly most: Paise } | null {
  if (bands.length === 0) return null;
  return {
    least: paise(Math.min(...bands.map((band) => band.least))),
    most: paise(Math.max(...bands.map((band) => band.most))),
  };
}

/** What a quote costs without its no-claim bonus: the same lines but that one. Null where it has none. `gstRate` in
 * thousandths of a percent. */
export function totalWithoutBonus(
  { lines, taxable, rounding }: Pick<InsurerQuote, 'lines' | 'taxable' | 'rounding'>,
  gstRate: number,
): Paise | null {
  const bonus = lines.find(({ id }) => id === 'no-claim-bonus');
  if (bonus === undefined) return null;
  const whole = taxable - bonus.amount;
  const exact = whole + shareOf(whole, gstRate);
  return paise(rounding === 0 ? exact : Math.round(exact / 100) * 100);
}
