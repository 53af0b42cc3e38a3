import { exampleRecharge } from '@pahiya/contracts/fastag/details/recharge-details';
import { exampleInsurancePolicy } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { exampleDeskOrder } from '@pahiya/contracts/operators/desk-examples';
import type { DeskItem } from '@pahiya/contracts/operators/desk-kind-schema';
import { type DeskOrderAct, deskOrderActs } from '@pahiya/contracts/operators/order-acts';
import { exampleReservation } from '@pahiya/contracts/used-cars/reservation-example';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../../testing/render-fake-page.ts';
import { asExample, deskCookies } from '../../testing/describe-desk-pages.ts';

const { orderId } = exampleDeskOrder;
const path = `/desk/orders/${orderId}`;
const masked = 'DL 8C •• ••30';
const requestId = '4bd2f1a0-7c5e-4f0e-9a52-6f3d1f0f2a11';

const items: Readonly<Record<DeskItem['kind'], DeskItem>> = {
  'fastag-recharge': {
    kind: 'fastag-recharge',
    recharge: {
      ...exampleRecharge,
      state: 'refunding',
      isOverdue: true,
      failure: 'given-up',
      complaintRef: 'CP0001',
    },
    requestId,
    billerId: 'SURAJ0000NAT01',
    complaintState: 'assigned',
  },
  'fastag-tag': {
    kind: 'fastag-tag',
    issue: {
      issueId: requestId,
      vehicleNumber: masked,
      display: masked,
      tagClass: 4,
      state: 'rejected',
      issuer: { name: 'Suraj Bank FASTag (sandbox)', sandbox: true },
      mobileMasked: '98•••••210',
      otpValidUntil: '2026-11-21T04:54:00Z',
      resendAfter: '2026-11-21T04:45:00Z',
      pictures: [
        { picture: 'rc-front', isSent: true },
        { picture: 'vehicle-front', isSent: true },
      ],
      reason: 'picture_unreadable',
      resend: ['rc-front'],
      tagSerial: null,
      courier: null,
      consignmentId: null,
      steps: [
        { state: 'paid', at: '2026-11-21T04:49:00Z' },
        { state: 'rejected', at: '2026-11-22T06:10:00Z' },
      ],
      changedAt: '2026-11-22T06:10:00Z',
      orderId,
    },
    requestId,
    dispatchBy: '2026-12-12',
  },
  'used-car-reservation': {
    kind: 'used-car-reservation',
    reservation: { ...exampleReservation, state: 'held', heldUntil: '2026-11-23T04:44:00Z' },
  },
  'insurance-policy': {
    kind: 'insurance-policy',
    policy: { ...exampleInsurancePolicy, state: 'insurer-down' },
    requestId,
    stated: 100,
    paidBack: 200,
    isDisputed: true,
  },
  'service-report': {
    kind: 'service-report',
    report: {
      kind: 'service-report',
      purpose: 'buying',
      state: 'source-down',
      visits: 4,
      refundBy: '2026-11-22T04:49:00Z',
      validUntil: null,
    },
    requestId,
    vendor: 'Workshop records (sandbox)',
    orderedAt: '2026-11-21T04:49:05Z',
    madeAt: null,
    corrections: 1,
  },
};

const orderOf = (kind: DeskItem['kind'], possibleActs: readonly DeskOrderAct[]) =>
  answered({
    order: {
      ...exampleDeskOrder,
      kind,
      settlementType: null,
      challans: [],
      display: masked,
      vehicleNumber: masked,
      item: items[kind],
      possibleActs: [...possibleActs],
      events: exampleDeskOrder.events.map((event) => ({ ...event, kind: 'recharge-failed' })),
      acts: exampleDeskOrder.acts.map((one) => ({ ...one, act: 'give-up-order' })),
    },
  });

const deskWith = (
  kind: DeskItem['kind'],
  acts: readonly DeskOrderAct[] = deskOrderActs,
  calls: object = {},
) =>
  fakeTransport({
    operatorSession: asExample('operatorSession'),
    deskOrder: orderOf(kind, acts),
    ...calls,
  });

const kinds = Object.keys(items) as DeskItem['kind'][];

describe.each(kinds)('an order of the kind %s', (kind) => {
  test.each(['en', 'hi'])(
    'is complete in %s, and every possible act has a form',
    async (language) => {
      const address = language === 'hi' ? `/hi${path}` : path;
      const page = await documentOf({
        path: address,
        transport: deskWith(kind),
        cookies: deskCookies,
      });
      expect(page.status).toBe(200);
      expect(page.main).not.toMatch(/undefined|\[object|NaN|>null<|\sstyle=/);
      const intents = [...page.main.matchAll(/name="intent" value="([^"]+)"/g)].map(
        ([, one]) => one,
      );
      expect(intents).toEqual(deskOrderActs);
      expect(page.main).toContain(masked);
      if (language === 'hi') {
        const words = wordsOf(page.main).replace(/Asha|ASHA|Pahiya/g, ' ');
        expect(words.match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
      }
    },
  );

  test('says so when nothing can be done', async () => {
    const { main } = await documentOf({
      path,
      transport: deskWith(kind, []),
      cookies: deskCookies,
    });
    expect(main).not.toContain('name="intent"');
    expect(main).toContain('Nothing to do in the current state');
  });
});

test('names what is known, each with its own row', async () => {
  const read = async (kind: DeskItem['kind']) =>
    wordsOf(
      (await documentOf({ path, transport: deskWith(kind), cookies: deskCookies })).main,
    ).replace(/\s+/g, ' ');
  const recharge = await read('fastag-recharge');
  expect(recharge).toMatch(/Reason Given up at the desk/);
  expect(recharge).toContain('With the bank');
  expect(recharge).toMatch(/Recharge failed/);
  const tag = await read('fastag-tag');
  expect(tag).toContain('RC, front: needed again');
  expect(tag).toContain('Vehicle, front: sent');
  expect(tag).toMatch(/Reason A picture is unreadable/);
  expect(await read('service-report')).toMatch(/Lines to correct 1/);
});

describe('a form of an act', () => {
  const send = (form: Record<string, string>, calls: object = {}) => ({
    path,
    form,
    cookies: deskCookies,
    transport: deskWith('fastag-recharge', deskOrderActs, calls),
  });

  test('sends the act with its note', async () => {
    const asked: unknown[] = [];
    const deskActOnOrder = (input: { body?: unknown }) => {
      asked.push(input.body);
      return orderOf('fastag-recharge', []);
    };
    for (const act of deskOrderActs) {
      const form = { intent: act, note: 'by phone', sure: '1' };
      expect(await renderFakePage(send(form, { deskActOnOrder }))).toMatchObject({
        kind: 'redirect',
        status: 303,
        location: `${path}?done=${act}#item`,
      });
    }
    expect(asked).toEqual(deskOrderActs.map((act) => ({ act, note: 'by phone' })));
  });

  test('to give up needs a tick, and keeps what was typed', async () => {
    const page = await documentOf(send({ intent: 'give-up-order', note: 'by phone' }));
    expect(page.status).toBe(400);
    expect(page.main).toContain('Confirm that the order ends.');
    expect(page.main).toContain('value="by phone"');
  });

  test.each([
    ['operator/may-still-succeed', 409, 'It may still succeed'],
    ['operator/tag-sent', 409, 'The tag is already on its way'],
    ['operator/source-unavailable', 503, 'The other side is not responding'],
  ] as const)('says why it was refused: %s', async (code, status, words) => {
    const form = { intent: 'give-up-order', sure: '1' };
    const page = await documentOf(send(form, { deskActOnOrder: refusedWith(code) }));
    expect(page.status).toBe(status);
    expect(page.main).toContain('role="alert"');
    expect(page.main).toContain(words);
  });

  test('says on the page that it was done', async () => {
    const { main } = await documentOf({
      path: `${path}?done=complain`,
      transport: deskWith('fastag-recharge'),
      cookies: deskCookies,
    });
    expect(main).toContain('Complaint registered with the bank.');
  });
});
