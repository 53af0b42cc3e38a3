import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { inTagOrder, takesMoney } from './tag-order.ts';

const tag = (status: string, issuedOn: string | null) => ({
  status,
  exceptionCode: null,
  issuedOn: issuedOn === null ? null : (parseIstDate(issuedOn) as IstDate),
});

test('the newest tag that takes money comes first, then older ones, then closed ones', () => {
  const tags = [
    tag('A', null),
    tag('A', '2021-01-01'),
    tag('C', '2026-01-01'),
    tag('H', '2024-06-01'),
  ];
  expect(inTagOrder(tags).map(({ status, issuedOn }) => [status, issuedOn])).toEqual([
    ['H', '2024-06-01'],
    ['A', '2021-01-01'],
    ['A', null],
    ['C', '2026-01-01'],
  ]);
});

test('a closed or lost tag takes no money; one with an unknown code may', () => {
  expect(takesMoney('closed')).toBe(false);
  expect(takesMoney('lost')).toBe(false);
  expect(takesMoney('unknown')).toBe(true);
});
