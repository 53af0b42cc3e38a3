import { faultOfHandle } from '@pahiya/domain/community/handle';
import { expect, test } from 'vitest';
import { pages } from './areas.ts';
import { readingPages } from './site.server.ts';

test('no member can take the name of a page', () => {
  const segments = new Set(
    [...pages, ...readingPages].flatMap(({ path }) => {
      const [first = ''] = path.replace(/^\//, '').split('/');
      return /^[a-z][a-z-]*$/.test(first) ? [first] : [];
    }),
  );
  expect(segments.size).toBeGreaterThan(50);
  const free = [...segments].filter((segment) => {
    const handle = segment.replaceAll('-', '_');
    return handle.length >= 3 && handle.length <= 20 && faultOfHandle(handle) !== 'reserved';
  });
  expect(free).toEqual([]);
});
