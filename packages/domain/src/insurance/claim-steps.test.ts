import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type ClaimStep, claimProgress } from './claim-steps.ts';

const steps = (...rows: (readonly [ClaimStep['kind'], string])[]): ClaimStep[] =>
  rows.map(([kind, on]) => ({ kind, on: on as IstDate }));

test('nothing noted is nothing done', () => {
  expect(Object.values(claimProgress([])).every((one) => one === null)).toBe(true);
  expect(claimProgress(steps(['note', '2026-11-21']))).toEqual(claimProgress([]));
});

test('a report means that there was a surveyor, a decision that there was a report', () => {
  expect(claimProgress(steps(['survey-report', '2026-11-24']))).toMatchObject({
    ...{ surveyorOn: '2026-11-24', reportOn: '2026-11-24', decision: null },
  });
  expect(claimProgress(steps(['refused', '2026-11-30'], ['surveyor', '2026-11-22']))).toMatchObject(
    {
      ...{ surveyorOn: '2026-11-22', reportOn: '2026-11-30' },
      decision: { on: '2026-11-30', isRefusal: true },
    },
  );
});

describe('a decision', () => {
  test.each([
    [steps(['refused', '2026-11-30'], ['accepted', '2026-12-02']), false],
    [steps(['accepted', '2026-11-28'], ['refused', '2026-11-30']), true],
    [steps(['refused', '2026-11-30'], ['paid', '2026-11-30']), false],
  ])('the newest counts: %j', (noted, isRefusal) => {
    expect(claimProgress(noted).decision?.isRefusal).toBe(isRefusal);
  });

  test('ends a complaint that was made before it, and what followed', () => {
    const noted = steps(['complaint', '2026-12-01'], ['answer', '2026-12-05']);
    expect(claimProgress(noted)).toMatchObject({
      ...{ complainedOn: '2026-12-01', answeredOn: '2026-12-05' },
    });
    expect(claimProgress([...noted, ...steps(['refused', '2026-12-06'])])).toMatchObject({
      ...{ complainedOn: null, answeredOn: null },
    });
  });
});

test('the first complaint counts, and an answer only after it; the order of notes does not matter', () => {
  const noted = steps(
    ...([['answer', '2026-11-25'] as const, ['complaint', '2026-12-10'] as const] as const),
    ...([['complaint', '2026-12-01'] as const, ['portal', '2026-12-17'] as const] as const),
  );
  const progress = {
    ...{ complainedOn: '2026-12-01', answeredOn: null, portalOn: '2026-12-17' },
  };
  expect(claimProgress(noted)).toMatchObject(progress);
  expect(claimProgress(noted.toReversed())).toMatchObject(progress);
});
