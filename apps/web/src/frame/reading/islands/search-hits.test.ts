import { expect, test } from 'vitest';
import { copy } from '../../../areas/search/copy/en/site-search.ts';
import { hitsOf } from './search-hits.ts';

const words = copy.suggest;
const hit = (path: string) => ({ kind: 'article', title: [{ text: 'x', isMatch: false }], path });
const body = (direct: unknown, ...paths: string[]) => ({
  data: { direct, groups: [{ results: paths.map(hit) }] },
});

test('a vehicle number comes first, with a label', () => {
  const direct = { kind: 'vehicle', display: 'DL 8C AF 5030', path: '/rc-details/DL8CAF5030' };
  const [first] = hitsOf(body(direct), words);
  expect(first).toMatchObject({ kind: 'vehicle', path: '/rc-details/DL8CAF5030' });
  expect(first?.title[0]?.text).toBe('Look up DL 8C AF 5030');
});

test('an RTO named by its code is suggested once', () => {
  const direct = { kind: 'office', title: 'MH 12 RTO: Pune', path: '/rto/x/office/mh-12' };
  const hits = hitsOf(body(direct, '/rto/x/office/mh-12', '/blog/a'), words);
  expect(hits.map(({ path }) => path)).toEqual(['/rto/x/office/mh-12', '/blog/a']);
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'a link to another site, %j, is not suggested',
  (path) => {
    expect(hitsOf(body(null, path, '/blog/a'), words).map((one) => one.path)).toEqual(['/blog/a']);
  },
);

test('an empty or malformed response gives no suggestions', () => {
  expect(hitsOf(null, words)).toEqual([]);
});
