import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import {
  conditionOf,
  type Finding,
  faultsOf,
  gradesOf,
  type InspectionGrade,
  reportGaps,
  scoreFindings,
} from './inspection-findings.ts';
import { findInspectionPoint, inspectionGroups } from './inspection-list.ts';

const groups = inspectionGroups(false);
const points = groups.flatMap((group) => group.points);
const seen = { km: 42_280, photos: 1 };
const repair = { low: rupees(3_000), high: rupees(4_500) };

function findings(grades: Readonly<Record<string, Partial<Finding>>> = {}): readonly Finding[] {
  return points.map(({ id, kind, spot }) => ({
    pointId: id,
    grade: kind === 'grade' ? '5' : 'P',
    note: null,
    repair: null,
    spot,
    photos: 0,
    ...grades[id],
  }));
}

describe('the list', () => {
  test('has 200 points with a name in both languages, and ten more for an electric car', () => {
    expect(points).toHaveLength(200);
    expect(inspectionGroups(true).flatMap((group) => group.points)).toHaveLength(210);
    expect(new Set(points.map(({ id }) => id)).size).toBe(200);
    for (const { name, spot } of points) {
      expect(name.hi).toMatch(/[\u0900-\u097f]/);
      expect(name.en).not.toBe('');
      if (spot === null) continue;
      expect(Math.min(spot.x, spot.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(spot.x, spot.y)).toBeLessThanOrEqual(1000);
    }
    expect(groups.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test('finds a point by its id', () => {
    expect(findInspectionPoint('EXT-05')).toMatchObject({ group: 'EXT', kind: 'grade' });
    expect(findInspectionPoint('EXT-99')).toBeNull();
  });
});

describe('a report', () => {
  test('is complete when every point has a grade, and every fault a photo and a cost', () => {
    expect(reportGaps(groups, findings(), seen)).toEqual([]);
    const fault = { grade: '2', repair, photos: 1 } as const;
    expect(reportGaps(groups, findings({ 'EXT-05': fault }), seen)).toEqual([]);
  });

  test.each([
    [{ 'EXT-05': { grade: '2', photos: 1 } }, [{ kind: 'no-repair-cost', pointId: 'EXT-05' }]],
    [{ 'EXT-05': { grade: '1', repair } }, [{ kind: 'no-photo', pointId: 'EXT-05' }]],
    [{ 'STR-01': { grade: 'F', repair } }, [{ kind: 'no-photo', pointId: 'STR-01' }]],
    [{ 'DOC-06': { grade: 'F' } }, []],
    [{ 'ENG-12': { grade: 'U' } }, [{ kind: 'no-reason', pointId: 'ENG-12' }]],
    [{ 'ENG-12': { grade: 'U', note: 'engine warm' } }, []],
    [{ 'ENG-12': { grade: 'P' } }, [{ kind: 'not-graded', pointId: 'ENG-12' }]],
  ] as const)('lacks what %j asks for', (changed, gaps) => {
    expect(reportGaps(groups, findings(changed as Record<string, Partial<Finding>>), seen)).toEqual(
      gaps,
    );
  });

  test('may leave 5 % of the points unchecked, not one more', () => {
    const unchecked = (count: number) =>
      Object.fromEntries(
        points.slice(0, count).map(({ id }) => [id, { grade: 'U', note: 'locked' } as const]),
      );
    expect(reportGaps(groups, findings(unchecked(10)), seen)).toEqual([]);
    expect(reportGaps(groups, findings(unchecked(11)), seen)).toEqual([
      { kind: 'too-many-unchecked' },
    ]);
  });

  test('needs the odometer with its photo', () => {
    expect(reportGaps(groups, findings(), { km: null, photos: 0 })).toEqual([
      { kind: 'no-odometer' },
      { kind: 'no-odometer-photo' },
    ]);
  });
});

describe('the score', () => {
  test('is 100 for a car without wear and weighs each group', () => {
    expect(scoreFindings(groups, findings())).toMatchObject({
      total: 100,
      isCapped: false,
      isBarred: false,
    });
    const roadTest = Object.fromEntries(
      points.filter(({ group }) => group === 'ROAD').map(({ id }) => [id, { grade: '1' } as const]),
    );
    expect(scoreFindings(groups, findings(roadTest)).total).toBe(97);
  });

  test('is below 100 with a single worn point, in whole and in its group', () => {
    for (const { id, group } of points.filter(({ kind }) => kind === 'grade')) {
      const { total, groups: scores } = scoreFindings(groups, findings({ [id]: { grade: '4' } }));
      expect(total, id).toBe(99);
      expect(scores.find(({ code }) => code === group)?.score).toBeLessThan(100);
    }
  });

  test('caps a car with a failed structure at fair, and bars one with another chassis number', () => {
    const capped = scoreFindings(groups, findings({ 'STR-21': { grade: 'F', repair, photos: 1 } }));
    expect(capped).toMatchObject({ isCapped: true, isBarred: false });
    expect(conditionOf(capped)).toBe('fair');
    expect(scoreFindings(groups, findings({ 'DOC-02': { grade: 'F' } })).isBarred).toBe(true);
    expect(conditionOf({ groups: [], total: 54, isCapped: true, isBarred: false })).toBe('poor');
  });

  test('stays between 0 and 100, and a better grade never lowers it', () => {
    const grade = (kind: 'grade' | 'pass-fail') =>
      fc.constantFrom<InspectionGrade>(...gradesOf({ kind }));
    const report = fc.tuple(...points.map(({ kind }) => grade(kind)));
    fc.assert(
      fc.property(report, fc.nat(199), (grades, at) => {
        const graded = findings(
          Object.fromEntries(points.map(({ id }, n) => [id, { grade: grades[n] ?? 'U' }])),
        );
        const { total } = scoreFindings(groups, graded);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        const worse = graded[at];
        if (worse === undefined || !/[1-4F]/.test(worse.grade)) return;
        const best = worse.grade === 'F' ? 'P' : '5';
        const better = graded.map((one) =>
          one === worse ? ({ ...one, grade: best } as const) : one,
        );
        expect(scoreFindings(groups, better).total).toBeGreaterThanOrEqual(total);
        expect(faultsOf(better).length).toBeLessThanOrEqual(faultsOf(graded).length);
      }),
      { numRuns: 60 },
    );
  });
});
