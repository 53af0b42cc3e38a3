import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const BIG = /from '@pahiya\/domain\/(?:rto-services\/|places\/(?!states'|city-search'))[^']+'/;

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) &&
      !/\.(?:test|spec)\.|\.server\.|^entry-server/.test(entry.name)
      ? [path]
      : [];
  });
}

test('browser code imports no service or place table, types excepted', () => {
  const files = ['apps/web/src', 'packages/ui/src', 'packages/api-client/src'].flatMap((folder) =>
    sourcesUnder(join(root, folder)),
  );
  expect(files.length).toBeGreaterThan(100);
  const guilty = files.filter((file) =>
    BIG.test(readFileSync(file, 'utf8').replace(/import type[\s\S]*?;/g, '')),
  );
  expect(guilty).toEqual([]);
});

test('the check detects an import of a table', () => {
  expect(BIG.test("import { rtoServices } from '@pahiya/domain/rto-services/rto-services'")).toBe(
    true,
  );
  expect(BIG.test("import { findState } from '@pahiya/domain/places/states'")).toBe(false);
});
