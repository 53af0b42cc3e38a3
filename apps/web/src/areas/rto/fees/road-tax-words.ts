import { formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';
import { sentences } from '../../../frame/copy/sentences.ts';
import type { RoadTaxView, TaxLimit } from './road-tax-view.server.ts';

type Words = Copies['rto-pages']['tax'];
type Tax = NonNullable<RoadTaxView>;

/** Thousandths of a percent as text: `8.75%`. */
export function rateText(rate: number): string {
  return `${rate / 1000}%`;
}

/** The limit of a slab: `₹10,00,000`, `1,200 cc`. */
export function limitText({ by, upTo }: TaxLimit & { readonly upTo: number }): string {
  return by === 'price' ? formatRupees(upTo as Paise) : `${formatNumber(upTo)} cc`;
}

/** A row label: `Up to ₹10,00,000`, `Above`, or that there is a single slab. */
export function slabText(limit: TaxLimit, isOnly: boolean, copy: Words): string {
  if (limit.upTo === null) return isOnly ? copy.any : copy.above;
  return copy.upTo(limitText({ ...limit, upTo: limit.upTo }));
}

/** Everything outside the tables, one sentence each: electric cars, cap, surcharge, fixed charges, notes. */
export function taxSentences(tax: Tax, copy: Words, language: Language): readonly string[] {
  return [
    ...tax.electric.map((row) => electricText(row, copy, language)),
    ...(tax.capPaise === null ? [] : [copy.maximum(formatRupees(tax.capPaise))]),
    ...(tax.surcharge === null
      ? []
      : [
          marked(
            copy.extra(tax.surcharge.name, rateText(tax.surcharge.rate)),
            tax.surcharge.isUnverified,
            { copy, language },
          ),
        ]),
    ...tax.charges.map(({ name, steps, isUnverified }) => {
      const sums = steps.map(({ limit, paise }) => stepText(limit, formatRupees(paise), copy));
      return marked(copy.charge(name, sums.join(', ')), isUnverified, { copy, language });
    }),
    ...tax.words,
  ];
}

function electricText(
  { slabs, validFrom, validTo, isUnverified }: Tax['electric'][number],
  copy: Words,
  language: Language,
): string {
  const shares = slabs.map(({ limit, rate }) =>
    stepText(limit, rate === 0 ? copy.nil : rateText(rate), copy),
  );
  const days = [
    validFrom === null ? null : copy.from(formatIstDate(validFrom, language)),
    validTo === null ? null : copy.until(formatIstDate(validTo, language)),
  ].filter((part) => part !== null);
  const when = days.length === 0 ? '' : ` (${days.join(', ')})`;
  const text = copy.charge(copy.electric, `${shares.join(', ')}${when}`);
  return marked(text, isUnverified, { copy, language });
}

/** `Up to ₹4,00,000: ₹2,000`; only the amount for a single step. */
function stepText(limit: TaxLimit, sum: string, copy: Words): string {
  if (limit.upTo !== null) return `${slabText(limit, false, copy)}: ${sum}`;
  return sum;
}

function marked(
  text: string,
  isUnverified: boolean,
  { copy, language }: { readonly copy: Words; readonly language: Language },
): string {
  return isUnverified ? sentences(language, text, copy.unverified) : text;
}
