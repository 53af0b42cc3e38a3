import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuestion } from './clean-question.ts';

test.each([
  ['Is there a challan on DL8CAF5030?', 'Is there a challan on [vehicle]?'],
  ['call me on +91 98765 43210', 'call me on +[digits]'],
  ['mail asha@example.in please', 'mail [e-mail] please'],
  ['मेरी गाड़ी MH 12 DE 1433 का चालान', 'मेरी गाड़ी [vehicle] का चालान'],
  ['Aadhaar 1234 5678 9012', 'Aadhaar [digits]'],
])('"%s" is kept as "%s"', (typed, text) => {
  const clean = cleanQuestion(typed);
  expect(clean).toMatchObject({ text, wasShortened: true });
  expect(clean.searched).not.toContain('[');
});

test('a question without personal data is unchanged', () => {
  const text = 'चालान भरने के लिए कितने दिन मिलते हैं?';
  expect(cleanQuestion(text)).toEqual({
    text,
    searched: text,
    wasShortened: false,
    hadVehicleNumber: false,
  });
});

test('characters that cannot be stored or seen are removed', () => {
  expect(cleanQuestion('a\u0000b \u202ec\ud800').text).toBe('a b c\ufffd');
});

test('no question lets a mobile or a number plate through', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (before, after) => {
      const { text, searched } = cleanQuestion(`${before} 9876543210 DL8CAF5030 ${after}`);
      for (const kept of [text, searched]) expect(kept).not.toMatch(/9876543210|DL8CAF5030/);
    }),
  );
});
