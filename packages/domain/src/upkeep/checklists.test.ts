import { expect, test } from 'vitest';
import { checklistNames, pointsOf } from './checklists.ts';

test('no checklist asks for a point twice, and each fits a note of the log', () => {
  for (const name of checklistNames) {
    const points = pointsOf(name);
    expect(new Set(points).size, name).toBe(points.length);
    expect(points.length).toBeLessThanOrEqual(15);
  }
});
