import { deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { queueSorts } from '@pahiya/contracts/operators/queue-states';
import { describe, expect, test } from 'vitest';
import { signInAtDesk } from '../../../test/desk.ts';
import { eChallan } from '../../../test/order-desk.ts';
import { days, later, useWorkingDesk } from '../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('the queue', () => {
  test('is sorted by promised date, express first, filtered, counted and paged', async () => {
    const number = (n: number) => eChallan({ challanNumber: `DL1000000000000000${n}` });
    const first = await at.paidAtDesk([number(1)]);
    const express = await at.paidAtDesk([number(2)], 'EXPRESS');
    at.api.setNow(later(24 * 60));
    // Sessions expire within a day: another operator signs in.
    let { browser } = await signInAtDesk(at.api, 'mina');
    const next = await at.paidAtDesk([number(3), number(4)]);
    const court = await at.inReview();
    const queue = async (query: Record<string, string> = {}) =>
      (await browser.call(deskQueue, { query })).data;
    const idsOf = ({ rows }: { rows: readonly { orderId: string | null }[] }) =>
      rows.map(({ orderId }) => orderId);
    const all = await queue();
    expect(idsOf(all)).toEqual([express, first, next, next, court].map(({ orderId }) => orderId));
    expect(all.counts).toEqual({
      all: 5,
      express: 1,
      late: 0,
      today: 0,
      mine: 0,
      unassigned: 5,
      states: [
        { orderKind: 'challan', state: 'documents-review', all: 1 },
        { orderKind: 'challan', state: 'queued', all: 4 },
      ],
    });
    const [challan] = (await at.open(first, browser)).challans;
    if (challan !== undefined) await at.assign(challan, 'me', browser);
    expect(idsOf(await queue({ assigned: 'mine' }))).toEqual([first.orderId]);
    expect((await queue({ assigned: 'nobody' })).rows).toHaveLength(4);
    expect(idsOf(await queue({ kind: 'court' }))).toEqual([court.orderId]);
    expect(idsOf(await queue({ state: 'assigned' }))).toEqual([first.orderId]);
    expect((await queue({ route: 'partner' })).rows).toEqual([]);

    expect(idsOf(await queue({ speed: 'EXPRESS' }))).toEqual([express.orderId]);

    for (const sort of queueSorts) {
      const idsBy = async (direction: string) =>
        (await queue({ sort, direction })).rows.map(({ itemId }) => itemId);
      const up = await idsBy('asc');
      expect(await idsBy('desc')).toEqual(up.toReversed());
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await queue({ sort, limit: '2', ...(cursor === '' ? {} : { cursor }) });
        seen.push(...page.rows.map(({ itemId }) => itemId));
        cursor = page.nextCursor;
      }
      expect(seen, sort).toEqual(up);
    }
    const { rows } = await queue({ sort: 'amount', direction: 'desc' });
    expect(rows[0]).toMatchObject({ orderId: court.orderId, amount: 100_000 });
    expect(rows[0]).toMatchObject({ display: 'DL 8C AF 5030' });

    at.api.setNow(days(3));
    ({ browser } = await signInAtDesk(at.api, 'tara'));
    const today = await queue({ today: '1' });
    expect(today.rows).toHaveLength(today.counts.today);
    expect(idsOf(today)).toEqual([express.orderId, first.orderId]);

    at.api.setNow(days(4));
    ({ browser } = await signInAtDesk(at.api, 'noor'));
    const late = await queue({ late: '1' });
    expect(idsOf(late)).toEqual([express, first].map(({ orderId }) => orderId));
    expect(late.rows.every(({ isLate }) => isLate)).toBe(true);
    expect(late.counts.late).toBe(2);
  });

  test('lists the partner’s challans separately, and no unpaid ones', async () => {
    const order = await at.paid([eChallan()]);
    await at.knowOnly(eChallan({ challanNumber: 'DL10000000000000007' }));
    await at.person.create(['DL10000000000000007']);
    const queue = async (route: string) =>
      (await at.asha.call(deskQueue, { query: { route } })).data;
    expect((await queue('desk')).rows).toEqual([]);
    expect((await queue('partner')).rows).toMatchObject([
      { orderId: order.orderId, orderKind: 'challan', state: 'submitted' },
    ]);
    expect((await queue('any')).rows).toHaveLength(1);
  });

  test.each(['nonsense', Buffer.from('2026-99-99.EXPRESS.x').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await at.asha.call(deskQueue, { query: { cursor } });
      expect(answer.problem).toMatchObject({ code: 'request/bad-input' });
    },
  );
});
