import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import { sampleForm } from './testing/sample-form.ts';

const formId = 'SAMPLE_FORM';
const path = `/forms/${formId}`;
type Sent = { body: { values: Record<string, string>; consents: string[]; submissionKey: string } };

function transport(submitForm: Parameters<typeof fakeTransport>[0]['submitForm'] = answered({})) {
  const language = (input: unknown) =>
    (input as { query: { language: 'en' | 'hi' } }).query.language;
  return fakeTransport({
    ...base,
    submitForm,
    getForm: (input) => answered({ formId, version: 3, definition: sampleForm(language(input)) }),
  });
}
const fresh = { version: '3', step: '0', submissionKey: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b21' };
const first = { ...fresh, intent: 'next', name: 'Asha Rao', kind: 'car' };
const second = { ...first, step: '1', intent: 'send', mobile: '9876543210', consent: 'call' };
const post = (form: Record<string, string>, submit?: Parameters<typeof transport>[0], at = path) =>
  documentOf({ path: at, transport: transport(submit), form });

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const prefix = language === 'hi' ? '/hi' : '';
  test.each([
    ['a form', path, 200],
    ['a form that was sent', `${path}?sent=1`, 200],
    ['the contact page', '/contact-us', 200],
    ['the contact page after sending', '/contact-us?sent=1', 200],
    ['the feedback page', '/feedback', 200],
  ])('%s is complete', async (_, at, status) => {
    const page = await documentOf({ path: `${prefix}${at}`, transport: transport() });
    expect(page.status).toBe(status);
    expect(page.main).toMatch(/<h1[ >]/);
    expect(page.main).not.toMatch(/undefined|\[object|NaN|null/);
    expect(page.main).not.toMatch(/\sstyle=/);
    expect(page.main).not.toMatch(/\schecked=/);
    if (language === 'hi') {
      expect(wordsOf(page.main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    }
  });

  test('every error has copy', async () => {
    const form = { ...second, mobile: '12', consent: '' };
    const page = await documentOf({ path: `${prefix}${path}`, transport: transport(), form });
    expect(page.status).toBe(400);
    expect(page.main).toContain('href="#form-mobile"');
    expect(page.main).toContain('href="#consent-call"');
    if (language === 'hi') {
      expect(wordsOf(page.main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    }
  });
});

describe('step by step, without script', () => {
  test('continues to the next step with earlier answers in hidden fields', async () => {
    const page = await post(first);
    expect(page.status).toBe(200);
    expect(page.main).toContain('Step 2 of 2');
    expect(page.main).toContain('<input type="hidden" name="name" value="Asha Rao"/>');
    expect(page.main).toContain('<input type="hidden" name="kind" value="car"/>');
    expect(page.main).toContain('id="form-mobile"');
    expect(page.main).not.toContain('id="form-name"');
    expect(page.main).toContain(`value="${fresh.submissionKey}"`);
  });

  test('goes back to the previous step as it was left, even if this one has errors', async () => {
    const page = await post({ ...second, intent: 'back', mobile: '12' });
    expect(page.status).toBe(200);
    expect(page.main).toContain('Step 1 of 2');
    expect(page.main).toMatch(
      /id="form-name"[^>]*value="Asha Rao"|value="Asha Rao"[^>]*id="form-name"/,
    );
    expect(page.main).toContain('<input type="hidden" name="mobile" value="12"/>');
    expect(page.main).toContain('<input type="hidden" name="consent" value="call"/>');
  });

  test('shows an error at its step, its field and in the summary; no input is lost', async () => {
    const page = await post({ ...first, name: 'A1', kind: '' });
    expect(page.status).toBe(400);
    expect(page.main).toContain('Step 1 of 2');
    expect(page.main).toContain('href="#form-name"');
    expect(page.main).toContain('href="#form-kind-car"');
    expect(page.main).toContain('aria-invalid="true"');
    expect(page.main).toContain('value="A1"');
  });

  test('a tampered hidden field returns to its step', async () => {
    const page = await post({ ...second, name: '' });
    expect(page.status).toBe(400);
    expect(page.main).toContain('Step 1 of 2');
  });

  test('is not submitted without consent, and the box is not ticked for the person', async () => {
    const { consent: _, ...without } = second;
    const page = await post(without, () => {
      throw new Error('it was sent');
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('id="consent-call"');
    expect(page.main).not.toMatch(/\schecked=/);
  });

  test('redirects after submission, so a reload submits nothing', async () => {
    const sent: Sent[] = [];
    const submit = (input: unknown) => {
      sent.push(input as Sent);
      return { ...answered({ submissionId: fresh.submissionKey }), status: 201 };
    };
    const result = await renderFakePage({
      path: `/hi${path}`,
      transport: transport(submit),
      form: { ...second, other: 'x' },
    });
    expect(result).toMatchObject({ kind: 'redirect', status: 303, location: `/hi${path}?sent=1` });
    expect(sent[0]?.body).toEqual({
      version: 3,
      language: 'hi',
      values: { name: 'Asha Rao', kind: 'car', mobile: '9876543210' },
      consents: ['call'],
      submissionKey: fresh.submissionKey,
      website: '',
    });
  });

  test('a form that changed in between is shown again with the typed values', async () => {
    const page = await post({ ...second, version: '2' });
    expect(page.status).toBe(409);
    expect(page.main).toContain('The form has changed since you opened it');
    expect(page.main).toContain('value="Asha Rao"');
    expect(page.main).toContain('name="version" value="3"');
  });

  test.each([
    ['request/too-many', 429],
    ['server/unavailable', 503],
  ] as const)('%s is shown above the form, with the typed values', async (code, status) => {
    const page = await post(second, refusedWith(code));
    expect(page.status).toBe(status);
    expect(page.main).toContain('The form was not sent');
    expect(page.main).toContain('value="9876543210"');
  });
});

test('an unknown form is 404, under any name', async () => {
  const unknown = fakeTransport({ ...base, getForm: refusedWith('form/unknown') });
  const none = fakeTransport({ ...base, getForm: refusedWith('request/bad-input') });
  expect((await documentOf({ path: '/forms/NO_FORM', transport: unknown })).status).toBe(404);
  expect((await documentOf({ path: '/forms/no-form', transport: none })).status).toBe(404);
});

test('the contact page loads its own form and shows the contact options', async () => {
  let asked = '';
  const page = await documentOf({
    path: '/contact-us',
    transport: fakeTransport({
      ...base,
      getForm: (input) => {
        asked = (input as { params: { formId: string } }).params.formId;
        return answered({ formId, version: 3, definition: sampleForm('en') });
      },
    }),
  });
  expect(asked).toBe(fixedForms.contact);
  expect(page.main).toContain('mailto:help@pahiya.example');
  expect(page.main).toMatch(/<h1[^>]*>Ask for a call<\/h1>/);
  expect(page.html).toContain('ContactPage');
});
