import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MappedFault, placeFaults } from './fault-spots.ts';

const drawing = { width: 4000, height: 1600, radius: 190 };
const fault = (
  number: number,
  view: 'left' | 'top' | 'right',
  x: number,
  y: number,
): MappedFault => ({
  number,
  name: `part ${number}`,
  spot: { view, x, y },
});

test('a fault is drawn where it is: from the nose, and up from the road', () => {
  const faults = [
    fault(1, 'left', 250, 500),
    fault(2, 'right', 250, 500),
    fault(3, 'top', 500, 250),
  ];
  const placeOf = (view: 'left' | 'top' | 'right') => placeFaults(faults, { ...drawing, view })[0];
  expect(placeOf('left')).toMatchObject({ x: 1000, y: 800 });
  expect(placeOf('right')).toMatchObject({ x: 3000, y: 800 });
  expect(placeOf('top')).toMatchObject({ x: 2000, y: 400 });
});

test('marks stay on the drawing, and none covers another', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 14 }), (spots) => {
      const faults = spots.map(([x, y], at) => fault(at + 1, 'top', x, y));
      const placed = placeFaults(faults, { ...drawing, view: 'top' });
      expect(placed).toHaveLength(faults.length);
      for (const [at, one] of placed.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(drawing.radius);
        expect(one.y).toBeLessThanOrEqual(drawing.height - drawing.radius);
        for (const other of placed.slice(0, at)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(drawing.radius * 2);
        }
      }
    }),
  );
});
