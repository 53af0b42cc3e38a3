import { expect, test } from 'vitest';
import { groupWhileTyping, suggestSwaps } from './vehicle-number.ts';

test.each([
  ['MHI2AB1234', ['MH12AB1234']],
  ['MH12AB12O4', ['MH12AB1204']],
  ['mh o2 ab 1234', ['MH02AB1234']],
  ['0D02AB1234', ['OD02AB1234']],
  ['KAO1234', ['KA010234']],
  ['DLIC1234', ['DL1C1234']],
  ['MHOIABOOOI', ['MH01AB0001']],
  ['22BH65I7A', ['22BH6517A']],
])('%s is offered as %j', (typed, offered) => {
  expect(suggestSwaps(typed)).toEqual(offered);
});

test.each(['MH12AB1234', '', 'MH12AI1234', 'OIOIOIOIOI', 'MH12AB12O4;'])(
  '%s gets no offer',
  (typed) => {
    expect(suggestSwaps(typed)).toEqual([]);
  },
);

test.each([
  ['mh 12-ab.1234', 'MH12AB1234'],
  ['ｍｈ१२', 'MH12'],
  ['<b>', 'B'],
])('typing %s shows %s', (typed, shown) => {
  expect(groupWhileTyping(typed)).toBe(shown);
});
