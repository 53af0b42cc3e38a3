import type { exampleRtoDetails } from '@pahiya/contracts/rto-orders/rto-order-example';
import { expect, test } from 'vitest';
import { rtoStops } from './rto-stops.ts';

const event = (kind: string, day: string) => ({
  kind,
  at: `2026-11-${day}T06:00:00Z`,
  item: null,
  reference: null,
  amount: null,
});
const events = [
  event('paid', '23'),
  event('documents-received', '24'),
  event('documents-rejected', '25'),
  event('documents-received', '26'),
  event('documents-verified', '27'),
  event('rto-filed', '28'),
];
const stops = (step: typeof exampleRtoDetails.step, known = events, appointment = null) =>
  rtoStops(known, { step, appointment, courier: null }).map(
    ({ id, state, at }) => `${id} ${state} ${at?.slice(8, 10)}`,
  );

test('an unpaid order has no way yet', () => {
  expect(stops('to-pay', [])).toEqual([]);
});

test('each stop behind has the day it was last reached, those ahead have none', () => {
  expect(stops('filed')).toEqual([
    'paid done 23',
    'documents done 26',
    'checked done 27',
    'filed done 28',
    'decided now undefined',
    'done next undefined',
  ]);
});

test('an appointment is a stop of its own once it is set', () => {
  const set = rtoStops([...events, event('rto-appointment', '29')], {
    step: 'appointment',
    appointment: { at: '2026-12-02T06:00:00Z', place: 'Delhi' },
    courier: null,
  });
  expect(set.find(({ id }) => id === 'appointment')).toMatchObject({ state: 'now' });
  expect(set.find(({ id }) => id === 'filed')).toMatchObject({ state: 'next', at: null });
});

test('an RC that was sent is a stop with its day, before the end', () => {
  const sent = rtoStops([...events, event('rto-approved', '29'), event('rto-dispatched', '30')], {
    step: 'dispatched',
    appointment: null,
    courier: { name: 'Speed Post', consignmentNumber: 'ED123456789IN', tracking: null },
  });
  expect(sent.slice(-2).map(({ id, state, at }) => [id, state, at?.slice(8, 10)])).toEqual([
    ['sent', 'done', '30'],
    ['done', 'now', undefined],
  ]);
});

test('work that was sent back stops at the decision of the RTO', () => {
  expect(stops('sent-back', [...events, event('rto-sent-back', '29')])).toContain(
    'decided failed 29',
  );
});

test('given-up work shows what was reached and promises nothing', () => {
  expect(stops('refunding').every((stop) => stop.includes('done 2'))).toBe(true);
  expect(stops('refunding')).toHaveLength(4);
});
