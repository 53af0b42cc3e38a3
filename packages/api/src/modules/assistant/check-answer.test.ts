import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const grounds = {
  question: 'PUC for my 2019 car?',
  language: 'en' as const,
  passages: [
    { title: 'PUC: price', text: 'The price is ₹1,500 in Delhi, rule 115(7).' },
    { title: 'PUC', text: 'Valid for 12 months.' },
  ],
};
const check = (text: string, over = {}) => checkAnswer(text, { ...grounds, ...over });

test.each([
  'It costs ₹1,500 [1].',
  'It costs 1500 rupees [1] and is valid for 12 months [2].',
  'For a car of 2019 it is valid for 12 months [2].',
])('statements from the passages are accepted: %s', (text) => {
  expect(check(text)).toBe(text);
});

test('Markdown is removed from an answer', () => {
  expect(check('## Answer\n\n**Valid** for 12 months [2].')).toBe(
    'Answer\n\nValid for 12 months [2].',
  );
});

test.each([
  ['names no passage', 'Valid for 12 months.'],
  ['names a passage that is not there', 'Valid for 12 months [3].'],
  ['names a passage zero', 'Valid for 12 months [0].'],
  ['says a sum that nobody gave', 'The fine is ₹10,000 [1].'],
  ['says days that nobody gave', 'You have 45 days [2].'],
  ['says a part of a number that is there', 'It costs ₹150 [1].'],
  ['has an address', 'See https://example.in for 12 months [2].'],
  ['has an address without its beginning', 'See www.example.in [2].'],
  ['has a link', 'See [here](x) [2].'],
  ['has markup', '<b>Valid</b> for 12 months [2].'],
  ['has a script', '<script>alert(1)</script> [1]'],
  ['has a script address', 'javascript:alert(1) [1]'],
  ['has an e-mail address', 'Write to a@example.in [1].'],
  ['is empty', '  \n '],
  ['is too long', `${'word '.repeat(400)}[1]`],
])('an answer that %s is not shown', (_what, text) => {
  expect(check(text)).toBeNull();
});

test('a Hindi answer must be in Hindi; Devanagari digits count as any', () => {
  const hindi = {
    language: 'hi' as const,
    passages: [{ title: 'PUC', text: 'यह १२ महीने चलता है।' }],
  };
  expect(check('यह 12 महीने चलता है [1]।', hindi)).toBe('यह 12 महीने चलता है [1]।');
  expect(check('It is valid for 12 months [1].', hindi)).toBeNull();
});

test('invisible characters are removed', () => {
  expect(check('Valid\u202e for\u0000 12 months [2].')).toBe('Valid for 12 months [2].');
});
