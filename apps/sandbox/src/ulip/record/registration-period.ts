import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import { earlierOf, type IstDate, isBefore, parseIstDate } from '@pahiya/domain/shared/ist-date';

/** Range of possible registration dates of a number. */
export type Period = { readonly from: IstDate; readonly to: IstDate };

/** Fictitious registrations end on this date, which keeps a number's record stable over time. */
export const NEWEST_REGISTRATION = day('2026-06-30');

/** First day of marks under the Motor Vehicles Act 1988. */
const FIRST_MODERN_MARK = day('1989-07-01');

/** Period of use of each code on plates. Source: docs of the state codes in the domain package. */
const PREFIX_PERIODS: Readonly<Record<string, readonly [string, string]>> = {
  TG: ['2024-03-15', '2099-12-31'],
  TS: ['2014-06-18', '2024-03-14'],
  OD: ['2012-09-01', '2099-12-31'],
  OR: ['1989-07-01', '2012-08-31'],
  UK: ['2007-01-01', '2099-12-31'],
  UA: ['2000-11-09', '2006-12-31'],
  CG: ['2000-11-01', '2099-12-31'],
  JH: ['2000-11-15', '2099-12-31'],
  LA: ['2019-10-31', '2099-12-31'],
  DN: ['1989-07-01', '2020-01-25'],
};

/** Andhra Pradesh: old district codes to January 2019, then one prefix for the state. */
const OFFICE_PERIODS: Readonly<Record<string, readonly [string, string]>> = {
  AP39: ['2019-02-01', '2099-12-31'],
  AP40: ['2023-01-01', '2099-12-31'],
  JK07: ['1989-07-01', '2019-10-30'],
  JK10: ['1989-07-01', '2019-10-30'],
};

/** Period in which this number can have been issued; never empty, never after `today`. */
export function registrationPeriod(mark: Mark, today: IstDate): Period {
  const newest = earlierOf(NEWEST_REGISTRATION, today);
  const bounds = boundsOf(mark);
  const to = earlierOf(bounds.to, newest);
  // A BH year after the latest date, or a clock set back: a single day, which is stable too.
  return bounds.from > to
    ? { from: earlierOf(bounds.from, today), to: earlierOf(bounds.from, today) }
    : { from: bounds.from, to };
}

function boundsOf(mark: Mark): Period {
  if (mark.kind === 'bharat') return bharatPeriod(mark.vehicleNumber);
  if (mark.kind === 'vintage') return { from: day('1962-01-01'), to: day('1975-12-31') };
  if (mark.kind === 'pre-1989') return { from: day('1975-01-01'), to: day('1989-06-30') };
  const prefix = mark.writtenState ?? '';
  const office = (mark.vehicleNumber.match(/^[A-Z]{2}\d{1,2}/) ?? [''])[0];
  const fixed = OFFICE_PERIODS[office] ?? PREFIX_PERIODS[prefix];
  const old: Period = {
    from: FIRST_MODERN_MARK,
    to: prefix === 'AP' ? day('2019-01-31') : day('2099-12-31'),
  };
  const inUse = fixed ? { from: day(fixed[0]), to: day(fixed[1]) } : old;
  return narrow(inUse, seriesEra(mark));
}

/** Years increase with the length of the series: without letters first, then one, two and three. */
function seriesEra(mark: Mark): Period {
  // Delhi's E series are electric and therefore recent, whatever their length.
  if (mark.kind === 'delhi' && mark.series?.startsWith('E')) {
    return { from: day('2021-01-01'), to: day('2099-12-31') };
  }
  const letters = (mark.series ?? '').length - (mark.kind === 'delhi' ? 1 : 0);
  if (letters <= 0) return { from: FIRST_MODERN_MARK, to: day('1998-12-31') };
  if (letters === 1) return { from: day('1994-01-01'), to: day('2010-12-31') };
  return { from: day('2005-01-01'), to: day('2099-12-31') };
}

/** The overlap, or the period of the code if the series contradicts it (small states). */
function narrow(inUse: Period, era: Period): Period {
  const from = isBefore(inUse.from, era.from) ? era.from : inUse.from;
  const to = earlierOf(inUse.to, era.to);
  return from <= to ? { from, to } : inUse;
}

function bharatPeriod(vehicleNumber: string): Period {
  const year = 2000 + Number(vehicleNumber.slice(0, 2));
  return {
    from: year === 2021 ? day('2021-09-15') : day(`${year}-01-01`),
    to: day(`${year}-12-31`),
  };
}

function day(text: string): IstDate {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new RangeError(`not a day: ${text}`);
  return parsed;
}
