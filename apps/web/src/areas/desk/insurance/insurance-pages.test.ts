import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { asExample, describeDeskPages, deskCookies } from '../testing/describe-desk-pages.ts';

const inspectionId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const orderId = '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70';
const policy = { orderId, insurer: 'Insurer a', policyNumber: 'POL/1' };
const shot = (name: string, state = 'added') => ({ shot: name, state, needsPlate: true });
const inspection = {
  ...{ inspectionId, insurer: 'Insurer a', vehicleNumber: 'DL8CAF5030', state: 'submitted' },
  ...{ note: null, shots: [shot('front'), shot('rear', 'missing')] },
  submittedAt: '2026-11-26T06:00:00Z',
};
const desk = {
  operatorSession: asExample('operatorSession'),
  deskInsurance: answered({
    inspections: [
      {
        ...{ inspectionId, insurer: 'Insurer a', display: 'DL8C****30' },
        submittedAt: '2026-11-26T06:00:00Z',
      },
    ],
    awaited: [
      {
        orderId: inspectionId,
        insurer: 'Insurer w',
        refundBy: '2026-11-26T06:00:00Z',
        isDown: true,
      },
    ],
    handOvers: [
      { ...policy, handOverBy: '2026-11-27T06:00:00Z', isAlarm: true },
      { ...policy, orderId: inspectionId, handOverBy: '2026-11-28T06:00:00Z', isAlarm: false },
    ],
    cancellations: [
      { ...policy, part: 'whole', refund: 123_400, on: '2026-11-26', isConfirmed: false },
    ],
    refunds: [
      {
        ...{ orderId, insurer: 'Insurer a', amount: 567_800, state: 'failed' },
        expectedOn: '2026-12-01',
      },
    ],
    leads: [
      {
        ...{ leadId: orderId, firm: 'Firm b', stage: 'new', mobileMasked: '98******10' },
        ...{ createdAt: '2026-11-26T06:00:00Z', consent: null },
      },
      {
        ...{ leadId: inspectionId, firm: 'Firm b', stage: 'new', mobileMasked: '98******11' },
        createdAt: '2026-11-26T06:00:00Z',
        consent: { state: 'withdrawn', channels: ['call'], endsAt: '2026-12-26T06:00:00Z' },
      },
      {
        leadId: orderId.replace(/^./, '9'),
        ...{ firm: 'Firm b', stage: 'new', mobileMasked: '98******12' },
        createdAt: '2026-11-26T06:00:00Z',
        consent: {
          ...{ state: 'active', endsAt: '2026-12-26T06:00:00Z' },
          channels: ['call', 'show-number'],
        },
      },
    ],
    insurers: [{ insurerId: 'a', name: 'Insurer a', quotes: 3, declined: 1, failed: 2 }],
  }),
  deskVehicleInspection: answered(inspection),
  deskTariffs: answered({
    saved: {
      ...{ operator: 'Asha', savedAt: '2026-11-21T04:44:00Z', reason: 'Gazette', count: 1 },
      changes: [{ place: 'gst[2017-07-01].rate', before: '18000', after: null }],
    },
    waiting: [true, false].map((isOwn, place) => ({
      ...{ tariffId: inspectionId.replace(/^./, String(place)), operator: 'Asha', isOwn },
      ...{ savedAt: '2026-11-21T04:44:00Z', count: 1, changes: [] },
    })),
  }),
};
const typed = /Insurer a|Firm b|POL\/1|motor-tariff\.json|Asha|Gazette|gst\S*: 18000/g;

describeDeskPages(
  ['/desk/insurance', '/desk/insurance/tariff', `/desk/insurance/${inspectionId}`],
  { desk, typed },
);

test('the overview shows alarms, refunds and consents in words', async () => {
  const page = await documentOf({
    ...{ path: '/desk/insurance', cookies: deskCookies, transport: fakeTransport(desk) },
  });
  const words = wordsOf(page.main);
  for (const one of [
    'Over 20 hours',
    'In time',
    '₹1,234',
    'Consent withdrawn',
    '2 failed',
    '₹5,678',
    'Rejected by bank',
    'No consent',
  ]) {
    expect(words).toContain(one);
  }
  expect(words).toContain('Allowed: calls through our line, see the number, until 26 Dec 2026');
  expect(page.main).toContain(`/desk/orders/${orderId}`);
});

test('an inspection has its pictures beside what each must show, and Enter decides nothing', async () => {
  const path = `/desk/insurance/${inspectionId}`;
  const open = (given: object) =>
    documentOf({
      ...{ path, cookies: deskCookies },
      transport: fakeTransport({ ...desk, deskVehicleInspection: answered(given) }),
    });
  const { main } = await open(inspection);
  expect(main.match(/<img /g)).toHaveLength(1);
  expect(main).toContain(`/inspections/${inspectionId}/pictures/front`);
  expect(main).not.toContain('checked=""');
  expect(main.indexOf('value="again"')).toBeLessThan(main.indexOf('value="pass"'));
  expect((await open({ ...inspection, state: 'passed' })).main).not.toContain('value="pass"');
});

test.each([
  [
    { decision: 'pass', shot: 'front' },
    { decision: 'pass', shots: [], note: null },
  ],
  [
    { decision: 'again', shot: 'front', note: ' Too dark ' },
    { decision: 'again', shots: ['front'], note: 'Too dark' },
  ],
  [{ note: 'Broken' }, { decision: 'again', shots: [], note: 'Broken' }],
])('the form %o is sent as %o', async (form, body) => {
  const asked: unknown[] = [];
  const deskDecideVehicleInspection = (input: unknown) => {
    asked.push((input as { body?: unknown }).body);
    return answered({ state: 'passed' });
  };
  expect(
    await renderFakePage({
      ...{ path: `/desk/insurance/${inspectionId}`, form, cookies: deskCookies },
      transport: fakeTransport({ ...desk, deskDecideVehicleInspection }),
    }),
  ).toMatchObject({ kind: 'redirect', location: '/desk/insurance?done=decided' });
  expect(asked).toEqual([body]);
});

test('a refused decision and a wrong table say so', async () => {
  const refused = await documentOf({
    ...{ path: `/desk/insurance/${inspectionId}`, form: { decision: 'refuse' } },
    cookies: deskCookies,
    transport: fakeTransport({
      ...desk,
      deskDecideVehicleInspection: refusedWith('insurance/inspection-closed'),
    }),
  });
  expect(refused.status).toBe(409);
  expect(refused.main).toContain('role="alert"');
});

test('a decision that lacks its reason keeps what was ticked, and says so at the field', async () => {
  const bad = refusedWith('request/bad-input');
  const faults = ['body.note', 'body.shots'].map((path) => ({ path, message: '' }));
  const page = await documentOf({
    ...{ path: `/desk/insurance/${inspectionId}`, cookies: deskCookies },
    form: { decision: 'again', shot: 'front', note: 'Blurred' },
    transport: fakeTransport({
      ...desk,
      deskDecideVehicleInspection: { ...bad, body: { ...(bad.body as object), errors: faults } },
    }),
  });
  expect(page.status).toBe(400);
  expect(page.main.match(/checked=""/g)).toHaveLength(1);
  expect(page.main).toContain('>Blurred</textarea>');
  expect(page.main).toContain('id="note-error"');
  expect(page.main).toContain('id="shots-error"');
});

test('a table that cannot be read says so at its field', async () => {
  const bad = refusedWith('request/bad-input');
  const errors = [{ path: 'body.text', message: '' }];
  const page = await documentOf({
    ...{ path: '/desk/insurance/tariff', cookies: deskCookies },
    form: { intent: 'preview', text: '{' },
    transport: fakeTransport({
      ...desk,
      deskPreviewTariff: { ...bad, body: { ...(bad.body as object), errors } },
    }),
  });
  expect(page.status).toBe(400);
  expect(page.main).toContain('id="text-error"');
  expect(page.main).toContain('>{</textarea>');
});

test('a tariff is previewed, then saved with or without a reason, and confirmed by somebody else', async () => {
  const path = '/desk/insurance/tariff';
  const long = JSON.stringify({ a: 'b'.repeat(30_000) });
  const sent: unknown[] = [];
  const note = (input: unknown) => {
    sent.push(input);
    return answered({ tariffId: inspectionId, state: 'waiting' });
  };
  const preview = await documentOf({
    ...{ path, form: { intent: 'preview', text: '{"a":1}' }, cookies: deskCookies },
    transport: fakeTransport({
      ...desk,
      deskPreviewTariff: answered({
        ...{ faults: [], count: 1 },
        changes: [{ place: 'gst[2017-07-01].rate', before: '18000', after: null }],
      }),
    }),
  });
  expect(preview.main).toContain('gst[2017-07-01].rate: 18000 → (gone)');
  expect(preview.main).toContain('{&quot;a&quot;:1}');
  expect(preview.main).toContain('value="save"');
  const { main } = await documentOf({ path, cookies: deskCookies, transport: fakeTransport(desk) });
  expect(main).not.toContain('value="save"');
  expect(main.match(/value="confirm"/g)).toHaveLength(1);
  expect(main.match(/value="discard"/g)).toHaveLength(2);
  const transport = fakeTransport({ ...desk, deskSaveTariff: note, deskDecideTariff: note });
  for (const form of [
    { intent: 'save', text: long, reason: ' ' },
    { intent: 'save', text: '{}', reason: 'Gazette of today' },
    { intent: 'confirm', tariffId: inspectionId },
  ]) {
    const led = await renderFakePage({ path, form, cookies: deskCookies, transport });
    expect(led).toMatchObject({ kind: 'redirect', location: path });
  }
  expect(sent).toMatchObject([
    { body: { text: long, reason: null } },
    { body: { text: '{}', reason: 'Gazette of today' } },
    { params: { tariffId: inspectionId }, body: { decision: 'confirm' } },
  ]);
});
