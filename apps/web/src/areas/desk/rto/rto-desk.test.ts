import { exampleDeskOrder } from '@pahiya/contracts/operators/desk-examples';
import { deskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';
import { asExample, deskCookies } from '../testing/describe-desk-pages.ts';

const orderId = '5e9f8f3a-2a4b-4c7d-9e1f-0a1b2c3d4e5f';
const path = `/desk/rto/${orderId}`;
const desk = {
  operatorSession: asExample('operatorSession'),
  deskRtoOrder: asExample('deskRtoOrder'),
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
