import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CarDrawing } from './car-drawing.tsx';
import { type CarFormId, carForms, formOf } from './car-forms.ts';
import { outline } from './car-outline.ts';
import { carPaints, mixed, paintOf } from './car-paint.ts';
import { ParkingBay } from './parking-bay.tsx';
import { ScaleScene } from './scale-scene.tsx';

const swift = {
  body: 'hatchback',
  lengthMm: 3860,
  heightMm: 1520,
  wheelbaseMm: 2450,
  clearanceMm: 163,
};
const draw = (car: object = {}, isElectric = false) =>
  renderToStaticMarkup(
    <CarDrawing car={{ ...swift, ...car }} paint="red" isElectric={isElectric} />,
  );

/** Cars of every form: body, length, height, wheelbase, clearance. */
const cars: Readonly<Record<CarFormId, readonly [string, number, number, number, number]>> = {
  hatch: ['hatchback', 3860, 1520, 2450, 163],
  tallboy: ['hatchback', 3655, 1675, 2435, 165],
  'cross-hatch': ['hatchback', 3731, 1474, 2500, 184],
  sedan: ['sedan', 4574, 1489, 2600, 165],
  'short-sedan': ['sedan', 3995, 1525, 2450, 163],
  suv: ['suv', 4330, 1635, 2610, 190],
  'sloping-suv': ['suv', 3994, 1616, 2498, 205],
  ladder: ['suv', 4795, 1835, 2745, 220],
  'off-roader': ['suv', 3985, 1844, 2450, 226],
  mpv: ['mpv', 4395, 1690, 2740, 180],
  pickup: ['pickup', 5325, 1815, 3085, 215],
  coupe: ['coupe', 4519, 1300, 2450, 120],
  convertible: ['convertible', 4519, 1300, 2450, 120],
};
const sizeOf = (id: CarFormId) => {
  const [body, lengthMm, heightMm, wheelbaseMm, clearanceMm] = cars[id];
  return { body, lengthMm, heightMm, wheelbaseMm, clearanceMm };
};

describe('a drawn car', () => {
  // No catalogue states whether an SUV slopes: an editor names that form.
  test.each((Object.keys(carForms) as CarFormId[]).filter((id) => id !== 'sloping-suv'))(
    'of the form %s is told by its body and proportions, and draws in whole millimetres',
    (id) => {
      expect(formOf(sizeOf(id))).toBe(id);
      const svg = draw(sizeOf(id));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      for (const [, path = ''] of svg.matchAll(/ (?:d|transform)="([^"]*)"/g)) {
        expect(path).not.toContain('.');
      }
    },
  );

  test('takes little: at most 7.6 kB, and 1.7 kB compressed', () => {
    for (const id of Object.keys(carForms) as CarFormId[]) {
      const svg = draw(sizeOf(id));
      expect(svg.length, id).toBeLessThan(7600);
      expect(brotliCompressSync(svg).length, id).toBeLessThan(1750);
    }
  });

  test('of any measurements stands on its wheels, within its length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('hatchback', 'sedan', 'suv', 'mpv', 'coupe', 'pickup', 'van', 'boat'),
        fc.option(fc.integer({ min: 2400, max: 6200 })),
        fc.option(fc.integer({ min: 1000, max: 2300 })),
        fc.option(fc.integer({ min: 80, max: 350 })),
        (body, lengthMm, heightMm, clearanceMm) => {
          const wheelbaseMm = lengthMm === null ? null : Math.round(lengthMm * 0.62);
          const svg = draw({ body, lengthMm, heightMm, wheelbaseMm, clearanceMm });
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
          const wheels = [
            ...svg.matchAll(/<g transform="translate\((\d+) -(\d+)\)"><circle r="(\d+)"/g),
          ];
          expect(wheels).toHaveLength(2);
          for (const [, x, y, r] of wheels) {
            expect(Number(x)).toBeLessThan(lengthMm ?? 4000);
            expect(y).toBe(r);
          }
        },
      ),
    );
  });

  test('that is electric has a bolt and fan wheels, and no grille', () => {
    expect(draw({}, true)).toContain('M18-85');
    expect(draw()).not.toContain('M18-85');
  });
});

describe('lines moved by hand', () => {
  const lines = { bonnet: 40, windscreen: -40, roof: 30, rear: 40, belt: -30 } as const;

  test('change the drawing, and without any it stays', () => {
    const plain = draw();
    expect(draw({ hand: { form: null, heightMm: null, lines: {} } })).toBe(plain);
    for (const [line, value] of Object.entries(lines)) {
      const moved = draw({ hand: { form: null, heightMm: null, lines: { [line]: value } } });
      expect(moved, line).not.toBe(plain);
    }
  });

  test('a form and a height by hand are drawn, a stated height wins', () => {
    const hand = { form: 'sloping-suv', heightMm: 1900, lines: {} } as const;
    expect(formOf({ ...swift, hand })).toBe('sloping-suv');
    expect(draw({ heightMm: null, hand })).toBe(draw({ heightMm: 1900, hand }));
    expect(draw({ hand })).not.toBe(draw({ heightMm: 1900, hand }));
  });

  test('draw in whole millimetres with every form', () => {
    for (const form of Object.keys(carForms) as CarFormId[]) {
      const svg = draw({ ...sizeOf(form), hand: { form, heightMm: null, lines } });
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect([...svg.matchAll(/ d="([^"]*)"/g)].join('')).not.toContain('.');
    }
  });
});

describe('drawn to one scale', () => {
  const cars = (['hatch', 'ladder'] as const).map((id) => ({
    ...{ id, car: { ...sizeOf(id), widthMm: null }, model: id, name: id, size: '4 × 2' },
  }));
  const names = {
    person: { name: 'Person', size: '1.70' },
    scooter: { name: 'Scooter', size: '1.83 × 1.16' },
    motorcycle: { name: 'Motorcycle', size: '2.05 × 1.10' },
  };

  test('each stands on whole stripes of the kerb, and is as long as it is', () => {
    const svg = renderToStaticMarkup(<ScaleScene cars={cars} names={names} />);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    // Heights 0.5, person 1, hatch 4.5, ladder 5.5, scooter 2.5, motorcycle 2.5.
    expect(svg).toContain('viewBox="0 -2400 16500 3730"');
    expect(svg).toContain(`translate(${1500 + (4500 - 3860) / 2} 40)`);
    expect(svg.match(/class="kerb-light"/g)).toHaveLength(17);
  });

  test('a bay is as large as it is, and the scale that of the longest car', () => {
    const all = cars.map(({ car }) => car);
    const bay = { widthMm: 2500, lengthMm: 4000 };
    const svgs = cars.map(({ car }) =>
      renderToStaticMarkup(<ParkingBay bay={bay} car={car} cars={all} model="x" />),
    );
    const boxes = svgs.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1]);
    expect(new Set(boxes).size).toBe(1);
    expect(Number(boxes[0]?.split(' ')[3])).toBeGreaterThan(4795);
    for (const svg of svgs) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('corners are eased, and share an edge with an eased neighbour', () => {
  expect(
    outline([
      [0, 0, 0],
      [100, 0, 0],
      [100, 100, 0],
    ]),
  ).toBe('M0 0L100 0L100 -100Z');
  expect(
    outline([
      [0, 0, 90],
      [100, 0, 90],
      [100, 100, 0],
    ]),
  ).toContain('50 0');
});

test('paints mix, and a name keeps its paint', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(paintOf('swift')).toBe(paintOf('swift'));
  expect(new Set(['swift', 'nexon', 'creta', 'thar', 'city'].map(paintOf)).size).toBeGreaterThan(2);
  expect(Object.values(carPaints).every((paint) => /^#[0-9a-f]{6}$/.test(paint))).toBe(true);
});
