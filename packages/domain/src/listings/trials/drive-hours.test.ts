import { expect, test } from 'vitest';
import { slotsWithin } from './drive-hours.ts';

const at = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-11-25T10:00', true],
  ['2026-11-25T09:30', false],
  ['2026-11-25T17:00', true],
  ['2026-11-25T17:30', false],
  ['2026-11-29T10:00', false],
  ['2026-11-30T10:00', true],
])('%s within Monday to Saturday, 10 to 18: %s', (text, isWithin) => {
  const hours = { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 10, untilHour: 18 };
  expect(slotsWithin([at(text)], hours, 60)).toHaveLength(isWithin ? 1 : 0);
});

test('a Sunday is the seventh day', () => {
  const hours = { weekdays: [7], fromHour: 0, untilHour: 24 };
  expect(slotsWithin([at('2026-11-29T23:00')], hours, 60)).toHaveLength(1);
  expect(slotsWithin([at('2026-11-30T00:00')], hours, 60)).toHaveLength(0);
});
