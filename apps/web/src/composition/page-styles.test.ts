import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { AppPageEntry } from '../frame/routing/page-entry.ts';

const sources = import.meta.glob<string>(
  ['../{areas,parts,frame}/**/*.{ts,tsx}', '!../**/*.{test,spec}.*', '!../**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);
const entries = import.meta.glob<readonly AppPageEntry[]>('../areas/*/pages.ts', {
  eager: true,
  import: 'pages',
});
const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const ui = '../../../../packages/ui/src/styles/';

/** Classes that a sheet defines. */
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name));
const sheetsIn = (css: string) =>
  [...css.matchAll(/@import "(?:@pahiya\/ui\/styles|\.)\/([\w-]+\.css)"/g)].map(
    ([, name = '']) => name,
  );
const defined = (name: string) => classesOf(read(ui + name));

/** On every page. */
const common = new Set(sheetsIn(read(`${ui}index.css`)).flatMap((name) => [...defined(name)]));

type Taken = { readonly classes: Set<string>; readonly styles: Set<string> };

/** Classes and sheets of a file and what it imports, without what is imported when it is needed. */
function collect(file: string, taken: Taken, seen: Set<string>): Taken {
  const source = sources[file];
  if (source === undefined || seen.has(file)) return taken;
  seen.add(file);
  for (const [written] of source.matchAll(
    /className=(?:"[^"]*"|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g,
  )) {
    for (const name of written.match(/[a-z][\w-]*/g) ?? []) taken.classes.add(name);
  }
  for (const [, path = ''] of source.matchAll(/^import '[^']*\/frame\/styles\/([\w-]+\.css)';/gm)) {
    for (const name of sheetsIn(read(`../frame/styles/${path}`))) taken.styles.add(name);
  }
  for (const [, path = ''] of source.matchAll(
    /^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';/gm,
  )) {
    collect(posix.join(posix.dirname(file), path), taken, seen);
  }
  return taken;
}

/** Where a class outside the common sheets is defined. */
const definedIn = new Map<string, string[]>();
for (const sheet of readdirSync(new URL(ui, here)).filter((name) => name.endsWith('.css'))) {
  for (const name of defined(sheet)) {
    if (!common.has(name)) definedIn.set(name, [...(definedIn.get(name) ?? []), sheet]);
  }
}

test('a page of the app loads the sheets of all classes that its components use', () => {
  expect(definedIn.size).toBeGreaterThan(50);
  const missing = Object.entries(entries).flatMap(([list, pages]) =>
    pages.flatMap(({ module }) => {
      const file = posix.join(posix.dirname(list), `${module}.page.tsx`);
      const none = { classes: new Set<string>(), styles: new Set<string>() };
      const { classes, styles } = collect(file, none, new Set());
      return [...classes].flatMap((name) => {
        const where = definedIn.get(name);
        if (where === undefined || where.some((sheet) => styles.has(sheet))) return [];
        return [`${file}: .${name} is in ${where.join(' and ')}`];
      });
    }),
  );
  expect(missing).toEqual([]);
});
