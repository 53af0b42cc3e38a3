import { describe, expect, test } from 'vitest';
import { checkConsentTexts, checkDefinition } from './check-definition.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import { inLanguage } from './in-language.ts';

const words = (en: string) => ({ en, hi: `हिंदी ${en}` });
const field = (id: string, over: Partial<FormField> = {}): FormField => ({
  id,
  kind: 'text',
  label: words(id),
  hint: null,
  isRequired: true,
  pattern: null,
  maxLength: null,
  options: [],
  autocomplete: null,
  ...over,
});
const form = (
  fields: readonly FormField[],
  over: Partial<FormDefinition> = {},
): FormDefinition => ({
  title: words('Form'),
  lead: null,
  steps: [{ title: words('Step'), lead: null, fields }],
  consents: [{ id: 'call', text: words('May call'), textVersion: '1', isRequired: true }],
  submitLabel: words('Send'),
  success: {
    title: words('Done'),
    text: words('Thanks'),
    link: { path: '/', label: words('Home') },
  },
  retentionDays: 10,
  sink: null,
  ...over,
});
const option = (value: string) => ({ value, label: words(value) });

test('a valid form has no errors', () => {
  const fields = [
    field('name'),
    field('kind', { kind: 'radio', options: [option('a'), option('b')] }),
  ];
  expect(checkDefinition(form(fields))).toEqual([]);
});

describe('errors with their paths', () => {
  test.each<[string, readonly FormField[], string]>([
    ['two fields of one name', [field('a'), field('a')], 'steps.0.fields.1.id'],
    ['a field with the name of a consent', [field('call')], 'consents.0.id'],
    ['a name that the page uses', [field('intent')], 'steps.0.fields.0.id'],
    [
      'a list with one choice',
      [field('a', { kind: 'select', options: [option('x')] })],
      'steps.0.fields.0.options',
    ],
    [
      'a choice twice',
      [field('a', { kind: 'select', options: [option('x'), option('x')] })],
      'steps.0.fields.0.options',
    ],
    [
      'choices of a text',
      [field('a', { options: [option('x'), option('y')] })],
      'steps.0.fields.0.options',
    ],
    [
      'a pattern of a box',
      [field('a', { kind: 'tick', pattern: 'pin' })],
      'steps.0.fields.0.pattern',
    ],
    [
      'a length of a box',
      [field('a', { kind: 'tick', maxLength: 3 })],
      'steps.0.fields.0.maxLength',
    ],
  ])('%s', (_, fields, path) => {
    expect(checkDefinition(form(fields)).map((fault) => fault.path)).toEqual([path]);
  });

  test('too many fields', () => {
    const fields = Array.from({ length: 41 }, (_, index) => field(`f${index}`));
    expect(checkDefinition(form(fields))).toMatchObject([{ path: 'steps' }]);
  });
});

test('the text of a consent never changes within a version', () => {
  const before = form([field('a')]);
  const changed = (textVersion: string) =>
    form([field('a')], {
      consents: [{ id: 'call', text: words('May sell'), textVersion, isRequired: true }],
    });
  expect(checkConsentTexts(before, [before])).toEqual([]);
  expect(checkConsentTexts(changed('1'), [before])).toMatchObject([
    { path: 'consents.0.textVersion' },
  ]);
  expect(checkConsentTexts(changed('2'), [before])).toEqual([]);
});

test('a form in one language has no text of the other', () => {
  const fields = [
    field('kind', { kind: 'radio', hint: words('Hint'), options: [option('a'), option('b')] }),
  ];
  const whole = form(fields, { lead: words('Lead') });
  const hindi = inLanguage(whole, 'hi');
  expect(hindi.steps[0]?.fields[0]?.options[1]).toEqual({ value: 'b', label: 'हिंदी b' });
  expect(JSON.stringify(hindi)).not.toMatch(/"en"|"Form"|"Hint"|"Lead"|"Home"/);
  expect(inLanguage(whole, 'en').success.link).toEqual({ path: '/', label: 'Home' });
});
