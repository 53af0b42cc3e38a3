import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/** Run-time imports of a file, without type imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(/import type[\s\S]*?;/g, '');
  return [...text.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
}

test.each(['challans', 'payments', 'ledger'])(
  'of %s only the offences bring their table, so that a page can take all the rest',
  (folder) => {
    const files = readdirSync(join(src, folder)).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'offences.ts',
    );
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const taken = importsOf(join(src, folder, name));
      expect(taken.filter((path) => /\.json$|\/offences\.ts$/.test(path))).toEqual([]);
    }
  },
);

test('the check detects an import of the table', () => {
  expect(importsOf(join(src, 'challans/offences.ts'))).toContain('../../data/offences.json');
});
