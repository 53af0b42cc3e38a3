import { expect, test } from 'vitest';
import { cyclesOf } from './cycles-of.mjs';

const graph = (edges: Record<string, readonly string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Map(to.map((one) => [one, null]))]));
const sorted = (cycles: string[][]) => cycles.map((one) => one.toSorted()).sort();

test.each([
  ['a tree', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a way round over three', { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, [['a', 'b', 'c']]],
  [
    'two cycles',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['targets outside', { a: ['b'] }, []],
])('%s', (_, edges, wanted) => {
  expect(sorted(cyclesOf(graph(edges)))).toEqual(wanted);
});
