import { describe, expect, test } from 'vitest';
import { delhiCategory } from './delhi-category.ts';
import { passesRegistryGate, readLookupInput } from './lookup-input.ts';
import { PLATE_COLOURS, plateStyle } from './plate-style.ts';
import { parseMark } from './vehicle-number.ts';

describe('the search field', () => {
  test.each(['DL8CAF5030', 'KA1A7', '22BH6517A', 'MHVAAA0007', 'MHA1234'])(
    '%s is looked up',
    (typed) => {
      expect(readLookupInput(typed).kind).toBe('look-up');
    },
  );

  test.each([
    ['T1226KA0042AB', 'temporary'],
    ['KA05C0012TC0003', 'trade'],
    ['↑03D153874H', 'military'],
    ['199 CD 1', 'diplomatic'],
  ])('%s is explained as %s instead of failing', (typed, reason) => {
    expect(readLookupInput(typed)).toMatchObject({ kind: 'explain', reason });
  });

  test('a typo is refused with a suggestion', () => {
    expect(readLookupInput('MHI2AB1234')).toEqual({
      kind: 'refused',
      refusal: { code: 'mark/not-a-mark', suggestion: 'MH12AB1234' },
    });
  });

  test.each([
    ['MH12AB1234', true],
    ['T1226KA0042AB', false],
    ['KA05C0012TC0003', false],
    ['KA1A', false],
    ['MH12-AB1234', false],
  ])("%s passes the national services' gate: %s", (text, passes) => {
    expect(passesRegistryGate(text)).toBe(passes);
  });
});

describe("the category in Delhi's numbers", () => {
  test.each([
    ['DL3CAB1234', 'car'],
    ['DL10SB0099', 'two-wheeler'],
    ['DL1EA0001', 'electric'],
    ['DL1ERA0001', 'e-rickshaw'],
    ['DL1PB0001', 'bus'],
    ['DL1RA0001', 'auto-rickshaw'],
    ['DL1RTA0001', 'radio-taxi'],
    ['DL1TA0001', 'tourist-taxi'],
    ['DL1VA0001', 'van'],
    ['DL1YA0001', 'hired-taxi'],
    ['DL1GA0001', 'goods'],
    ['DL1KA0001', 'goods'],
    ['DL1LA0001', 'goods'],
    ['DL1MA0001', 'goods'],
    ['DL1NA0001', 'non-resident'],
    ['DL1WA0001', 'feeder-bus'],
    ['DL1FA0001', 'special'],
    ['DL1ZA0001', 'special'],
    ['DL1QA0001', null],
    ['MH12CA0001', null],
  ])('%s is %s', (typed, category) => {
    const reading = parseMark(typed);
    expect(reading.ok && delhiCategory(reading.value)).toBe(category);
  });
});

describe('plates', () => {
  test.each([
    ['classic', false, false, 'private'],
    ['classic', true, false, 'commercial'],
    ['classic', false, true, 'electric-private'],
    ['delhi', true, true, 'electric-commercial'],
    ['classic', null, null, 'private'],
    ['bharat', false, false, 'bharat'],
    ['bharat', false, true, 'electric-private'],
    ['temporary', null, null, 'temporary'],
    ['trade', null, null, 'trade'],
    ['diplomatic', null, null, 'diplomatic'],
    ['military', null, null, 'military'],
    ['vintage', false, false, 'vintage'],
  ] as const)('%s, commercial %s, electric %s: %s', (kind, isTransport, isElectric, style) => {
    expect(plateStyle(kind, { isTransport, isElectric })).toBe(style);
  });

  test.each([
    ['private', 'white', 'black'],
    ['commercial', 'yellow', 'black'],
    ['rental', 'black', 'yellow'],
    ['electric-private', 'green', 'white'],
    ['electric-commercial', 'green', 'yellow'],
    ['temporary', 'yellow', 'red'],
    ['trade', 'red', 'white'],
    ['diplomatic', 'light-blue', 'white'],
  ] as const)('a %s plate is %s with %s letters', (style, plate, letters) => {
    expect(PLATE_COLOURS[style]).toEqual({ plate, letters });
  });
});
