import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

function sourcesIn(folder: string): string[] {
  return readdirSync(join(src, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(src, folder, name));
}

/** Files reachable by imports, type imports excluded. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const text = readFileSync(file, 'utf8').replace(/import type[\s\S]*?;/g, '');
  for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) {
    if (path !== undefined) reachedFrom(resolve(dirname(file), path), seen);
  }
  return seen;
}

test.each(['shared', 'registration', 'rc'])(
  'what a browser takes from %s never brings the big tables',
  (folder) => {
    const sources = sourcesIn(folder);
    expect(sources.length).toBeGreaterThan(3);
    for (const file of sources) {
      expect([...reachedFrom(file)].filter((path) => path.endsWith('.json'))).toEqual([]);
    }
  },
);

test('the check detects an import of a table', () => {
  const reached = reachedFrom(join(src, 'places/resolve-office.ts'));
  expect([...reached].filter((path) => path.endsWith('.json'))).toHaveLength(2);
});
