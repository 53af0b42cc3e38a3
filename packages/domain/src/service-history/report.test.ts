import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import type { ServiceHistory, Visit, VisitKind } from './history.ts';
import { ODOMETER_SETTINGS } from './odometer-settings.ts';
import { summarise } from './report.ts';

function day(text: string): IstDate {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new Error(`no date: ${text}`);
  return parsed;
}

function visit(id: string, on: string, km: number | null, kind: VisitKind = 'paid'): Visit {
  const nothing = { workshop: null, city: null, work: [], parts: [], amount: null };
  return { id, on: day(on), km, kind, ...nothing, source: 'dealers' };
}

function history(visits: readonly Visit[], registeredOn: string | null = null): ServiceHistory {
  return {
    vehicle: {
      make: null,
      model: null,
      fuel: null,
      segment: 'private-car',
      registeredOn: registeredOn === null ? null : day(registeredOn),
    },
    sources: [
      { id: 'dealers', name: 'Dealers', kind: 'workshop-network', answered: true },
      { id: 'insurers', name: 'Insurers', kind: 'insurer-inspection', answered: false },
    ],
    visits,
    clusterChangedOn: null,
    recallOpen: null,
  };
}

const OPTIONS = {
  askedOn: day('2026-11-23'),
  settings: ODOMETER_SETTINGS,
} as const;

const FIVE = [
  visit('c', '2023-03-20', 33_050),
  visit('a', '2021-03-10', 10_120, 'free'),
  visit('b', '2022-03-15', 21_480),
  visit('d', '2023-08-02', 36_500, 'accident'),
  visit('e', '2025-12-12', 48_300),
];

test('a report counts visits, accident repairs and gaps over 18 months', () => {
  expect(summarise(history(FIVE), OPTIONS)).toMatchObject({
    visits: 5,
    firstOn: '2021-03-10',
    lastOn: '2025-12-12',
    accidentRepairs: 1,
    standing: 'agree',
    odometer: { last: { km: 48_300 } },
    gaps: [{ from: '2023-08-02', to: '2025-12-12', months: 28, where: 'between' }],
    silentSources: [{ id: 'insurers' }],
  });
});

test('time before the first visit and since the last one counts as a gap too', () => {
  const early = history(FIVE.slice(0, 1), '2019-01-01');
  expect(summarise(early, OPTIONS).gaps).toEqual([
    { from: '2019-01-01', to: '2023-03-20', months: 50, where: 'before' },
    { from: '2023-03-20', to: '2026-11-23', months: 44, where: 'after' },
  ]);
});

test('a line left out changes what the readings show, and only that', () => {
  const lower = history([...FIVE, visit('f', '2026-03-01', 20_000)]);
  expect(summarise(lower, OPTIONS).standing).toBe('disagree');
  const without = summarise(lower, { ...OPTIONS, without: new Set(['f']) });
  expect(without).toMatchObject({ standing: 'agree', visits: 5 });
});

test('one reading alone is too few to compare, and an empty history has no figures', () => {
  const one = summarise(
    history([visit('a', '2026-01-01', 5), visit('b', '2026-06-01', null)]),
    OPTIONS,
  );
  expect(one).toMatchObject({ standing: 'too-few', visits: 2 });
  expect(summarise(history([]), OPTIONS)).toMatchObject({ visits: 0, firstOn: null, gaps: [] });
});
