import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test('every text ends with the full stop of its language', () => {
  expect(sentences('en', 'It failed', 'Try again')).toBe('It failed. Try again.');
  expect(sentences('hi', 'यह नहीं हुआ', 'फिर कोशिश करें')).toBe('यह नहीं हुआ। फिर कोशिश करें।');
});

test.each(['.', '।', '?', '!', '…'])(
  'a text that ends with %s gets no second full stop',
  (mark) => {
    expect(sentences('hi', `पहला${mark}`, 'दूसरा।')).toBe(`पहला${mark} दूसरा।`);
  },
);

test('empty texts leave no gap and no lone full stop', () => {
  expect(sentences('hi', 'पहला', '', ' ')).toBe('पहला।');
  expect(sentences('en')).toBe('');
});
