import { expect, test } from 'vitest';
import { schedules } from '../../composition/schedules.ts';
import { nextRun } from './schedules.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);

test.each([
  ['* * * * *', at('03:14'), at('03:15')],
  ['15 3 * * *', at('03:14'), at('03:15')],
  ['15 3 * * *', at('03:15'), new Date('2026-11-24T03:15:00+05:30')],
  ['0 10 * * 1', at('09:00'), at('10:00')],
  ['0 10 * * 1', at('10:00'), new Date('2026-11-30T10:00:00+05:30')],
])('%s after %j comes at %j, in Indian time', (cron, after, next) => {
  expect(nextRun(cron, after)).toEqual(next);
});

test.each(['61 * * * *', 'daily', '* * * * * *', '0 0 30 2 *'])('%j is refused', (cron) => {
  expect(() => nextRun(cron, at('03:14'))).toThrow();
});

test('every schedule has a name of its own and a time', () => {
  expect(new Set(schedules.map(({ name }) => name)).size).toBe(schedules.length);
  for (const { cron } of schedules) expect(nextRun(cron, at('03:14'))).toBeInstanceOf(Date);
});
