import { expect, test } from 'vitest';
import { clockText, instantText } from './instant-text.ts';

test('an instant is shown in Indian time', () => {
  expect(instantText('2026-11-21T04:44:00Z', 'en')).toBe('21 Nov 2026, 10:14 am IST');
  expect(instantText('2026-11-21T04:44:00Z', 'hi')).toBe('21 नव॰ 2026, सुबह 10:14 बजे');
});

test.each([
  ['2026-11-20T18:30:00Z', '12:00 am', 'रात 12:00 बजे'],
  ['2026-11-21T06:30:00Z', '12:00 pm', 'दोपहर 12:00 बजे'],
  ['2026-11-21T11:45:00Z', '5:15 pm', 'शाम 5:15 बजे'],
  ['2026-11-21T16:45:00Z', '10:15 pm', 'रात 10:15 बजे'],
])('the time of day of %s', (iso, english, hindi) => {
  expect(clockText(iso, 'en')).toBe(english);
  expect(clockText(iso, 'hi')).toBe(hindi);
});
