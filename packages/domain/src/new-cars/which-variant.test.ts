import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import { carFuels, driveKinds, gearboxKinds } from './car-facts.ts';
import {
  leastKeys,
  type VariantWishes,
  type WantedVariant,
  whichVariant,
} from './which-variant.ts';

const figure = fc.integer({ min: 0, max: 9 });
const variant: fc.Arbitrary<WantedVariant> = fc.record({
  price: fc.integer({ min: 1, max: 12 }).map((lakh) => rupees(lakh * 100_000)),
  fuel: fc.constantFrom(...carFuels.slice(0, 2)),
  gearboxKind: fc.option(fc.constantFrom(...gearboxKinds)),
  drive: fc.option(fc.constantFrom(...driveKinds.slice(0, 2))),
  figures: fc.dictionary(fc.constantFrom(...leastKeys.slice(0, 3)), figure),
});
const wishes: fc.Arbitrary<VariantWishes> = fc.record(
  {
    fuel: fc.constantFrom(...carFuels.slice(0, 2)),
    gearbox: fc.constantFrom(...gearboxKinds),
    drive: fc.constantFrom(...driveKinds.slice(0, 2)),
    least: fc.dictionary(fc.constantFrom(...leastKeys.slice(0, 3)), figure),
  },
  { requiredKeys: [] },
);

/** Written apart from the function: everything wanted is known and there. */
function hasAll(
  { fuel, gearboxKind, drive, figures }: WantedVariant,
  want: VariantWishes,
): boolean {
  if (want.fuel !== undefined && fuel !== want.fuel) return false;
  if (want.gearbox !== undefined && gearboxKind !== want.gearbox) return false;
  if (want.drive !== undefined && drive !== want.drive) return false;
  return leastKeys.every((key) => (figures[key] ?? -1) >= (want.least?.[key] ?? -1));
}

test('the variant found has everything wanted, and no cheaper one does', () => {
  fc.assert(
    fc.property(fc.array(variant), wishes, (variants, want) => {
      const found = whichVariant(variants, want);
      const fitting = variants.filter((one) => hasAll(one, want));
      if (found.kind === 'none') {
        expect(fitting).toEqual([]);
        return;
      }
      expect(hasAll(found.variant, want)).toBe(true);
      expect(Math.min(...fitting.map(({ price }) => price))).toBe(found.variant.price);
      const dearer = fitting.filter(({ price }) => price > found.variant.price);
      expect(found.next === null).toBe(dearer.length === 0);
      if (found.next !== null) {
        expect(hasAll(found.next.variant, want)).toBe(true);
        expect(found.variant.price + found.next.more).toBe(
          Math.min(...dearer.map(({ price }) => price)),
        );
      }
    }),
  );
});

test('one more wish never finds a cheaper variant', () => {
  fc.assert(
    fc.property(fc.array(variant), wishes, wishes, (variants, want, more) => {
      const few = whichVariant(variants, want);
      const many = whichVariant(variants, {
        ...more,
        ...want,
        least: { ...more.least, ...want.least },
      });
      if (many.kind === 'found') {
        if (few.kind === 'none') throw new Error('fewer wishes found nothing');
        expect(many.variant.price).toBeGreaterThanOrEqual(few.variant.price);
      }
    }),
  );
});

test('what is not known is not there, and is said', () => {
  const base = { fuel: 'petrol', gearboxKind: null, drive: null } as const;
  const unknown = { ...base, price: rupees(600_000), figures: {} };
  const two = { ...base, price: rupees(700_000), figures: { airbags: 2 } };
  const six = { ...base, price: rupees(800_000), figures: { airbags: 6 } };
  expect(whichVariant([six, two, unknown], { least: { airbags: 6 } })).toEqual({
    ...{ kind: 'found', variant: six, next: null, unsure: [unknown] },
  });
  expect(whichVariant([two, unknown], { least: { airbags: 6 } })).toEqual({
    ...{ kind: 'none', unsure: [unknown] },
  });
});
