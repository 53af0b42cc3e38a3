import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { AppPageEntry } from '../frame/routing/page-entry.ts';

const sources = import.meta.glob<string>(
  ['../{areas,parts}/**/*.{ts,tsx}', '!../**/*.{test,spec}.*', '!../**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);
const entries = import.meta.glob<readonly AppPageEntry[]>('../areas/*/pages.ts', {
  eager: true,
  import: 'pages',
});
const copies = new Set(
  Object.keys(import.meta.glob('../{areas/*,parts/*}/copy/en/*.ts')).map((file) =>
    posix.basename(file, '.ts'),
  ),
);

/** Components of all kinds of orders: a page that lists orders takes only their names from it. */
const table = '../areas/orders/kinds/kind-views.ts';

/** Copy that a file and what it imports take, without what is imported when it is needed. */
function copyTaken(file: string, seen: Set<string>): string[] {
  const source = sources[file];
  if (source === undefined || file === table || seen.has(file)) return [];
  seen.add(file);
  const taken = [...source.matchAll(/\b(?:useCopy|copyOf)\((?:language, )?'([\w-]+)'/g)];
  const imports = [...source.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';/gm)];
  return [
    ...taken.map(([, name = '']) => name),
    ...imports.flatMap(([, path = '']) => copyTaken(posix.join(posix.dirname(file), path), seen)),
  ];
}

test('a page lists all copy that its components take', () => {
  expect(copyTaken('../parts/payment/gateway-face.tsx', new Set())).toEqual(['checkout']);
  expect(sources).toHaveProperty([table]);
  const missing = Object.entries(entries).flatMap(([list, pages]) =>
    pages.flatMap(({ module, copy = [] }) => {
      const taken = copyTaken(posix.join(posix.dirname(list), `${module}.page.tsx`), new Set());
      const listed: readonly string[] = copy;
      return [...new Set(taken)]
        .filter((name) => copies.has(name) && !listed.includes(name))
        .map((name) => `${list} ${module}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});
