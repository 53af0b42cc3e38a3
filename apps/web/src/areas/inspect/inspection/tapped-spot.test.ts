import { carViews } from '@pahiya/domain/inspections/car-spot';
import { expect, test } from 'vitest';
import { spotAt, tapShare } from './tapped-spot.ts';

test.each([
  ['left', { across: 0.25, down: 0.1 }, { x: 250, y: 900 }],
  ['right', { across: 0.25, down: 0.1 }, { x: 750, y: 900 }],
  ['top', { across: 0.25, down: 0.1 }, { x: 250, y: 100 }],
  ['left', { across: -0.2, down: 1.4 }, { x: 0, y: 0 }],
] as const)('a tap on the %s drawing at %j is %j on the car', (view, tap, spot) => {
  expect(spotAt(view, tap)).toEqual(spot);
});

test('a place is drawn where it was tapped', () => {
  for (const view of carViews) {
    for (let x = 0; x <= 1000; x += 125) {
      const spot = { x, y: (x * 7) % 1000 };
      expect(spotAt(view, tapShare(view, spot))).toEqual(spot);
    }
  }
});
