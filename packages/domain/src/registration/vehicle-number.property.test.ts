import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WRITTEN_STATE_CODES } from '../places/states.ts';
import {
  displayVehicleNumber,
  groupWhileTyping,
  parseMark,
  suggestSwaps,
} from './vehicle-number.ts';

const letter = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ');
const lettersOf = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''));
const fourDigits = fc.integer({ min: 1, max: 9999 }).map((value) => String(value).padStart(4, '0'));
const twoDigits = (max: number) =>
  fc.integer({ min: 1, max }).map((value) => String(value).padStart(2, '0'));
const state = fc.constantFrom(...WRITTEN_STATE_CODES.filter((code) => code !== 'DL'));

const classic = fc.tuple(state, twoDigits(99), lettersOf(0, 3), fourDigits);
const delhi = fc.tuple(fc.constant('DL'), twoDigits(13), lettersOf(1, 3), fourDigits);
const bharat = fc.tuple(
  fc.integer({ min: 21, max: 40 }).map(String),
  fc.constant('BH'),
  fourDigits,
  lettersOf(1, 2),
);
const vintage = fc.tuple(state, fc.constant('VA'), lettersOf(2, 2), fourDigits);
const old = fc.tuple(lettersOf(3, 3), fourDigits);
const groups: fc.Arbitrary<readonly string[]> = fc.oneof(classic, delhi, bharat, vintage, old);

/** The same number in various typings. */
const typedVariants = groups.chain((parts) =>
  fc.record({
    plain: fc.constant(parts.join('')),
    variant: fc
      .tuple(fc.constantFrom(' ', '-', '.', '', ' - ', '\u00a0', '–'), fc.boolean(), fc.boolean())
      .map(([separator, isLower, isPadded]) => {
        const joined = parts.filter((part) => part !== '').join(separator);
        const cased = isLower ? joined.toLowerCase() : joined;
        return isPadded ? `  ${cased}\n` : cased;
      }),
  }),
);

test('spacing, dots, dashes and case do not change a number', () => {
  fc.assert(
    fc.property(typedVariants, ({ plain, variant }) => {
      const reading = parseMark(plain);
      expect(reading.ok).toBe(true);
      expect(parseMark(variant)).toEqual(reading);
    }),
  );
});

test('a number round-trips through its compact form, key and display', () => {
  fc.assert(
    fc.property(groups, (parts) => {
      const reading = parseMark(parts.join(''));
      if (!reading.ok) throw new Error(`${parts.join('')} was refused`);
      const { vehicleNumber, canonical, display } = reading.value;
      for (const text of [vehicleNumber, display, displayVehicleNumber(vehicleNumber)]) {
        expect(parseMark(text)).toEqual(reading);
      }
      const fromKey = parseMark(canonical);
      expect(fromKey.ok && fromKey.value.vehicleNumber).toBe(vehicleNumber);
    }),
  );
});

test('two numbers have the same key exactly if they have the same compact form', () => {
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const a = parseMark(one.join(''));
      const b = parseMark(other.join(''));
      if (!a.ok || !b.ok) throw new Error('a made mark was refused');
      expect(a.value.canonical === b.value.canonical).toBe(
        a.value.vehicleNumber === b.value.vehicleNumber,
      );
    }),
  );
});

/** Source: ULIP API documents, VAHAN and ECHALLAN. Rule id: MARK-GATE. */
const registryGate = /^[A-Za-z0-9]{5,11}$/;

test('every number that can be looked up passes the input check of the national services', () => {
  fc.assert(
    fc.property(groups, (parts) => {
      const reading = parseMark(parts.join(''));
      expect(reading.ok && reading.value.isLookupable).toBe(true);
      expect(reading.ok && registryGate.test(reading.value.vehicleNumber)).toBe(true);
    }),
  );
});

const markLikeText = fc
  .array(fc.constantFrom(...'MHDLKAOI01289BCTVXZ -.↑ＭßÅ१\u200d'), { maxLength: 80 })
  .map((chars) => chars.join(''));

test('no text makes the parser throw, and accepted text has one canonical form', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), markLikeText);
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = parseMark(text);
      if (!reading.ok) return;
      expect(parseMark(reading.value.vehicleNumber)).toMatchObject({
        ok: true,
        value: { vehicleNumber: reading.value.vehicleNumber },
      });
      expect(parseMark(reading.value.display)).toMatchObject({
        value: { vehicleNumber: reading.value.vehicleNumber },
      });
    }),
    { numRuns: 2_000 },
  );
});

test('suggestions are valid numbers and never the number itself', () => {
  fc.assert(
    fc.property(markLikeText, (text) => {
      const own = parseMark(text);
      const offered = suggestSwaps(text);
      expect(offered.length).toBeLessThanOrEqual(4);
      for (const suggestion of offered) {
        expect(parseMark(suggestion).ok).toBe(true);
        if (own.ok) expect(suggestion).not.toBe(own.value.vehicleNumber);
      }
      if (!own.ok && own.error.suggestion !== null) {
        expect(parseMark(own.error.suggestion).ok).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the field keeps capitals and digits only, and is stable while typing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const shown = groupWhileTyping(text);
      expect(shown).toMatch(/^[A-Z0-9]*$/);
      expect(groupWhileTyping(shown)).toBe(shown.slice(0, 64));
    }),
  );
});
