import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { deskDueOf } from './desk-days.ts';
import { type DeskStep, deskSteps } from './rto-work.ts';

const since = '2026-11-25' as IstDate;
const promisedOn = '2026-12-03' as IstDate;
const service = { days: { least: 7, most: 15 } };

test.each<[DeskStep, string]>([
  ['documents-review', '2026-11-27'],
  ['preparing', '2026-12-03'],
  ['appointment', '2026-12-03'],
  ['filed', '2026-12-10'],
  ['sent-back', '2026-12-02'],
  ['approved', '2026-12-02'],
  ['dispatched', '2026-12-05'],
])('the desk acts on work at %s, begun on 25 November, by %s', (step, day) => {
  expect(deskDueOf(step, { since, promisedOn, service })).toBe(day);
});

test('a service without a usual time gets that of the list while the RTO has it', () => {
  expect(deskDueOf('filed', { since, promisedOn, service: { days: null } })).toBe('2026-12-25');
});

test('a day before the first rule is a bug, save for promised days', () => {
  const early = { since: '2026-10-31' as IstDate, promisedOn, service: { days: null } };
  for (const step of deskSteps) {
    if (step === 'preparing' || step === 'appointment') {
      expect(deskDueOf(step, early)).toBe(promisedOn);
    } else {
      expect(() => deskDueOf(step, early)).toThrow(RangeError);
    }
  }
});
