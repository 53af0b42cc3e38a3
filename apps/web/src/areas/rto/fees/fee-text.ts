import { monthName } from '@pahiya/domain/shared/intl';
import { type Language, languageTags } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { FeeView, KnownFee, ServiceView } from './service-view.ts';

/** A year and month (`2026-11`) in words: `November 2026`. Years are returned as they are. */
export function asOfText(asOf: string, language: Language): string {
  if (!/^\d{4}-\d{2}$/.test(asOf)) return asOf;
  return `${monthName(Number(asOf.slice(5)), languageTags[language])} ${asOf.slice(0, 4)}`;
}

type Words = Copies['rto-pages']['services'];

/** A fee in words; one that is not verified says so. */
export function sumText(fee: KnownFee | null, copy: Words): string {
  if (fee === null) return copy.feeUnknown;
  const sum = formatRupees(fee.sum);
  return fee.isUsual ? copy.feeUsual(sum) : sum;
}

/** The fee of a two-wheeler and of a car; one sum where they are the same. */
export function feeText({ bike, car }: FeeView, copy: Words): string {
  if (bike?.sum === car?.sum) return sumText(bike, copy);
  const sums = [
    ...(bike === null ? [] : [`${copy.feeBike} ${formatRupees(bike.sum)}`]),
    ...(car === null ? [] : [`${copy.feeCar} ${formatRupees(car.sum)}`]),
  ].join(' · ');
  return bike?.isUsual === true || car?.isUsual === true ? copy.feeUsual(sums) : sums;
}

/** How long a service takes, in words. */
export function timeText(
  { days, time }: Pick<ServiceView, 'days' | 'time'>,
  copy: Words,
): string | null {
  if (days === null) return time;
  return days.least === null ? copy.upTo(days.most) : copy.days(days.least, days.most);
}
