import { expect, test } from 'vitest';
import type { Finding } from '../inspections/inspection-findings.ts';
import { inspectionGroups } from '../inspections/inspection-list.ts';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { listedInspection } from './listed-inspection.ts';

const groups = inspectionGroups(false);
const inspected = {
  inspectedAt: '2026-11-21T04:44:00Z',
  ...{ cityId: 10_084, km: 42_280, isSandbox: true },
  validUntil: parseIstDate('2026-11-28') as IstDate,
};
const report = (changes: Readonly<Record<string, Partial<Finding>>>): readonly Finding[] =>
  groups
    .flatMap(({ points }) => points)
    .map(({ id, kind }) => ({
      pointId: id,
      grade: kind === 'grade' ? '5' : 'P',
      ...{ note: null, repair: null, spot: null, photos: 0 },
      ...changes[id],
    }));

test('counts, score and faults of a report are those of the listing', () => {
  const spot = { view: 'left', x: 400, y: 380 } as const;
  const repair = { low: rupees(2_500), high: rupees(4_000) };
  const listed = listedInspection(
    groups,
    report({
      'EXT-07': { grade: '2', spot, repair },
      'EXT-08': { grade: 'N' },
      'EXT-09': { grade: 'U', note: 'covered' },
    }),
    inspected,
  );
  expect(listed).toMatchObject({ ...inspected, points: 199, checked: 198, fine: 197 });
  expect(listed.groups.find(({ code }) => code === 'EXT')?.score).toBeLessThan(100);
  expect(listed.faults).toEqual([
    {
      ...{ point: 'EXT-07', grade: '2', spot, photoId: null },
      ...{ repairLow: rupees(2_500), repairHigh: rupees(4_000) },
    },
  ]);
});

test('a fault without a repair is shown all the same', () => {
  const failed = groups.find(({ code }) => code === 'DOC')?.points[5]?.id ?? '';
  const listed = listedInspection(groups, report({ [failed]: { grade: 'F' } }), inspected);
  expect(listed.faults).toMatchObject([{ point: failed, repairLow: 0, repairHigh: 0 }]);
});
