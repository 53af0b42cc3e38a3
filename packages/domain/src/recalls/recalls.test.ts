import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { mayConcern, type Recall, recallsOfVehicle } from './recall.ts';
import { readRecallRow } from './recall-row.ts';

const today = '2026-11-28' as IstDate;
const cells = {
  ref: 'EX-2026-01',
  make: 'Example Motors',
  model: 'One',
  built_from: '2024-03',
  built_until: '2024-06',
  units: '1,234',
  defect_en: 'A hose may leak.',
  defect_hi: 'पाइप से रिसाव हो सकता है।',
  remedy_en: 'The hose is replaced free of charge.',
  remedy_hi: 'पाइप मुफ़्त बदला जाता है।',
  announced_on: '2026-10-05',
  source: 'Notice of the maker',
  url: 'https://example.in/recall',
};
const read = (change: object = {}) => readRecallRow({ ...cells, ...change }, today);
const recall = (change: Partial<Recall> = {}): Recall => {
  const row = read();
  if ('fault' in row) throw new Error(row.fault);
  return { ...row.recall, ...change };
};

describe('a row', () => {
  test('states months as their first and last day', () => {
    expect(recall()).toMatchObject({
      ...{ builtFrom: '2024-03-01', builtUntil: '2024-06-30', units: 1234 },
      defect: { en: 'A hose may leak.' },
    });
    expect(read({ units: '', built_until: '2024-05-15' })).toMatchObject({
      recall: { units: null, builtUntil: '2024-05-15' },
    });
  });

  test.each([
    [{ ref: ' ' }, 'missing'],
    [{ defect_hi: undefined }, 'missing'],
    [{ model: '—' }, 'missing'],
    [{ source: 'x'.repeat(401) }, 'too-long'],
    [{ defect_en: '=HYPERLINK("x")' }, 'formula'],
    [{ remedy_en: "'@SUM(1)" }, 'formula'],
    [{ defect_hi: 'पा\uFFFDइप' }, 'garbled'],
    [{ built_from: 'March 2024' }, 'bad-date'],
    [{ built_from: '2024-13' }, 'bad-date'],
    [{ announced_on: '2026-10' }, 'bad-date'],
    [{ built_until: '2024-02' }, 'upside-down'],
    [{ announced_on: '2026-11-29' }, 'in-future'],
    [{ url: 'http://example.in' }, 'bad-url'],
    [{ url: 'javascript:alert(1)' }, 'bad-url'],
    [{ units: 'many' }, 'bad-units'],
  ])('%j is refused: %s', (change, fault) => {
    expect(read(change)).toEqual({ fault });
  });

  test('NUL and line ends in a cell are spaces', () => {
    expect(read({ defect_en: 'A\u0000hose\nleaks' })).toMatchObject({
      recall: { defect: { en: 'A hose leaks' } },
    });
  });
});

describe('a vehicle', () => {
  test.each([
    [{ year: 2024, month: 2 }, false],
    [{ year: 2024, month: 3 }, true],
    [{ year: 2024, month: 6 }, true],
    [{ year: 2024, month: 7 }, false],
    [{ year: 2024, month: null }, true],
    [{ year: 2023, month: null }, false],
    [{ year: 2025, month: null }, false],
  ])('made %j may be concerned: %s', (built, expected) => {
    expect(mayConcern(recall(), built)).toBe(expected);
  });

  test('is matched by the name on its RC, the longest model first, newest recall first', () => {
    const all = [
      recall(),
      recall({ ref: 'EX-2', announcedOn: '2026-11-01' as IstDate }),
      recall({ ref: 'EX-3', model: 'One Plus' }),
      recall({ ref: 'EX-4', make: 'Other' }),
    ];
    const of = (model: string | null, month: number | null = 4) =>
      recallsOfVehicle(all, {
        maker: 'EXAMPLE MOTORS LTD',
        model,
        built: { year: 2024, month },
      }).map(({ ref }) => ref);
    expect(of('ONE VXI')).toEqual(['EX-2', 'EX-2026-01']);
    expect(of('ONE PLUS ZX')).toEqual(['EX-3']);
    expect(of('ONEX')).toEqual([]);
    expect(of(null)).toEqual([]);
    expect(
      recallsOfVehicle(all, { maker: 'EXAMPLE MOTORS LTD', model: 'ONE', built: null }),
    ).toEqual([]);
  });
});
