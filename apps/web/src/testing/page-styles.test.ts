import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Parts of the component library, and the style sheet without which their rows run into each other. */
const sheetOf = {
  '@pahiya/ui/key-values': '@pahiya/ui/styles/records.css',
  '@pahiya/ui/price-lines': '@pahiya/ui/styles/dues.css',
  '@pahiya/ui/sum-head': '@pahiya/ui/styles/dues.css',
  '@pahiya/ui/timeline': '@pahiya/ui/styles/dues.css',
} as const;

const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:@import|(?:import|export)\s(?:[^'"]*?from\s)?)\s*['"]([^'"]+)['"]/gm,
    ),
  ].map(([, name = '']) => name);

/** What a file imports, directly and through files of the web app. */
function reachedFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const name of importsOf(file)) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name;
    if (seen.has(target)) continue;
    seen.add(target);
    if (target !== name && existsSync(target)) reachedFrom(target, seen);
  }
  return seen;
}

test('a page of the app that shows facts, prices or a timeline brings their styles', () => {
  const faults: string[] = [];
  let found = 0;
  for (const file of globSync('areas/**/*.page.tsx', { cwd: root })) {
    const reached = reachedFrom(path.join(root, file));
    for (const [part, sheet] of Object.entries(sheetOf)) {
      if (!reached.has(part)) continue;
      found += 1;
      if (!reached.has(sheet)) faults.push(`${file}: ${part}`);
    }
  }
  expect(found).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});
