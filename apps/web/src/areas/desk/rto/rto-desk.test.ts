import {
  exampleDeskOrder,
  exampleDeskRefund as refund,
} from '@pahiya/contracts/operators/desk-examples';
import { type DeskRtoOrder, deskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { asExample, deskCookies } from '../testing/describe-desk-pages.ts';

const orderId = '5e9f8f3a-2a4b-4c7d-9e1f-0a1b2c3d4e5f';
const path = `/desk/rto/${orderId}`;
const desk = {
  operatorSession: asExample('operatorSession'),
  deskRtoOrder: asExample('deskRtoOrder'),
  deskOrder: asExample('deskOrder'),
};
const send = (form: Record<string, string>, calls: object) => ({
  path,
  form,
  cookies: deskCookies,
  transport: fakeTransport({ ...desk, ...calls }),
});

test('an appointment is sent with its day as the API writes it', async () => {
  const asked: unknown[] = [];
  const deskRtoAct = (input: { body?: unknown }) => {
    asked.push(input.body);
    return asExample('deskRtoOrder');
  };
  const form = { intent: 'set-appointment', on: '02/12/2026', time: '11:30', place: 'Delhi' };
  expect(await renderFakePage(send(form, { deskRtoAct }))).toMatchObject({
    kind: 'redirect',
    location: `${path}?done=set-appointment`,
  });
  expect(asked).toMatchObject([{ act: 'set-appointment', on: '2026-12-02', place: 'Delhi' }]);
});

test('a refused act says why on the page of the order', async () => {
  const form = { intent: 'approve' };
  const page = await documentOf(send(form, { deskRtoAct: refusedWith('operator/wrong-state') }));
  expect(page.status).toBe(409);
  expect(page.main).toContain('role="alert"');
});

test.each([
  ['', 'Enter a time as hh:mm'],
  ['/hi', 'समय घंटे:मिनट में लिखें'],
])('a refused act names its fields and keeps what was typed%s', async (prefix, words) => {
  const form = { intent: 'set-appointment', on: '02/12/2026', time: '25:61', place: 'Sarai Kale' };
  const errors = [{ path: 'body.time', message: 'Enter a time as hh:mm' }];
  const bad = refusedWith('request/bad-input');
  const { order } = deskRtoOrder.example as { order: DeskRtoOrder };
  const visit = send(form, {
    deskRtoOrder: answered({ order: { ...order, acts: ['set-appointment', 'file'] } }),
    deskRtoAct: { ...bad, body: { ...(bad.body as object), errors } },
  });
  const { main, status } = await documentOf({ ...visit, path: prefix + path });
  expect(status).toBe(400);
  expect(main).toContain('value="Sarai Kale"');
  expect(main).toContain('id="set-appointment-time-error"');
  expect(main).toContain(words);
  expect(main).not.toMatch(/id="(?:set-appointment-(?:on|place)|file-applicationNumber)-error"/);
});

test('a rejection without a reason is the server’s to refuse, not given one', async () => {
  const asked: unknown[] = [];
  const deskReviewRtoDocument = (input: { body?: unknown }) => {
    asked.push(input.body);
    return asExample('deskRtoOrder');
  };
  const form = { intent: 'review', document: orderId, verdict: 'rejected' };
  await renderFakePage(send(form, { deskReviewRtoDocument }));
  expect(asked).toEqual([{ verdict: 'rejected', reason: '' }]);
});

describe('a refund of RTO work', () => {
  const money = (state: 'awaiting-approval' | 'failed') =>
    answered({
      order: { ...exampleDeskOrder, orderId, kind: 'rto-service', refunds: [{ ...refund, state }] },
    });

  test.each([
    ['awaiting-approval', 'approve'],
    ['failed', 'resend'],
  ] as const)('%s is decided on its page', async (state, verdict) => {
    const calls = { ...desk, deskOrder: money(state) };
    const visit = { path, cookies: deskCookies, transport: fakeTransport(calls) };
    const { main } = await documentOf(visit);
    const form = /<form[^>]*action="([^"]*)"[^>]*>(?:(?!<\/form>)[\s\S])*value="decide"/.exec(main);
    expect(form?.[1]).toBe(path);
    expect(main).toContain(`value="${verdict}"`);
    const asked: unknown[] = [];
    const deskDecideRefund = (input: { body?: unknown }) => {
      asked.push(input.body);
      return asExample('deskOrder');
    };
    const fields = { intent: 'decide', refund: refund.refundId, verdict, note: 'seen' };
    const sent = await renderFakePage(send(fields, { deskDecideRefund }));
    expect(sent).toMatchObject({ kind: 'redirect', location: `${path}?done=decide` });
    expect(asked).toEqual([{ verdict, note: 'seen' }]);
  });

  test('that the same operator requested says so on its page', async () => {
    const fields = { intent: 'decide', refund: refund.refundId, verdict: 'approve', note: '' };
    const deskDecideRefund = refusedWith('operator/second-needed');
    const page = await documentOf(send(fields, { deskDecideRefund }));
    expect(page.status).toBe(403);
    expect(page.main).toContain('role="alert"');
  });
});

test('only the acts that are possible now have a form, and a document opens at the desk', async () => {
  const order = deskRtoOrder.example as { order: { documents: { documentId: string }[] } };
  const { main } = await documentOf({ path, cookies: deskCookies, transport: fakeTransport(desk) });
  const intents = [...main.matchAll(/name="intent" value="([^"]+)"/g)].map(([, name]) => name);
  expect(intents).toEqual(['send-back', 'approve', 'give-up']);
  expect(main).toContain(`/operator/rto-documents/${order.order.documents[0]?.documentId}`);
});

test('the page of any order leads to the page of RTO work', async () => {
  const order = { ...exampleDeskOrder, orderId, kind: 'rto-service' };
  const transport = fakeTransport({ ...desk, deskOrder: answered({ order }) });
  const visit = { path: `/desk/orders/${orderId}`, cookies: deskCookies, transport };
  expect(await renderFakePage(visit)).toMatchObject({ kind: 'redirect', location: path });
});

describe('work that is or was with the partner', () => {
  const { order } = deskRtoOrder.example as { order: DeskRtoOrder };
  const known = { ...(order.partner as NonNullable<DeskRtoOrder['partner']>) };
  type Change = Partial<Pick<DeskRtoOrder, 'step'>> & Partial<typeof known>;
  const pageOf = async ({ step = 'preparing', ...partner }: Change, prefix = '') => {
    const shown = { ...order, step, partner: { ...known, ...partner } };
    const deskRtoOrder = answered({ order: shown });
    const transport = fakeTransport({ ...desk, deskRtoOrder });
    return (await documentOf({ path: prefix + path, cookies: deskCookies, transport })).main;
  };
  const at = '2026-11-25T06:00:00Z';
  const late = { outcome: 'too-late', at } as const;

  test.each<[string, Change]>([
    ['The partner sets the appointment and files.', {}],
    ['The partner follows the application.', { step: 'filed' }],
    ['The owner corrects the documents.', { step: 'sent-back' }],
    ['The partner has not confirmed yet.', { step: 'refunding' }],
    ['Nothing was filed.', { step: 'refunding', withdrawal: { outcome: 'withdrawn', at } }],
    ['Settle the government fee with the partner.', { step: 'refunded', withdrawal: late }],
    ['Continue here.', { isCurrent: false }],
    ['Nothing to do.', { step: 'done' }],
  ])('%s', async (text, change) => {
    const main = await pageOf(change);
    expect(main).toContain(text);
    expect(main).toContain(known.reference);
    expect(await pageOf(change, '/hi')).not.toMatch(/undefined|\[object/);
  });

  test('shows since when, and the last answer with its reason', async () => {
    const answer = { state: 'refused', at, note: 'no_staff' } as const;
    const words = wordsOf(await pageOf({ isCurrent: false, answer }));
    expect(words).toMatch(/Handed over\s+24 Nov 2026/);
    expect(words).toMatch(/Last answer\s+Refused.*25 Nov 2026.*no_staff/s);
    expect(wordsOf(await pageOf({ answer: null }))).toContain('None yet');
  });

  test('has no card when it never was there', async () => {
    const transport = fakeTransport({
      ...desk,
      deskRtoOrder: answered({ order: { ...order, partner: null } }),
    });
    const { main } = await documentOf({ path, cookies: deskCookies, transport });
    expect(main).not.toContain('id="partner"');
  });
});
