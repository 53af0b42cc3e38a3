import { expect, test } from 'vitest';
import { parseMark } from '../registration/vehicle-number.ts';
import { plateFormatOf } from './plate-formats.ts';
import { STATES } from './states.ts';

test('every state has a format whose example is a mark of that state', () => {
  for (const { code } of STATES) {
    const format = plateFormatOf(code);
    const reading = parseMark(format?.groups.join(' ') ?? '');
    expect(reading).toMatchObject({ ok: true, value: { stateCode: code, writtenState: code } });
    expect(format?.words.length).toBeGreaterThan(0);
    for (const { en, hi } of format?.words ?? []) {
      expect(en).toMatch(/^[\x20-\x7e]+$/);
      expect(hi).toMatch(/[\u0900-\u097f]/);
    }
  }
});

test.each([
  ['DL', 'DL 1C AB 1234'],
  ['MH', 'MH 01 AB 1234'],
  ['AP', 'AP 39 AB 1234'],
  ['OR', 'OD 01 AB 1234'],
])('a mark of %s looks like %s', (code, example) => {
  expect(plateFormatOf(code)?.groups.join(' ')).toBe(example);
});

test('states with a former code mention it, others do not', () => {
  const changed = STATES.filter(({ code }) => (plateFormatOf(code)?.formerCodes.length ?? 0) > 0);
  expect(changed.map(({ code }) => code)).toEqual(['DD', 'OD', 'TG', 'UK']);
  for (const { code } of changed) {
    expect(plateFormatOf(code)?.words.at(-1)?.en).toContain('former code');
  }
  expect(plateFormatOf('MH')?.words).toHaveLength(1);
});

test('there is no format for an unknown state', () => {
  expect(plateFormatOf('XX')).toBeNull();
});
