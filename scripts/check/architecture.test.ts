import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, table = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## Where is …?');
const rows = table
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /^\| (?!Behaviour)/.test(line));

/** A name without a folder stands beside the path before it. */
function filesOf(row: string): string[] {
  let folder = '';
  return [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (!name.includes('/')) return join(folder, name);
    folder = dirname(name);
    return name;
  });
}

test('every file in the table of behaviours exists', () => {
  const files = rows?.flatMap(filesOf) ?? [];
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});
