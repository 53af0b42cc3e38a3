import { type Language, languageTags } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { Copies } from '../../copy/copy-areas.ts';
import type { FeeView, ServiceView } from './service-view.ts';

/** A year, or a year and month (`2026-11`), in words: `November 2026`. */
export function asOfText(asOf: string, language: Language): string {
  if (!asOf.includes('-')) return asOf;
  const month = new Intl.DateTimeFormat(languageTags[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return month.format(new Date(`${asOf}-01T00:00:00Z`));
}

type Words = Copies['rto-pages']['services'];

/** A fee in words: one sum where two-wheelers and cars pay the same. */
export function feeText({ bike, car }: FeeView, copy: Words): string {
  if (bike === car) return bike === null ? copy.feeUnknown : formatRupees(bike);
  const parts = [
    bike === null ? null : `${copy.feeBike} ${formatRupees(bike)}`,
    car === null ? null : `${copy.feeCar} ${formatRupees(car)}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** How long a service takes, in words. */
export function timeText(
  { days, time }: Pick<ServiceView, 'days' | 'time'>,
  copy: Words,
): string | null {
  if (days === null) return time;
  return days.least === null ? copy.upTo(days.most) : copy.days(days.least, days.most);
}
