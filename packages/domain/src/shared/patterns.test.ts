import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAddress,
  checkDate,
  checkDomainName,
  checkEmail,
  checkIndianRegistration,
  checkMobile,
  checkName,
  checkPin,
  checkVehicleNumber,
  hasSpecialCharacters,
  isDomainName,
  normaliseVehicleNumber,
} from './patterns.ts';

/** Result of a check: the normalized value, or the refusal code. */
function answer(result: { ok: true; value: string } | { ok: false; error: string }): string {
  return result.ok ? result.value : result.error;
}

test('a vehicle number is normalised to capitals without white space', () => {
  expect(normaliseVehicleNumber(' dl 8c\taf 5030\n')).toBe('DL8CAF5030');
});

describe('a vehicle number in a form', () => {
  test.each([
    ['mh 12 ab 1234', 'MH12AB1234'],
    ['KA1A', 'KA1A'],
    ['KA1', 'vehicle-number/length'],
    ['MH12AB123456', 'vehicle-number/length'],
    ['MH-12-AB-12', 'vehicle-number/characters'],
    ['ABCDEF', 'vehicle-number/needs-letter-and-digit'],
    ['123456', 'vehicle-number/needs-letter-and-digit'],
  ])('%s gives %s', (text, expected) => {
    expect(answer(checkVehicleNumber(text))).toBe(expected);
  });

  test.each([
    ['KA1A77', 'vehicle-number/length'],
    ['KA1A777', 'KA1A777'],
    ['MH12ABC1234', 'MH12ABC1234'],
  ])('strictly, %s gives %s', (text, expected) => {
    expect(answer(checkVehicleNumber(text, 'strict'))).toBe(expected);
  });

  test.each([
    ['MH 12 AB 1234', 'MH12AB1234'],
    ['mh-12-ab-1234', 'MH12AB1234'],
    ['KA 1 7', 'KA17'],
    ['KA01 1234', 'KA011234'],
    ['MH12ABC1234', 'vehicle-number/format'],
    ['22BH6517A', 'vehicle-number/format'],
    ['M12AB1234', 'vehicle-number/format'],
    ['MH12AB', 'vehicle-number/format'],
  ])('as an Indian registration %s gives %s', (text, expected) => {
    expect(answer(checkIndianRegistration(text))).toBe(expected);
  });
});

describe('a mobile number', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['5876543210', 'mobile/format'],
    ['987654321', 'mobile/format'],
    ['98765432101', 'mobile/format'],
    ['+929876543210', 'mobile/format'],
    ['९८७६५४३२१०', 'mobile/format'],
    ['', 'mobile/format'],
  ])('%s gives %s', (text, expected) => {
    expect(answer(checkMobile(text))).toBe(expected);
  });
});

describe('other fields', () => {
  test.each([
    ['110001', '110001'],
    [' 411001 ', '411001'],
    ['011001', 'pin/format'],
    ['11000', 'pin/format'],
    ['1100011', 'pin/format'],
  ])('PIN %s gives %s', (text, expected) => {
    expect(answer(checkPin(text))).toBe(expected);
  });

  test.each([
    ['a.b+c@mail.example.in', 'a.b+c@mail.example.in'],
    ['a@b.co', 'a@b.co'],
    ['a@b.info', 'a@b.info'],
    ['a@b.c', 'email/format'],
    ['a@b.museum', 'email/format'],
    ['a@b.c0', 'email/format'],
    ['a@@b.in', 'email/format'],
    ['@b.in', 'email/format'],
    ['a..b@c.in', 'email/format'],
    ['.a@c.in', 'email/format'],
    ['a b@c.in', 'email/format'],
    ['a@-c.in', 'email/format'],
    ['a@c', 'email/format'],
    [`${'a'.repeat(65)}@c.in`, 'email/format'],
  ])('e-mail %s gives %s', (text, expected) => {
    expect(answer(checkEmail(text))).toBe(expected);
  });

  test.each([
    ["12, D'Souza Road, Fort-1.", "12, D'Souza Road, Fort-1."],
    ['मकान 12, पुणे', 'मकान 12, पुणे'],
    ['12', 'address/length'],
    ['a'.repeat(101), 'address/length'],
    ['123, 45', 'address/needs-letter'],
    ['Flat #4', 'address/characters'],
  ])('address %s gives %s', (text, expected) => {
    expect(answer(checkAddress(text))).toBe(expected);
  });

  test.each([
    ['Asha Rao', 'Asha Rao'],
    ['आशा राव', 'आशा राव'],
    ['A', 'name/too-short'],
    ['R2 D2', 'name/characters'],
    ["D'Souza", 'name/characters'],
  ])('name %s gives %s', (text, expected) => {
    expect(answer(checkName(text))).toBe(expected);
  });

  test.each([
    ['21/11/2026', '2026-11-21'],
    ['31/02/2026', 'date/no-such-day'],
    ['2026-11-21', 'date/format'],
  ])('date %s gives %s', (text, expected) => {
    expect(answer(checkDate(text))).toBe(expected);
  });
});

describe('characters, domains and hosts', () => {
  test.each([
    ['plain text 12', false],
    ['नमस्ते', false],
    ['a;b', true],
    ['a@b', true],
  ])('%s holds special characters: %s', (text, expected) => {
    expect(hasSpecialCharacters(text)).toBe(expected);
  });

  test.each([
    ['example.in', true],
    ['m.example.co.in', true],
    ['example', false],
    ['-a.in', false],
    ['a..in', false],
    ['a.in.', false],
    ['10.0.0.1', false],
    ['https://example.in', false],
  ])('%s is a domain name: %s', (text, expected) => {
    expect(isDomainName(text)).toBe(expected);
    expect(checkDomainName(text).ok).toBe(expected);
  });
});

test('no field, however long, makes a check throw or time out', () => {
  const checks = [
    checkVehicleNumber,
    checkIndianRegistration,
    checkMobile,
    checkPin,
    checkEmail,
    checkAddress,
    checkName,
    checkDate,
    checkDomainName,
  ];
  const piece = fc.oneof(
    fc.constantFrom('a', '.', '@', '-', ' ', '1', 'a.', 'A '),
    fc.string({ unit: 'binary' }),
  );
  const longText = fc
    .tuple(piece, fc.integer({ min: 1, max: 50_000 }), fc.constantFrom('', '!', '@', '.in'))
    .map(([text, times, end]) => text.repeat(times).slice(0, 200_000) + end);
  fc.assert(
    fc.property(longText, (text) => {
      for (const check of checks) expect(typeof check(text).ok).toBe('boolean');
      expect(typeof hasSpecialCharacters(text)).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});
