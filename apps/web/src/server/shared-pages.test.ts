import { readFileSync } from 'node:fs';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import { describe, expect, test } from 'vitest';
import { pages } from '../app/pages.ts';
import { findSharedPage } from './shared-pages.ts';

const shared = pages.filter(({ path }) => findSharedPage(path) !== null);

describe('pages that visitors share', () => {
  test('are found in both languages, in any letter case, with and without a slash at the end', () => {
    const path = `${languagePrefixes.hi}/rc-search`;
    for (const written of [path, `${path}/`, path.toUpperCase()]) {
      expect(findSharedPage(written)?.path).toBe(path);
    }
    expect(findSharedPage('/')?.path).toBe('/');
    expect(findSharedPage('/hi/')?.path).toBe('/hi');
    expect(findSharedPage('/rc-details/DL8CAF5030')).toBeNull();
  });

  // A parameter that is not named here never reaches the loader of a cached page.
  test.each(shared.map(({ path, file }) => [path, file]))(
    '%s names each parameter its loader reads',
    (path, file) => {
      const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
      const read = [...source.matchAll(/\b(?:query|params|searchParams)\.(?:get|has)\('(\w+)'\)/g)];
      const { variants = [], personal = [] } = findSharedPage(path) ?? {};
      const named = [...variants.map(([name]) => name), ...personal];
      // Only read together with a personal parameter.
      const withPersonal = path === '/challan-pay' ? ['wait'] : [];
      for (const [, name] of read) expect([...named, ...withPersonal]).toContain(name);
    },
  );
});
