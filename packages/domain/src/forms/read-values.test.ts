import { describe, expect, test } from 'vitest';
import type { FieldPattern, FormField } from './form-definition.ts';
import { missingConsents, readValues } from './read-values.ts';

const field = (over: Partial<FormField<string>> = {}): FormField<string> => ({
  id: 'asked',
  kind: 'text',
  label: 'Asked',
  hint: null,
  isRequired: true,
  pattern: null,
  maxLength: null,
  options: [],
  autocomplete: null,
  ...over,
});
const read = (over: Partial<FormField<string>>, text: string): string => {
  const result = readValues([field(over)], { asked: text });
  return result.ok ? (result.value.asked ?? '') : (result.error[0]?.code ?? '');
};

describe('patterns of the specification', () => {
  test.each<[FieldPattern, string, string]>([
    ['vehicle-number', ' dl 8c af 5030 ', 'DL8CAF5030'],
    ['vehicle-number', 'KA1', 'vehicle-number/length'],
    ['vehicle-number', '123456', 'vehicle-number/needs-letter-and-digit'],
    ['vehicle-number-strict', 'KA1A77', 'vehicle-number/length'],
    ['vehicle-number-strict', 'mh12ab1234', 'MH12AB1234'],
    ['registration', 'mh-12-ab-1234', 'MH12AB1234'],
    ['registration', '22BH6517A', 'vehicle-number/format'],
    ['mobile', '+91 98765 43210', '9876543210'],
    ['mobile', '098765-43210', '9876543210'],
    ['mobile', '+91 (98765) 43210', '9876543210'],
    ['mobile', '5876543210', 'mobile/format'],
    ['pin', '411001', '411001'],
    ['pin', '011001', 'pin/format'],
    ['email', 'a@b.info', 'a@b.info'],
    ['email', 'a@b.museum', 'email/format'],
    ['address', '12, MG Road', '12, MG Road'],
    ['address', 'Flat #4', 'address/characters'],
    ['address', '12', 'address/length'],
    ['address', '123, 45', 'address/needs-letter'],
    ['name', 'आशा राव', 'आशा राव'],
    ['name', 'A', 'name/too-short'],
    ['name', 'R2 D2', 'name/characters'],
    ['date', '21/11/2026', '2026-11-21'],
    ['date', '2026-11-21', 'date/format'],
    ['date', '31/02/2026', 'date/no-such-day'],
    ['domain', 'Example.IN', 'example.in'],
    ['domain', 'example', 'domain/format'],
    ['no-special-characters', 'plain text 12', 'plain text 12'],
    ['no-special-characters', 'a;b', 'special-characters'],
  ])('%s: %s gives %s', (pattern, text, expected) => {
    expect(read({ pattern }, text)).toBe(expected);
  });
});

describe('other fields', () => {
  test.each<[string, Partial<FormField<string>>, string, string]>([
    ['a needed one is missed', {}, '   ', 'needed'],
    ['one that is not needed may stay empty', { isRequired: false, pattern: 'mobile' }, '', ''],
    ['a text is cut off nowhere: it is refused', { maxLength: 3 }, 'abcd', 'too-long'],
    [
      'the limit counts what is stored, not spaces and country code',
      { pattern: 'mobile', maxLength: 10 },
      '+91 98765 01298',
      '9876501298',
    ],
    [
      'lines of a browser count as one character',
      { kind: 'long-text', maxLength: 3 },
      'a\r\nb',
      'a\nb',
    ],
    [
      'a choice is one of the list',
      { kind: 'select', options: [{ value: 'a', label: 'A' }] },
      'a',
      'a',
    ],
    [
      'and no other',
      { kind: 'radio', options: [{ value: 'a', label: 'A' }] },
      'b',
      'not-an-option',
    ],
    ['a box is ticked', { kind: 'tick' }, 'yes', 'yes'],
    ['or not, and nothing between', { kind: 'tick' }, 'true', 'not-an-option'],
    ['a box that is needed has to be ticked', { kind: 'tick' }, '', 'needed'],
  ])('%s', (_, over, text, expected) => {
    expect(read(over, text)).toBe(expected);
  });

  test('every error is reported, in the order of the fields; unknown fields are dropped', () => {
    const fields = [field({ id: 'one' }), field({ id: 'two', pattern: 'pin' })];
    expect(readValues(fields, { two: 'x', other: 'y' })).toEqual({
      ok: false,
      error: [
        { field: 'one', code: 'needed' },
        { field: 'two', code: 'pin/format' },
      ],
    });
    expect(readValues(fields, { one: 'a', two: '411001', other: 'y' })).toEqual({
      ok: true,
      value: { one: 'a', two: '411001' },
    });
  });

  test('properties of Object.prototype are not values', () => {
    expect(readValues([field({ id: 'constructor' })], {})).toMatchObject({ ok: false });
    const typed = JSON.parse('{"__proto__":{"asked":"x"}}') as Record<string, string>;
    expect(readValues([field()], typed)).toMatchObject({ ok: false });
  });
});

test('only given consents count; optional ones may be left out', () => {
  const consents = [
    { id: 'call', text: '', textVersion: '1', isRequired: true },
    { id: 'news', text: '', textVersion: '1', isRequired: false },
  ];
  expect(missingConsents(consents, ['news'])).toEqual([{ field: 'call', code: 'consent-needed' }]);
  expect(missingConsents(consents, ['call'])).toEqual([]);
});
