import { type SpecKeyId, specKeys } from '@pahiya/domain/new-cars/spec-keys';
import { formatNumber } from '@pahiya/domain/shared/format';
import { monthName } from '@pahiya/domain/shared/intl';
import { type IstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import { type Language, languageTags } from '@pahiya/domain/shared/language';
import { formatLakhCrore, formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';

export type CarCopy = Copies['new-cars'];

/** `₹6.55 lakh`. */
export function shortPrice(amountPaise: number, copy: Pick<CarCopy, 'units'>): string {
  return formatLakhCrore(amountPaise as Paise, copy.units);
}

/** `₹6,54,900`. */
export function fullPrice(amountPaise: number): string {
  return formatRupees(amountPaise as Paise);
}

/** Thousandths of a percent as text: `8.75%`. */
export function shareText(rate: number): string {
  return `${rate / 1000}%`;
}

/** The month of a price: `May 2026`. */
export function monthText(asOf: string, language: Language): string {
  const { year, month } = partsOf(asOf as IstDate);
  return `${monthName(month, languageTags[language])} ${year}`;
}

/** A figure with its unit: `1,197 cc`. */
export function figureText(key: SpecKeyId, value: number): string {
  const { unit } = specKeys[key];
  return unit === null ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

type EmiWords = Copies['car-cost']['emi'];

/** An EMI as it is written everywhere: `₹12,189/month`. */
export function emiText(amountPaise: number, words: Pick<EmiWords, 'amount'>): string {
  return words.amount(fullPrice(amountPaise));
}

/** What an EMI is computed with. */
export function emiTerms(
  { share, rate, months }: { share: number; rate: number; months: number },
  words: Pick<EmiWords, 'terms'>,
): string {
  return words.terms(shareText(share), shareText(rate), months);
}
