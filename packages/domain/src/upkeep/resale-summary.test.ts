import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import type { LogEntry } from './log-entry.ts';
import { resaleSummary } from './resale-summary.ts';

const line = (on: string, kind: 'service' | 'expense' = 'service'): LogEntry =>
  ({
    id: on,
    on: on as IstDate,
    km: null,
    cost: null,
    odometer: null,
    kind,
    category: 'repair',
  }) as LogEntry;

test('a pack sums up work with its longest gap, whatever the order of lines', () => {
  const lines = [
    line('2026-03-01'),
    line('2024-02-29'),
    line('2025-03-01'),
    line('2026-05-01', 'expense'),
  ];
  expect(resaleSummary(lines, 48_300)).toEqual({
    ...{ lines: 4, works: 3, firstOn: '2024-02-29', lastOn: '2026-05-01', lastKm: 48_300 },
    longestGap: 366,
  });
});

test('an empty log, and one line of work, have no gap', () => {
  expect(resaleSummary([], null)).toMatchObject({ lines: 0, firstOn: null, longestGap: null });
  expect(resaleSummary([line('2026-03-01')], null)).toMatchObject({ works: 1, longestGap: null });
});
