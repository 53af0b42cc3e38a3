import { expect, test } from 'vitest';
import { hiddenPart, hideContacts } from './hide-contacts.ts';

test.each([
  ['Call me on 98765 43210 today', `Call me on ${hiddenPart} today`],
  ['+91-98765-43210', `+${hiddenPart}`],
  ['९८७६५४३२१० पर फ़ोन करें', `${hiddenPart} पर फ़ोन करें`],
  ['Aadhaar 2345 6789 0123.', `Aadhaar ${hiddenPart}.`],
  ['mail asha.k@example.in or pay asha@ybl', `mail ${hiddenPart} or pay ${hiddenPart}`],
  ['My DL 8C AB 1234 squeals', `My ${hiddenPart} squeals`],
  ['mh12ab1234, 22 BH 1234 AA', `${hiddenPart}, ${hiddenPart}`],
])('%s', (text, shown) => {
  expect(hideContacts(text)).toBe(shown);
});

test.each([
  'It cost ₹1,20,000 on 2026-11-28, after 45,000 km.',
  'The 2000 cc engine of 2019, section 194D, code MH 12.',
  '@asha_drives wrote this, see https://pahiya.example/community/post/1',
  'Brakes squeal at 40 km/h, 60 km/h and 80 km/h.',
])('leaves as it is: %s', (text) => {
  expect(hideContacts(text)).toBe(text);
});

test('is linear in a long text', () => {
  const long = '1 '.repeat(50_000);
  expect(hideContacts(long).length).toBeLessThan(long.length);
  expect(hideContacts('a@'.repeat(20_000)).length).toBeGreaterThan(0);
});
