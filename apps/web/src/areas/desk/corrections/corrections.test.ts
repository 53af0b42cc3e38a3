import { deskCorrections } from '@pahiya/contracts/service-history/desk-correction-contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { asExample, deskCookies } from '../testing/describe-desk-pages.ts';

const path = '/desk/corrections';
const correctionId = '2b1c4d5e-6f70-4d7b-8f0e-8f0d6f0e5e3a';
const orderId = '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70';
const desk = {
  operatorSession: asExample('operatorSession'),
  deskCorrections: asExample('deskCorrections'),
};
const [example] = (deskCorrections.example as { corrections: object[] }).corrections;
const send = (form: Record<string, string>, calls: object = {}) => ({
  path,
  form: { correction: correctionId, ...form },
  cookies: deskCookies,
  transport: fakeTransport({ ...desk, ...calls }),
});

test.each([
  ['accepted', { verdict: 'accepted', note: 'E-mail of 3 Dec' }],
  ['no-proof', { verdict: 'refused', reason: 'no-proof', note: 'E-mail of 3 Dec' }],
])('the answer %s is sent and returns to the list', async (verdict, body) => {
  const asked: unknown[] = [];
  const deskAnswerCorrection = (input: { params?: unknown; body?: unknown }) => {
    asked.push([input.params, input.body]);
    return answered({ isAnswered: true });
  };
  const form = { verdict, note: ' E-mail of 3 Dec ', order: orderId };
  expect(await renderFakePage(send(form, { deskAnswerCorrection }))).toMatchObject({
    kind: 'redirect',
    location: `${path}?order=${orderId}&done=answered`,
  });
  expect(asked).toEqual([[{ correctionId }, body]]);
});

test('an answer without verdict or note is refused at its fields, with what was typed', async () => {
  const page = await documentOf(send({ verdict: '', note: 'ok' }));
  expect(page.status).toBe(400);
  expect(wordsOf(page.main)).toContain('Select the answer.');
  expect(page.main).toContain('value="ok"');
  expect(page.main.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test('an answer that came too late says so', async () => {
  const form = { verdict: 'accepted', note: 'E-mail of 3 Dec' };
  const deskAnswerCorrection = refusedWith('operator/wrong-state');
  const page = await documentOf(send(form, { deskAnswerCorrection }));
  expect(page.status).toBe(409);
  expect(page.main).toContain('role="alert"');
});

test('an answered correction shows the answer and has no form', async () => {
  const done = {
    ...example,
    state: 'refused',
    reason: 'no-proof',
    answeredAt: '2026-12-03T06:00:00Z',
    answeredBy: 'Asha',
  };
  const transport = fakeTransport({
    ...desk,
    deskCorrections: answered({ corrections: [done], open: 0 }),
  });
  const page = await documentOf({
    path: `${path}?order=${orderId}`,
    cookies: deskCookies,
    transport,
  });
  expect(wordsOf(page.main)).toContain('Not accepted: the proof is not enough');
  expect(wordsOf(page.main)).toContain('entered by Asha');
  expect(page.main).not.toContain('<form');
});
