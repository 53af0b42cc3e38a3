import { describe, expect, test } from 'vitest';
import {
  courtChallan,
  eChallan,
  eChallanNumber,
  eventOf,
  orders,
  orderWith,
} from '../../../order/testing/sample-orders.ts';
import { isUndecided, stopsOf } from './challan-stops.ts';

const words = (order: Parameters<typeof stopsOf>[0], challan: Parameters<typeof stopsOf>[1]) =>
  stopsOf(order, challan).map(({ kind, state }) => `${kind} ${state}`);

const sent = orderWith({
  events: [
    ...orders.paid.events,
    eventOf('sent-to-authority', '2026-11-21T05:00:00Z', { challanNumber: eChallanNumber }),
  ],
});

test('a declined refund is not called under way', () => {
  const [challan] = orders.refunding.challans;
  const order = { ...orders.refunding, refunds: [] };
  expect(isUndecided(order, challan ?? eChallan())).toBe(true);
  expect(isUndecided(orders.refunding, challan ?? eChallan())).toBe(false);
  expect(words(order, challan ?? eChallan())).toEqual([
    'paid done',
    'given failed',
    'refund-started next',
    'refund-processed next',
  ]);
});

describe('the timeline of a challan', () => {
  test('sent to the authority: paid and sent are done, the receipt is awaited', () => {
    expect(words(sent, eChallan({ settlement: 'submitted' }))).toEqual([
      'paid done',
      'sent-to-authority done',
      'receipt now',
      'cleared-at-source next',
    ]);
  });

  test.each(['queued', 'submitted', 'assigned'] as const)(
    'paid is not sent: one that is %s waits until it is reported as sent',
    (settlement) => {
      expect(words(orders.paid, eChallan({ settlement }))).toEqual([
        'paid done',
        'sent-to-authority now',
        'receipt next',
        'cleared-at-source next',
      ]);
    },
  );

  test('settled: every stop has its date, the receipt its number', () => {
    const [challan] = orders.settled.challans;
    const stops = stopsOf(orders.settled, challan ?? eChallan());
    expect(stops.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(stops.map(({ at }) => at?.slice(0, 10))).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(stops[2]?.reference).toBe('DLR2611210042');
  });

  test('before payment no stop is done or current', () => {
    const [challan] = orders.unpaid.challans;
    expect(words(orders.unpaid, challan ?? eChallan())).toEqual([
      'paid next',
      'sent-to-authority next',
      'receipt next',
      'cleared-at-source next',
    ]);
  });

  test('a court challan with a rejected document is back at submission, whatever was received', () => {
    const order = orderWith({
      events: [
        ...orders.paid.events,
        eventOf('documents-received', '2026-11-21T06:00:00Z'),
        eventOf('documents-rejected', '2026-11-21T07:00:00Z'),
      ],
    });
    expect(words(order, courtChallan()).slice(0, 3)).toEqual([
      'paid done',
      'documents-received now',
      'documents-verified next',
    ]);
  });

  test('events of another challan are ignored', () => {
    const order = orderWith({
      events: [
        eventOf('sent-to-authority', '2026-11-21T05:00:00Z', { challanNumber: 'OTHER12345' }),
        eventOf('sent-to-authority', '2026-11-20T05:00:00Z', { challanNumber: eChallanNumber }),
      ],
    });
    const sent = stopsOf(order, eChallan()).find(({ kind }) => kind === 'sent-to-authority');
    expect(sent?.at).toBe('2026-11-20T05:00:00Z');
  });

  test('failed: how far it got, that it failed, and where the money is', () => {
    const [challan] = orders.refunding.challans;
    expect(words(orders.refunding, challan ?? eChallan())).toEqual([
      'paid done',
      'given failed',
      'refund-started done',
      'refund-processed now',
    ]);
  });

  test('refunded: the last stop shows the bank’s reference', () => {
    const [challan] = orders.refunded.challans;
    const last = stopsOf(orders.refunded, challan ?? eChallan()).at(-1);
    expect(last).toMatchObject({ state: 'done', reference: '633312345678' });
  });
});
