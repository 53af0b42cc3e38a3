import { expect, test } from 'vitest';
import { readDetails } from './read-details.ts';

test.each([
  ['Asha Rao', 'asha@example.in', []],
  ['आशा राव', '', []],
  ['', '', []],
  ['A', '', ['name']],
  ['R2 D2', 'nobody', ['name', 'email']],
  ['Asha', 'asha@example.museum', ['email']],
])('name "%s" and e-mail "%s" have the errors %j', (name, email, faults) => {
  expect(readDetails(form({ name, email })).faults).toEqual(faults);
});

test('an unknown language falls back to English', () => {
  expect(readDetails(form({ language: 'xx' })).body.language).toBe('en');
  expect(readDetails(form({ language: 'hi' })).body.language).toBe('hi');
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
