import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { publicRates } from './lender-rates.ts';

const seenOn = '2026-09-24' as IstDate;

test('rates are shown for 90 days, the lowest first, and hidden after', () => {
  const today = publicRates('2026-11-25' as IstDate);
  expect(today.rates).toHaveLength(9);
  expect(today.rates[0]).toMatchObject({ from: 7450, asOf: seenOn, daysOld: 62 });
  expect(today.rates.map(({ from }) => from)).toEqual(
    today.rates.map(({ from }) => from).toSorted((a, b) => a - b),
  );
  expect(publicRates(addDays(seenOn, 90))).toMatchObject({ hidden: 0 });
  expect(publicRates(addDays(seenOn, 91))).toEqual({ rates: [], hidden: 9 });
  expect(publicRates(addDays(seenOn, -1))).toEqual({ rates: [], hidden: 0 });
});
