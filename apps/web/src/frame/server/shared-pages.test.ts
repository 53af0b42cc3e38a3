import { readFileSync } from 'node:fs';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import { describe, expect, test } from 'vitest';
import { pages } from '../../composition/areas.ts';
import { sharedPageFinder } from './shared-pages.ts';

const findSharedPage = sharedPageFinder(pages);
const shared = pages.filter(({ path }) => findSharedPage(path) !== null);

describe('shared pages', () => {
  test('are found in both languages, in any letter case, with and without a trailing slash', () => {
    const path = `${languagePrefixes.hi}/rc-search`;
    for (const written of [path, `${path}/`, path.toUpperCase()]) {
      expect(findSharedPage(written)?.path).toBe(path);
    }
    expect(findSharedPage('/')?.path).toBe('/');
    expect(findSharedPage('/hi/')?.path).toBe('/hi');
    expect(findSharedPage('/rc-details/DL8CAF5030')).toBeNull();
  });

  // Other parameters never reach the loader of a cached page.
  test.each(shared.map(({ path, id }) => [path, id]))(
    '%s names each parameter its loader reads',
    (path, id) => {
      const source = readFileSync(new URL(`../../../${id}`, import.meta.url), 'utf8');
      const read = [...source.matchAll(/\b(?:query|params|searchParams)\.(?:get|has)\('(\w+)'\)/g)];
      const { variants = [], personal = [] } = findSharedPage(path) ?? {};
      const named = [...variants.map(([name]) => name), ...personal];
      // Read only together with a personal parameter.
      const withPersonal = path === '/challan-pay' ? ['wait'] : [];
      for (const [, name] of read) expect([...named, ...withPersonal]).toContain(name);
    },
  );
});
