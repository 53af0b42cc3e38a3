import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import golden from './formats.golden.json' with { type: 'json' };
import { longDate, monthName } from './intl.ts';
import { formatInstant, formatIstDate, type IstDate, parseIstDate } from './ist-date.ts';
import { languages } from './language.ts';
import { formatLakhCrore, formatRupees, paise } from './money.ts';
import { formatShortNumber } from './short-number.ts';
import { formatDdMmYyyy } from './typed-date.ts';

/** The product's languages and those that may follow. */
const tags = ['en-IN', 'hi-IN', 'bn-IN', 'mr-IN', 'te-IN', 'ta-IN', 'gu-IN', 'kn-IN'] as const;
const months = Array.from({ length: 12 }, (_, month) => month + 1);
const dayOf = (month: number) =>
  parseIstDate(`2026-${String(month).padStart(2, '0')}-07`) as IstDate;

/** Regenerate with `vitest -u` only when the change is meant: people see these. */
const inEvery = {
  numbers: [0, 999, 1234.5, 1234567.5, -45000].map(formatNumber),
  rupees: [0, 19950, 64900000, -123456750].map((amount) => formatRupees(paise(amount))),
  price: [99999900, 120000000000].map((amount) => formatLakhCrore(paise(amount))),
  shortDate: formatDdMmYyyy(dayOf(3)),
};

test('numbers, amounts and short dates are the same in every language', () => {
  expect(inEvery).toEqual(golden.inEveryLanguage);
});

test.each(languages)('dates and times in %s', (language) => {
  expect({
    date: months.map((month) => formatIstDate(dayOf(month), language)),
    instant: formatInstant('2026-11-21T04:44:00Z', language),
  }).toEqual(golden.ofTheProduct[language]);
});

test.each(tags)('months, long dates and short numbers in %s', (tag) => {
  const code = tag.slice(0, 2) as keyof typeof golden.byLanguage;
  expect({
    months: months.map((month) => monthName(month, tag)),
    longDate: longDate({ year: 2026, month: 11, day: 23 }, tag),
    short: [999, 1_234, 250_000, 25_500_000].map((value) => formatShortNumber(value, code)),
  }).toEqual(golden.byLanguage[code]);
});

test('digits are Latin in every language', () => {
  expect(JSON.stringify(golden)).not.toMatch(/(?![0-9])\p{Nd}/u);
});
